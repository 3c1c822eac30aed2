/// A model that Sela can install and run itself: a row of ``ModelCatalogue``.
public struct ManagedModel: Hashable, Sendable {
    /// The name on the command line and in addresses: lower-case letters, digits, hyphens and dots.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// `nil` for anything but 1…60 lower-case ASCII letters, digits, `-` and `.`, beginning with a letter.
        public init?(rawValue: String) {
            guard (1...60).contains(rawValue.utf8.count),
                rawValue.first.map({ ("a"..."z").contains($0) }) == true,
                rawValue.allSatisfy({
                    ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" || $0 == "."
                })
            else { return nil }
            self.rawValue = rawValue
        }
    }

    /// What runs the file.
    public enum Engine: String, Hashable, Sendable, CaseIterable {
        /// A GGUF file, by the xllamacpp server.
        case gguf
        /// A LiteRT-LM file, by `litert-lm serve`.
        case litert
        /// A file of whisper.cpp, which hears speech, in this process.
        case whisper
    }

    /// Whether it answers what is written to it; the others hear speech.
    public var answers: Bool { engine != .whisper }

    public let id: ID
    /// The name that its maker gave it.
    public let name: String
    public let engine: Engine
    /// Languages of ours that its maker says it knows.
    public let statedLanguages: [Language]
    public let licence: Licence
    public let source: Source
    /// Memory that the engine needs with this model loaded, in bytes.
    public let memory: Int

    /// Under which terms the file may be used.
    public struct Licence: Hashable, Sendable {
        public let name: String
        /// Where the terms are.
        public let address: String
        /// Whether the terms have to be shown and accepted before the file is fetched.
        public let needsAcceptance: Bool

        public init(name: String, address: String, needsAcceptance: Bool) {
            self.name = name
            self.address = address
            self.needsAcceptance = needsAcceptance
        }
    }

    /// The file, fixed to the byte.
    public struct Source: Hashable, Sendable {
        /// An https address that names a revision, so that it cannot change.
        public let address: String
        public let fileName: String
        /// The exact length in bytes.
        public let bytes: Int
        /// SHA-256: 64 lower-case hexadecimal digits.
        public let digest: String
        /// The bytes that such a file begins with, such as `GGUF`.
        public let signature: String

        public init(address: String, fileName: String, bytes: Int, digest: String, signature: String) {
            self.address = address
            self.fileName = fileName
            self.bytes = bytes
            self.digest = digest
            self.signature = signature
        }
    }

    public init(
        id: ID, name: String, engine: Engine, statedLanguages: [Language], licence: Licence, source: Source,
        memory: Int
    ) {
        self.id = id
        self.name = name
        self.engine = engine
        self.statedLanguages = statedLanguages
        self.licence = licence
        self.source = source
        self.memory = memory
    }
}
