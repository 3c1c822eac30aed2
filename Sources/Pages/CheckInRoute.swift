public import Wellbeing

/// The addresses of check-ins; each is a ``Route/checkIns(_:)``.
public enum CheckInRoute: Hashable, Sendable {
    // Look.
    /// The five faces on a page of their own.
    case page
    case detail(CheckIn.ID)
    case edit(CheckIn.ID)
    // Act.
    /// One of the faces was tapped.
    case tap
    /// The tap of a moment ago is taken back.
    case undo(CheckIn.ID)
    /// What was going on.
    case answer(CheckIn.ID)
    /// The question what was going on is waved away.
    case dismiss(CheckIn.ID)
    /// Another rating or note.
    case save(CheckIn.ID)
    case delete(CheckIn.ID)
    case restore(CheckIn.ID)
    case destroy(CheckIn.ID)
}

extension CheckInRoute {
    public var method: Route.Method {
        switch self {
        case .page, .detail, .edit: .get
        case .tap, .undo, .answer, .dismiss, .save, .delete, .restore, .destroy: .post
        }
    }

    public var path: String {
        switch self {
        case .page, .tap: "/check-ins"
        case .detail(let id): "/check-ins/\(id.rawValue)"
        case .edit(let id), .save(let id): "/check-ins/\(id.rawValue)/edit"
        case .undo(let id): "/check-ins/\(id.rawValue)/undo"
        case .answer(let id): "/check-ins/\(id.rawValue)/answer"
        case .dismiss(let id): "/check-ins/\(id.rawValue)/dismiss"
        case .delete(let id): "/check-ins/\(id.rawValue)/delete"
        case .restore(let id): "/check-ins/\(id.rawValue)/restore"
        case .destroy(let id): "/check-ins/\(id.rawValue)/destroy"
        }
    }

    /// The address behind `/check-ins`; `nil` = none of these.
    init?(_ method: Route.Method, _ parts: [String]) {
        guard let first = parts.first else {
            self = method == .get ? .page : .tap
            return
        }
        guard parts.count <= 2, let id = CheckIn.ID(rawValue: first) else { return nil }
        switch (method, parts.dropFirst().first) {
        case (.get, nil): self = .detail(id)
        case (.get, "edit"?): self = .edit(id)
        case (.post, "edit"?): self = .save(id)
        case (.post, "undo"?): self = .undo(id)
        case (.post, "answer"?): self = .answer(id)
        case (.post, "dismiss"?): self = .dismiss(id)
        case (.post, "delete"?): self = .delete(id)
        case (.post, "restore"?): self = .restore(id)
        case (.post, "destroy"?): self = .destroy(id)
        default: return nil
        }
    }
}
