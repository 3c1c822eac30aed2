/// Number words of three languages.
enum ExerciseNumbers {
    /// Numbers in words and fractions in digits become one number each: "twenty five", "dua puluh lima", "1 1/2".
    static func joining(_ tokens: [ExerciseToken]) -> [ExerciseToken] {
        var joined: [ExerciseToken] = []
        var index = 0
        while index < tokens.count {
            if let (value, count) = number(at: tokens[index...]) {
                joined.append(
                    ExerciseToken(
                        kind: .number(value), isAttached: tokens[index].isAttached,
                        isSpelled: tokens[index].word != nil))
                index += count
            } else {
                joined.append(tokens[index])
                index += 1
            }
        }
        return joined
    }

    private static func number(at tokens: ArraySlice<ExerciseToken>) -> (Double, Int)? {
        if let first = tokens.first?.number { return written(first, tokens) }
        guard let word = tokens.first?.word, let value = value(of: word) else { return nil }
        var count = 1
        var sum = value
        func next() -> String? {
            let place = tokens.startIndex + count
            guard place < tokens.endIndex else { return nil }
            if tokens[place].sign == "-", place + 1 < tokens.endIndex, tokens[place + 1].isAttached {
                return tokens[place + 1].word
            }
            return tokens[place].word
        }
        func skip() { count += tokens[tokens.startIndex + count].sign == "-" ? 2 : 1 }
        if next() == "puluh", value < 10 {
            sum = value * 10
            skip()
            if let unit = next().flatMap(Self.value(of:)), unit < 10, unit >= 1, next() != "a", next() != "an"
            {
                sum += unit
                skip()
            }
        } else if next() == "belas", value < 10 {
            sum = value + 10
            skip()
        } else if next() == "perempat" || next() == "quarters" || next() == "quarter" && value == 3 {
            sum = value / 4
            skip()
        } else if next() == "einhalb" {
            sum = value + 0.5
            skip()
        } else if value >= 20, value < 100, value.truncatingRemainder(dividingBy: 10) == 0,
            let word = next(), let unit = Self.value(of: word), unit < 10, unit >= 1, !articles.contains(word)
        {
            sum += unit
            skip()
        }
        return (sum, count)
    }

    /// "1/2" and "1 1/2"; everything else in digits stays as it is.
    private static func written(_ first: Double, _ tokens: ArraySlice<ExerciseToken>) -> (Double, Int)? {
        let start = tokens.startIndex
        func fraction(_ place: Int) -> Double? {
            guard place + 2 < tokens.endIndex, let above = tokens[place].number,
                tokens[place + 1].sign == "/",
                tokens[place + 1].isAttached, let below = tokens[place + 2].number,
                tokens[place + 2].isAttached,
                [2, 3, 4].contains(below), above >= 1, above < below
            else { return nil }
            return above / below
        }
        if let part = fraction(start) { return (part, 3) }
        guard first == first.rounded() else { return nil }
        if let part = fraction(start + 1) { return (first + part, 4) }
        if start + 1 < tokens.endIndex, let part = tokens[start + 1].number, part > 0, part < 1,
            tokens[start + 1].isAttached
        {
            return (first + part, 2)
        }
        return nil
    }

    static let articles: Set<String> = ["a", "an", "ein", "eine", "einer", "einen", "ne", "nen", "n", "ner"]

    static func value(of word: String) -> Double? {
        if let value = words[word] { return value }
        // German writes "fünfundvierzig" and "zweieinhalb" as one word.
        if word.hasSuffix("einhalb"), let whole = words[String(word.dropLast(7))] { return whole + 0.5 }
        if let range = word.firstRange(of: "und"), let ones = words[String(word[..<range.lowerBound])],
            let tens = words[String(word[range.upperBound...])], ones < 10, tens >= 20
        {
            return tens + ones
        }
        return nil
    }

    private static let words: [String: Double] = {
        let lists = [
            "1=a an one ein eine einer einen ne nen n ner satu", "2=two zwei zwo dua couple",
            "3=three drei tiga",
            "4=four vier empat", "5=five funf fuenf lima", "6=six sechs enam", "7=seven sieben tujuh",
            "8=eight acht delapan", "9=nine neun sembilan", "10=ten zehn sepuluh", "11=eleven elf sebelas",
            "12=twelve zwolf zwoelf selusin", "13=thirteen dreizehn", "14=fourteen vierzehn",
            "15=fifteen funfzehn fuenfzehn", "16=sixteen sechzehn", "17=seventeen siebzehn",
            "18=eighteen achtzehn", "19=nineteen neunzehn", "20=twenty zwanzig", "30=thirty dreissig",
            "40=forty fourty vierzig", "50=fifty funfzig fuenfzig", "60=sixty sechzig", "70=seventy siebzig",
            "80=eighty achtzig", "90=ninety neunzig", "100=hundred hundert seratus",
            "0.5=half halbe halben halber halbes halb setengah stengah", "0.25=quarter viertel seperempat",
            "0.75=dreiviertel", "1.5=anderthalb anderthalbe eineinhalb einenhalb",
        ]
        var words: [String: Double] = [:]
        for list in lists {
            let parts = list.split(separator: "=")
            guard parts.count == 2, let value = Double(parts[0]) else { continue }
            for word in parts[1].split(separator: " ") { words[String(word)] = value }
        }
        return words
    }()
}
