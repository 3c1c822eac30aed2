/// A sentence of a text, word for word.
struct WrittenSentence: Hashable {
    /// Without white space and list marks at its ends.
    let text: String
    /// Whether it ends as a sentence does, not only because the line or the text ends.
    let hasEnd: Bool
}

/// The sentences of `text` in order.
///
/// A line break always ends a sentence. A full stop ends one before white space unless it belongs to an abbreviation
/// (`z.B.`, `Dr.`, `dll.`), an initial, or a number before a month or a small letter (`3. Mai`). An ellipsis ends one
/// unless the sentence goes on with a small letter; so does any end inside quotation marks. Quotation marks, brackets
/// and emoji behind an end belong to the sentence before.
func writtenSentences(of text: String) -> [WrittenSentence] {
    var splitter = SentenceSplitter(Array(text.unicodeScalars))
    return splitter.sentences()
}

private struct SentenceSplitter {
    private let scalars: [Unicode.Scalar]
    private var found: [WrittenSentence] = []
    private var start = 0

    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    mutating func sentences() -> [WrittenSentence] {
        var index = 0
        while index < scalars.count {
            if isLineBreak(scalars[index]) {
                close(at: index, hasEnd: false)
                index += 1
            } else if isEnd(scalars[index]) {
                let run = afterEnds(index)
                if endsSentence(from: index, to: run) {
                    let tail = afterTail(run)
                    close(at: tail, hasEnd: true)
                    index = tail
                } else {
                    index = run
                }
            } else {
                index += 1
            }
        }
        close(at: scalars.count, hasEnd: false)
        return found
    }

    private mutating func close(at end: Int, hasEnd: Bool) {
        var first = start
        var last = end
        start = end
        while first < last, isSpace(scalars[first]) || isListMark(at: first, before: last) { first += 1 }
        while last > first, isSpace(scalars[last - 1]) { last -= 1 }
        guard scalars[first..<last].contains(where: { $0.properties.isAlphabetic }) else { return }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[first..<last])
        found.append(WrittenSentence(text: String(view), hasEnd: hasEnd))
    }

    /// The end of a run such as `?!` or `...`.
    private func afterEnds(_ index: Int) -> Int {
        var end = index
        while end < scalars.count, isEnd(scalars[end]) { end += 1 }
        return end
    }

    /// What hangs on the end: closing marks, and emoji on the same line.
    private func afterTail(_ index: Int) -> Int {
        var end = index
        while end < scalars.count, isClosing(scalars[end]) { end += 1 }
        var look = end
        while look < scalars.count, isBlank(scalars[look]) || isPictorial(scalars[look]) {
            if isPictorial(scalars[look]) { end = look + 1 }
            look += 1
        }
        return end
    }

    private func endsSentence(from index: Int, to run: Int) -> Bool {
        var after = run
        while after < scalars.count, isClosing(scalars[after]) { after += 1 }
        let isQuoted = after > run
        guard after < scalars.count, !isLineBreak(scalars[after]) else { return true }
        if isPictorial(scalars[after]) { return true }
        guard isBlank(scalars[after]) else { return false }
        while after < scalars.count, isBlank(scalars[after]) || isPictorial(scalars[after]) { after += 1 }
        guard after < scalars.count else { return true }
        let goesOnSmall = scalars[after].properties.isLowercase
        let isEllipsis =
            scalars[index] == "…" || run - index >= 2 && scalars[index..<run].allSatisfy { $0 == "." }
        if isEllipsis || isQuoted { return !goesOnSmall }
        guard scalars[index] == ".", run - index == 1 else { return true }
        return !isAbbreviation(before: index, goesOnSmall: goesOnSmall)
            && !isNumber(before: index, wordAt: after, goesOnSmall: goesOnSmall)
    }

    private func isNumber(before index: Int, wordAt next: Int, goesOnSmall: Bool) -> Bool {
        guard index > 0, isDigit(scalars[index - 1]) else { return false }
        return goesOnSmall || isDigit(scalars[next]) || months.contains(word(at: next))
    }

    private func isAbbreviation(before index: Int, goesOnSmall: Bool) -> Bool {
        var first = index
        while first > start, !isBlank(scalars[first - 1]), !isLineBreak(scalars[first - 1]),
            !isOpening(scalars[first - 1])
        {
            first -= 1
        }
        let word = lowered(first..<index)
        if abbreviations.contains(word) { return true }
        if closingAbbreviations.contains(word) { return goesOnSmall }
        // An initial, or the parts of "z. B.".
        return index - first == 1 && scalars[first].properties.isAlphabetic && word != "i"
    }

    private func word(at index: Int) -> String {
        var end = index
        while end < scalars.count, scalars[end].properties.isAlphabetic { end += 1 }
        return lowered(index..<end)
    }

    private func lowered(_ range: Range<Int>) -> String {
        guard range.count <= 20 else { return "" }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view).lowercased()
    }

    /// A dash, star or bullet that opens a line.
    private func isListMark(at index: Int, before end: Int) -> Bool {
        let isMark = ["-", "*", "•", "–", "—"].contains(scalars[index])
        return isMark && index + 1 < end && isBlank(scalars[index + 1])
    }
}

private func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "!" || scalar == "?" || scalar == "…" || scalar == "。" || scalar == "！"
        || scalar == "？"
}

private func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(scalar.value) || scalar.value == 0x85 || scalar.value == 0x2028
        || scalar.value == 0x2029
}

private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar.value == 0xA0
        || scalar.value >= 0x1680 && scalar.properties.isWhitespace && !isLineBreak(scalar)
}

private func isSpace(_ scalar: Unicode.Scalar) -> Bool { isBlank(scalar) || isLineBreak(scalar) }

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

private func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    ["\"", "'", "”", "“", "’", "‘", "»", "«", ")", "]"].contains(scalar)
}

private func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    ["\"", "'", "„", "“", "‚", "‘", "»", "«", "(", "["].contains(scalar)
}

/// Emoji with what joins and colours them, and the smileys made of symbols.
private func isPictorial(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x200D else { return false }
    return scalar.value == 0x200D || scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation
        || scalar.properties.isEmojiModifier || (scalar.properties.isEmoji && scalar.value >= 0x2190)
}

/// Never the end of a sentence.
private let abbreviations = QuestionWords.set(
    """
    z.b d.h u.a o.ä v.a i.d.r m.e s.o s.u bzw ca evtl ggf inkl exkl dr prof hr fr nr str tel sog bspw vgl mind max min
    st mr mrs ms jr sr e.g i.e vs approx dept no fig jl jln hj drs ir kh rp bpk sdr tgl hlm a.n u.p s.d d.a
    """)

/// May be the end of a sentence.
private let closingAbbreviations = QuestionWords.set(
    "usw etc dll dsb dkk dst tsb u.s.w a.m p.m jan feb apr aug sept okt nov dez")

private let months = QuestionWords.set(
    """
    januar februar märz april mai juni juli august september oktober november dezember januari februari maret mei
    agustus oktober desember january february march may june july october december
    """)
