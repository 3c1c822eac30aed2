/// Whether a barb keeps to what was agreed, whoever wrote it.
///
/// Only rules, the same for equal texts. They judge words, not meaning: what passes is harmless in form, and may still
/// be dull. A wrong refusal costs nothing, since ``BarbBank`` always has a line.
public struct BarbCheck: Hashable, Sendable {
    public let target: BarbTarget
    public let intensity: BarbIntensity
    public let language: Language
    /// Barbs shown before, in any order.
    public let recent: [String]

    /// Characters of a barb.
    public static let longest = 220

    public init(target: BarbTarget, intensity: BarbIntensity, language: Language, recent: [String] = []) {
        self.target = target
        self.intensity = intensity
        self.language = language
        self.recent = recent
    }

    /// The first thing wrong with `barb`, in the order of ``BarbFault``; `nil` = it may be shown.
    public func fault(in barb: String) -> BarbFault? {
        let text = barb.trimmingWhitespace
        // Everything after this looks at words, which would take long on an endless text.
        if text.isEmpty { return .empty }
        if text.count > Self.longest || text.utf8.count > 6 * Self.longest { return .tooLong }
        return signFault(text) ?? wordFault(text)
    }

    private func signFault(_ text: String) -> BarbFault? {
        let scalars = text.unicodeScalars
        if scalars.contains(where: Self.isUnseen) { return .lineBreak }
        if scalars.contains(where: { $0.properties.numericType != nil }) { return .number }
        if scalars.contains(where: Self.isSymbol) || hasQuotedWord(text) { return .symbol }
        return isOneSentence(text) ? nil : .sentences
    }

    private func wordFault(_ text: String) -> BarbFault? {
        let folded = searchFolded(text)
        let words = folded.split { !$0.isLetter }.map(String.init)
        let lists = BarbWords.of(language)
        if !intensity.words.contains(words.count) { return .wordCount }
        let addresses =
            lists.address.occur(in: words) || language == .indonesian && words.contains(where: isYours)
        if addresses == (intensity == .gentle) { return .address }
        if intensity == .spicy, lists.hedging.occur(in: words) { return .hedging }
        if lists.preaching.occur(in: words) { return .preaching }
        if lists.profanity.occur(in: words) { return .profanity }
        if lists.person.occur(in: words) { return .person }
        if isAboutHealth(text, words, lists) { return .health }
        if lists.people.occur(in: words) || words.contains(where: BarbWords.firstNames.contains)
            || hasName(text)
        {
            return .people
        }
        for topic in BarbTopic.allCases where topic != target.topic {
            if lists.words(for: topic).occur(in: words) { return .topic }
        }
        if let told = recognisedLanguage(of: text), told != language { return .language }
        return recent.contains { Self.isNearlyTheSame($0, text) } ? .repeated : nil
    }

    private func isAboutHealth(_ text: String, _ words: [String], _ lists: BarbWords) -> Bool {
        let spaced = " " + words.joined(separator: " ") + " "
        return lists.health.occur(in: words) || ReplyWords.diagnosis.occur(in: words, spaced)
            || ReplyWords.medicine.occur(in: words, spaced) || ReplyWords.harm.occur(in: words, spaced)
            || crisisFinding(in: text).tier > .none
    }

    /// "bantalmu": your pillow.
    private func isYours(_ word: String) -> Bool {
        word.count > 4 && word.hasSuffix("mu") && !BarbWords.indonesianEndingInMu.contains(word)
    }

    /// A capital after the first word is a name, but in German, where every noun has one, and in English "I".
    private func hasName(_ text: String) -> Bool {
        guard language != .german else { return false }
        let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
        return words.dropFirst().contains { word in
            word.first?.isUppercase == true
                && !["I", "I'm", "I’m", "I've", "I’ve", "I'd", "I’d"].contains(word)
        }
    }

    /// Nothing but closing marks follows the first full stop, exclamation mark, question mark or ellipsis.
    private func isOneSentence(_ text: String) -> Bool {
        let rest = text.drop { !".!?…。！？;".contains($0) }
        return !rest.contains(where: \.isLetter)
    }

    /// An apostrophe that is not between two letters is a quotation mark.
    private func hasQuotedWord(_ text: String) -> Bool {
        let characters = Array(text)
        return characters.indices.contains { index in
            guard characters[index] == "'" || characters[index] == "’" else { return false }
            let hasBefore = index > 0 && characters[index - 1].isLetter
            return !(hasBefore && index + 1 < characters.count && characters[index + 1].isLetter)
        }
    }

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            true
        default: false
        }
    }

    /// Letters, accents, spaces and the marks of ordinary sentences are no symbols.
    private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark,
            .spacingMark, .spaceSeparator:
            false
        default: !".,;:!?…'’-‐–—()".unicodeScalars.contains(scalar)
        }
    }

    /// The same words in the same order, or four fifths of all words in common.
    static func isNearlyTheSame(_ left: String, _ right: String) -> Bool {
        let left = searchFolded(left).split { !$0.isLetter }
        let right = searchFolded(right).split { !$0.isLetter }
        if left == right { return true }
        let (one, other) = (Set(left), Set(right))
        return !one.isEmpty && 5 * one.intersection(other).count >= 4 * one.union(other).count
    }
}

extension String {
    /// Without white space and line breaks at both ends.
    fileprivate var trimmingWhitespace: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
