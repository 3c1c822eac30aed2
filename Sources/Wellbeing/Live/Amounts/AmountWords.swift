/// Words of typed amounts, in all three languages at once: a text may mix them, and none means two things.
enum AmountWords {
    /// `nil` = no word of an amount.
    static func tokens(of word: String) -> [AmountToken]? {
        if let unit = units[word] { return [.unit(unit)] }
        if let number = numbers[word] {
            return [number % 10 == 0 && number >= 20 ? .tens(number) : whole(number)]
        }
        if let quarters = plurals[word] { return [.quarters(quarters)] }
        if let quarters = parts[word] { return [part(quarters)] }
        if joints.contains(word) { return [.joint] }
        // Indonesian tens and teens: "lima belas", "dua puluh".
        if word == "belas" { return [.teen] }
        if word == "puluh" { return [.ten] }
        if fillers.contains(word) { return [.filler] }
        if articles.contains(word) { return [.article] }
        if times.contains(word) { return [.times] }
        return compound(word)
    }

    /// Words that German writes in one ("siebeneinhalb", "viertelstunde", "funfundvierzig"), and Indonesian ones
    /// with "se" for one ("sejam").
    private static func compound(_ word: String) -> [AmountToken]? {
        for (ending, quarters) in [("eindreiviertel", 3), ("einhalb", 2), ("einviertel", 1)]
        where word.hasSuffix(ending) {
            if let number = stems[String(word.dropLast(ending.count))] { return [number, part(quarters)] }
        }
        if word == "anderthalb" { return [whole(1), part(2)] }
        for (ending, unit) in [("stunde", AmountUnit.hour), ("liter", .litre)] where word.hasSuffix(ending) {
            if let quarters = parts[String(word.dropLast(ending.count))] {
                return [part(quarters), .unit(unit)]
            }
        }
        for (joint, tens) in germanTens where word.hasSuffix("und" + joint) {
            if let ones = stems[String(word.dropLast(joint.count + 3))], case .number(let number) = ones {
                return [whole(number.value / TypedNumber.one + tens)]
            }
        }
        if word.hasPrefix("se"), let unit = units[String(word.dropFirst(2))] {
            return [whole(1), .unit(unit)]
        }
        return nil
    }

    /// A number as it begins a German word.
    private static var stems: [String: AmountToken] {
        numbers.mapValues(whole).merging(["ein": whole(1)]) { known, _ in known }
    }

    private static func whole(_ number: Int) -> AmountToken {
        .number(TypedNumber(value: number * TypedNumber.one))
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
        (AmountUnit.hour, "h hr hrs hour hours std stdn stunde stunden jam j"),
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
        (13, "thirteen dreizehn"), (14, "fourteen vierzehn"), (15, "fifteen funfzehn"),
        (16, "sixteen sechzehn"), (17, "seventeen siebzehn"), (18, "eighteen achtzehn"),
        (19, "nineteen neunzehn"), (20, "twenty zwanzig"), (30, "thirty dreissig"), (40, "forty vierzig"),
        (50, "fifty funfzig"), (60, "sixty sechzig"), (70, "seventy siebzig"), (80, "eighty achtzig"),
        (90, "ninety neunzig"),
    ])

    /// In quarters.
    private static let parts = dictionary([
        (2, "half halb halbe halben halber halbes setengah"),
        (1, "quarter viertel seperempat"), (3, "dreiviertel"),
    ])

    /// In quarters: what a number before them counts ("three quarters", "tiga perempat").
    private static let plurals = dictionary([(1, "quarters perempat"), (2, "halves")])

    private static let germanTens = [
        ("zwanzig", 20), ("dreissig", 30), ("vierzig", 40), ("funfzig", 50), ("sechzig", 60), ("siebzig", 70),
        ("achtzig", 80), ("neunzig", 90),
    ]

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let joints = set("and und dan plus sama")
    private static let fillers = set(
        """
        about around ca circa etwa ungefahr rund fast sekitar kurang lebih roughly nearly almost of so knapp gut genau
        hampir exactly approximately approx over just only nur kira cuma hanya gerade ish ungefaehr
        nap nickerchen schlaf geschlafen sleep slept tidur mittagsschlaf water wasser putih drunk getrunken
        """)
    private static let articles = set("a an ein eine einen einer eines einem ne nem nen")
    private static let times = Set("x mal kali times".split(separator: " ").map(String.init))
}
