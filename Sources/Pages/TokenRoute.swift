/// The addresses about programs that may use the diary; each is a ``Route/tokens(_:)``.
public enum TokenRoute: Hashable, Sendable {
    // Look.
    case overview
    // Act.
    case make
    case remove(Int64)
}

extension TokenRoute {
    public var method: Route.Method {
        switch self {
        case .overview: .get
        case .make, .remove: .post
        }
    }

    public var path: String {
        switch self {
        case .overview, .make: "/settings/tokens"
        case .remove(let number): "/settings/tokens/\(number)/remove"
        }
    }

    /// The address behind `/settings`; `nil` = none of these.
    init?(_ method: Route.Method, _ parts: [String]) {
        switch (method, parts) {
        case (.get, ["tokens"]): self = .overview
        case (.post, ["tokens"]): self = .make
        case (.post, _) where parts.count == 3 && parts[0] == "tokens" && parts[2] == "remove":
            // A number as it is printed; anything else would make two addresses of one act.
            guard let number = Int64(parts[1]), number > 0, String(number) == parts[1] else { return nil }
            self = .remove(number)
        default: return nil
        }
    }
}
