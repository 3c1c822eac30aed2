/// Why what a model wrote of a week is not shown.
public enum SummaryFault: Hashable, Sendable {
    /// What is refused in every text of a model to a person.
    case unfit(ReplyFault)
    /// It counts; every number is Sela's.
    case number
    /// It says what the week's entries do not bear out: a feeling that none of them holds, or the other direction of the
    /// mood.
    case contradiction
}

/// What is wrong with `summary`, which a model wrote of the week of `metrics`; `nil` = it may be shown.
///
/// Rules only, the same for equal texts: ``replyFault(in:language:)``; no digit and no number word from two on; no
/// feeling that neither a verdict of the week nor a word of its entries holds; no mood that rises where it fell, or
/// falls where it rose.
///
/// - Parameter texts: those of the week's entries.
public func summaryFault(
    in summary: String, of metrics: PeriodMetrics, texts: [String], language: Language
) -> SummaryFault? {
    if let fault = replyFault(in: summary, language: language) { return .unfit(fault) }
    let words = SummaryWords.all(of: summary)
    let vocabulary = SummaryWords(language)
    if summary.contains(where: \.isNumber) || words.contains(where: vocabulary.numbers.contains) {
        return .number
    }
    let written = Set(texts.flatMap(SummaryWords.all))
    for emotion in Emotion.allCases where (metrics.verdicts[.felt(emotion)] ?? 0) == 0 {
        guard let stems = vocabulary.feelings[emotion], SummaryWords.hold(words, oneOf: stems) else {
            continue
        }
        // She may have used the word herself, in whatever language.
        let own = Language.allCases.flatMap { SummaryWords($0).feelings[emotion] ?? [] }
        if !SummaryWords.hold(Array(written), oneOf: own) { return .contradiction }
    }
    return contradictsCourse(words, MoodJourney(of: metrics.days)?.course, vocabulary) ? .contradiction : nil
}

private func contradictsCourse(_ words: [String], _ course: Tendency?, _ vocabulary: SummaryWords) -> Bool {
    let (rises, falls) = (
        SummaryWords.hold(words, oneOf: vocabulary.lighter),
        SummaryWords.hold(words, oneOf: vocabulary.heavier)
    )
    return switch course {
    case .higher: falls && !rises
    case .lower: rises && !falls
    case .similar, nil: false
    }
}

/// Whether `moment`, words of a model about an entry, takes at least one word of four letters or more from it.
///
/// Words that rest on nothing in the entry are left out.
public func isBorneOut(_ moment: String, by text: String) -> Bool {
    let own = Set(SummaryWords.all(of: text).filter { $0.count >= 4 })
    return SummaryWords.all(of: moment).contains { $0.count >= 4 && own.contains($0) }
}
