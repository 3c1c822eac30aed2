/// Words of typed amounts, in all three languages at once: a text may mix them, and none means two things.
enum AmountWords {
    /// `nil` = no word of an amount.
    static func tokens(of word: String) -> [AmountToken]? {
        if let unit = units[word] { return [.unit(unit)] }
        if let number = numbers[word] { return [.number(TypedNumber(value: number * TypedNumber.one))] }
        if let quarters = parts[word] { return [part(quarters)] }
        if fillers.contains(word) { return [.filler] }
        if articles.contains(word) { return [.article] }
        if times.contains(word) { return [.times] }
        return compound(word)
    }

    /// "siebeneinhalb", "halbstunde", "viertelstunde".
    private static func compound(_ word: String) -> [AmountToken]? {
        if word.hasSuffix("einhalb"), let number = numbers[String(word.dropLast(7))] {
            return [.number(TypedNumber(value: number * TypedNumber.one)), part(2)]
        }
        if word == "anderthalb" || word == "eineinhalb" {
            return [.number(TypedNumber(value: TypedNumber.one)), part(2)]
        }
        if word.hasSuffix("stunde"), let quarters = parts[String(word.dropLast(6))] {
            return [part(quarters), .unit(.hour)]
        }
        return nil
    }

    private static func part(_ quarters: Int) -> AmountToken {
        .number(TypedNumber(value: TypedNumber.one / 4 * quarters, isPart: true))
    }

    private static func dictionary<Value>(_ pairs: [(Value, String)]) -> [String: Value] {
        var found: [String: Value] = [:]
        for (value, words) in pairs {
            for word in words.split(separator: " ") { found[String(word)] = value }
        }
        return found
    }

    private static let units = dictionary([
        (AmountUnit.hour, "h hr hrs hour hours std stunde stunden jam"),
        (.minute, "m min mins minute minutes minuten menit mnt"),
        (.litre, "l lt ltr liter liters litre litres litern"),
        (.decilitre, "dl deciliter deziliter"),
        (.centilitre, "cl centiliter centilitre zentiliter"),
        (.millilitre, "ml milliliter milliliters millilitre millilitres millilitern mililiter cc"),
        (.bottle, "bottle bottles flasche flaschen botol"),
    ])

    private static let numbers = dictionary([
        (0, "zero null nol"), (1, "one eins satu"), (2, "two zwei dua"), (3, "three drei tiga"),
        (4, "four vier empat"), (5, "five funf fuenf lima"), (6, "six sechs enam"),
        (7, "seven sieben tujuh"), (8, "eight acht delapan"), (9, "nine neun sembilan"),
        (10, "ten zehn sepuluh"), (11, "eleven elf sebelas"), (12, "twelve zwolf zwoelf"),
        (15, "fifteen funfzehn"), (20, "twenty zwanzig"), (30, "thirty dreissig"), (40, "forty vierzig"),
        (45, "funfundvierzig"), (50, "fifty funfzig"), (60, "sixty sechzig"), (90, "ninety neunzig"),
    ])

    /// In quarters.
    private static let parts = dictionary([
        (2, "half halb halbe halben halber halbes setengah"),
        (1, "quarter viertel seperempat"), (3, "dreiviertel"),
    ])

    private static let fillers = Set(
        "and und dan about around ca circa etwa ungefahr rund fast sekitar kurang lebih roughly nearly of"
            .split(separator: " ")
            .map(String.init))
    private static let articles = Set(
        "a an ein eine einen einer eines".split(separator: " ").map(String.init))
    private static let times = Set("x mal kali times".split(separator: " ").map(String.init))
}
