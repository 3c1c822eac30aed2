import Wellbeing

/// Entries for the tests of looking back, written by number.
enum HistoryEntries {
    /// Monday, 5 October 2026.
    static let monday = LocalDay(number: 20_731)
    static let week = Period.week(Week(first: monday))

    static func id(_ number: Int) -> Reflection.ID {
        let digits = String(number)
        let padded = String(repeating: "0", count: 12 - digits.count) + digits
        guard let id = Reflection.ID(rawValue: "00000000-0000-4000-8000-" + padded) else {
            preconditionFailure("not a number of an entry")
        }
        return id
    }

    /// Written at `hour` o'clock UTC on the day that is `day` days after the Monday.
    static func entry(
        _ number: Int, day: Int, hour: Int = 12, _ text: String = "", mood: Mood? = nil,
        read verdict: EmotionVerdict? = nil, corrected: EmotionVerdict? = nil, language: Language? = nil,
        deeper: String? = nil
    ) -> Reflection {
        let local = monday.adding(days: day)
        let instant = Instant(milliseconds: (Int64(local.number) * 24 + Int64(hour)) * 3_600_000)
        return Reflection(
            id: id(number), moment: Moment(instant: instant, zone: .utc, frozenDay: local), text: text,
            mood: mood,
            language: language,
            reading: verdict.map {
                EmotionReading(probabilities: [], verdict: $0, confidence: 0.9, model: "test", windows: 1)
            },
            correction: corrected.map { EmotionCorrection(verdict: $0, correctedAt: instant) }, deeper: deeper
        )
    }

    static func metrics(_ entries: [Reflection], today: Int = 6) -> PeriodMetrics {
        PeriodMetrics(of: entries, in: week, today: monday.adding(days: today))
    }
}
