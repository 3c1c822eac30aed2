import Testing
import Wellbeing

struct SleepDayTests {
    private let today = LocalDay(number: 20_000)

    private func log(
        _ id: String, _ minutes: Int, _ source: SleepLog.Source = .manual, at second: Int64 = 0,
        day: Int = 20_000,
        adds: Bool = false, isEstimate: Bool = false
    ) throws -> SleepLog {
        let uuid = "00000000-0000-4000-8000-0000000000" + id
        return SleepLog(
            id: try #require(SleepLog.ID(rawValue: uuid)),
            moment: Moment(
                instant: Instant(milliseconds: 1_728_000_000_000 + second * 1_000), zone: .utc,
                frozenDay: LocalDay(number: day)),
            minutes: minutes, source: source, addsToHealth: adds, isEstimate: isEstimate)
    }

    @Test(arguments: [
        (nil, SleepRange.State.unknown), (354, .under), (359, .under), (360, .inRange), (540, .inRange),
        (541, .over), (546, .over),
    ])
    func standsWhereItShould(_ minutes: Int?, _ state: SleepRange.State) {
        #expect(SleepRange.state(minutes: minutes) == state)
        #expect(state.isMet == (minutes == nil ? nil : state == .inRange))
    }

    /// What is judged too short is never shown as long enough: 5.96 hours are 357.6 minutes.
    @Test(arguments: [
        (358, 59), (359, 59), (360, 60), (450, 75), (540, 90), (541, 91), (542, 91), (545, 91), (0, 0),
        (3, 1), (2, 0),
    ])
    func isShownOnTheSideThatItIsJudged(_ minutes: Int, _ tenths: Int) {
        #expect(SleepRange.shownTenths(minutes: minutes) == tenths)
    }

    @Test func severalOfTheSameDayAddUp() throws {
        let day = SleepDay(
            day: today, logs: [try log("01", 400), try log("02", 30), try log("03", 90, day: 19_999)])
        #expect(day.minutes == 430)
        #expect(day.source == .manual)
        #expect(day.logs.count == 2)
    }

    /// Seven hours by the watch and seven by hand are the same night, unless she says that they are not.
    @Test func whatSheSaysCountsBeforeWhatWasMeasured() throws {
        let watch = try log("01", 420, .health, at: 5)
        let day = SleepDay(day: today, logs: [watch, try log("02", 450, at: 1)])
        #expect(day.minutes == 450 && day.source == .manual)
        let nap = SleepDay(day: today, logs: [watch, try log("02", 30, at: 9, adds: true)])
        #expect(nap.minutes == 450 && nap.source == .manual)
        let measured = SleepDay(day: today, logs: [watch])
        #expect(measured.minutes == 420 && measured.source == .health)
        let later = SleepDay(day: today, logs: [watch, try log("02", 400, .health, at: 6)])
        #expect(later.minutes == 400)
    }

    @Test func sheChoosesWhatWasMeasuredAndBack() throws {
        var day = SleepDay(
            day: today, logs: [try log("01", 420, .health, at: 5), try log("02", 500, at: 1)])
        try day.chooseHealth(at: Instant(milliseconds: 1_728_000_010_000))
        #expect(day.minutes == 420 && day.source == .health)
        // A new measurement goes on counting.
        try day.add(try log("03", 430, .health, at: 20), today: today)
        #expect(day.minutes == 430)
        // And so does what she writes afterwards.
        try day.add(try log("04", 510, at: 30), today: today)
        #expect(day.minutes == 510)
        day.remove(try log("04", 1).id)
        day.healthChosenAt = nil
        #expect(day.minutes == 500 && day.source == .manual)
    }

    @Test func thereIsNothingToChooseWithoutAMeasurement() throws {
        var day = SleepDay(day: today, logs: [try log("02", 500)])
        #expect(throws: SleepFault.noHealthReading) {
            try day.chooseHealth(at: Instant(milliseconds: 0))
        }
        #expect(day.minutes == 500)
        // A choice whose measurement was deleted loses nothing.
        let left = SleepDay(
            day: today, logs: [try log("02", 500)], healthChosenAt: Instant(milliseconds: 2_000_000_000_000))
        #expect(left.minutes == 500)
    }

    @Test func boundsHoldOnEveryPath() throws {
        var day = SleepDay(day: today, logs: [try log("01", 720)])
        let before = day
        #expect(throws: SleepFault.tooMuchForADay(already: 720)) {
            try day.add(try log("02", 721), today: today)
        }
        #expect(throws: SleepFault.outOfBounds) { try day.add(try log("02", 0), today: today) }
        #expect(throws: SleepFault.outOfBounds) { try day.add(try log("02", 1_441), today: today) }
        #expect(throws: SleepFault.otherDay) { try day.add(try log("02", 60, day: 19_999), today: today) }
        #expect(throws: SleepFault.inTheFuture) {
            try day.add(try log("02", 60), today: today.adding(days: -1))
        }
        #expect(day == before)
        try day.add(try log("02", 720), today: today)
        #expect(day.minutes == 1_440)
        // The same id again is a correction, not more sleep.
        try day.add(try log("02", 60), today: today.adding(days: 30))
        #expect(day.minutes == 780)
        day.remove(try log("02", 60).id)
        #expect(day == before)
    }

    @Test func anAnswerNeverLowersALength() throws {
        let long = SleepDay(day: today, logs: [try log("01", 510)])
        #expect(SleepAnswer.yes.outcome(on: long) == .agrees(minutes: 510))
        #expect(SleepAnswer.no.outcome(on: long) == .disagrees(minutes: 510))
        let short = SleepDay(day: today, logs: [try log("01", 300, .health)])
        #expect(SleepAnswer.yes.outcome(on: short) == .disagrees(minutes: 300))
        #expect(SleepAnswer.no.outcome(on: short) == .agrees(minutes: 300))
        let none = SleepDay(day: today)
        #expect(SleepAnswer.yes.outcome(on: none) == .estimate(minutes: 360))
        #expect(SleepAnswer.no.outcome(on: none) == .estimate(minutes: 240))
        #expect(none.minutes == nil && none.source == nil && none.state == .unknown)
    }

    @Test func anEstimateGivesWay() throws {
        var day = SleepDay(day: today, logs: [try log("01", 360, isEstimate: true)])
        #expect(day.minutes == 360 && day.isEstimate)
        #expect(SleepAnswer.no.outcome(on: day) == .estimate(minutes: 240))
        try day.add(try log("02", 240, at: 1, isEstimate: true), today: today)
        #expect(day.minutes == 240)
        try day.add(try log("03", 450, .health, at: 2), today: today)
        #expect(day.minutes == 450 && !day.isEstimate)
        try day.add(try log("04", 480, at: 3), today: today)
        #expect(day.minutes == 480)
    }

    @Test func theOrderOfLogsPlaysNoPart() throws {
        let logs = [
            try log("01", 400, at: 3), try log("02", 420, .health, at: 2),
            try log("03", 30, at: 1, adds: true),
        ]
        #expect(SleepDay(day: today, logs: logs) == SleepDay(day: today, logs: logs.reversed()))
        #expect(SleepDay(day: today, logs: logs).minutes == 850)
    }
}
