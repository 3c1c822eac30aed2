import Testing
import Wellbeing

struct LocalDayTests {
    /// Day numbers and weekdays worked out with Python's `datetime`.
    @Test(arguments: [
        ("1970-01-01", 0, 4), ("2000-02-29", 11_016, 2), ("2026-05-27", 20_600, 3), ("2026-12-31", 20_818, 4),
        ("2028-02-29", 21_243, 2), ("0001-01-01", -719_162, 1), ("9999-12-31", 2_932_896, 5),
        ("1900-03-01", -25_508, 4), ("1969-12-31", -1, 3),
    ])
    func countsDays(iso: String, number: Int, weekday: Int) throws {
        let day = try #require(LocalDay(iso: iso))
        #expect(day.number == number)
        #expect(day.isoWeekday == weekday)
        #expect(LocalDay(number: number).description == iso)
    }

    @Test(arguments: [
        "", "2026-2-28", "2026-02-29", "1900-02-29", "2026-04-31", "2026-00-10", "2026-10-00", "2026-13-01",
        "0000-01-01", "2026/05/27", "26-05-27", "20260527", "2026-05-27Z", " 2026-05-27", "2026-05-27T",
        "٢٠٢٦-٠٥-٢٧", "2569-05-27\u{0}", "2026-05-2７", "-026-05-27", "2026-0５-27",
    ])
    func refusesWhatIsNoDay(iso: String) {
        #expect(LocalDay(iso: iso) == nil)
    }

    @Test(arguments: [Int.min, -1, 0, 10_000, Int.max])
    func refusesYearsThatFourDigitsDoNotSpell(year: Int) {
        #expect(LocalDay(year: year, month: 1, day: 1) == nil)
    }

    /// Walks every day of the accepted years beside a calendar written the slow way.
    @Test func everyDayOfNineThousandYearsComesOutRight() {
        var number = -719_162
        var mistakes = 0
        for year in 1...9_999 {
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            for (month, length) in zip(1..., lengths) {
                // First and last of each month, and the day after it does not exist.
                for day in [1, length] {
                    let found = LocalDay(year: year, month: month, day: day)
                    if found?.number != number + day - 1 { mistakes += 1 }
                    if let parts = found?.parts, parts != (year, month, day) { mistakes += 1 }
                }
                if LocalDay(year: year, month: month, day: length + 1) != nil { mistakes += 1 }
                number += length
            }
        }
        #expect(mistakes == 0)
        #expect(number == 2_932_897)
    }

    /// Bug B10: the pattern YYYY gave the last days of December to the next year; X1: Thai and Arabic locales
    /// printed another calendar and other digits.
    @Test func theLastDaysOfAYearKeepTheirYearInASCIIDigits() throws {
        let day = try #require(LocalDay(year: 2026, month: 12, day: 31))
        #expect(day.description == "2026-12-31")
        #expect(day.description.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D })
    }
}
