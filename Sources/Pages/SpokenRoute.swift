public import Wellbeing

/// The addresses of saved spoken entries; each is a ``Route/spoken(_:)``.
public enum SpokenRoute: Hashable, Sendable {
    // Look.
    case detail(SpokenEntry.ID)
    /// The recording that was kept, as sound.
    case recording(SpokenEntry.ID)
    // Act.
    case delete(SpokenEntry.ID)
    case restore(SpokenEntry.ID)
    case destroy(SpokenEntry.ID)
    case deleteRecording(SpokenEntry.ID)
}

extension SpokenRoute {
    public var method: Route.Method {
        switch self {
        case .detail, .recording: .get
        case .delete, .restore, .destroy, .deleteRecording: .post
        }
    }

    public var path: String {
        switch self {
        case .detail(let id): "/spoken/\(id.rawValue)"
        case .recording(let id): "/spoken/\(id.rawValue)/recording"
        case .delete(let id): "/spoken/\(id.rawValue)/delete"
        case .restore(let id): "/spoken/\(id.rawValue)/restore"
        case .destroy(let id): "/spoken/\(id.rawValue)/destroy"
        case .deleteRecording(let id): "/spoken/\(id.rawValue)/recording"
        }
    }

    /// The address behind `/spoken`; `nil` = none of these.
    init?(_ method: Route.Method, _ parts: [String]) {
        guard (1...2).contains(parts.count), let id = SpokenEntry.ID(rawValue: parts[0]) else { return nil }
        switch (method, parts.dropFirst().first) {
        case (.get, nil): self = .detail(id)
        case (.get, "recording"?): self = .recording(id)
        case (.post, "delete"?): self = .delete(id)
        case (.post, "restore"?): self = .restore(id)
        case (.post, "destroy"?): self = .destroy(id)
        case (.post, "recording"?): self = .deleteRecording(id)
        default: return nil
        }
    }
}
