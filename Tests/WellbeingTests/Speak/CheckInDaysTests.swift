import Testing
import Wellbeing

/// Check-ins of some days: counts, averages and gaps.
struct CheckInDaysTests {
    private func checkIn(
        _ number: Int, _ iso: String, _ rating: Mood, dayStart: DayStart = .midnight
    ) throws -> CheckIn {
        let id = try #require(
            CheckIn.ID(rawValue: "00000000-0000-4000-9000-" + String(100_000_000_000 + number)))
        let moment = Moment(try #require(Instant(iso: iso)), in: .utc, dayStart: dayStart)
        return CheckIn(id: id, moment: moment, rating: rating)
    }

    private func day(_ iso: String) throws -> LocalDay { try #require(LocalDay(iso: iso)) }

    @Test func `each check-in has the same weight, and a day without one is a gap`() throws {
        let range = try day("2026-05-21")...day("2026-05-27")
        let days = CheckInDays(
            [
                try checkIn(1, "2026-05-20T23:59:59Z", .heavy),
                try checkIn(2, "2026-05-21T00:00:00Z", .light),
                try checkIn(3, "2026-05-27T08:00:00Z", .low), try checkIn(4, "2026-05-27T09:00:00Z", .okay),
                try checkIn(5, "2026-05-28T00:00:00Z", .heavy),
            ], in: range)
        #expect(days.count == 3)
        let mean = 11.0 / 3
        #expect(days.mean == mean)
        #expect(days.days.count == 7)
        #expect(days.days.map(\.count) == [1, 0, 0, 0, 0, 0, 2])
        #expect(days.days.map(\.mean) == [5, nil, nil, nil, nil, nil, 3])
        #expect(days.days.first?.day == range.lowerBound && days.days.last?.day == range.upperBound)
    }

    @Test func `without a check-in there is no average, not zero`() throws {
        let today = try day("2026-05-27")
        let days = CheckInDays([], in: today...today)
        #expect(days.count == 0 && days.mean == nil && days.days.map(\.mean) == [nil])
    }

    @Test func `only ratings that stand out are asked about, the newest first`() throws {
        let today = try day("2026-05-27")
        for (rating, isAsked) in [
            (Mood.heavy, true), (.low, true), (.neutral, false), (.okay, false), (.light, true),
        ] {
            let one = try checkIn(1, "2026-05-27T08:00:00Z", rating)
            #expect((CheckIn.toAskAbout(on: today, among: [one]) == one) == isAsked, "\(rating)")
        }
        let older = try checkIn(1, "2026-05-27T08:00:00Z", .heavy)
        let newer = try checkIn(2, "2026-05-27T09:00:00Z", .light)
        let calm = try checkIn(3, "2026-05-27T10:00:00Z", .okay)
        #expect(CheckIn.toAskAbout(on: today, among: [newer, calm, older]) == newer)
        var answered = newer
        answered.note = "Sun."
        #expect(CheckIn.toAskAbout(on: today, among: [answered, older]) == older)
        var dismissed = newer
        dismissed.isDismissed = true
        #expect(CheckIn.toAskAbout(on: today, among: [dismissed, older]) == older)
        let twin = try checkIn(4, "2026-05-27T09:00:00Z", .low)
        #expect(CheckIn.toAskAbout(on: today, among: [twin, newer]) == twin, "the greater id is newer")
        #expect(CheckIn.toAskAbout(on: today, among: [newer, twin]) == twin)
    }

    @Test func `the question ends with the person's day, also one that starts at 4`() throws {
        let four = try #require(DayStart(clock: "04:00"))
        let late = try checkIn(1, "2026-05-28T03:59:59Z", .heavy, dayStart: four)
        #expect(CheckIn.toAskAbout(on: try day("2026-05-27"), among: [late]) == late)
        #expect(CheckIn.toAskAbout(on: try day("2026-05-28"), among: [late]) == nil)
        let next = try checkIn(2, "2026-05-28T04:00:00Z", .heavy, dayStart: four)
        #expect(CheckIn.toAskAbout(on: try day("2026-05-27"), among: [next]) == nil)
        #expect(CheckIn.toAskAbout(on: try day("2026-05-28"), among: [late, next]) == next)
    }
}
