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
            germanActPhrases, germanSpeech, germanSpeechMusic, firstNames, artists, borrowed,
        ],
        isNounCased: true)
    private static let english = SpokenRules(
        [
            englishWords, englishMusic, englishFeelings, englishActs, englishPhrases, englishFeelingPhrases,
            englishActPhrases, englishSpeech, englishSpeechMusic, firstNames, artists,
        ],
        isNounCased: false)
    private static let indonesian = SpokenRules(
        [
            indonesianWords, indonesianMusic, indonesianFeelings, indonesianActs, indonesianPhrases,
            indonesianFeelingPhrases, indonesianActPhrases, indonesianSpeech, indonesianSpeechMusic,
            firstNames, artists,
            borrowed,
        ], isNounCased: false)
}
