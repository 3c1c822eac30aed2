/// What a period's narrative says, sentence by sentence, chosen by what the entries hold and never by chance.
public struct NarrativeFacts: Hashable, Sendable {
    public let period: Period
    /// In the order in which they are told, at most ``most``; none for a period without entries.
    ///
    /// How much was written; the mood as a whole and its course; the emotions; the topics; going deeper or the time of
    /// day; at last one comparison with the period before.
    public let facts: [NarrativeFact]

    /// Sentences at most.
    public static let most = 7

    /// - Parameters:
    ///   - before: the period before; `nil` = it is not known.
    ///   - rhythm: of the same entries; `nil` = nothing is said of the time of day.
    public init(of metrics: PeriodMetrics, before: PeriodMetrics?, rhythm: RhythmMetrics?) {
        period = metrics.period
        guard metrics.entries > 0 else {
            facts = []
            return
        }
        let comparison = before.flatMap { PeriodComparison(of: metrics, against: $0) }
        let found = [
            Self.amount(of: metrics), Self.mood(of: metrics), Self.course(of: metrics),
            Self.emotion(of: metrics), Self.topics(of: metrics),
            Self.depth(of: metrics) ?? rhythm?.mainPart.map(NarrativeFact.mostlyWrittenAt),
            comparison.flatMap(Self.change),
        ]
        facts = Array(found.compactMap(\.self).prefix(Self.most))
    }

    private static func amount(of metrics: PeriodMetrics) -> NarrativeFact {
        let firstDay = metrics.days.first { $0.entries > 0 }?.day ?? metrics.period.first
        if metrics.entries == 1 { return .oneEntry(day: firstDay) }
        if metrics.daysWithEntries == 1 {
            return .entriesOnOneDay(entries: metrics.entries, day: firstDay)
        }
        if metrics.daysWithEntries == metrics.days.count {
            return .entriesOnEveryDay(entries: metrics.entries, days: metrics.days.count)
        }
        return .entries(metrics.entries, days: metrics.daysWithEntries, ofDays: metrics.days.count)
    }

    private static func mood(of metrics: PeriodMetrics) -> NarrativeFact? {
        let said = metrics.moods.values.reduce(0, +)
        guard let dominant = metrics.dominantMood, let times = metrics.moods[dominant],
            let heaviest = metrics.moods.keys.min(), let lightest = metrics.moods.keys.max()
        else { return nil }
        if times == said { return said >= 2 ? .sameMood(dominant, times: times) : nil }
        if said >= 3, times * 2 > said { return .mostlyMood(dominant, times: times, of: said) }
        return lightest.rawValue - heaviest.rawValue >= 2
            ? .moodsBetween(heaviest: heaviest, lightest: lightest) : nil
    }

    private static func course(of metrics: PeriodMetrics) -> NarrativeFact? {
        guard metrics.moods.count > 1, let journey = MoodJourney(of: metrics.days),
            let course = journey.course
        else { return nil }
        switch course {
        case .higher:
            return .moodBecameLighter(heaviest: journey.heaviest.day, lightest: journey.lightest.day)
        case .lower: return .moodBecameHeavier
        case .similar:
            return journey.lightest.mean - journey.heaviest.mean <= 1.5
                ? .moodStayedEven(days: journey.points.count) : nil
        }
    }

    private static func emotion(of metrics: PeriodMetrics) -> NarrativeFact? {
        let shares = EmotionShare.shares(of: metrics.verdicts)
        guard let first = shares.first, let dominant = metrics.dominantEmotion else {
            return metrics.unclear > 0 ? .noClearEmotion(entries: metrics.unclear) : nil
        }
        let decided = metrics.decided
        if shares.count == 1 { return decided >= 2 ? .onlyEmotion(dominant, times: first.entries) : nil }
        if decided >= 3, first.entries * 2 > decided {
            return .mostlyEmotion(dominant, times: first.entries, of: decided)
        }
        let second = shares[1]
        let third = shares.count > 2 ? shares[2].entries : 0
        if second.entries > third, (first.entries + second.entries) * 2 > decided {
            return .twoEmotions(first.emotion, second.emotion)
        }
        return .manyEmotions(shares.count)
    }

    private static func topics(of metrics: PeriodMetrics) -> NarrativeFact? {
        let topics = metrics.topics.prefix(3).map(\.word)
        return topics.isEmpty ? nil : .topics(topics)
    }

    private static func depth(of metrics: PeriodMetrics) -> NarrativeFact? {
        metrics.deeperEntries > 0 ? .wentDeeper(times: metrics.deeperEntries) : nil
    }

    private static func change(_ comparison: PeriodComparison) -> NarrativeFact? {
        if let mood = comparison.mood, mood.tendency != .similar { return .moodAgainstBefore(mood.tendency) }
        var changed: (emotion: Emotion, by: Double, tendency: Tendency)?
        for emotion in Emotion.allCases {
            guard let measured = comparison.emotions[emotion], measured.tendency != .similar else { continue }
            let difference = abs(measured.now - measured.before)
            if difference > (changed?.by ?? 0) { changed = (emotion, difference, measured.tendency) }
        }
        if let changed { return .emotionAgainstBefore(changed.emotion, changed.tendency) }
        guard let days = comparison.daysWithEntries, days.tendency == .higher else { return nil }
        return .daysAgainstBefore(before: Int(days.before), now: Int(days.now))
    }
}
