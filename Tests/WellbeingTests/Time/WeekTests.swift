import Testing
import Wellbeing

struct WeekTests {
    /// Probes WK1, WK2, WK5; bugs B10 and B11.
    @Test func keepsTheProbes() throws {
        let probes = try Probes.load().weeks
        #expect(probes.map(\.id) == ["WK1", "WK2", "WK5"])
        for probe in probes {
            let first = try #require(Week.FirstWeekday(rawValue: probe.firstDay.lowercased()), "\(probe.id)")
            let week = Week(containing: try #require(LocalDay(iso: probe.day)), startingOn: first)
            #expect([week.first.description, week.last.description] == probe.week, "\(probe.id)")
            guard let iso = probe.iso else { continue }
            let (year, number) = week.isoNumber
            #expect("\(year)-W\(number < 10 ? "0" : "")\(number)" == iso, "\(probe.id)")
        }
    }

    /// From the ISO calendar, by hand.
    @Test(arguments: [
        ("2027-01-01", 2026, 53), ("2027-01-04", 2027, 1), ("2024-12-30", 2025, 1), ("2021-01-03", 2020, 53),
        ("2026-01-01", 2026, 1), ("2025-12-28", 2025, 52),
    ])
    func numbersWeeksByISO8601(day: String, year: Int, number: Int) throws {
        let week = Week(containing: try #require(LocalDay(iso: day)), startingOn: .monday)
        #expect(week.isoNumber == (year, number))
    }

    @Test(arguments: Week.FirstWeekday.allCases)
    func everyDayIsInExactlyOneWeek(first: Week.FirstWeekday) {
        for number in -800...800 {
            let day = LocalDay(number: number)
            let week = Week(containing: day, startingOn: first)
            #expect(week.days.count == 7 && week.days.contains(day))
            #expect(week.first.isoWeekday == (first == .monday ? 1 : 7))
            #expect(week.days.allSatisfy { Week(containing: $0, startingOn: first) == week })
        }
    }

    @Test func beginsByLanguageUnlessThePersonSaysOtherwise() {
        #expect(Language.german.firstWeekday == .monday)
        #expect(Language.indonesian.firstWeekday == .monday)
        #expect(Language.english.firstWeekday == .sunday)
        var preferences = Preferences(language: .english)
        #expect(preferences.weekStart == .sunday)
        preferences.firstWeekday = .monday
        #expect(preferences.weekStart == .monday)
    }
}
