import Pages
public import Wellbeing

/// A week or a month as a person reads it on a terminal.
///
/// Ends with a line feed.
///
/// - Parameter isHeld: whether moods and emotions are left alone.
public func periodText(_ review: PeriodReview, isHeld: Bool, in language: Language) -> String {
    let copy = Copy(language)
    var lines = [copy.name(of: review.period), ""]
    if review.metrics.entries > 0 { lines += [copy.narrative(of: review, isHeld: isHeld), ""] }
    if isHeld { lines += [copy.heldText, ""] }
    lines += numbers(of: review.metrics, isHeld: isHeld, copy)
    let days = review.metrics.days.filter { $0.entries > 0 }
    if !days.isEmpty { lines.append("") }
    lines += days.map { day in
        let entries = CommandCopy.entryCount(day.entries)(language)
        let mood = isHeld ? nil : day.meanMood.map { copy.tenths($0) }
        return "\(day.day)  \(padded(entries, to: 12))\(mood ?? "")".trimmingSpacesAtEnd
    }
    return harmlessOnTerminal(lines.joined(separator: "\n")) + "\n"
}

/// What a model wrote of a week.
///
/// Ends with a line feed.
public func summaryText(_ summary: WeekSummary, in language: Language) -> String {
    let copy = Copy(language)
    let moments = summary.moments.map { "\($0.entry.rawValue.prefix(8))  \($0.text)" }
    let lines = ["\(copy.writtenByModel) \(summary.model)", "", summary.text] + moments
    return harmlessOnTerminal(lines.joined(separator: "\n")) + "\n"
}

/// A week on one line.
public func weekLine(_ review: PeriodReview, isHeld: Bool, in language: Language) -> String {
    let metrics = review.metrics
    let entries = padded(CommandCopy.entryCount(metrics.entries)(language), to: 12)
    let mood = isHeld ? nil : metrics.dominantMood.map { Copy(language).name(of: $0) }
    return "\(review.period.first)  \(metrics.daysWithEntries)/7  \(entries)\(mood ?? "")".trimmingSpacesAtEnd
}

private func numbers(of metrics: PeriodMetrics, isHeld: Bool, _ copy: Copy) -> [String] {
    var rows: [(CommandCopy, String)] = [
        (.entriesLabel, copy.number(metrics.entries)),
        (.daysLabel, "\(metrics.daysWithEntries)/\(metrics.days.count)"),
        (.wordsLabel, copy.number(metrics.wordsWritten)),
    ]
    if !isHeld {
        if let mood = metrics.dominantMood, let mean = metrics.meanMood {
            let mean = CommandCopy.mean(copy.tenths(mean))(copy.language)
            rows.append((.moodLabel, "\(copy.name(of: mood)), \(mean)"))
        }
        let emotions = EmotionVerdict.allCases.compactMap { verdict in
            metrics.verdicts[verdict].map { "\(copy.name(of: verdict)) \(copy.number($0))" }
        }
        if !emotions.isEmpty { rows.append((.emotionLabel, emotions.joined(separator: ", "))) }
        if !metrics.topics.isEmpty {
            let topics = metrics.topics.map { "\($0.word) \(copy.number($0.count))" }
            rows.append((.topicsLabel, topics.joined(separator: ", ")))
        }
        if let quote = metrics.quote {
            rows.append((.quoteLabel, "\(quote.text)  (\(quote.day) \(quote.id.rawValue.prefix(8)))"))
        }
    }
    return rows.map { padded($0.0(copy.language), to: 12) + $0.1 }
}

extension String {
    fileprivate var trimmingSpacesAtEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
