public import Wellbeing

/// The addresses about language models, consents and what was sent; each is a ``Route/models(_:)``.
///
/// No address holds a key, the address of a service or a name that somebody else chose.
public enum ModelRoute: Hashable, Sendable {
    // Look.
    case overview
    case managed
    /// Asks whether the file of a model may be fetched.
    case installing(ManagedModel.ID)
    case local
    /// A service elsewhere; `isPreset` = the form is filled in for OpenRouter.
    case elsewhere(isPreset: Bool)
    case consents
    /// Lines of the ledger before this one; `nil` = the latest.
    case egress(before: Int64?)
    // Act.
    case chooseNone
    case tryOut
    case install(ManagedModel.ID)
    case pause(ManagedModel.ID)
    case adopt(ManagedModel.ID)
    case verify(ManagedModel.ID)
    case remove(ManagedModel.ID)
    case use(ManagedModel.ID)
    case look
    case ask
    case chooseLocal
    /// Answers whether services elsewhere may be used at all.
    case allowElsewhere
    case chooseElsewhere
    case forgetKey
    case decide
    case revokeAll
}

extension ModelRoute {
    public var method: Route.Method {
        switch self {
        case .overview, .managed, .installing, .local, .elsewhere, .consents, .egress: .get
        case .chooseNone, .tryOut, .install, .pause, .adopt, .verify, .remove, .use, .look, .ask,
            .chooseLocal,
            .allowElsewhere, .chooseElsewhere, .forgetKey, .decide, .revokeAll:
            .post
        }
    }

    /// The address, with its query.
    public var path: String {
        switch self {
        case .overview: "/settings/models"
        case .chooseNone: "/settings/models/none"
        case .tryOut: "/settings/models/try"
        case .managed: "/settings/models/managed"
        case .installing(let id), .install(let id): "/settings/models/managed/\(id.rawValue)"
        case .pause(let id): "/settings/models/managed/\(id.rawValue)/pause"
        case .adopt(let id): "/settings/models/managed/\(id.rawValue)/adopt"
        case .verify(let id): "/settings/models/managed/\(id.rawValue)/verify"
        case .remove(let id): "/settings/models/managed/\(id.rawValue)/remove"
        case .use(let id): "/settings/models/managed/\(id.rawValue)/use"
        case .local, .chooseLocal: "/settings/models/local"
        case .look: "/settings/models/local/look"
        case .ask: "/settings/models/local/ask"
        case .elsewhere(let isPreset): "/settings/models/elsewhere" + (isPreset ? "/openrouter" : "")
        case .chooseElsewhere: "/settings/models/elsewhere"
        case .allowElsewhere: "/settings/models/elsewhere/question"
        case .forgetKey: "/settings/models/elsewhere/forget-key"
        case .consents, .decide: "/settings/consents"
        case .revokeAll: "/settings/consents/revoke-all"
        case .egress(let before): "/settings/egress" + (before.map { "?before=\($0)" } ?? "")
        }
    }

    /// The address behind `/settings`; `nil` = none of these.
    init?(_ method: Route.Method, _ parts: [String], _ query: [String: String]) {
        let found: ModelRoute? =
            switch (method, parts) {
            case (.get, ["consents"]): .consents
            case (.post, ["consents"]): .decide
            case (.post, ["consents", "revoke-all"]): .revokeAll
            case (.get, ["egress"]): .egress(before: query["before"].flatMap(Self.lineNumber))
            case (_, _) where parts.first == "models":
                parts.dropFirst().first == "managed"
                    ? Self.managedRoute(method, Array(parts.dropFirst(2)))
                    : Self.choiceRoute(method, Array(parts.dropFirst()))
            default: nil
            }
        guard let found else { return nil }
        self = found
    }

    private static func choiceRoute(_ method: Route.Method, _ parts: [String]) -> ModelRoute? {
        switch (method, parts) {
        case (.get, []): .overview
        case (.post, ["none"]): .chooseNone
        case (.post, ["try"]): .tryOut
        case (.get, ["local"]): .local
        case (.post, ["local"]): .chooseLocal
        case (.post, ["local", "look"]): .look
        case (.post, ["local", "ask"]): .ask
        case (.get, ["elsewhere"]): .elsewhere(isPreset: false)
        case (.get, ["elsewhere", "openrouter"]): .elsewhere(isPreset: true)
        case (.post, ["elsewhere"]): .chooseElsewhere
        case (.post, ["elsewhere", "question"]): .allowElsewhere
        case (.post, ["elsewhere", "forget-key"]): .forgetKey
        default: nil
        }
    }

    private static func managedRoute(_ method: Route.Method, _ parts: [String]) -> ModelRoute? {
        guard let first = parts.first else { return method == .get ? .managed : nil }
        guard let id = ManagedModel.ID(rawValue: first), parts.count <= 2 else { return nil }
        return switch (method, parts.dropFirst().first) {
        case (.get, nil): .installing(id)
        case (.post, nil): .install(id)
        case (.post, "pause"?): .pause(id)
        case (.post, "adopt"?): .adopt(id)
        case (.post, "verify"?): .verify(id)
        case (.post, "remove"?): .remove(id)
        case (.post, "use"?): .use(id)
        default: nil
        }
    }

    /// A number as ``path`` prints it; anything else would make two addresses of one page.
    private static func lineNumber(_ text: String) -> Int64? {
        Int64(text).flatMap { $0 > 0 && String($0) == text ? $0 : nil }
    }
}
