/// The addresses about reminders; each is a ``Route/reminders(_:)``.
public enum ReminderRoute: Hashable, Sendable, CaseIterable {
    // Look.
    case overview
    // Act.
    case save
    case tryDesktop
    case offerPush
    case allowPush
    case tryPush
    case removePush
}

extension ReminderRoute {
    public var method: Route.Method { self == .overview ? .get : .post }

    public var path: String {
        switch self {
        case .overview, .save: "/settings/reminders"
        case .tryDesktop: "/settings/reminders/try"
        case .offerPush: "/settings/reminders/push"
        case .allowPush: "/settings/reminders/push/allow"
        case .tryPush: "/settings/reminders/push/try"
        case .removePush: "/settings/reminders/push/remove"
        }
    }

    /// The address behind `/settings`; `nil` = none of these.
    init?(_ method: Route.Method, _ parts: [String]) {
        let path = "/settings/" + parts.joined(separator: "/")
        let found = Self.allCases.first { $0.method == method && $0.path == path }
        guard let found else { return nil }
        self = found
    }
}
