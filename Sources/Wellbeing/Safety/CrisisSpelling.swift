import Foundation

/// Folds the spelling of single words, so that a rule is written once and found in every disguise.
enum CrisisSpelling {
    /// The longest word that is looked at whole, in scalars; no lexicon holds a longer one.
    static let longestWord = 48

    /// `word` in lower case, without marks, in Latin letters; `ä`, `ö`, `ü`, `ß` as `ae`, `oe`, `ue`, `ss`.
    static func folded(_ word: String) -> String {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return word.lowercased() }
        let composed = String(word.unicodeScalars.prefix(longestWord))
            .precomposedStringWithCompatibilityMapping
        var umlauts = String.UnicodeScalarView()
        for scalar in composed.lowercased().unicodeScalars {
            switch scalar {
            case "ä": umlauts.append(contentsOf: "ae".unicodeScalars)
            case "ö": umlauts.append(contentsOf: "oe".unicodeScalars)
            case "ü": umlauts.append(contentsOf: "ue".unicodeScalars)
            default: umlauts.append(scalar)
            }
        }
        var folded = String.UnicodeScalarView()
        for scalar in String(umlauts).decomposedStringWithCompatibilityMapping.unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            if let latin = lookAlikes[scalar] {
                folded.append(contentsOf: latin.unicodeScalars)
            } else {
                folded.append(scalar)
            }
        }
        return String(folded)
    }

    /// `word` with digits and signs read as the letters they stand for; `nil` = none stands in it.
    ///
    /// Several readings, because `1` is an `i` or an `l`.
    static func withoutDigits(_ word: String) -> [String] {
        guard word.unicodeScalars.contains(where: { digits[$0] != nil }),
            word.unicodeScalars.contains(where: { ("a"..."z").contains($0) })
        else { return [] }
        return ["i", "l"].map { one in
            String(
                word.unicodeScalars.map { scalar in
                    scalar == "1" ? one : digits[scalar] ?? String(scalar)
                }.joined())
        }
    }

    /// `word` with runs of one letter shortened: to one letter, or to two where three or more stood.
    static func withoutRepeats(_ word: String) -> [String] {
        var single = ""
        var double = ""
        var run = 0
        var last: Character?
        for letter in word {
            run = letter == last ? run + 1 : 1
            last = letter
            if run == 1 { single.append(letter) }
            if run <= 2 { double.append(letter) }
        }
        return single == word ? [] : [double, single].filter { $0 != word }
    }

    /// `word` with each two neighbouring letters exchanged, as hurried fingers do.
    static func transposed(_ word: String) -> [String] {
        let letters = Array(word.utf8)
        guard letters.count >= 4, letters.count <= 14 else { return [] }
        return (0..<letters.count - 1).compactMap { index in
            guard letters[index] != letters[index + 1] else { return nil }
            var changed = letters
            changed.swapAt(index, index + 1)
            return String(decoding: changed, as: UTF8.self)
        }
    }

    /// Whether `word` fits `pattern`, in which each `*` stands for one hidden letter or for any number.
    static func fits(_ word: String, stars pattern: String) -> Bool {
        let letters = Array(word.utf8)
        let pieces = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
        guard let first = pieces.first, let last = pieces.last, pieces.count > 1,
            letters.count >= first.count + last.count, letters.starts(with: first),
            letters.suffix(last.count).elementsEqual(last), !(first.isEmpty && last.isEmpty)
        else { return false }
        // Each star hides at least one letter, and the visible letters are most of the word.
        let hidden = letters.count - pieces.reduce(0) { $0 + $1.count }
        return hidden >= 1 && hidden <= max(pieces.count - 1, 2)
            && pieces.dropFirst().dropLast().allSatisfy { $0.isEmpty }
    }

    /// Laughter in letters: `hahaha`, `wkwkwk`, `lolol`.
    static func isLaughter(_ word: String) -> Bool {
        let letters = Set(word.utf8)
        guard word.utf8.count >= 3 || word == "xd" else { return false }
        switch word {
        case "lol", "lols", "lolol", "lmao", "lmfao", "lmaooo", "rofl", "ngakak", "xd", "xdd", "awokwok",
            "kwkw":
            return true
        default: break
        }
        return [
            Set("ha".utf8), Set("he".utf8), Set("hi".utf8), Set("wk".utf8), Set("xi".utf8), Set("awok".utf8),
        ]
        .contains(letters) && word.utf8.count >= 4
    }

    private static let digits: [Unicode.Scalar: String] = [
        "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g", "@": "a", "$": "s",
        "!": "i", "€": "e", "|": "l",
    ]

    /// Letters of other alphabets that are drawn like Latin ones, and Latin letters without a decomposition.
    private static let lookAlikes: [Unicode.Scalar: String] = [
        "а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "н": "h", "і": "i", "ј": "j", "к": "k",
        "ӏ": "l", "м": "m", "о": "o", "р": "p", "ѕ": "s", "т": "t", "у": "y", "ѵ": "v", "ԝ": "w", "х": "x",
        "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "τ": "t",
        "υ": "u", "χ": "x", "ω": "w", "ı": "i", "ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d",
        "ɑ": "a", "ɡ": "g", "ɩ": "i", "ʟ": "l", "ɪ": "i", "ᴀ": "a", "ʙ": "b", "ᴄ": "c", "ᴅ": "d", "ᴇ": "e",
        "ɢ": "g", "ʜ": "h", "ᴊ": "j", "ᴋ": "k", "ᴍ": "m", "ɴ": "n", "ᴏ": "o", "ᴘ": "p", "ʀ": "r", "ᴛ": "t",
        "ᴜ": "u", "ᴠ": "v", "ᴡ": "w", "ʏ": "y", "ᴢ": "z",
    ]
}
