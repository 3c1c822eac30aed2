import Foundation
import Testing

@testable import Wellbeing

struct CrisisFindingTests {
    /// Defect D10d: what the original did not find, and what it found and must be found still.
    @Test(arguments: [
        "ga mau hidup", "nggak mau hidup lagi", "enggak mau hidup lagi", "tidak ingin hidup lagi",
        "pingin mati",
        "kepengen mati", "pgn mati", "mending mati", "mati saja", "lebih baik saya mati", "ingin sekali mati",
        "bundir", "bunuhdiri", "bunuh diriku", "membunuh diriku", "b*nuh diri", "bu\u{200B}nuh diri",
        "cape hidup", "capek banget hidup", "menyayat tangan", "nyilet tangan", "silet tangan",
        "lompat dari jembatan", "gantungdiri", "suicide", "suicidal", "wanna die", "hurt myself",
        "cut myself",
        "ingin menghilang selamanya", "pengen mengakhiri semuanya", "BUNUH DIRI", "bunuh-diri", "bunuh\ndiri",
        "self-harm", "menyilet-nyilet", "mengakhiri hidup saya", "kill myself",
    ])
    func findsWhatTheOriginalMissed(text: String) {
        #expect(crisisFinding(in: text).tier >= .help)
    }

    /// Defect D10c: where the original raised the alarm; a denial and a film still ask gently.
    @Test(arguments: [
        ("HP-ku mau mati", CrisisTier.none), ("Lampunya mati aja terus", .none), ("overdosis kopi", .none),
        ("tidak mau hidup boros", .none), ("aku tidak ingin mati", .checkIn),
        ("I don't want to die", .checkIn),
        ("nonton film tentang bunuh diri", .checkIn), ("Aku mau. Mati lampu lagi.", .none),
        ("capek\nhidup ini indah", .none), ("end my meeting", .none), ("hidupku tidak ada gunanya", .checkIn),
    ])
    func doesNotRaiseTheAlarmOverOtherMeanings(text: String, tier: CrisisTier) {
        #expect(crisisFinding(in: text).tier == tier)
    }

    /// The seed rows of `reference/anchors.md`, F4.
    @Test(arguments: [
        ("Der Vortrag war zum Sterben langweilig.", 0), ("Ich will nicht mehr leben.", 2),
        ("Ich will nicht sterben, ich will nur Ruhe.", 1), ("Ich bin so ein Talent, sehr skilled.", 0),
        ("Im Song heißt es „ich will nicht mehr“.", 1), ("Das Projekt ist für mich gestorben.", 0),
        ("Lega setengah mati, ujiannya lulus!", 0), ("Pengen mati aja rasanya.", 2),
        ("Mati lampu lagi, mati gaya deh.", 0), ("Aku capek hidup, nggak mau bangun lagi.", 2),
        ("Berita bunuh diri itu bikin sedih.", 1), ("I'm dying of laughter 😂", 0),
        ("l1fe's p0intless, might just un-alive", 2),
        ("Last year I wanted to die; today I'm glad I stayed.", 1),
        ("My friend says she can't go on. How do I help?", 2),
        ("Ich bin done, mau udahan aja sama hidup ini.", 2),
    ])
    func readsTheSeedRows(text: String, tier: Int) {
        #expect(crisisFinding(in: text).tier.rawValue == tier)
    }

    @Test func tellsWhoseRiskItIs() {
        #expect(crisisFinding(in: "My friend says she can't go on. How do I help?").isForOther)
        #expect(!crisisFinding(in: "My friend doesn't know that I want to die.").isForOther)
        #expect(!crisisFinding(in: "A sunny day with my friend.").isForOther)
    }

    @Test(arguments: [
        "ich will nicht mehr leben", "ICH WILL NICHT MEHR LEBEN", "ich will nicht mehr l3ben",
        "ich will nicht mehr leben\u{202E}", "i\u{200D}ch will ni\u{AD}cht mehr le\u{2060}ben",
        "ich will nichtmehrleben",
        "ich wiiiill nicht meeehr leeeben", "ich will\nnicht mehr\nleben", "іch wіll nіcht mehr lеben",
        "ｉｃｈ ｗｉｌｌ ｎｉｃｈｔ ｍｅｈｒ ｌｅｂｅｎ", "𝒊𝒄𝒉 𝒘𝒊𝒍𝒍 𝒏𝒊𝒄𝒉𝒕 𝒎𝒆𝒉𝒓 𝒍𝒆𝒃𝒆𝒏",
        "i c h  w i l l  n i c h t  m e h r  l e b e n",
        "l.e.b.e.n will ich nicht mehr",
    ])
    func undoesDisguises(text: String) {
        #expect(crisisFinding(in: text).tier == .help)
    }

    /// Disguises must not lower what is found, in any text that calls for help.
    @Test(arguments: Disguise.allCases)
    func noDisguiseLowersTheTier(disguise: Disguise) throws {
        for file in ["given.jsonl", "blind-en.jsonl", "blind-de.jsonl", "blind-id.jsonl"] {
            let rows = try CrisisFixtures.rows(file).filter { $0.tier >= 2 }
            // Every tenth is enough, and quick enough without optimisation.
            for row in rows.enumerated().filter({ $0.offset % 10 == 0 }).map(\.element) {
                let plain = crisisFinding(in: row.text).tier
                #expect(crisisFinding(in: disguise.applied(to: row.text)).tier >= plain, "\(row.id)")
            }
        }
    }

    enum Disguise: CaseIterable {
        case capitals, curlyApostrophes, noApostrophes, newlines, spaces, invisible, lookAlikes,
            afterPlainSentence

        func applied(to text: String) -> String {
            switch self {
            case .capitals: text.uppercased()
            case .curlyApostrophes: text.replacing("'", with: "’")
            case .noApostrophes: text.filter { $0 != "'" && $0 != "’" }
            // Two in a row would be a paragraph, which ends a word that is spelled out.
            case .newlines: text.replacing("  ", with: " ").replacing(" ", with: "\n")
            case .spaces: text.replacing(" ", with: "   ")
            case .invisible: text.map(String.init).joined(separator: "\u{200B}")
            case .lookAlikes:
                text.replacing("a", with: "а").replacing("e", with: "е").replacing("o", with: "о")
            case .afterPlainSentence: "Heute war ein ganz normaler Tag. " + text
            }
        }
    }

    @Test func readsUmlautsInAnyForm() {
        for text in [
            "ich wäre lieber tot", "ich waere lieber tot", "ich wa\u{308}re lieber tot",
            "ICH WÄRE LIEBER TOT",
        ] { #expect(crisisFinding(in: text).tier == .help) }
    }

    @Test func everyApostropheIsOne() {
        for mark in ["'", "’", "‘", "ʼ", "`", "´", "′", "＇", ""] {
            #expect(crisisFinding(in: "I don\(mark)t want to be alive").tier == .help)
        }
    }

    @Test(arguments: [
        "", " ", "\n\n\n", ".", "...", "?!", "\u{0}", "\u{200B}", "😭😭😭", "123 456", "-", "***", "'",
        "\u{301}",
        "مرحبا", "今日は", "1", "i", "_", "\u{FEFF}",
    ])
    func findsNothingInAlmostNothing(text: String) {
        #expect(crisisFinding(in: text) == CrisisFinding(tier: .none, isForOther: false, rules: []))
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "I want to write about my day. ", "want to to to ", "a", "a.", "a b ", "\n",
            "ich will nicht mehr ", "*a",
            "e\u{301}\u{302}", "bunuh ", "🇩🇪", "\u{301}", "-a", "1a", "kalau aku nggak ", "aaab",
        ])
    func readsAHundredThousandCharacters(unit: String) {
        // Unoptimised code on a busy machine gets a tenth.
        #if DEBUG
            let length = 10_000
        #else
            let length = 100_000
        #endif
        let text = String(repeating: unit, count: length / unit.count)
        let clock = ContinuousClock()
        _ = crisisFinding(in: "warm")
        let spent = clock.measure { _ = crisisFinding(in: text) }
        #if DEBUG
            #expect(spent < .seconds(20))
        #else
            #expect(spent < .milliseconds(200))
        #endif
    }

    @Test func findsTheLastSentenceOfALongText() {
        let text =
            String(repeating: "Heute war ein ganz normaler Tag. ", count: 3_000)
            + "Ich will nicht mehr leben."
        #expect(crisisFinding(in: text).tier == .help)
    }

    @Test func equalTextsHaveEqualFindings() {
        let text = "Heute Nacht mache ich Schluss mit allem, ich hab mich entschieden."
        #expect(Set((0..<20).map { _ in crisisFinding(in: text) }).count == 1)
    }
}
