/// Takes a model's thoughts, `<think>…</think>`, out of text that comes in pieces cut anywhere.
struct ThoughtFilter {
    private var held: [UInt8] = []
    private var isThinking = false
    private var hasBegun = false

    private static let opening = Array("<think>".utf8)
    private static let closing = Array("</think>".utf8)

    /// What of `piece`, and of what was held back before, is certainly no thought.
    ///
    /// Space in front of the first word is left out.
    mutating func take(_ piece: String) -> String {
        held += Array(piece.utf8)
        var said: [UInt8] = []
        var start = 0
        while let found = Self.position(of: mark, in: held[start...]) {
            if !isThinking { said += held[start..<found] }
            start = found + mark.count
            isThinking.toggle()
        }
        // The end may be the beginning of a mark.
        let kept = Self.beginning(of: mark, atEndOf: held[start...])
        if !isThinking { said += held[start...].dropLast(kept) }
        held = Array(held.suffix(kept))
        return begun(said)
    }

    /// What changes between thinking and speaking next.
    private var mark: [UInt8] { isThinking ? Self.closing : Self.opening }

    /// The text is over: what was held back.
    mutating func finish() -> String {
        defer { held = [] }
        return isThinking ? "" : begun(held)
    }

    private mutating func begun(_ bytes: [UInt8]) -> String {
        if hasBegun { return String(decoding: bytes, as: UTF8.self) }
        let text = String(decoding: bytes, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        hasBegun = !text.isEmpty
        return String(text)
    }

    private static func position(of mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.dropLast(mark.count - 1).first { bytes[$0...].starts(with: mark) }
    }

    /// How many bytes at the end of `bytes` the mark could begin with.
    private static func beginning(of mark: [UInt8], atEndOf bytes: ArraySlice<UInt8>) -> Int {
        (1..<mark.count).reversed().first { count in
            count <= bytes.count && bytes.suffix(count).elementsEqual(mark.prefix(count))
        } ?? 0
    }
}
