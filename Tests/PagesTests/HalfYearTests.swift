import Foundation
import Pages
import Testing
import Wellbeing

/// The half year of the golden pages, against what `Tests/Fixtures/half-year/count.py` counted on its own.
struct HalfYearTests {
    private struct Facts: Decodable {
        var entries: Int
        var daysWithEntries: Int
        /// From heavy to light.
        var moods: [Int]
        var dominantMood: Int?
        /// In the order of `Emotion`, and then what is unclear.
        var verdicts: [Int]
        var dominantEmotion: String?
        var unread: Int
        var corrected: Int
        var deeper: Int
        var words: Int
        var daysFelt: [Int]
        /// Thousandths of each day's mean mood.
        var meanMoods: [Int?]
        /// Occurrences of the words that the texts are about.
        var about: [String: Int]
    }

    private static func facts() throws -> [String: Facts] {
        let text = try SourceFiles.text("Tests/Fixtures/half-year/facts.json")
        return try JSONDecoder().decode([String: Facts].self, from: Data(text.utf8))
    }

    @Test func everyWeekAndMonthIsCountedAsElsewhere() throws {
        let facts = try Self.facts()
        #expect(facts.count == 30)
        for (name, expected) in facts {
            let view = try name.count == 7 ? HistorySamples.month(name) : HistorySamples.week(name)
            let metrics = view.review.metrics
            #expect(metrics.entries == expected.entries, "\(name)")
            #expect(metrics.daysWithEntries == expected.daysWithEntries, "\(name)")
            #expect(Mood.allCases.map { metrics.moods[$0] ?? 0 } == expected.moods, "\(name)")
            #expect(metrics.dominantMood?.rawValue == expected.dominantMood, "\(name)")
            let verdicts = Emotion.allCases.map { metrics.verdicts[.felt($0)] ?? 0 } + [metrics.unclear]
            #expect(verdicts == expected.verdicts, "\(name)")
            #expect(metrics.dominantEmotion?.rawValue == expected.dominantEmotion, "\(name)")
            #expect(metrics.unread == expected.unread && metrics.deeperEntries == expected.deeper, "\(name)")
            #expect(metrics.wordsWritten == expected.words, "\(name)")
            let means = metrics.days.map { $0.meanMood.map { Int(($0 * 1_000).rounded()) } }
            #expect(means == expected.meanMoods, "\(name)")
        }
    }

    @Test func everyReportHasTheCorrectionsAndDaysCountedElsewhere() throws {
        var reports = 0
        for (name, expected) in try Self.facts() {
            let view = try name.count == 7 ? HistorySamples.month(name) : HistorySamples.week(name)
            let read = expected.entries - expected.unread
            guard case .found(let findings) = view.review.report else {
                #expect(view.review.report == .tooFew(read: read) && read < 4, "\(name)")
                continue
            }
            reports += 1
            #expect(read >= 4 && findings.corrected == expected.corrected, "\(name)")
            #expect(Emotion.allCases.map { findings.daysFelt[$0] ?? 0 } == expected.daysFelt, "\(name)")
        }
        #expect(reports > 15)
    }

    @Test func topicsAreTheMostFrequentOfTheWordsChosenByHand() throws {
        for (name, expected) in try Self.facts() {
            let view = try name.count == 7 ? HistorySamples.month(name) : HistorySamples.week(name)
            let topics = view.review.metrics.topics
            for topic in topics {
                #expect(expected.about[topic.word.lowercased()] == topic.count, "\(name): \(topic.word)")
            }
            let counts = expected.about.values.filter { $0 >= 2 }.sorted(by: >)
            #expect(topics.map(\.count) == Array(counts.prefix(5)), "\(name)")
        }
    }
}
