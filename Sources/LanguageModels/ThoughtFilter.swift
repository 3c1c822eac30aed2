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
        while let found = Self.position(of: isThinking ? Self.closing : Self.opening, in: held) {
            if !isThinking { said += held[..<found] }
            held.removeFirst(found + (isThinking ? Self.closing : Self.opening).count)
            isThinking.toggle()
        }
        // The end may be the beginning of a mark.
        let kept = Self.beginning(of: isThinking ? Self.closing : Self.opening, atEndOf: held)
        if !isThinking { said += held.dropLast(kept) }
        held = Array(held.suffix(kept))
        return begun(said)
    }

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

    private static func position(of mark: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= mark.count else { return nil }
        return (0...(bytes.count - mark.count)).first { bytes[$0...].starts(with: mark) }
    }

    /// How many bytes at the end of `bytes` the mark could begin with.
    private static func beginning(of mark: [UInt8], atEndOf bytes: [UInt8]) -> Int {
        (1..<mark.count).reversed().first { count in
            count <= bytes.count && bytes.suffix(count).elementsEqual(mark.prefix(count))
        } ?? 0
    }
}
