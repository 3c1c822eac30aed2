/// The files that pages refer to, in memory: nothing a request says is ever turned into a path.
public struct Assets: Hashable, Sendable {
    /// One file.
    public struct File: Hashable, Sendable {
        /// Such as `text/css; charset=utf-8`.
        public let contentType: String
        /// Changes with the bytes; with its quotation marks.
        public let entityTag: String
        public let bytes: [UInt8]

        public init(contentType: String, entityTag: String, bytes: [UInt8]) {
            self.contentType = contentType
            self.entityTag = entityTag
            self.bytes = bytes
        }
    }

    private let files: [String: File]

    /// - Parameter files: bytes by file name, such as `sela.css`. A file whose kind we do not know is left
    ///   out.
    public init(_ files: [String: [UInt8]]) {
        self.files = files.reduce(into: [:]) { known, file in
            guard let type = Self.contentType(of: file.key) else { return }
            known[file.key] = File(
                contentType: type, entityTag: Self.entityTag(of: file.value), bytes: file.value)
        }
    }

    /// `nil` = there is no such file.
    public subscript(_ name: String) -> File? { files[name] }

    /// The type by the end of the name; `nil` = a kind that we do not serve.
    static func contentType(of name: String) -> String? {
        switch name.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "ico": "image/x-icon"
        case "woff2": "font/woff2"
        case "webmanifest": "application/manifest+json"
        case "txt": "text/plain; charset=utf-8"
        default: nil
        }
    }

    /// FNV-1a over the bytes, and their number: tells versions apart, protects nothing.
    static func entityTag(of bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return "\"\(String(hash, radix: 16))-\(bytes.count)\""
    }
}
