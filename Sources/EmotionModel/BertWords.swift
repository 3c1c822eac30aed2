import Foundation

/// Cuts a text into the words and signs that WordPiece works on, by the reference rules of BERT.
///
/// Source: the reference tokenizer of BERT, `tokenization.py`, and its port in Hugging Face's tokenizers.
struct BertWords: Hashable, Sendable {
    var lowerCases = true
    var stripsAccents = true
    var separatesIdeographs = true

    struct Word: Hashable {
        var text: [Unicode.Scalar]
        var startsSentence: Bool
    }

    func words(of text: String) -> [Word] {
        var words: [Word] = []
        var startsSentence = true
        var sentence = SentenceEnd()
        for run in runs(of: text) {
            if run.startsLine { startsSentence = true }
            for (index, part) in parts(of: folded(run.scalars)).enumerated() {
                words.append(Word(text: part, startsSentence: index == 0 && startsSentence))
            }
            sentence = SentenceEnd()
            for scalar in run.scalars { sentence.read(scalar) }
            startsSentence = sentence.isReached
        }
        return words
    }

    /// What stands between white space, without control characters, ideographs apart.
    private func runs(of text: String) -> [(scalars: [Unicode.Scalar], startsLine: Bool)] {
        var runs: [(scalars: [Unicode.Scalar], startsLine: Bool)] = []
        var run: [Unicode.Scalar] = []
        var startsLine = true
        func endRun() {
            guard !run.isEmpty else { return }
            runs.append((run, startsLine))
            run.removeAll(keepingCapacity: true)
            startsLine = false
        }
        for scalar in text.unicodeScalars {
            if isBertSpace(scalar) {
                endRun()
                if isLineBreak(scalar) { startsLine = true }
            } else if isDropped(scalar) {
                continue
            } else if separatesIdeographs, isIdeograph(scalar) {
                endRun()
                run = [scalar]
                endRun()
            } else {
                run.append(scalar)
            }
        }
        endRun()
        return runs
    }

    /// Lower case, and without accents (canonical decomposition, then no non-spacing marks).
    private func folded(_ run: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var run = run
        if stripsAccents, run.contains(where: { $0.value > 0x7F }) {
            run = string(run).decomposedStringWithCanonicalMapping.unicodeScalars.filter {
                $0.properties.generalCategory != .nonspacingMark
            }
        }
        guard lowerCases else { return run }
        return run.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
    }

    /// Every punctuation mark stands alone.
    private func parts(of run: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        var parts: [[Unicode.Scalar]] = []
        var opensPart = true
        for scalar in run {
            if isPunctuation(scalar) {
                parts.append([scalar])
                opensPart = true
            } else if opensPart {
                parts.append([scalar])
                opensPart = false
            } else {
                parts[parts.count - 1].append(scalar)
            }
        }
        return parts
    }

    private func string(_ scalars: [Unicode.Scalar]) -> String {
        var string = ""
        string.unicodeScalars.append(contentsOf: scalars)
        return string
    }

    private func isBertSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20: true
        case 0...0x7F: false
        default: scalar.properties.isWhitespace && scalar.value != 0x85
        }
    }

    /// U+0000, U+FFFD and control, format, private and unassigned characters.
    private func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .surrogate, .unassigned: true
        default: scalar.value == 0xFFFD
        }
    }

    private func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x2A6DF, 0x2A700...0x2B73F, 0x2B740...0x2B81F,
            0x2B820...0x2CEAF, 0xF900...0xFAFF, 0x2F800...0x2FA1F:
            true
        default: false
        }
    }

    /// The signs of ASCII that are neither letters nor digits, and every category P of Unicode.
    private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: return true
        case 0...0x7F: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }
}
