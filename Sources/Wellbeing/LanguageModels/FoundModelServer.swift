/// A server on this machine that speaks chat completions, found when the person asked to look.
public struct FoundModelServer: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case ollama, lmStudio, llamaServer, litertServe, other
    }

    public struct Model: Hashable, Sendable {
        public let name: String
        /// Whether the server itself would pass the text on to another machine (Ollama's cloud models).
        public let isElsewhere: Bool

        public init(name: String, isElsewhere: Bool) {
            self.name = name
            self.isElsewhere = isElsewhere
        }
    }

    public let kind: Kind
    public let address: ServiceAddress
    public let models: [Model]
    /// Whether the server has said that it never passes text on; `nil` = it does not say.
    public let isCloudDisabled: Bool?

    public init(kind: Kind, address: ServiceAddress, models: [Model], isCloudDisabled: Bool?) {
        self.kind = kind
        self.address = address
        self.models = models
        self.isCloudDisabled = isCloudDisabled
    }
}
