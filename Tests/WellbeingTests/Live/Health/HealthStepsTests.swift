import Testing
import Wellbeing

/// Steps that several devices counted.
///
/// Times are hours of 1 June 2026 on a clock at UTC.
struct HealthStepsTests {
    private static let day = LocalDay(number: 20_605)

    private struct Count {
        let rank: HealthSource
        let from: Double
        let to: Double
        let steps: Double
    }

    private func totals(_ counts: [Count], offset: Int32 = 0) throws -> [Int: Int] {
        var steps = HealthSteps()
        var numbers: [HealthSource: UInt16] = [:]
        for count in counts {
            let known = numbers[count.rank] ?? steps.source(count.rank)
            let number = try #require(known)
            numbers[count.rank] = number
            let midnight = Int64(Self.day.number) * 86_400 - Int64(offset)
            let seconds = (midnight + Int64(count.from * 3_600))...(midnight + Int64(count.to * 3_600))
            let isTaken = steps.add(count.steps, in: seconds, offset: offset, source: number)
            #expect(isTaken)
        }
        return Dictionary(
            uniqueKeysWithValues: steps.totals().map { ($0.day.number - Self.day.number, $0.steps) })
    }

    private func count(_ rank: HealthSource, _ from: Double, _ to: Double, _ steps: Double) -> Count {
        Count(rank: rank, from: from, to: to, steps: steps)
    }

    @Test func theBetterSourceCountsForItsTime() throws {
        // The watch from 8 to 9; of the phone's 8 to 10 the second half: 1,000 + 600 / 2.
        #expect(try totals([count(.phone, 8, 10, 600), count(.watch, 8, 9, 1_000)]) == [0: 1_300])
        // By hand before the watch, the watch before the phone.
        let all = [count(.watch, 8, 9, 1_000), count(.person, 8, 9, 1_500), count(.phone, 8, 9, 900)]
        #expect(try totals(all) == [0: 1_500])
        #expect(try totals(all.reversed()) == [0: 1_500])
    }

    @Test func oneSourceAddsUpButTheSameRecordIsOne() throws {
        #expect(try totals([count(.phone, 8, 9, 500), count(.phone, 9, 10, 300)]) == [0: 800])
        #expect(try totals([count(.phone, 8, 9, 500), count(.phone, 8, 9, 500)]) == [0: 500])
    }

    @Test func overMidnightTheyAreShared() throws {
        // 23:00 to 01:00: half and half; in New York as well.
        #expect(try totals([count(.phone, 23, 25, 300)]) == [0: 150, 1: 150])
        #expect(try totals([count(.phone, 23, 25, 300)], offset: -14_400) == [0: 150, 1: 150])
    }

    @Test func aMomentWithoutLengthCountsUnlessABetterSourceCountedThen() throws {
        #expect(try totals([count(.phone, 8, 8, 10), count(.watch, 9, 10, 5)]) == [0: 15])
        #expect(try totals([count(.phone, 9.5, 9.5, 10), count(.watch, 9, 10, 5)]) == [0: 5])
        #expect(
            try totals([count(.phone, 10, 10, 10), count(.watch, 9, 10, 5)]) == [0: 15], "its end is past")
    }

    @Test(arguments: [-1.0, 500_001, .nan, .infinity])
    func whatIsNoCountIsNotTaken(count: Double) throws {
        var steps = HealthSteps()
        let source = steps.source(.phone)
        let number = try #require(source)
        let taken = [
            steps.add(count, in: 0...60, offset: 0, source: number),
            steps.add(5, in: 0...(3 * 86_400), offset: 0, source: number),
            steps.add(5, in: 0...60, offset: 0, source: number + 1),
        ]
        #expect(taken == [false, false, false] && steps.totals().isEmpty)
    }
}
