import Testing
import Wellbeing

struct CheckInRangeTests {
    /// A Wednesday.
    private let today = LocalDay(number: 20_600)

    private func day(_ iso: String) throws -> LocalDay { try #require(LocalDay(iso: iso)) }

    @Test(arguments: CheckInRange.Span.allCases)
    func theLastDaysEndToday(span: CheckInRange.Span) {
        let days = CheckInRange.last(span).days(today: today, span: nil)
        #expect(days.count == span.rawValue)
        #expect(days.last == today)
    }

    @Test func allGoesFromTheFirstRecordToTodayOrLater() {
        let early = today.adding(days: -400)
        #expect(CheckInRange.all.days(today: today, span: nil) == DayRange(last: 1, through: today))
        #expect(
            CheckInRange.all.days(today: today, span: early...today.adding(days: -9))
                == DayRange(first: early, last: today))
        // She flew west over the date line.
        #expect(
            CheckInRange.all.days(today: today, span: early...today.adding(days: 1))
                == DayRange(first: early, last: today.adding(days: 1)))
    }

    @Test func daysOfOnesOwnMayBeLeftOpen() throws {
        let span = try day("2026-01-05")...day("2026-05-20")
        func days(_ from: String, _ through: String) throws -> String {
            let range = try CheckInRange(from: from, through: through)
            let days = range.days(today: try day("2026-05-27"), span: span)
            return "\(days.first) \(days.last)"
        }
        #expect(try days("2026-02-01", "2026-02-01") == "2026-02-01 2026-02-01")
        #expect(try days("2026-02-01", "") == "2026-02-01 2026-05-27")
        #expect(try days("", "2026-03-01") == "2026-01-05 2026-03-01")
        #expect(try days("", "2025-03-01") == "2025-03-01 2025-03-01")
        #expect(try days("2027-03-01", "") == "2027-03-01 2027-03-01")
        #expect(try days("", "") == "2026-01-05 2026-05-27")
    }

    @Test func wrongDaysAreNamed() throws {
        #expect(throws: CheckInRange.Fault.noSuchDay(isFirst: true)) {
            try CheckInRange(from: "2026-02-30", through: "")
        }
        #expect(throws: CheckInRange.Fault.noSuchDay(isFirst: false)) {
            try CheckInRange(from: "2026-02-01", through: "1.3.2026")
        }
        #expect(throws: CheckInRange.Fault.reversed) {
            try CheckInRange(from: "2026-02-02", through: "2026-02-01")
        }
    }

    @Test func thePointsOfADrawingStayFew() throws {
        func grain(_ days: Int, checkIns: Int = 0, spoken: Int = 0) -> CheckInGrain {
            CheckInGrain(
                of: DayRange(last: days, through: today), checkIns: checkIns, spoken: spoken,
                startingOn: .monday)
        }
        #expect(grain(31, checkIns: 150, spoken: 150) == .each)
        #expect(grain(31, checkIns: 151) == .day)
        #expect(grain(7, spoken: 151) == .day)
        #expect(grain(32) == .day)
        #expect(grain(150) == .day)
        #expect(grain(151) == .week)
        #expect(grain(365) == .week)
        // 149 weeks and three days of the present one are 150 slots; a day more is another week.
        #expect(grain(149 * 7 + 3) == .week)
        #expect(grain(149 * 7 + 4) == .month)
        #expect(grain(365 * 12) == .month)
        #expect(grain(365 * 13) == .years(1))
        let ages = try #require(DayRange(first: try day("0001-01-01"), last: try day("9999-12-31")))
        #expect(CheckInGrain(of: ages, checkIns: 1, spoken: 0, startingOn: .monday) == .years(67))
    }

    @Test(arguments: [1, 31, 32, 150, 151, 1_000, 1_047, 4_000, 5_000, 40_000])
    func slotsCoverEveryDayOnce(count: Int) {
        let days = DayRange(last: count, through: today)
        let review = CheckInReview(of: [], spoken: [], in: days, startingOn: .sunday)
        #expect(review.slots.first?.days.first == days.first && review.slots.last?.days.last == days.last)
        #expect(review.slots.count <= CheckInGrain.most)
        for (one, next) in zip(review.slots, review.slots.dropFirst()) {
            #expect(one.days.last.adding(days: 1) == next.days.first)
        }
    }
}
