import Testing
import Wellbeing

/// A week from Monday 2026-05-25 on, worked out by hand.
///
///     Mon 08:00 good (4), 20:00 bad (2) · Wed 12:00 very good (5) · Thu 00:00 very bad (1)
///     spoken: Wed 18:00 "schlecht" (2), 21:00 "gut" (4)
struct CheckInReviewTests {
    private static let monday = LocalDay(number: 20_598)
    private static let week = DayRange(last: 7, through: monday.adding(days: 6))

    private func moment(_ day: Int, _ hour: Int, frozen: Int? = nil) -> Moment {
        let seconds = (Int64(Self.monday.number + day) * 24 + Int64(hour)) * 3_600
        return Moment(
            instant: Instant(milliseconds: seconds * 1_000), zone: .utc,
            frozenDay: Self.monday.adding(days: frozen ?? day))
    }

    private func id(_ number: Int) throws -> Reflection.ID {
        try #require(Reflection.ID(rawValue: "6f9619ff-8b86-4d01-b42d-00000000000\(number)"))
    }

    private func checkIns() throws -> [CheckIn] {
        [
            CheckIn(id: try id(1), moment: moment(0, 8), rating: .okay),
            CheckIn(id: try id(2), moment: moment(0, 20), rating: .low),
            CheckIn(id: try id(3), moment: moment(2, 12), rating: .light),
            CheckIn(id: try id(4), moment: moment(3, 0), rating: .heavy),
        ]
    }

    private func spoken() throws -> [SpokenEntry] {
        [
            SpokenEntry(
                id: try id(5), moment: moment(2, 18), fields: SpokenFields(mood: .bad), transcript: ""),
            SpokenEntry(
                id: try id(6), moment: moment(2, 21), fields: SpokenFields(mood: .good), transcript: ""),
        ]
    }

    private func review(drawingEach: Bool, in days: DayRange = week) throws -> CheckInReview {
        let (checkIns, spoken) = (try checkIns().reversed(), try spoken())
        return CheckInReview(
            of: CheckInTally.tallies(of: checkIns), spoken: SpokenTally.tallies(of: spoken),
            each: drawingEach ? EachRecord(checkIns: Array(checkIns), spoken: spoken) : nil, in: days,
            startingOn: .monday)
    }

    @Test(arguments: [true, false])
    func countsAsByHand(drawingEach: Bool) throws {
        let review = try review(drawingEach: drawingEach)
        #expect(Self.monday.description == "2026-05-25")
        #expect(review.checkIns == 4 && review.spokenEntries == 2 && review.daysWithCheckIns == 3)
        #expect(review.ratings == [.okay: 1, .low: 1, .light: 1, .heavy: 1])
        #expect(review.moods == [.bad: 1, .good: 1])
        #expect(review.mean == MeanRating(count: 4, sum: 12), "spoken moods do not count in")
        #expect(review.mean?.tenths == 30)
        #expect(review.slots.map(\.mean?.tenths) == [30, nil, 50, 10, nil, nil, nil])
        #expect(review.slots.map(\.mean?.count) == [2, nil, 1, 1, nil, nil, nil])
        #expect(review.slots.map(\.spokenMean?.tenths) == [nil, nil, 30, nil, nil, nil, nil])
    }

    @Test func eachRecordStandsAtItsTime() throws {
        let review = try review(drawingEach: true)
        #expect(review.grain == .each)
        #expect(review.checkInPoints.map(\.step) == [4, 2, 5, 1])
        let across = review.checkInPoints.map(\.across)
        for (found, expected) in zip(across, [8.0 / 168, 20.0 / 168, 60.0 / 168, 72.0 / 168]) {
            #expect(abs(found - expected) < 1e-9)
        }
        #expect(review.checkInPoints.map(\.isJoined) == [false, true, false, true], "Tuesday is a gap")
        #expect(review.spokenPoints.map(\.step) == [2, 4])
        #expect(review.spokenPoints.allSatisfy { !$0.isJoined })
    }

    @Test func daysAreGatheredInTheMiddle() throws {
        let review = try review(drawingEach: false)
        #expect(review.grain == .day)
        #expect(review.checkInPoints.map(\.step) == [3, 5, 1])
        #expect(review.checkInPoints.map { ($0.across * 14).rounded() } == [1, 5, 7])
        #expect(review.checkInPoints.map(\.isJoined) == [false, false, true])
        #expect(review.spokenPoints.map(\.step) == [3])
    }

    @Test func aWeekIsTheMeanOfItsCheckInsNotOfItsDays() throws {
        let year = DayRange(last: 365, through: Self.week.last)
        let review = try review(drawingEach: true, in: year)
        #expect(review.grain == .week)
        // (4 + 2 + 5 + 1) / 4; the mean of the days' means (3, 5, 1) is 3 as well, so drop one of Monday's.
        #expect(review.slots.last?.mean == MeanRating(count: 4, sum: 12))
        let three = CheckInReview(
            of: CheckInTally.tallies(of: try checkIns().dropLast()), spoken: [], in: year,
            startingOn: .monday)
        #expect(three.slots.last?.mean?.tenths == 37, "11 / 3; by days it would be 4.0")
    }

    @Test func afterMidnightWhatCountsToTheEveningStandsAtItsEnd() throws {
        let late = CheckIn(id: try id(7), moment: moment(1, 1, frozen: 0), rating: .okay)
        let review = CheckInReview(
            of: CheckInTally.tallies(of: [late]), spoken: [],
            each: EachRecord(checkIns: [late], spoken: []), in: Self.week, startingOn: .monday)
        let across = try #require(review.checkInPoints.first?.across)
        #expect(across > 23.9 / 168 && across < 24.0 / 168)
    }

    @Test func nothingIsNoZero() {
        let review = CheckInReview(of: [], spoken: [], in: Self.week, startingOn: .monday)
        #expect(review.isEmpty && review.mean == nil && review.checkInPoints.isEmpty)
        #expect(review.slots.allSatisfy { $0.mean == nil && $0.spokenMean == nil })
    }

    @Test func halfATenthIsRoundedUp() {
        #expect(MeanRating(count: 20, sum: 61)?.tenths == 31, "3.05")
        #expect(MeanRating(count: 3, sum: 10)?.tenths == 33)
        #expect(MeanRating(count: 3, sum: 5)?.tenths == 17)
        #expect(MeanRating(count: 0, sum: 0) == nil)
    }

    @Test func bothKindsStandInOneListNewestFirst() throws {
        let list = MoodRecord.newestFirst(try checkIns(), try spoken())
        #expect(try list.map(\.place.id) == [4, 6, 5, 3, 2, 1].map(id))
        let place = try #require(list.first?.place)
        #expect(RecordPlace(token: place.token) == place)
        #expect(RecordPlace(token: "\(place.token) ") == nil)
    }
}
