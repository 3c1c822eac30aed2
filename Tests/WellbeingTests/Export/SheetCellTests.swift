import Foundation
import Testing
import Wellbeing

@Suite struct SheetCellTests {
    private func moment(_ instant: String, _ zone: String) throws -> Moment {
        let time = try #require(Instant(iso: instant))
        let place = try #require(Zone(identifier: zone))
        return Moment(instant: time, zone: place, frozenDay: place.wallClock(at: time).date)
    }

    @Test func aDateIsTheWallClockAtThePlaceOfWriting() throws {
        // Midnight of 2024-01-15 in Auckland, 23:59:59 of 2026-12-31 in Los Angeles.
        let auckland = SheetCell.wallClock(of: try moment("2024-01-14T11:00:00Z", "Pacific/Auckland"))
        #expect(auckland.dateSerial == 45_306)
        #expect(auckland.dateText == "2024-01-15 00:00:00")
        let angeles = SheetCell.wallClock(of: try moment("2027-01-01T07:59:59.900Z", "America/Los_Angeles"))
        #expect(abs((angeles.dateSerial ?? 0) - 46_387.99998842592) < 1e-9)
        #expect(angeles.dateText == "2026-12-31 23:59:59")
    }

    @Test func daysThatSpreadsheetsCountDifferentlyHaveNoSerial() throws {
        #expect(SheetCell.day(try #require(LocalDay(iso: "1900-03-01"))).dateSerial == 61)
        #expect(SheetCell.day(try #require(LocalDay(iso: "1900-02-28"))).dateSerial == nil)
        #expect(SheetCell.day(try #require(LocalDay(iso: "9999-12-31"))).dateSerial == 2_958_465)
    }

    @Test func aTextTooLongForACellIsCutBetweenCharactersAndSaysSo() {
        let whole = String(repeating: "ä", count: 32_767)
        #expect(SafeText.forCell(whole) { "[\($0)]" } == whole)
        // 2 units each: 16,384 are one unit too long.
        let emoji = String(repeating: "😀", count: 16_384)
        let cut = SafeText.forCell(emoji) { "[\($0)]" }
        #expect(cut == String(repeating: "😀", count: 16_283) + "[202]")
        let oneCharacter = "e" + String(repeating: "\u{301}", count: 40_000)
        let short = SafeText.forCell(oneCharacter) { "[\($0)]" }
        #expect(short.utf16.count <= SafeText.longestCell)
        #expect(short.hasSuffix("[7434]"))
        #expect(SafeText.forCell("a\r\nb\rc\n\rd\u{0}") { _ in "" } == "a\nb\nc\n\nd")
    }

    @Test func aFileIsNamedByItsDays() throws {
        let day = try #require(LocalDay(iso: "2026-12-31"))
        #expect(ExportFile(.csv, days: day...day).name == "sela-2026-12-31.csv")
        #expect(ExportFile(.xlsx, days: day.adding(days: -1)...day).name == "sela-2026-12-30-2026-12-31.xlsx")
        #expect(ExportFile(.xlsx, days: nil).name == "sela.xlsx")
    }
}
