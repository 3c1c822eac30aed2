extension SpokenFields {
    /// The fields that `words` say, each as ``word(_:)`` writes it.
    ///
    /// A word that a field does not know says nothing; so does a field whose condition is not met.
    public init(words: [Field: String]) {
        self.init(
            mood: words[.mood].flatMap(Mood.init), musicInHead: words[.musicInHead].flatMap { Bool($0) },
            songName: words[.songName], earwormStrength: words[.earwormStrength].flatMap(Strength.init),
            socialContact: words[.socialContact].flatMap { Bool($0) },
            distress: words[.distress].flatMap(Degree.init),
            countermeasures: words[.countermeasures].flatMap { Bool($0) },
            countermeasureActivity: words[.countermeasureActivity],
            stress: words[.stress].flatMap(Degree.init))
    }

    /// The words of the fields that are said.
    public var words: [Field: String] {
        var words: [Field: String] = [:]
        for field in Field.allCases { words[field] = word(field) }
        return words
    }
}

extension SpokenFields.Field {
    /// The words that the field knows; `nil` = any text.
    public var choices: [String]? {
        switch self {
        case .mood: SpokenFields.Mood.allCases.map(\.rawValue)
        case .musicInHead, .socialContact, .countermeasures: ["true", "false"]
        case .earwormStrength: SpokenFields.Strength.allCases.map(\.rawValue)
        case .distress, .stress: SpokenFields.Degree.allCases.map(\.rawValue)
        case .songName, .countermeasureActivity: nil
        }
    }
}
