public import Wellbeing

/// Every word that a person reads, in one of the three languages.
///
/// The three stand side by side, so that tone can be reviewed as a whole and a missing one does not
/// compile. Tone: warm and plain, never clinical; the reader is "kamu", "du", "you".
public struct Copy: Hashable, Sendable {
    public let language: Language

    public init(_ language: Language) {
        self.language = language
    }

    /// The words in this language.
    func say(id: String, de: String, en: String) -> String {
        switch language {
        case .indonesian: id
        case .german: de
        case .english: en
        }
    }

    /// The words for `count` things.
    ///
    /// German and English know one and other; Indonesian only other.
    /// `#` stands for the number, grouped as the language does.
    func count(
        _ count: Int, id: String, de: (one: String, other: String), en: (one: String, other: String)
    ) -> String {
        let pattern = say(id: id, de: count == 1 ? de.one : de.other, en: count == 1 ? en.one : en.other)
        return pattern.replacing("#", with: number(count))
    }
}

extension Language {
    /// What speakers of the language call it.
    public var ownName: String {
        switch self {
        case .indonesian: "Bahasa Indonesia"
        case .german: "Deutsch"
        case .english: "English"
        }
    }
}
