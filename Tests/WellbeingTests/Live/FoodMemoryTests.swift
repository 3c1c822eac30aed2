import Testing
import Wellbeing

/// Food: what the person said once is known the next time.
struct FoodMemoryTests {
    private func correction(
        _ text: String, _ verdict: FoodReading.Verdict = .healthy, day: Int64 = 1, number: Int = 1
    ) throws -> FoodCorrection {
        let digits = String(number)
        let padded = String(repeating: "0", count: 12 - digits.count) + digits
        let id = try #require(FoodCorrection.ID(rawValue: "00000000-0000-4000-8000-\(padded)"))
        return FoodCorrection(
            id: id, text: text, verdict: verdict, correctedAt: Instant(milliseconds: day * 86_400_000))
    }

    @Test(arguments: [
        ("  Paneer-Tikka! ", "paneer tikka"), ("Crème brûlée", "creme brulee"), ("2 eggs", "2 eggs"),
        ("eggs", "eggs"), ("KÄSE,Brot", "kase brot"), ("a\n b\t\tc", "a b c"),
    ])
    func `a key keeps letters and numbers, without case and accents`(text: String, key: String) {
        #expect(FoodKey(text)?.words == key)
    }

    @Test(arguments: ["🍕🍕", "", " -!- ", "☕️"])
    func `a text without letters and numbers has no key`(text: String) throws {
        #expect(FoodKey(text) == nil)
        var memory = FoodMemory()
        #expect(memory.remember(try correction(text)) == nil)
        #expect(memory.corrections.isEmpty && memory.exact(for: text) == nil)
    }

    @Test func `the same words are found however they are written`() throws {
        let memory = FoodMemory([try correction("  Paneer-Tikka! ")])
        let found = try #require(memory.exact(for: "paneer tikka"))
        #expect(found.verdict == .healthy && found.text == "Paneer-Tikka!")
        #expect(memory.exact(for: "paneer") == nil)
    }

    @Test func `said again, the last word holds and the number grows`() throws {
        var memory = FoodMemory()
        memory.remember(try correction("Granola", .healthy, day: 21))
        memory.remember(try correction("granola", .unhealthy, day: 22))
        let only = try #require(memory.corrections.first)
        #expect(memory.corrections.count == 1 && only.verdict == .unhealthy && only.text == "granola")
        #expect(only.confirmationCount == 2 && only.correctedAt == Instant(milliseconds: 22 * 86_400_000))
    }

    @Test func `of the own and an imported one the later holds`() throws {
        let own = try correction("Dosa", .unhealthy, day: 21, number: 1)
        let imported = try correction("dosa", .healthy, day: 23, number: 2)
        for memory in [FoodMemory([own, imported]), FoodMemory([imported, own])] {
            #expect(memory.corrections == [imported])
        }
    }

    @Test func `what is forgotten is not found, the newest comes first`() throws {
        var memory = FoodMemory([
            try correction("Dosa", day: 1, number: 1), try correction("Idli", day: 3, number: 2),
        ])
        #expect(memory.corrections.map(\.text) == ["Idli", "Dosa"])
        memory.forget(memory.corrections[0].id)
        #expect(memory.exact(for: "Idli") == nil && memory.corrections.count == 1)
    }

    @Test(arguments: [
        ("dosas", "dosa"), ("coffee black", "black coffee"), ("Käsebrot mit Gurke", "Käsebrote mit Gurken"),
        ("nasi goreng telur", "nasi goreng telor"), ("Apfelkuchen", "apfelkuchn"),
    ])
    func `a spelling, an ending or an order nearby is similar`(text: String, remembered: String) throws {
        let memory = FoodMemory([try correction(remembered)])
        #expect(memory.similar(to: text, language: nil).map(\.text) == [remembered])
        #expect(memory.exact(for: text) == nil)
    }

    @Test(arguments: [
        ("nasi ayam goreng sambal lalapan", "nasi ayam bakar sambal lalapan"),
        ("kopi susu dingin tanpa gula", "kopi susu dingin pakai gula"), ("ikan goreng", "ikan bakar"),
        ("fried fish", "grilled fish"), ("teh manis", "teh tawar"),
        ("coffee with sugar", "coffee without sugar"), ("decaf coffee", "coffee"), ("Apfelkuchen", "Apfel"),
        ("Suppe", "Pizza"), ("Saft mit Wodka", "Saft mit Wasser"),
    ])
    func `what is prepared or sweetened otherwise is not similar`(text: String, remembered: String) throws {
        let memory = FoodMemory([try correction(remembered)])
        #expect(memory.similar(to: text, language: nil).isEmpty)
    }

    @Test func `at most three similar ones, the nearest first, the same words not among them`() throws {
        let texts = [
            "linsensuppe mit brot", "linsensuppe mit broten", "linsensuppe mit brötchen", "linsensuppe brot",
            "reis",
        ]
        let memory = FoodMemory(
            try texts.enumerated().map { try correction($1, day: Int64($0), number: $0 + 1) })
        let similar = memory.similar(to: "Linsensuppe mit Brot", language: .german)
        #expect(similar.count == 3)
        #expect(similar.map(\.text).prefix(2) == ["linsensuppe brot", "linsensuppe mit broten"])
        #expect(!similar.contains { $0.text == "reis" || $0.text == "linsensuppe mit brot" })
    }

    @Test func `similarity is the same both ways and 1 for itself`() {
        let texts = ["Linsensuppe", "lentil soup", "kopi susu", "🍕", "Apfel Apfel", ""]
        for first in texts {
            for second in texts {
                let one = FoodLikeness(first, language: nil)
                let other = FoodLikeness(second, language: nil)
                #expect(one.similarity(to: other) == other.similarity(to: one))
            }
        }
        let soup = FoodLikeness("lentil soup", language: .english)
        #expect(soup.similarity(to: soup) == 1)
    }

    @Test func `an exact memory judges, keeps the score of a like verdict, and brings counts`() throws {
        let moment = Moment(instant: Instant(milliseconds: 0), zone: .utc, frozenDay: LocalDay(number: 0))
        let remembered = try correction("kopi susu", .healthy)
        let finding = FoodFinding(
            verdict: .healthy, score: 84, reason: .found(.plain, items: []), caffeineCount: 1,
            sugaryItemCount: 0)
        var entry = FoodEntry(id: remembered.id, moment: moment, text: "kopi susu")
        entry.take(remembered, with: finding)
        #expect(
            entry.score == 84 && entry.judgement?.source == .memory && entry.judgement?.reason == .learned)
        #expect(entry.caffeineCount == 1 && entry.sugaryItemCount == 0)
        var other = FoodEntry(id: remembered.id, moment: moment, text: "kopi susu")
        other.take(try correction("kopi susu", .unhealthy), with: finding)
        #expect(other.score == 30)
    }
}
