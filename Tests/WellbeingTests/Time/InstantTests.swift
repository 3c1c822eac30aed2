import Testing
import Wellbeing

struct InstantTests {
    /// Milliseconds worked out with Python's `datetime`.
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2026-05-26T15:00:00Z", 1_779_807_600_000),
        ("2026-05-27T03:00:00+12:00", 1_779_807_600_000), ("2026-05-26T15:00:00.250Z", 1_779_807_600_250),
        ("2026-05-26t15:00:00z", 1_779_807_600_000), ("2026-05-26 15:00:00Z", 1_779_807_600_000),
        ("2026-05-26T15:00:00.2Z", 1_779_807_600_200), ("2026-05-26T15:00:00.2509999Z", 1_779_807_600_250),
        ("2026-05-26T09:30:00-05:30", 1_779_807_600_000), ("2026-05-26T15:00:00-00:00", 1_779_807_600_000),
        ("1969-12-31T23:59:59.999Z", -1), ("2028-02-29T00:00:00Z", 1_835_395_200_000),
        ("0001-01-01T00:00:00Z", -62_135_596_800_000), ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ])
    func readsRFC3339(text: String, milliseconds: Int) {
        #expect(Instant(iso: text)?.milliseconds == Int64(milliseconds))
    }

    @Test(arguments: [
        "", "2026-05-26", "2026-05-26T15:00", "2026-05-26T15:00:00", "2026-05-26T15:00Z", "T15:00:00Z",
        "2026-05-26T24:00:00Z", "2026-05-26T15:60:00Z", "2026-05-26T15:00:60Z", "2026-02-29T00:00:00Z",
        "2026-04-31T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "0000-01-01T00:00:00Z",
        "2026-05-26T15:00:00.Z", "2026-05-26T15:00:00+2:00", "2026-05-26T15:00:00+0200",
        "2026-05-26T15:00:00+24:00", "2026-05-26T15:00:00+02:60", "2026-05-26T15:00:00ZZ",
        " 2026-05-26T15:00:00Z", "2026-05-26T15:00:00Z ", "2026-05-26T15:00:00\u{0}Z",
        "٢٠٢٦-05-26T15:00:00Z", "２０２６-05-26T15:00:00Z", "+2026-05-26T15:00:00Z", "-2026-05-26T15:00:00Z",
        "12026-05-26T15:00:00Z", "2026-5-26T15:00:00Z", "20260526T150000Z", "2026-W22-2T15:00:00Z",
        "0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00", "2026-05-26T15:00:00,250Z", "now",
    ])
    func refusesEverythingElse(text: String) {
        #expect(Instant(iso: text) == nil)
    }

    @Test func printsWhatItReadsForAnyInstantOfTheAcceptedYears() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<20_000 {
            let milliseconds = Int64.random(
                in: -62_135_596_800_000...253_402_300_799_999, using: &generator)
            let instant = Instant(milliseconds: milliseconds)
            #expect(Instant(iso: instant.description) == instant)
        }
    }

    @Test func hostileStringsNeverCrashAndWhatIsReadIsPrintedAlike() {
        var generator = SeededGenerator(seed: 2)
        let alphabet = Array("0123456789-:TZtz+. \u{0}é٣🎉")
        var read = 0
        for round in 0..<100_000 {
            var characters = Array("2026-03-29T01:30:00.000+02:00")
            // Change a few places of a good text: nearly right is what breaks parsers.
            for _ in 0..<(1 + round % 4) {
                let place = Int.random(in: 0..<characters.count, using: &generator)
                characters[place] = alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
            }
            if round % 7 == 0 {
                characters.removeLast(Int.random(in: 0..<characters.count, using: &generator))
            }
            guard let instant = Instant(iso: String(characters)) else { continue }
            read += 1
            #expect(Instant(iso: instant.description) == instant)
        }
        #expect(read > 1_000, "the fuzz also meets texts that are right")
    }

    @Test func ordersByTime() {
        #expect(Instant(milliseconds: -1) < Instant(milliseconds: 0))
        #expect(Instant(milliseconds: 0).adding(seconds: -1).milliseconds == -1_000)
        #expect(Instant(milliseconds: 0).adding(periodsOf24Hours: 2).milliseconds == 172_800_000)
    }
}
