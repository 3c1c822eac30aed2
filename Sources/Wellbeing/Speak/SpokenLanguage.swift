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

    /// Every choice, in the order of a form.
    public static let all: [SpokenLanguage] =
        [.likePages] + Language.allCases.map(SpokenLanguage.pinned) + [.foundOut]

    /// As a form or a command writes it: `pages`, `id`, `de`, `en`, or `any` = found out.
    public var word: String {
        switch self {
        case .likePages: "pages"
        case .pinned(let language): language.rawValue
        case .foundOut: "any"
        }
    }

    /// `nil` for any other word.
    public init?(word: String) {
        guard let found = Self.all.first(where: { $0.word == word }) else { return nil }
        self = found
    }
}
