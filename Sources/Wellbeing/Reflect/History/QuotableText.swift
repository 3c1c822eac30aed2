/// Which sentences of an entry are fit to stand alone on a page of weeks and months.
enum QuotableText {
    /// Characters of a quote.
    static let quoteLength = 30...200
    /// Characters of the sentence that a moment is remembered by.
    static let momentLength = 10...300

    /// Whether nothing of `entry` may be shown back: its text or what the person wrote on going deeper calls for help.
    static func callsForHelp(_ entry: Reflection) -> Bool {
        crisisFinding(in: entry.text).tier >= .help
            || entry.deeper.map { crisisFinding(in: $0).tier >= .help } ?? false
    }

    /// The sentence of `text` with the greatest `worth` that is fit to be shown, the first of several; `nil` = none is.
    ///
    /// Whole sentences of `length` characters and two words or more, a quote of five; none that holds an address or a
    /// long number, is somebody else's words, leaves a quotation mark or bracket open, names death, self-harm or a
    /// means, or calls for help in the least.
    static func best(
        of text: String, in language: Language?, length: ClosedRange<Int>, by worth: (String) -> Int
    ) -> String? {
        let inLength = writtenSentences(of: text).map(\.text).filter { sentence in
            sentence.utf8.count >= length.lowerBound && sentence.utf8.count <= length.upperBound * 8
                && length.contains(sentence.count)
        }
        return inLength.enumerated().map { (place: $0.offset, text: $0.element, worth: worth($0.element)) }
            .sorted { $0.worth != $1.worth ? $0.worth > $1.worth : $0.place < $1.place }
            .first { isFit($0.text, in: language, fewestWords: length == quoteLength ? 5 : 2) }?.text
    }

    private static func isFit(_ sentence: String, in language: Language?, fewestWords: Int) -> Bool {
        guard isBalanced(sentence), !isPrivate(sentence) else { return false }
        let words = writtenWords(of: sentence)
        return words.count >= fewestWords && !words.contains { isGrave($0.key, in: language) }
            && crisisFinding(in: sentence).tier == .none
    }

    private static func isGrave(_ key: String, in language: Language?) -> Bool {
        guard let language else { return Language.allCases.contains { Wellbeing.isGrave(key, in: $0) } }
        return Wellbeing.isGrave(key, in: language)
    }

    /// An address, a name on the net, or a number long enough to be a telephone or an account.
    private static func isPrivate(_ sentence: String) -> Bool {
        var digits = 0
        for scalar in sentence.unicodeScalars {
            if scalar == "@" { return true }
            if ("0"..."9").contains(scalar) {
                digits += 1
                if digits == 5 { return true }
            } else if scalar != " ", scalar != "-", scalar != "/" {
                digits = 0
            }
        }
        let lowered = sentence.lowercased().utf8
        return ["http", "www."].contains { lowered.firstRange(of: $0.utf8) != nil }
    }

    /// Whether each quotation mark and bracket has its partner, and the whole is not one quotation.
    private static func isBalanced(_ sentence: String) -> Bool {
        var open: [Unicode.Scalar: Int] = [:]
        for scalar in sentence.unicodeScalars {
            switch scalar {
            case "\"": open["\"", default: 0] += 1
            case "“", "”", "„": open["“", default: 0] += 1
            case "«", "»": open["«", default: 0] += 1
            case "(": open["(", default: 0] += 1
            case ")": open["(", default: 0] += 1
            default: break
            }
        }
        guard open.values.allSatisfy({ $0.isMultiple(of: 2) }) else { return false }
        let opening: Set<Unicode.Scalar> = ["\"", "“", "„", "«", "»"]
        return sentence.unicodeScalars.first.map { !opening.contains($0) } ?? false
    }
}
