/// In which language a recording is heard.
public enum SpokenLanguage: Hashable, Sendable {
    /// That of pages and messages.
    case likePages
    case pinned(Language)
    /// The recogniser finds out: only where the person asks for it, since it guesses wrong on short recordings.
    case foundOut

    /// The language to hear in; `nil` = to be found out.
    public func language(pages: Language) -> Language? {
        switch self {
        case .likePages: pages
        case .pinned(let language): language
        case .foundOut: nil
        }
    }
}
