import Foundation
import HealthFiles
import Testing
import Wellbeing

/// Exports of Apple Health as different versions write them.
///
/// What must come of each was worked out from its records by hand.
struct AppleHealthFileTests {
    static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/health")

    private func read(_ name: String) throws -> HealthData {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.path)
        let file = try #require(names.first { $0.hasPrefix(name + "_") })
        return try AppleHealthFile.read(path: Self.fixtures.appending(path: file).path)
    }

    private func day(_ text: String) throws -> LocalDay { try #require(LocalDay(iso: text)) }

    private func night(_ data: HealthData, _ text: String) throws -> HealthNight {
        let day = try day(text)
        return try #require(data.nights.first { $0.day == day })
    }

    @Test(arguments: [
        ("AH01", "2026-09-15", 1_840), ("AH02", "2026-03-12", 777), ("AH08", "2026-07-07", 7_000),
        ("AH12", "2026-01-05", 350), ("AH16", "2026-03-15", 1_500), ("AHZ1", "2026-09-19", 606),
        ("AHZ2", "2026-09-18", 1_212),
    ])
    func countsStepsOnceForEachMoment(file: String, on text: String, steps: Int) throws {
        let data = try read(file)
        #expect(data.steps == [HealthData.Steps(day: try day(text), count: steps)])
    }

    @Test(arguments: [
        ("AH01", "2026-09-15", 395), ("AH02", "2026-03-12", 450), ("AH04", "2026-03-27", 408),
        ("AH06", "2026-10-25", 480), ("AH12", "2026-01-05", 420), ("AH20", "2026-10-30", 420),
        ("AH20", "2026-10-31", 450),
    ])
    func sleepBelongsToTheDayOnWhichItEnds(file: String, on text: String, minutes: Int) throws {
        #expect(try night(try read(file), text).asleepMinutes == minutes)
    }

    @Test func tellsStagesWakingAndTimeInBedApart() throws {
        let data = try read("AH01")
        let night = try night(data, "2026-09-15")
        #expect(night.awakeMinutes == 8 && night.inBedMinutes == 435)
        #expect(night.stageMinutes == [.core: 270, .deep: 45, .rem: 80])
        #expect(Set(data.sources) == ["Mira’s Apple\u{A0}Watch", "Mira’s iPhone", "Health"])
        #expect(
            try night_(try read("AH06"), "2026-10-25").stageMinutes[.deep] == 60, "an hour that came twice")
    }

    private func night_(_ data: HealthData, _ text: String) throws -> HealthNight { try night(data, text) }

    @Test func aNapIsItsOwnAndOfItsDay() throws {
        let data = try read("AH11")
        let (first, second) = (try night(data, "2026-06-11"), try night(data, "2026-06-12"))
        #expect(first.mainMinutes == 420 && first.napMinutes == 90)
        #expect(second.mainMinutes == 390 && second.napMinutes == 0)
    }

    @Test func timeInBedIsNoSleep() throws {
        let night = try night(try read("AH18"), "2026-08-02")
        #expect(night.asleepMinutes == nil && night.inBedMinutes == 480)
    }

    @Test func aDrinkThatIsToldTwiceIsDrunkOnce() throws {
        let water = try #require(try read("AH01").water.first)
        #expect(water.day == (try day("2026-09-15")) && abs(water.millilitres - 736.588) < 0.01)
    }

    @Test func tellsWhatItPassedOver() throws {
        var expected = HealthData.PassedOver()
        expected.unknownSleep = 1
        expected.unreadableNumbers = 1
        expected.otherKinds = 2
        #expect(try read("AH12").passedOver == expected)
    }

    @Test(arguments: [
        ("AH13", HealthFileError.clinicalDocument), ("AH17", .damaged(line: 2)), ("AHZ4", .badArchive),
        ("HAE1", .notHealthData),
    ])
    func refusesWhatIsNoExport(file: String, error: HealthFileError) throws {
        #expect(throws: error) { try read(file) }
    }
}
