import Foundation
import Pages
import Testing
import Wellbeing

/// The quarter of the golden pages, against what `Tests/Fixtures/quarter/count.py` counted on its own.
struct QuarterTests {
    private struct Facts: Decodable {
        var checkIns: Int
        var spoken: Int
        /// From very bad to very good.
        var ratings: [Int]
        /// From bad to good.
        var moods: [Int]
        var daysWithCheckIns: Int
        /// The mean in tenths.
        var tenths: Int?
        /// Thousandths of the mean of each day, of the year those of each week.
        var means: [Int?]
        var spokenMeans: [Int?]
    }

    private static func facts() throws -> [String: Facts] {
        let text = try SourceFiles.text("Tests/Fixtures/quarter/facts.json")
        return try JSONDecoder().decode([String: Facts].self, from: Data(text.utf8))
    }

    @Test(arguments: CheckInRange.Span.allCases)
    func everyRangeIsCountedAsElsewhere(span: CheckInRange.Span) throws {
        let expected = try #require(try Self.facts()[String(span.rawValue)])
        let review = try QuarterSamples.review(.last(span))
        #expect(review.checkIns == expected.checkIns && review.spokenEntries == expected.spoken)
        #expect(Mood.allCases.map { review.ratings[$0] ?? 0 } == expected.ratings)
        #expect(SpokenFields.Mood.allCases.map { review.moods[$0] ?? 0 } == expected.moods)
        #expect(review.daysWithCheckIns == expected.daysWithCheckIns)
        #expect(review.mean?.tenths == expected.tenths)
        #expect(review.slots.map { $0.mean.map(thousandths) } == expected.means)
        #expect(review.slots.map { $0.spokenMean.map(thousandths) } == expected.spokenMeans)
        let isEach = span == .week || span == .month
        let points = expected.means.count { $0 != nil }
        #expect(review.checkInPoints.count == (isEach ? expected.checkIns : points))
    }

    private func thousandths(_ mean: MeanRating) -> Int { Int((mean.value * 1_000).rounded()) }
}
