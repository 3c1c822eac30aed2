import Foundation
import Wellbeing

/// Measures how long counting a month takes, without a diary around it.
struct MetricsBench {
    /// Texts to be spread over a month, each with the language it seems to be in.
    private let entries: [Reflection]
    private let month: Period
    private let today: LocalDay

    /// - Parameter path: a file with a text on each line.
    init(textsIn path: String) throws {
        let first = LocalDay(number: 20_454)
        let month = Month(containing: first)
        let file = try String(contentsOfFile: path, encoding: .utf8)
        entries = file.split(separator: "\n").enumerated().compactMap { number, line in
            let digits = String(number)
            let padded = String(repeating: "0", count: 12 - digits.count) + digits
            guard let id = Reflection.ID(rawValue: "00000000-0000-4000-8000-" + padded) else { return nil }
            let day = first.adding(days: number % month.days.count)
            let instant = Instant(milliseconds: Int64(day.number) * 86_400_000 + Int64(number) * 60_000)
            return Reflection(
                id: id, moment: Moment(instant: instant, zone: .utc, frozenDay: day), text: String(line),
                mood: Mood(rawValue: number % 5 + 1), language: recognisedLanguage(of: String(line)))
        }
        self.month = .month(month)
        today = month.last
    }

    /// Counts `times` times, and says in milliseconds what the middle one and the slowest took.
    func measure(_ times: Int) {
        let clock = ContinuousClock()
        var took: [Double] = []
        for _ in 0..<times {
            let start = clock.now
            let metrics = PeriodMetrics(of: entries, in: month, today: today)
            let duration = clock.now - start
            guard metrics.entries == entries.count else { return StoreVictim.stop("a text is missing", 1) }
            took.append(duration / .milliseconds(1))
        }
        took.sort()
        StoreVictim.say("\(entries.count) \(took[took.count / 2]) \(took[took.count - 1])")
    }
}
