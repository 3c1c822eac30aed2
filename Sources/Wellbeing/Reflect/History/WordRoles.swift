/// What a word can be in each language: empty, a feeling, or grave.
///
/// One table for all lists, because every different word of a period is looked up in it.
struct WordRoles: OptionSet {
    let rawValue: UInt16

    /// The word says nothing about what a text is about.
    static func empty(in language: Language) -> WordRoles { bit(0, language) }
    /// A function word of the language, strange in a text of another.
    static func function(in language: Language) -> WordRoles { bit(1, language) }
    static func feeling(in language: Language) -> WordRoles { bit(2, language) }
    /// Death, self-harm and means, those of a neighbouring language too: never shown back.
    static func grave(in language: Language) -> WordRoles { bit(3, language) }
    /// A frequent noun of the language, whatever its case.
    static func noun(in language: Language) -> WordRoles { bit(4, language) }

    static let anyEmpty = all(empty)
    static let anyFunction = all(function)
    static let anyFeeling = all(feeling)
    static let anyGrave = all(grave)

    /// The roles of `key`; empty for a word that stands in no list.
    static func of(_ key: String) -> WordRoles { table[key] ?? [] }

    private static func all(_ role: (Language) -> WordRoles) -> WordRoles {
        Language.allCases.reduce(into: []) { $0.formUnion(role($1)) }
    }

    private static func bit(_ role: Int, _ language: Language) -> WordRoles {
        let place =
            switch language {
            case .indonesian: 0
            case .german: 1
            case .english: 2
            }
        return WordRoles(rawValue: 1 << UInt16(role * 3 + place))
    }

    private static let table: [String: WordRoles] = {
        var table: [String: WordRoles] = [:]
        for language in Language.allCases {
            let words = QuestionWords.of(language)
            let topics = TopicWords.of(language)
            for word in words.function.union(words.general).union(topics.empty).subtracting(topics.telling) {
                table[word, default: []].insert(.empty(in: language))
            }
            for word in words.function { table[word, default: []].insert(.function(in: language)) }
            for word in words.feelings.union(topics.feelings) {
                table[word, default: []].insert(.feeling(in: language))
            }
            // "die" is an article in German, "Gift" a present in English: each language has its own list, and
            // those borrow from a neighbour whose words cannot be mistaken.
            let neighbour: Language = language == .indonesian ? .english : .indonesian
            for word in words.grave.union(QuestionWords.of(neighbour).graveAbroad) {
                table[word, default: []].insert(.grave(in: language))
            }
            for word in words.everyday.union(topics.telling) {
                table[word, default: []].insert(.noun(in: language))
            }
        }
        return table
    }()
}
