import Testing
import Wellbeing

/// Food: what the word lists read in a text.
struct FoodReaderTests {
    /// The gates: verdict and score 92 %, each count 95 %.
    @Test func `the marked texts are read well enough`() throws {
        let rows = try markedRows("food.jsonl", as: FoodEvaluation.Row.self)
        #expect(rows.count == 60)
        let findings = rows.map { FoodReader.read($0.text, language: $0.language)?.reading(reason: "") }
        let score = FoodEvaluation(rows, readings: findings).overall
        #expect(score.verdict.part * 100 >= score.verdict.whole * 92)
        #expect(score.score.part * 100 >= score.score.whole * 92)
        #expect(score.caffeine.exact.part * 100 >= score.caffeine.exact.whole * 95)
        #expect(score.sugary.exact.part * 100 >= score.sugary.exact.whole * 95)
    }

    @Test func `the counts do not need the language to be known`() throws {
        let rows = try markedRows("food.jsonl", as: FoodEvaluation.Row.self)
        let findings = rows.map { FoodReader.read($0.text, language: nil)?.reading(reason: "") }
        let score = FoodEvaluation(rows, readings: findings).overall
        #expect(score.verdict.part * 100 >= score.verdict.whole * 92)
        #expect(score.caffeine.exact.part * 100 >= score.caffeine.exact.whole * 95)
        #expect(score.sugary.exact.part * 100 >= score.sugary.exact.whole * 95)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let language: Language
        let text: String
        let caffeine: Int
        let sugary: Int
        var testDescription: String { text }

        init(_ language: Language, _ text: String, _ caffeine: Int, _ sugary: Int) {
            (self.language, self.text, self.caffeine, self.sugary) = (language, text, caffeine, sugary)
        }
    }

    @Test(arguments: [
        // Quantities: before, after, over a comma, in words, in digits, clamped, one more.
        Case(.english, "3 espressos", 3, 0), Case(.indonesian, "kopi hitam dua gelas", 2, 0),
        Case(.indonesian, "klepon lima biji", 0, 5), Case(.german, "Kaffee, drei Tassen", 3, 0),
        Case(.english, "cookies x4", 0, 4), Case(.german, "2x Cola", 2, 2),
        Case(.english, "20 biscuits", 0, 12),
        Case(.english, "a dozen doughnuts", 0, 12), Case(.english, "coffee at 9 and another at noon", 2, 0),
        Case(.german, "ein paar Kekse", 0, 1), Case(.english, "a couple of brownies", 0, 2),
        Case(.english, "latte with a double shot", 1, 0), Case(.german, "um 8 Kaffee", 1, 0),
        Case(.german, "0,5 l Cola", 1, 1), Case(.english, "500 ml of iced coffee", 1, 0),
        // Sugar said and unsaid.
        Case(.german, "Kaffee mit Milch und Zucker", 1, 1),
        Case(.german, "Kaffee ohne Milch und Zucker", 1, 0),
        Case(.english, "tea with two sugars", 1, 1), Case(.indonesian, "teh tawar", 1, 0),
        Case(.indonesian, "es teh manis", 1, 1), Case(.indonesian, "kopi susu", 1, 0),
        Case(.english, "sugar-free Red Bull", 1, 0), Case(.english, "Red Bull", 1, 1),
        Case(.german, "Cola Zero und Fanta", 1, 1), Case(.english, "black coffee, no sugar", 1, 0),
        // Caffeine and what has none.
        Case(.german, "Kamillentee, Früchtetee", 0, 0), Case(.english, "decaf latte", 0, 0),
        Case(.german, "koffeinfreie Cola", 0, 1), Case(.indonesian, "wedang jahe", 0, 0),
        Case(.english, "dark chocolate", 0, 1), Case(.english, "coffee cake", 0, 1),
        // Not eaten.
        Case(.german, "Salat, den Nachtisch hab ich ausgelassen", 0, 0),
        Case(.german, "Apfel statt Kuchen", 0, 0), Case(.english, "nearly had the cake, had soup", 0, 0),
        Case(.indonesian, "mau beli donat tapi nggak jadi, makan apel", 0, 0),
        Case(.english, "no coffee or cake, just toast", 0, 0),
        Case(.indonesian, "gak ngopi, minum air putih", 0, 0),
        // Names of two words are one thing, and a compound is what its last part is.
        Case(.english, "chocolate muffin", 0, 1), Case(.indonesian, "donat cokelat keju", 0, 1),
        Case(.german, "Rhabarberstreuselkuchen", 0, 1), Case(.german, "Vollkornreis", 0, 0),
        // Misspelled.
        Case(.english, "cofee and choclate", 1, 1), Case(.german, "Kaese Kuchen, Capuccino", 1, 1),
    ])
    func `caffeine and sugary things are counted`(row: Case) {
        let finding = FoodReader.read(row.text, language: row.language)
        #expect(finding?.caffeineCount == row.caffeine)
        #expect(finding?.sugaryItemCount == row.sugary)
    }

    @Test(arguments: [
        ("Brathähnchen mit Pommes", Language.german, FoodReading.Verdict.unhealthy),
        ("Hähnchensalat", .german, .healthy), ("Käsekuchen", .german, .unhealthy),
        ("ayam goreng", .indonesian, .unhealthy), ("ayam bakar", .indonesian, .healthy),
        ("fried chicken", .english, .unhealthy), ("grilled chicken", .english, .healthy),
        ("lentil soup", .english, .healthy), ("Linseneintopf", .german, .healthy),
        ("burger with lettuce and tomato", .english, .unhealthy), ("four beers", .english, .unhealthy),
    ])
    func `a verdict follows what dominates`(text: String, language: Language, verdict: FoodReading.Verdict) {
        #expect(FoodReader.read(text, language: language)?.verdict == verdict)
    }

    @Test(arguments: ["", "   ", "zxqv", "kein Kaffee", "heute nichts", "🙂", "12345", "pengen es krim"])
    func `nothing known, or nothing eaten, has no finding`(text: String) {
        #expect(FoodReader.read(text, language: nil) == nil)
    }

    @Test func `a reason names what weighed most, as it was written`() {
        let sweet = FoodReader.read("Apfel, zwei Stück Käsekuchen und Limo", language: .german)
        #expect(sweet?.reason == .found(.sugary, items: ["Käsekuchen", "Limo"]))
        let plain = FoodReader.read("black coffee", language: .english)
        #expect(plain?.reason == .found(.plain, items: ["black coffee"]))
    }

    @Test func `a list reads the same in any order`() throws {
        let parts = ["Salat", "zwei Espresso", "drei Kekse", "Pommes", "Apfel"]
        let expected = try #require(FoodReader.read(parts.joined(separator: ", "), language: .german))
        for shift in parts.indices {
            let turned = Array(parts[shift...] + parts[..<shift])
            for list in [turned, turned.reversed()] {
                let finding = try #require(FoodReader.read(list.joined(separator: ", "), language: .german))
                #expect(finding.verdict == expected.verdict && finding.score == expected.score)
                #expect(finding.caffeineCount == 2 && finding.sugaryItemCount == 3)
            }
        }
    }

    @Test func `whatever is written, a finding is within its bounds`() {
        let pieces = [
            "99", "Kekse", "ohne", ",", "Cola", "x", "0", "kopi", "statt", "-", "½", "another", "🍩", "%",
            "und",
        ]
        var seed: UInt64 = 7
        for _ in 0..<400 {
            var text = ""
            for _ in 0..<9 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(seed >> 33) % pieces.count] + " "
            }
            guard let finding = FoodReader.read(text, language: nil) else { continue }
            #expect(finding.verdict.scores.contains(finding.score))
            #expect((0...12).contains(finding.caffeineCount) && (0...12).contains(finding.sugaryItemCount))
        }
    }
}
