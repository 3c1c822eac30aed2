import Foundation
import Wellbeing

/// Entries made of texts in a file, and how long counting them takes.
struct MetricsBench {
    private let entries: [Reflection]
    private let first: LocalDay
    private let days: Int

    /// Spreads the texts evenly over `days` days from `first` on, in their order.
    ///
    /// - Parameter path: a file with a text on each line.
    init(textsIn path: String, from first: LocalDay, days: Int) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
        self.first = first
        self.days = days
        entries = lines.enumerated().compactMap { number, text in
            Self.entry(number, text, on: first.adding(days: number * days / lines.count))
        }
    }

    private static func entry(_ number: Int, _ text: String, on day: LocalDay) -> Reflection? {
        let digits = String(number)
        let padded = String(repeating: "0", count: 12 - digits.count) + digits
        guard let id = Reflection.ID(rawValue: "00000000-0000-4000-8000-" + padded) else { return nil }
        let verdicts = EmotionVerdict.allCases
        let instant = Instant(milliseconds: Int64(day.number) * 86_400_000 + Int64(number % 1_440) * 60_000)
        let parts = [0.4, 0.2, 0.1, 0.1, 0.1, 0.1]
        return Reflection(
            id: id, moment: Moment(instant: instant, zone: .utc, frozenDay: day), text: text,
            mood: Mood(rawValue: number % 5 + 1), language: recognisedLanguage(of: text),
            reading: EmotionReading(
                probabilities: parts, verdict: verdicts[number % 7 % verdicts.count], confidence: 0.4,
                model: "seed", windows: 1), deeper: number % 5 == 0 ? String(text.prefix(300)) : nil)
    }

    /// Saves all entries into the diary of `bench`.
    func fill(_ bench: StoreBench) async throws { try await bench.save(entries) }

    /// Counts the month of the first day `times` times, and says how many entries it has and, in milliseconds, what
    /// the middle one and the slowest took.
    func measure(_ times: Int) {
        let clock = ContinuousClock()
        let month = Period.month(Month(containing: first))
        var took: [Double] = []
        for _ in 0..<times {
            let start = clock.now
            let metrics = PeriodMetrics(of: entries, in: month, today: first.adding(days: days))
            let duration = clock.now - start
            guard metrics.entries == entries.count else { return StoreVictim.stop("a text is missing", 1) }
            took.append(duration / .milliseconds(1))
        }
        took.sort()
        StoreVictim.say("\(entries.count) \(took[took.count / 2]) \(took[took.count - 1])")
    }
}
