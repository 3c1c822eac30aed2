import Testing
import Wellbeing

struct NumberReadingTests {
    struct Length: Sendable {
        let typed: String
        let language: Language
        let minutes: Int
    }

    /// The rows for hours of the number probes, and their neighbours.
    @Test(arguments: [
        Length(typed: "7,5", language: .german, minutes: 450),
        Length(typed: "7.5", language: .german, minutes: 450),
        Length(typed: "7,5", language: .english, minutes: 450),
        Length(typed: "7.5", language: .english, minutes: 450),
        Length(typed: "7,5", language: .indonesian, minutes: 450),
        Length(typed: "٧٫٥", language: .english, minutes: 450),
        Length(typed: "７．５".replacing("．", with: "."), language: .german, minutes: 450),
        Length(typed: " 8 ", language: .german, minutes: 480),
        Length(typed: "7,25", language: .german, minutes: 435),
        Length(typed: ",5", language: .german, minutes: 30),
        Length(typed: "0.75", language: .english, minutes: 45),
        Length(typed: "7.500", language: .english, minutes: 450),
        Length(typed: "7,500", language: .german, minutes: 450),
        Length(typed: "7h30", language: .german, minutes: 450),
        Length(typed: "7h30m", language: .english, minutes: 450),
        Length(typed: "7h 30 min", language: .english, minutes: 450),
        Length(typed: "7:30", language: .german, minutes: 450),
        Length(typed: "07:05", language: .german, minutes: 425),
        Length(typed: "7:30 h", language: .german, minutes: 450),
        Length(typed: "7:30 jam", language: .indonesian, minutes: 450),
        Length(typed: "7½", language: .german, minutes: 450),
        Length(typed: "7 1/2 h", language: .english, minutes: 450),
        Length(typed: "3/4 h", language: .english, minutes: 45),
        Length(typed: "7 Std. 30 Min.", language: .german, minutes: 450),
        Length(typed: "7 Stunden und 15 Minuten", language: .german, minutes: 435),
        Length(typed: "siebeneinhalb Stunden", language: .german, minutes: 450),
        Length(typed: "siebeneinhalb", language: .german, minutes: 450),
        Length(typed: "anderthalb Stunden", language: .german, minutes: 90),
        Length(typed: "eine halbe Stunde", language: .german, minutes: 30),
        Length(typed: "eine Dreiviertelstunde", language: .german, minutes: 45),
        Length(typed: "eine Stunde", language: .german, minutes: 60),
        Length(typed: "ca. 6 Stunden", language: .german, minutes: 360),
        Length(typed: "7 jam 30 menit", language: .indonesian, minutes: 450),
        Length(typed: "tujuh setengah jam", language: .indonesian, minutes: 450),
        Length(typed: "tujuh jam setengah", language: .indonesian, minutes: 450),
        Length(typed: "setengah jam", language: .indonesian, minutes: 30),
        Length(typed: "sekitar 8 jam", language: .indonesian, minutes: 480),
        Length(typed: "seven and a half hours", language: .english, minutes: 450),
        Length(typed: "half an hour", language: .english, minutes: 30),
        Length(typed: "an hour and a half", language: .english, minutes: 90),
        Length(typed: "1 hour and a half", language: .english, minutes: 90),
        Length(typed: "450 min", language: .english, minutes: 450),
        Length(typed: "2 x 20 min", language: .english, minutes: 40),
        Length(typed: "30-minute", language: .english, minutes: 30),
        Length(typed: "24", language: .english, minutes: 1_440),
        // A third of a minute is left over and rounded off.
        Length(typed: "7,33", language: .german, minutes: 440),
        Length(typed: "0,0084", language: .german, minutes: 1),
    ])
    func readsLengths(_ row: Length) throws {
        #expect(try NumberReading.minutes(row.typed, language: row.language) == row.minutes, "\(row.typed)")
    }

    @Test(arguments: [
        ("", NumberFault.empty), ("   ", .empty), ("-7", .negative), ("−0,5", .negative),
        ("abc", .unknownUnit),
        ("7 km", .unknownUnit), ("7 ml", .unknownUnit), ("7,5,5", .notANumber), ("7,,5", .notANumber),
        ("7 30", .notANumber), ("7-8 h", .notANumber), ("7 - 8", .notANumber), ("7:5", .notANumber),
        ("7:75", .notANumber), ("1e3", .unknownUnit), ("h", .notANumber), ("25", .outOfBounds(1...1_440)),
        ("0", .outOfBounds(1...1_440)), ("75", .outOfBounds(1...1_440)),
        ("1500 min", .outOfBounds(1...1_440)),
        ("9999999999", .notANumber), ("7'30", .notANumber), ("setengah tujuh", .notANumber),
        ("7.30", .ambiguous("7:30", "7,3")), ("7.50 h", .ambiguous("7:50", "7,5")), ("☕", .notANumber),
        ("7.500", .ambiguous("7500", "7,5")),
    ])
    func refusesWhatIsNoLength(_ typed: String, _ fault: NumberFault) {
        #expect(throws: fault, "\(typed)") { try NumberReading.minutes(typed, language: .german) }
    }

    @Test func aNumberAloneCountsWhatTheFieldAsksFor() throws {
        #expect(try NumberReading.minutes("45", bare: .minutes, language: .english) == 45)
        #expect(try NumberReading.minutes("1h", bare: .minutes, language: .english) == 60)
        #expect(throws: NumberFault.outOfBounds(1...1_440)) {
            try NumberReading.minutes("45", bare: .hours, language: .english)
        }
    }

    struct Drink: Sendable {
        let typed: String
        let language: Language
        let amount: WaterAmount
        var bare = NumberReading.BareWater.bottles
    }

    @Test(arguments: [
        Drink(typed: "1", language: .german, amount: .bottles(1, millilitresEach: 600)),
        Drink(typed: "2 Flaschen", language: .german, amount: .bottles(2, millilitresEach: 600)),
        Drink(typed: "dua botol", language: .indonesian, amount: .bottles(2, millilitresEach: 600)),
        Drink(typed: "a bottle", language: .english, amount: .bottles(1, millilitresEach: 600)),
        Drink(typed: "eine Flasche", language: .german, amount: .bottles(1, millilitresEach: 600)),
        Drink(typed: "half a bottle", language: .english, amount: .millilitres(300)),
        Drink(typed: "setengah botol", language: .indonesian, amount: .millilitres(300)),
        Drink(typed: "1,5 Flaschen", language: .german, amount: .millilitres(900)),
        Drink(typed: "1,5 l", language: .german, amount: .millilitres(1_500)),
        Drink(typed: "1.5l", language: .english, amount: .millilitres(1_500)),
        Drink(typed: "0,25 Liter", language: .indonesian, amount: .millilitres(250)),
        Drink(typed: "750 ml", language: .english, amount: .millilitres(750)),
        Drink(typed: "750ml", language: .german, amount: .millilitres(750)),
        Drink(typed: "33 cl", language: .german, amount: .millilitres(330)),
        Drink(typed: "2 dl", language: .german, amount: .millilitres(200)),
        Drink(typed: "1.500 ml", language: .german, amount: .millilitres(1_500)),
        Drink(typed: "1.500 ml", language: .indonesian, amount: .millilitres(1_500)),
        Drink(typed: "1,500 ml", language: .english, amount: .millilitres(1_500)),
        Drink(typed: "1 500 ml", language: .german, amount: .millilitres(1_500)),
        Drink(typed: "1'500 ml", language: .german, amount: .millilitres(1_500)),
        Drink(typed: "1 l 250 ml", language: .english, amount: .millilitres(1_250)),
        Drink(typed: "2 x 500 ml", language: .english, amount: .millilitres(1_000)),
        Drink(typed: "3 mal 0,3 l", language: .german, amount: .millilitres(900)),
        Drink(typed: "½ l", language: .english, amount: .millilitres(500)),
        Drink(typed: "250", language: .english, amount: .millilitres(250), bare: .millilitres),
        Drink(
            typed: "2 bottles", language: .english, amount: .bottles(2, millilitresEach: 600),
            bare: .millilitres),
    ])
    func readsDrinks(_ row: Drink) throws {
        let amount = try NumberReading.water(
            row.typed, bare: row.bare, bottleMillilitres: 600, language: row.language)
        #expect(amount == row.amount, "\(row.typed)")
        #expect(amount.isAcceptable)
    }

    @Test(arguments: [
        ("13", NumberFault.outOfBounds(1...12)), ("0", .outOfBounds(1...12)),
        ("6 l", .outOfBounds(10...5_000)),
        ("2 jam", .unknownUnit), ("3 Gläser", .unknownUnit), ("-1", .negative), ("", .empty),
        ("1,500 ml", .ambiguous("1,5", "1500")),
    ])
    func refusesWhatIsNoDrink(_ typed: String, _ fault: NumberFault) {
        #expect(throws: fault, "\(typed)") {
            try NumberReading.water(typed, bare: .bottles, bottleMillilitres: 600, language: .german)
        }
    }

    @Test func countsAreWhole() throws {
        #expect(try NumberReading.count("8.000", language: .german, accepted: 0...200_000) == 8_000)
        #expect(try NumberReading.count("8,000", language: .english, accepted: 0...200_000) == 8_000)
        #expect(try NumberReading.count("12345", language: .english, accepted: 0...200_000) == 12_345)
        #expect(
            try NumberReading.count("1,000,000", language: .english, accepted: 0...1_000_000) == 1_000_000)
        #expect(try NumberReading.count("4,0", language: .german, accepted: 1...12) == 4)
        #expect(throws: NumberFault.notWhole) {
            try NumberReading.count("4,5", language: .german, accepted: 1...12)
        }
        #expect(throws: NumberFault.outOfBounds(1...12)) {
            try NumberReading.count("13", language: .german, accepted: 1...12)
        }
        #expect(throws: NumberFault.ambiguous("8,5", "8500")) {
            try NumberReading.count("8,500", language: .german, accepted: 0...200_000)
        }
        #expect(throws: NumberFault.unknownUnit) {
            try NumberReading.count("4 l", language: .german, accepted: 1...12)
        }
    }

    /// A stored length that is shown and saved again without a change stays what it was.
    @Test(arguments: Language.allCases)
    func whatIsShownIsReadBack(_ language: Language) throws {
        for minutes in SleepLog.acceptedMinutes {
            let shown = TypedNumberText.hours(minutes: minutes, language: language)
            #expect(try NumberReading.minutes(shown, language: language) == minutes, "\(shown)")
        }
        for amount in stride(from: 10, through: 5_000, by: 7) {
            let shown = TypedNumberText.litres(millilitres: amount, language: language) + " l"
            let read = try NumberReading.water(
                shown, bare: .millilitres, bottleMillilitres: 750, language: language)
            #expect(read == .millilitres(amount), "\(shown)")
        }
        #expect(
            TypedNumberText.hours(minutes: 450, language: language) == (language == .english ? "7.5" : "7,5"))
        #expect(TypedNumberText.hours(minutes: 443, language: language) == "7:23")
        #expect(
            TypedNumberText.litres(millilitres: 3 * 750, language: language)
                == (language == .english ? "2.25" : "2,25"))
    }

    @Test func neverFailsOnNoise() {
        var generator = SeededGenerator(seed: 11)
        let signs = Array("0123456789.,:/'-x hmljd½٣٫ jam ml und halb")
        for _ in 0..<5_000 {
            let text = String(
                (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                    signs[Int.random(in: 0..<signs.count, using: &generator)]
                })
            let minutes = try? NumberReading.minutes(text, language: .german)
            #expect(minutes.map(SleepLog.acceptedMinutes.contains) ?? true)
            let water = try? NumberReading.water(
                text, bare: .bottles, bottleMillilitres: .max, language: .english)
            #expect(water?.isAcceptable ?? true)
        }
    }
}
