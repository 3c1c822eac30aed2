/// A piece of a typed amount.
enum AmountToken: Hashable, Sendable {
    case number(TypedNumber)
    /// Hours and minutes with a colon between them.
    case clock(hours: Int, minutes: Int)
    case unit(AmountUnit)
    /// "x", "mal", "kali", or "of" after bottles.
    case times
    /// "and", "about", "ein" before a half: says nothing of its own.
    case filler
    /// "a", "ein": one, unless a number stands beside it.
    case article
}

/// What an amount is counted in.
enum AmountUnit: Hashable, Sendable {
    case hour, minute, litre, decilitre, centilitre, millilitre, bottle
}

/// Takes typed amounts apart.
enum AmountTokens {
    /// Longest text that is read.
    static let longest = 100

    /// The pieces of `text`; `nil` if one of them is none that an amount has.
    static func read(_ text: String, language: Language) throws(NumberFault) -> [AmountToken] {
        let characters = Array(Self.plain(text))
        guard !characters.isEmpty else { throw .empty }
        guard characters.count <= longest else { throw .notANumber }
        var tokens: [AmountToken] = []
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if isDigit(character) {
                try readNumber(characters, &index, &tokens, language)
            } else if character.isLetter {
                let end = characters[index...].firstIndex { !$0.isLetter } ?? characters.count
                try readWord(String(characters[index..<end]), &tokens)
                index = end
            } else if isDecimalStart(characters, index) {
                // ",5" is nought point five.
                var next = index + 1
                let decimals = digits(characters, &next)
                tokens.append(.number(try number(["0", decimals], [character], language)))
                index = next
            } else if character.isWhitespace || "~≈+&,.".contains(character) {
                // Abbreviations end with a point, and a comma may stand between two parts.
                index += 1
            } else if "×*".contains(character) {
                tokens.append(.times)
                index += 1
            } else if "-−–".contains(character) {
                guard isDash(characters, index) else {
                    throw tokens.isEmpty ? NumberFault.negative : .notANumber
                }
                index += 1
            } else {
                throw .notANumber
            }
        }
        return tokens
    }

    /// In lower case, without accents, digits of every script as 0 to 9.
    private static func plain(_ text: String) -> String {
        var plain = ""
        for scalar in text.unicodeScalars.prefix(4 * longest) {
            switch scalar {
            case "½": plain += " 1/2"
            case "¼": plain += " 1/4"
            case "¾": plain += " 3/4"
            case "٫", "’", "'", "×": plain.unicodeScalars.append(scalar)
            case "٬": plain += "'"
            default:
                if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
                    plain += String(Int(digit))
                } else {
                    plain.unicodeScalars.append(scalar)
                }
            }
        }
        return String(searchFolded(plain).drop(while: \.isWhitespace))
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    /// A decimal mark before a digit, with neither a digit nor an abbreviation before it.
    private static func isDecimalStart(_ characters: [Character], _ index: Int) -> Bool {
        guard ".,٫".contains(characters[index]), index + 1 < characters.count,
            isDigit(characters[index + 1])
        else { return false }
        return index == 0 || characters[index - 1].isWhitespace
    }

    /// A dash joins ("30-minute"); before the first number it is a sign.
    private static func isDash(_ characters: [Character], _ index: Int) -> Bool {
        guard index > 0 else { return false }
        return characters[index - 1].isLetter || isDigit(characters[index - 1])
    }

    private static func readNumber(
        _ characters: [Character], _ index: inout Int, _ tokens: inout [AmountToken], _ language: Language
    ) throws(NumberFault) {
        var groups = [digits(characters, &index)]
        var separators: [Character] = []
        while index + 1 < characters.count, isDigit(characters[index + 1]) {
            var next = index + 1
            let group = digits(characters, &next)
            switch characters[index] {
            case ".", ",", "٫": separators.append(characters[index])
            case "'", "’": separators.append("'")
            case let space where space.isWhitespace && group.count == 3 && groups.joined().count <= 3:
                separators.append(" ")
            case ":", "/":
                guard separators.isEmpty, let left = Int(groups[0]), let right = Int(group) else {
                    throw .notANumber
                }
                tokens.append(try pair(left, right, isClock: characters[index] == ":", group.count))
                index = next
                return
            default:
                tokens.append(.number(try number(groups, separators, language)))
                return
            }
            groups.append(group)
            index = next
        }
        tokens.append(.number(try number(groups, separators, language)))
    }

    private static func digits(_ characters: [Character], _ index: inout Int) -> String {
        let end = characters[index...].firstIndex { !isDigit($0) } ?? characters.count
        defer { index = end }
        return String(characters[index..<end])
    }

    private static func number(
        _ groups: [String], _ separators: [Character], _ language: Language
    ) throws(NumberFault) -> TypedNumber {
        guard let number = TypedNumber(groups: groups, separators: separators, language: language) else {
            throw .notANumber
        }
        return number
    }

    /// `7:30`, or `1/2`.
    private static func pair(
        _ left: Int, _ right: Int, isClock: Bool, _ digits: Int
    ) throws(NumberFault) -> AmountToken {
        if isClock {
            guard digits == 2, right < 60, left < 1_000 else { throw .notANumber }
            return .clock(hours: left, minutes: right)
        }
        guard left > 0, right > left, right <= 8 else { throw .notANumber }
        return .number(TypedNumber(value: TypedNumber.one * left / right, isPart: true))
    }

    private static func readWord(_ word: String, _ tokens: inout [AmountToken]) throws(NumberFault) {
        guard let read = AmountWords.tokens(of: word) else { throw .unknownUnit }
        tokens += read
    }
}
