/// Who answers when a room asks a language model.
public enum ModelProvider: Hashable, Sendable {
    /// Nobody: every room goes by its own rules.
    case none
    /// A model that Sela installed and runs itself.
    case managed(ManagedModel.ID)
    /// Another program on this machine; `address` is loopback.
    case local(ServiceAddress, model: String)
    /// A machine elsewhere, each purpose behind a consent of its own.
    case cloud(ServiceAddress, CloudModels)
}

/// The names under which a service elsewhere knows its models.
public struct CloudModels: Hashable, Sendable {
    /// Answers everything but the weekly summary.
    public var general: String
    /// Answers the weekly summary; `nil` = ``general`` does.
    public var weeklySummary: String?

    public init(general: String, weeklySummary: String? = nil) {
        self.general = general
        self.weeklySummary = weeklySummary
    }

    public func name(for purpose: ModelPurpose) -> String {
        purpose == .weeklySummary ? weeklySummary ?? general : general
    }

    /// Offered together with ``ServiceAddress/openRouter``.
    public static let openRouter = CloudModels(
        general: "nvidia/nemotron-3-ultra-550b-a55b:free",
        weeklySummary: "nvidia/nemotron-3-nano-omni-30b-a3b-reasoning:free")
}
