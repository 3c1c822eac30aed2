import Testing
import Wellbeing

struct PreferencesTests {
    @Test(arguments: [("00:00", 0), ("04:00", 240), ("06:00", 360), ("00:01", 1), ("05:59", 359)])
    func readsAndPrintsADayStart(text: String, minutes: Int) throws {
        let dayStart = try #require(DayStart(clock: text))
        #expect(dayStart.minutes == minutes)
        #expect(dayStart.description == text)
        #expect(DayStart(minutes: minutes) == dayStart)
    }

    @Test(arguments: [
        "", "4:00", "04:60", "06:01", "24:00", "-1:00", "04:00 ", "04.00", "٠٤:٠٠", "04:0", "0400",
        "04:00:00",
    ])
    func refusesWhatIsNoDayStart(text: String) {
        #expect(DayStart(clock: text) == nil)
    }

    @Test(arguments: [Int.min, -1, 361, Int.max])
    func refusesMinutesOutsideTheNight(minutes: Int) {
        #expect(DayStart(minutes: minutes) == nil)
    }

    /// PRODUCT: nothing is shared and nothing is assumed before the person has spoken.
    @Test(arguments: Language.allCases)
    func aNewDiaryAssumesNothing(language: Language) {
        let preferences = Preferences(language: language)
        #expect(preferences.aiConsent == nil)
        #expect(preferences.country == nil)
        #expect(preferences.dayStart == .midnight)
        #expect(!preferences.isOnboarded)
        #expect(Preferences.acceptedIdleLockMinutes.contains(preferences.idleLockMinutes))
        #expect(Preferences.acceptedBackupsKept.contains(preferences.backupsKept))
    }
}
