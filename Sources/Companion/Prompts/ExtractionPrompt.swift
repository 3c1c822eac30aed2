public import Wellbeing

/// Asks a model for the fields of a spoken diary entry, and reads its answer.
///
/// The model copies the words that a value rests on before it gives the value. What it says is only taken if
/// these words are in the transcript.
public struct ExtractionPrompt: Sendable {
    private let words: ExtractionWords
    /// Every field is `null` or an object of `words` and `value`; conditions stand before what depends on them.
    public let schema: AnswerSchema

    /// - Parameter language: that of the transcript; the whole prompt is in it.
    public init(_ language: Language) {
        words = ExtractionWords(language)
        schema = words.schema
    }

    /// What to ask about `transcript`; nothing else is sent.
    public func request(
        for transcript: String, limits: ModelLimits = ModelLimits(total: .seconds(300))
    ) -> ModelRequest {
        ModelRequest(
            purpose: .extraction,
            messages: promptMessages(
                task: words.task, examples: words.examples, schema: schema, text: PromptText(transcript),
                reminder: words.reminder),
            sampling: ModelSampling(temperature: 0, maximumTokens: 800),
            limits: limits, schema: schema)
    }

    /// The fields in `answer` that `transcript` bears out.
    ///
    /// Left out is a field whose words are not in the transcript, a title or an activity that was not spoken, and a
    /// field whose condition is not met.
    public func reading(of answer: [String: AnswerValue], transcript: String) -> SpokenReading {
        let quoted = QuotedWords(transcript)
        var spans: [SpokenFields.Field: Range<Int>] = [:]
        func value(_ field: SpokenFields.Field) -> AnswerValue? {
            guard case .object(let parts) = answer[field.rawValue], case .text(let said) = parts["words"],
                let span = quoted.range(of: said)
            else { return nil }
            spans[field] = span
            return parts["value"]
        }
        func text(_ field: SpokenFields.Field) -> String? {
            if case .text(let text) = value(field) { text } else { nil }
        }
        func truth(_ field: SpokenFields.Field) -> Bool? {
            if case .boolean(let isTrue) = value(field) { isTrue } else { nil }
        }
        /// The parts of a free text that were spoken, as they were spoken.
        func spoken(_ field: SpokenFields.Field) -> String? {
            let parts = text(field)?.split(separator: ";") ?? []
            let found = parts.compactMap { quoted.range(of: String($0)) }
            return found.isEmpty ? nil : found.map { scalars($0, of: transcript) }.joined(separator: "; ")
        }
        let fields = SpokenFields(
            mood: text(.mood).flatMap(words.mood), musicInHead: truth(.musicInHead),
            songName: spoken(.songName), earwormStrength: text(.earwormStrength).flatMap(words.strength),
            socialContact: truth(.socialContact), distress: text(.distress).flatMap(words.degree),
            countermeasures: truth(.countermeasures),
            countermeasureActivity: spoken(.countermeasureActivity),
            stress: text(.stress).flatMap(words.degree))
        return SpokenReading(fields, spans: spans)
    }

    private func scalars(_ range: Range<Int>, of text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)))
    }
}
