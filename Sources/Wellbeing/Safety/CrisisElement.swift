/// One element of a written line, before its words are looked up.
struct CrisisElement {
    enum Kind {
        case word, gap, notNext, notBefore, sentenceBreak, sentenceStart, sentenceEnd
        /// Of a frame; only these three stand in one.
        case idea, notNear, notInSentence
    }

    private(set) var kind = Kind.word
    /// `?really`, `?.`: it may be missing; of an idea: it comes after the one before.
    private(set) var isOptional = false
    /// `dead#`: in an idiom, it loses its meaning.
    private(set) var isMarked = false
    /// How far it reaches in words; `nil` = it does not say.
    private(set) var reach: Int?
    /// Where its alternatives stand; empty = it has none.
    private(set) var words: Range<Int>

    /// An element of a pattern; `nil` = it cannot be read.
    init?(pattern bytes: [UInt8], _ place: Range<Int>) {
        words = place
        let first = bytes[place.lowerBound]
        if place.count <= 2, let kind = CrisisElement.sentenceKind(bytes[place.upperBound - 1]),
            place.count == 1 || first == UInt8(ascii: "?") && kind == .sentenceBreak
        {
            self.kind = kind
            isOptional = place.count == 2
            words = place.upperBound..<place.upperBound
        } else if first == UInt8(ascii: "."), bytes[place.lowerBound + 1] == UInt8(ascii: ".") {
            kind = .gap
            let dash = CrisisElement.first(UInt8(ascii: "-"), in: bytes, place) ?? place.upperBound
            guard let most = CrisisElement.number(in: bytes, place.lowerBound + 2..<dash) else { return nil }
            reach = most
            words = min(dash + 1, place.upperBound)..<place.upperBound
        } else if first == UInt8(ascii: "!") || first == UInt8(ascii: "<") {
            kind = first == UInt8(ascii: "!") ? .notNext : .notBefore
            var start = place.lowerBound + (kind == .notNext ? 1 : 2)
            guard start < place.upperBound, bytes[start - 1] == UInt8(ascii: "!") else { return nil }
            reach = 1
            if let colon = CrisisElement.first(UInt8(ascii: ":"), in: bytes, place) {
                guard let within = CrisisElement.number(in: bytes, start..<colon) else { return nil }
                reach = within
                start = colon + 1
            }
            words = start..<place.upperBound
        } else {
            isOptional = first == UInt8(ascii: "?")
            isMarked = bytes[place.upperBound - 1] == UInt8(ascii: "#")
            let start = place.lowerBound + (isOptional ? 1 : 0)
            let end = place.upperBound - (isMarked ? 1 : 0)
            guard start < end else { return nil }
            words = start..<end
        }
    }

    /// An element of a frame after its head; `nil` = it cannot be read.
    init?(frame bytes: [UInt8], _ place: Range<Int>) {
        var start = place.lowerBound
        switch bytes[start] {
        case UInt8(ascii: "-"): kind = .notNear
        case UInt8(ascii: "~"): kind = .notInSentence
        default: kind = .idea
        }
        isOptional = bytes[start] == UInt8(ascii: ">")
        while start < place.upperBound,
            bytes[start] == UInt8(ascii: "-") || bytes[start] == UInt8(ascii: "~")
                || bytes[start] == UInt8(ascii: ">")
        {
            start += 1
        }
        if let colon = CrisisElement.first(UInt8(ascii: ":"), in: bytes, start..<place.upperBound),
            let own = CrisisElement.number(in: bytes, start..<colon)
        {
            reach = own
            start = colon + 1
        }
        guard start < place.upperBound else { return nil }
        words = start..<place.upperBound
    }

    private static func sentenceKind(_ byte: UInt8) -> Kind? {
        switch byte {
        case UInt8(ascii: "."): .sentenceBreak
        case UInt8(ascii: "^"): .sentenceStart
        case UInt8(ascii: "$"): .sentenceEnd
        default: nil
        }
    }

    static func first(_ sign: UInt8, in bytes: [UInt8], _ place: Range<Int>) -> Int? {
        var index = place.lowerBound
        while index < place.upperBound {
            if bytes[index] == sign { return index }
            index += 1
        }
        return nil
    }

    /// The number that fills `place`; `nil` = something else does.
    static func number(in bytes: [UInt8], _ place: Range<Int>) -> Int? {
        guard !place.isEmpty, place.count <= 4 else { return nil }
        var number = 0
        for index in place {
            guard bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") else { return nil }
            number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
        }
        return number
    }

    /// The next stretch from `start` to `end` without `sign`, and without any before it; `nil` = there is none.
    static func next(_ start: inout Int, _ end: Int, until sign: UInt8, in bytes: [UInt8]) -> Range<Int>? {
        while start < end, bytes[start] == sign { start += 1 }
        guard start < end else { return nil }
        let lower = start
        while start < end, bytes[start] != sign { start += 1 }
        return lower..<start
    }
}
