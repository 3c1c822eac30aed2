import Wellbeing

/// The words of ``ExtractionPrompt`` in one language.
struct ExtractionWords: Sendable {
    /// What to do, and by which rules.
    let task: String
    let reminder: String
    let examples: [PromptExample]
    /// The names of the choices, in the order of the cases that they stand for.
    let moods: [String]
    let strengths: [String]
    let degrees: [String]

    init(_ language: Language) {
        self =
            switch language {
            case .german: .german
            case .english: .english
            case .indonesian: .indonesian
            }
    }

    init(
        task: String, reminder: String, moods: [String], strengths: [String], degrees: [String],
        examples: [PromptExample]
    ) {
        self.task = task
        self.reminder = reminder
        self.moods = moods
        self.strengths = strengths
        self.degrees = degrees
        self.examples = examples
    }

    /// A field as an answer gives it.
    static func said(_ words: String, _ value: AnswerValue) -> AnswerValue {
        .object(["words": .text(words), "value": value])
    }

    var schema: AnswerSchema {
        func field(_ name: SpokenFields.Field, _ kind: AnswerField.Kind) -> AnswerField {
            let parts = [AnswerField("words", .text(atMost: 400)), AnswerField("value", kind)]
            return AnswerField(name.rawValue, .object(parts), mayBeNull: true)
        }
        return AnswerSchema(
            name: "spoken_entry",
            fields: [
                field(.musicInHead, .boolean), field(.songName, .text(atMost: 200)),
                field(.earwormStrength, .choice(strengths)), field(.distress, .choice(degrees)),
                field(.countermeasures, .boolean), field(.countermeasureActivity, .text(atMost: 400)),
                field(.stress, .choice(degrees)), field(.socialContact, .boolean),
                field(.mood, .choice(moods)),
            ])
    }

    func mood(_ word: String) -> SpokenFields.Mood? { named(word, in: moods) }
    func strength(_ word: String) -> SpokenFields.Strength? { named(word, in: strengths) }
    func degree(_ word: String) -> SpokenFields.Degree? { named(word, in: degrees) }

    private func named<Choice: CaseIterable>(_ word: String, in names: [String]) -> Choice? {
        zip(names, Choice.allCases).first { $0.0 == word }?.1
    }
}
