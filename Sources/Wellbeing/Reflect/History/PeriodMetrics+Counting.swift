extension PeriodMetrics {
    /// Counts those of `entries` that belong to a day of `period`, in whatever order they come; others change nothing.
    ///
    /// - Parameters:
    ///   - today: days after it are future, and no point of theirs is drawn.
    ///   - choosesWords: whether moments and a quote are looked for, which takes most of the time; without them the
    ///     numbers are the same.
    public init(
        of entries: some Sequence<Reflection>, in period: Period, today: LocalDay, choosesWords: Bool = true
    ) {
        let entries = entries.filter { period.contains($0.moment.day) }.sorted(by: Self.happenedBefore)
        var census = WordCensus()
        var lengths: [ShownEntries.Lengths] = []
        for (number, entry) in entries.enumerated() {
            let text = census.take(entry.text, in: entry.language, entry: number)
            let deeper = entry.deeper.map { census.take($0, in: entry.language, entry: number) }
            lengths.append(ShownEntries.Lengths(text: text, deeper: deeper ?? 0))
        }
        let ranked = census.ranked(topics: Self.mostTopics, words: Self.mostWords)
        let verdicts = Self.counts(of: entries.compactMap(\.verdict))
        let dominantEmotion = Self.dominantEmotion(of: entries)
        var shown = ShownEntries(entries, lengths: lengths)
        let memorable = choosesWords ? shown.memorable() : []
        let quote = choosesWords ? shown.quote(dominant: dominantEmotion) : nil
        self.init(
            period: period, days: Self.days(of: entries, in: period, today: today), entries: entries.count,
            daysWithEntries: Set(entries.map(\.moment.day)).count,
            moods: Self.counts(of: entries.compactMap(\.mood)),
            dominantMood: Self.mostFrequent(entries.compactMap(\.mood)),
            verdicts: verdicts, unread: entries.count - verdicts.values.reduce(0, +),
            dominantEmotion: dominantEmotion, topics: ranked.topics, words: ranked.words,
            wordsWritten: census.wordsWritten,
            deeperEntries: entries.count { $0.wentDeeper }, keptReplies: entries.count { $0.reply != nil },
            memorable: memorable, quote: quote)
    }

    /// Topics at most.
    static let mostTopics = 5
    /// Words that stand out, at most.
    static let mostWords = 12

    /// The order in which entries happened; those of the same instant by id.
    static func happenedBefore(_ left: Reflection, _ right: Reflection) -> Bool {
        left.moment.instant != right.moment.instant
            ? left.moment.instant < right.moment.instant : left.id.rawValue < right.id.rawValue
    }

    /// The emotion felt in most of `entries`, which are in order; of several the one felt last; `nil` = none.
    static func dominantEmotion(of entries: [Reflection]) -> Emotion? {
        mostFrequent(
            entries.compactMap { entry in
                if case .felt(let emotion) = entry.verdict { emotion } else { nil }
            })
    }

    private static func days(of entries: [Reflection], in period: Period, today: LocalDay) -> [DayMetrics] {
        let tallies = Dictionary(
            DayTally.tallies(of: entries).map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
        return period.days.map { day in
            let tally = tallies[day]
            return DayMetrics(
                day: day, entries: tally?.entries ?? 0, moods: tally?.moods ?? [:],
                verdicts: tally?.verdicts ?? [:], isFuture: day > today)
        }
    }

    static func counts<Value: Hashable>(of values: [Value]) -> [Value: Int] {
        Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// The value that stands most often; of several the one that stands last; `nil` = there is none.
    static func mostFrequent<Value: Hashable>(_ values: [Value]) -> Value? {
        var counts: [Value: (count: Int, last: Int)] = [:]
        for (index, value) in values.enumerated() {
            counts[value] = ((counts[value]?.count ?? 0) + 1, index)
        }
        return counts.max { ($0.value.count, $0.value.last) < ($1.value.count, $1.value.last) }?.key
    }
}

extension Reflection {
    /// Whether anything but white space was written on going deeper.
    var wentDeeper: Bool { deeper.map { !$0.allSatisfy(\.isWhitespace) } ?? false }
}
