public import Wellbeing

/// Asks a model for words around the numbers of a week.
///
/// What Sela tells of the week is sent, and of each entry a short excerpt with its day and mood, under a handle that
/// stands for its id. Of many entries the latest are sent. No id, no clock, no name.
public struct SummaryPrompt: Sendable {
    private let review: PeriodReview
    private let language: Language
    /// What was sent of each entry, by its handle.
    private let sent: [(handle: String, entry: Reflection)]
    /// ``basis`` and the answer depend on it.
    private let lines: String

    /// Entries that are sent at most.
    public static let mostEntries = 40

    /// Characters of an entry that are sent.
    static let excerptLength = 200

    /// - Parameters:
    ///   - told: what Sela tells of the week, in `language`.
    ///   - entries: those of the week, in the order in which they happened.
    ///   - language: of the whole prompt and of the answer.
    public init(of review: PeriodReview, told: String, entries: [Reflection], language: Language) {
        self.review = review
        self.language = language
        sent = entries.suffix(Self.mostEntries).enumerated().map { ("e\($0.offset + 1)", $0.element) }
        let words = SummaryPromptWords(language)
        let rows = sent.map { handle, entry in
            let mood = entry.mood.map { ", " + words.mood($0) } ?? ""
            return "\(handle) (\(words.weekday(entry.moment.day)))\(mood): \(Self.excerpt(of: entry.text))"
        }
        lines = ([told] + rows).joined(separator: "\n")
    }

    /// Everything that the model is given, so that another week, other words of ours or another entry are another basis.
    public var basis: String {
        messages(attempt: 1).map(\.text).joined(separator: "\u{0}")
    }

    /// - Parameter attempt: counted from 1; a later one asks for other words, since equal requests get equal answers.
    public func request(attempt: Int = 1, limits: ModelLimits = ModelLimits()) -> ModelRequest {
        ModelRequest(
            purpose: .weeklySummary, messages: messages(attempt: attempt),
            sampling: ModelSampling(temperature: 0, maximumTokens: 600), limits: limits, schema: schema,
            language: nil)
    }

    /// The words of `answer`, if they hold against the week.
    ///
    /// A moment is left out if its words are unfit or rest on no word of its entry.
    public func summary(
        of answer: ModelAnswer, model: String, at instant: Instant
    ) throws(SummaryError) -> WeekSummary {
        guard case .text(let text) = answer.fields["summary"] else { throw .unfit(.unfit(.length)) }
        let texts = sent.map { $0.entry.text + "\n" + ($0.entry.deeper ?? "") }
        if let fault = summaryFault(in: text, of: review.metrics, texts: texts, language: language) {
            throw .unfit(fault)
        }
        var moments: [WeekSummary.Moment] = []
        if case .list(let found) = answer.fields["moments"] {
            for case .object(let parts) in found {
                guard let moment = moment(of: parts), !moments.contains(where: { $0.entry == moment.entry })
                else { continue }
                moments.append(moment)
            }
        }
        let order = sent.map(\.entry.id)
        moments.sort { (order.firstIndex(of: $0.entry) ?? 0) < (order.firstIndex(of: $1.entry) ?? 0) }
        return WeekSummary(
            first: review.period.first, language: language, text: text, moments: moments, model: model,
            madeAt: instant)
    }

    private func moment(of parts: [String: AnswerValue]) -> WeekSummary.Moment? {
        guard case .text(let handle) = parts["entry"], case .text(let text) = parts["text"],
            let entry = sent.first(where: { $0.handle == handle })?.entry,
            isBorneOut(text, by: Self.excerpt(of: entry.text)), !text.contains(where: \.isNumber)
        else { return nil }
        // So short a text seldom tells its language.
        if let fault = replyFault(in: text, language: language), fault != .language { return nil }
        return WeekSummary.Moment(entry: entry.id, text: text)
    }

    private var schema: AnswerSchema {
        let handles = AnswerField("entry", .choice(sent.map(\.handle)))
        return AnswerSchema(
            name: "week_summary",
            fields: [
                AnswerField("summary", .text(atMost: 600)),
                AnswerField(
                    "moments",
                    .list(
                        of: .object([handles, AnswerField("text", .text(atMost: 200))]),
                        atMost: WeekSummary.mostMoments)),
            ])
    }

    private func messages(attempt: Int) -> [ModelMessage] {
        let words = SummaryPromptWords(language)
        var task = words.task
        if attempt > 1 { task += "\n" + words.again(attempt) }
        let text = PromptText(lines, atMost: 16_000)
        return [
            ModelMessage(.system, task), ModelMessage(.user, text.fenced + "\n" + words.reminder),
        ]
    }

    /// The beginning of a text on one line.
    private static func excerpt(of text: String) -> String {
        let line = text.prefix(4 * excerptLength).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > excerptLength ? line.prefix(excerptLength - 1) + "…" : line
    }
}
