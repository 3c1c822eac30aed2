extension SpokenRules {
    /// The rules for transcripts in a language; each is made once.
    static func of(_ language: Language) -> SpokenRules {
        switch language {
        case .german: german
        case .english: english
        case .indonesian: indonesian
        }
    }

    private static let german = SpokenRules(
        [
            germanWords, germanMusic, germanFeelings, germanActs, germanPhrases, germanFeelingPhrases,
            germanActPhrases, firstNames, borrowed,
        ],
        isNounCased: true)
    private static let english = SpokenRules(
        [
            englishWords, englishMusic, englishFeelings, englishActs, englishPhrases, englishFeelingPhrases,
            englishActPhrases, firstNames,
        ],
        isNounCased: false)
    private static let indonesian = SpokenRules(
        [
            indonesianWords, indonesianMusic, indonesianFeelings, indonesianActs, indonesianPhrases,
            indonesianFeelingPhrases, indonesianActPhrases,
            firstNames,
            borrowed,
        ], isNounCased: false)
}
