import EmotionModel

/// The cutting of a text into what a model reads: complete, in order, and the same twice.
struct TokenizerTarget: FuzzTarget {
    static let longestInput = 160
    static let dictionary = [
        "aku ", "Ich ", "I ", "hari ini", "Übung", "glücklich", "happy", " ", "  ", "\n", "\t", "\u{A0}",
        "\u{200D}",
        "\u{FE0F}", "\u{301}", "ß", "İ", "ﬁ", "…", "👩‍👩‍👧", "🇮🇩", "😡", "!!!!", "aaaa", "&amp;", "&lt;", "[URL]",
        "[USERNAME]",
        "https://", "@sela", "[CLS]", "##", "▁", "<s>", "日本", "ي", "\u{FEFF}", "\u{202E}", "\u{0}",
    ]

    let name: String
    private let cutter: TextCutter

    /// - Parameter folder: the folder of a model of that kind.
    init(name: String, folder: String) throws {
        self.name = name
        cutter = try TextCutter(folder: folder, capacity: 24)
    }

    func run(_ input: [UInt8]) -> Outcome {
        let text = String(decoding: input, as: UTF8.self)
        let cut = cutter.cut(text)
        // Dear, so not for every input.
        guard input.count % 8 != 0 || cutter.cut(text).ids == cut.ids else {
            return .broken("the same text gives the same pieces")
        }
        guard cut.ids.allSatisfy({ $0 >= 0 }) else { return .broken("a piece has an id") }
        guard isAscending(cut.wordStarts, below: cut.ids.count), cut.wordStarts.first ?? 0 == 0 else {
            return .broken("words begin in order, the first with the text")
        }
        guard isAscending(cut.sentenceStarts, below: cut.ids.count),
            Set(cut.sentenceStarts).isSubset(of: cut.wordStarts)
        else { return .broken("a sentence begins with a word") }
        var read = 0
        for window in cut.windows {
            guard window.range.lowerBound <= read, window.range.upperBound <= cut.ids.count,
                window.range.count <= 48, window.ownCount == window.range.upperBound - read
            else { return .broken("windows overlap or touch, and count each piece once") }
            read = window.range.upperBound
        }
        guard read == cut.ids.count else { return .broken("every piece is read") }
        return .kept(
            shape: cut.ids.count &* 1_000_003 &+ cut.wordStarts.count &* 101 &+ cut.sentenceStarts.count)
    }

    private func isAscending(_ starts: [Int], below end: Int) -> Bool {
        zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 } && starts.allSatisfy { (0..<end).contains($0) }
    }
}
