import Testing
import Wellbeing

struct BarbBankTests {
    private static let slots = BarbTarget.allCases.flatMap { target in
        BarbIntensity.allCases.map { (target, $0) }
    }

    @Test func hasNineteenTargets() {
        #expect(BarbTarget.allCases.count == 19)
    }

    @Test(arguments: Language.allCases)
    func everyLinePassesTheCheck(_ language: Language) {
        var count = 0
        for (target, intensity) in Self.slots {
            let lines = BarbBank.lines(target, intensity, language)
            #expect(lines.count >= 2, "\(target) \(intensity)")
            for line in lines {
                let others = lines.filter { $0 != line }
                let check = BarbCheck(
                    target: target, intensity: intensity, language: language, recent: others)
                let fault = check.fault(in: line)
                #expect(fault == nil, "\(target) \(intensity): \(line)")
                count += 1
            }
        }
        #expect(count >= 114)
    }

    /// No two lines of a language begin alike within a slot, and none shares half of its words with another.
    @Test(arguments: Language.allCases)
    func linesDifferInConstruction(_ language: Language) {
        let all = Self.slots.map { BarbBank.lines($0.0, $0.1, language) }
        func words(_ line: String) -> [Substring] { line.lowercased().split { !$0.isLetter } }
        for lines in all {
            #expect(Set(lines.map { words($0)[0] }).count == lines.count, "\(lines)")
        }
        let sets = all.flatMap(\.self).map { ($0, Set(words($0))) }
        for (index, one) in sets.enumerated() {
            for other in sets[(index + 1)...] {
                let common = one.1.intersection(other.1).count
                #expect(2 * common < min(one.1.count, other.1.count), "\(one.0) / \(other.0)")
            }
        }
    }

    private let day = LocalDay(number: 20_000)
    private let loud = BarbSettings(intensity: .playful, foodBarbs: true)

    private func line(
        _ settings: BarbSettings, _ target: BarbTarget = .allGood, day: Int = 20_000, recent: [String] = [],
        isMuted: Bool = false
    ) -> String? {
        BarbBank.line(
            for: target, settings: settings, language: .english, day: LocalDay(number: day), recent: recent,
            isMuted: isMuted)
    }

    @Test func isSilentUntilAsked() {
        #expect(BarbSettings().intensity == nil && !BarbSettings().foodBarbs)
        #expect(line(BarbSettings()) == nil)
        #expect(line(loud) != nil)
    }

    @Test func isSilentAfterASignOfCrisis() {
        for target in BarbTarget.allCases { #expect(line(loud, target, isMuted: true) == nil) }
    }

    @Test func leavesFoodAloneUnlessAsked() {
        let quiet = BarbSettings(intensity: .spicy)
        for target in [BarbTarget.foodBad, .foodUgly, .foodGood, .foodQuality] {
            #expect(line(quiet, target) == nil)
            #expect(line(loud, target) != nil)
        }
    }

    @Test func equalArgumentsGiveEqualLinesAndDaysTakeTurns() {
        #expect(line(loud) == line(loud))
        #expect(line(loud, day: 20_000) != line(loud, day: 20_001))
        #expect(line(loud, day: -3) != nil)
    }

    @Test func passesOverWhatWasShownLately() throws {
        let lines = BarbBank.lines(.allGood, .playful, .english)
        for number in 20_000..<20_010 {
            #expect(line(loud, day: number, recent: [lines[0]]) == lines[1])
            #expect(line(loud, day: number, recent: [lines[1].uppercased()]) == lines[0])
            #expect(line(loud, day: number, recent: [lines[0], lines[1]]) == lines[0])
            #expect(line(loud, day: number, recent: [lines[1], lines[0], "Something else."]) == lines[1])
        }
    }

    /// A reader who keeps the last shown line never sees one twice in a row.
    @Test func neverSaysTheSameTwiceInARow() throws {
        for language in Language.allCases {
            for (target, intensity) in Self.slots {
                var recent: [String] = []
                for number in 0..<6 {
                    let next = try #require(
                        BarbBank.line(
                            for: target, settings: BarbSettings(intensity: intensity, foodBarbs: true),
                            language: language, day: LocalDay(number: number), recent: recent, isMuted: false)
                    )
                    #expect(next != recent.last)
                    recent.append(next)
                }
            }
        }
    }
}
