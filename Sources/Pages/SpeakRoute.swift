public import Wellbeing

/// The addresses of spoken entries; each is a ``Route/speak(_:)``.
public enum SpeakRoute: Hashable, Sendable {
    // Look.
    /// Where she records.
    case record
    /// What is heard so far; leads on to the review when all is.
    case hearing(Reflection.ID)
    /// The same as a stream of events, for the script.
    case events(Reflection.ID)
    case review(Reflection.ID)
    /// A spoken entry without a voice: the form, empty.
    case write
    // Act.
    /// A recording comes in.
    case receive
    case stop(Reflection.ID)
    /// The kept recording is transcribed once more.
    case again(Reflection.ID)
    case discard(Reflection.ID)
    /// Takes back that it was discarded.
    case reopen(Reflection.ID)
    /// What stands in the form is kept, not saved.
    case keep(Reflection.ID)
    /// The fields are read anew from the words in the form.
    case read(Reflection.ID)
    case save(Reflection.ID)
}

extension SpeakRoute {
    public var method: Route.Method {
        switch self {
        case .record, .hearing, .events, .review, .write: .get
        case .receive, .stop, .again, .discard, .reopen, .keep, .read, .save: .post
        }
    }

    public var path: String {
        switch self {
        case .record, .receive: "/speak"
        case .write: "/speak/write"
        case .hearing(let id): "/speak/\(id.rawValue)"
        case .events(let id): "/speak/\(id.rawValue)/events"
        case .stop(let id): "/speak/\(id.rawValue)/stop"
        case .again(let id): "/speak/\(id.rawValue)/again"
        case .discard(let id): "/speak/\(id.rawValue)/discard"
        case .reopen(let id): "/speak/\(id.rawValue)/reopen"
        case .review(let id), .keep(let id): "/speak/\(id.rawValue)/review"
        case .read(let id): "/speak/\(id.rawValue)/read"
        case .save(let id): "/speak/\(id.rawValue)/save"
        }
    }

    /// The address behind `/speak`; `nil` = none of these.
    init?(_ method: Route.Method, _ parts: [String]) {
        switch (method, parts) {
        case (.get, []): self = .record
        case (.post, []): self = .receive
        case (.get, ["write"]): self = .write
        default:
            guard parts.count <= 2, let id = parts.first.flatMap(Reflection.ID.init(rawValue:)) else {
                return nil
            }
            switch (method, parts.dropFirst().first) {
            case (.get, nil): self = .hearing(id)
            case (.get, "events"?): self = .events(id)
            case (.get, "review"?): self = .review(id)
            case (.post, "review"?): self = .keep(id)
            case (.post, "read"?): self = .read(id)
            case (.post, "save"?): self = .save(id)
            case (.post, "stop"?): self = .stop(id)
            case (.post, "again"?): self = .again(id)
            case (.post, "discard"?): self = .discard(id)
            case (.post, "reopen"?): self = .reopen(id)
            default: return nil
            }
        }
    }
}
