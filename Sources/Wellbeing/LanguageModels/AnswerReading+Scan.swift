/// Finds where objects begin and end in what a model wrote.
///
/// It knows brackets, quotes and commas, and leaves numbers, words and escapes to the decoder.
struct AnswerScan {
    /// The objects outside of thoughts, in their order, as JSON without the slips that are forgiven.
    private(set) var objects: [[UInt8]] = []
    /// Whether the text ends inside an object or inside thoughts.
    private(set) var endsInside = false

    private static let thoughtNames = ["think", "thinking", "thought", "reasoning"].map { Array($0.utf8) }

    init(_ bytes: [UInt8], from start: Int) {
        var place = start
        // A bracket in prose can swallow the beginning of the object, so what was no JSON is read again from its
        // second byte; but no more bytes in all than there are.
        var again = bytes.count
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "{"):
                var scan = AnswerObjectScan(bytes, from: place)
                switch scan.run() {
                case .object:
                    if objects.count == AnswerReading.mostObjects { objects.removeFirst() }
                    objects.append(scan.clean)
                    place = scan.place
                case .noJSON:
                    let isAffordable = scan.place - place <= again
                    again -= isAffordable ? scan.place - place : 0
                    place = isAffordable ? place + 1 : scan.place
                case .tooDeep: return
                case .truncated:
                    endsInside = true
                    return
                }
            case UInt8(ascii: "<"):
                if let end = Self.thoughtTag(in: bytes, at: place, closing: true) {
                    objects = []
                    place = end
                } else if let opened = Self.thoughtTag(in: bytes, at: place, closing: false) {
                    guard let end = Self.nextEndOfThoughts(in: bytes, from: opened) else {
                        endsInside = true
                        return
                    }
                    place = end
                } else {
                    place += 1
                }
            default: place += 1
            }
        }
    }

    /// Behind the last words that end a model's thoughts; `nil` if there are none.
    static func endOfThoughts(in bytes: [UInt8]) -> Int? {
        var end: Int?
        while let next = nextEndOfThoughts(in: bytes, from: end ?? 0) { end = next }
        return end
    }

    /// Behind the next words that end a model's thoughts.
    private static func nextEndOfThoughts(in bytes: [UInt8], from start: Int) -> Int? {
        for place in start..<bytes.count where bytes[place] == UInt8(ascii: "<") {
            if let end = thoughtTag(in: bytes, at: place, closing: true) { return end }
        }
        return nil
    }

    /// Behind the tag at `place`, if it is one around thoughts.
    static func thoughtTag(in bytes: [UInt8], at place: Int, closing: Bool) -> Int? {
        var start = place + 1
        if closing {
            guard start < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
            start += 1
        }
        for name in thoughtNames {
            let end = start + name.count
            guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { continue }
            // 0x20 is what an ASCII letter in lower case has more.
            if zip(bytes[start..<end], name).allSatisfy({ $0 | 0x20 == $1 }) { return end + 1 }
        }
        return nil
    }
}

/// Reads one object from its opening bracket on, without calling itself.
struct AnswerObjectScan {
    enum Outcome { case object, noJSON, tooDeep, truncated }

    private enum Next { case keyOrEnd, colon, value, valueOrEnd, commaOrEnd }

    /// Where reading stopped: behind the object, or at the first byte that cannot be JSON.
    private(set) var place: Int
    /// What was read, without space between its parts and without commas too many.
    private(set) var clean: [UInt8] = []

    private let bytes: [UInt8]
    private var open: [UInt8] = []
    private var next = Next.value
    private var hasComma = false

    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        place = start
    }

    mutating func run() -> Outcome {
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: place += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard next == .value || next == .valueOrEnd else { return .noJSON }
                guard open.count < AnswerReading.deepestNesting else { return .tooDeep }
                take(byte)
                open.append(byte)
                next = byte == UInt8(ascii: "{") ? .keyOrEnd : .valueOrEnd
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard close(with: byte) else { return .noJSON }
                if open.isEmpty { return .object }
            case UInt8(ascii: ","):
                guard next == .commaOrEnd else { return .noJSON }
                hasComma = true
                place += 1
                next = open.last == UInt8(ascii: "{") ? .keyOrEnd : .valueOrEnd
            case UInt8(ascii: ":"):
                guard next == .colon else { return .noJSON }
                take(byte)
                next = .value
            case UInt8(ascii: "\""):
                guard next != .colon, next != .commaOrEnd else { return .noJSON }
                next = next == .keyOrEnd ? .colon : .commaOrEnd
                guard takeText() else { return .truncated }
            default:
                guard next == .value || next == .valueOrEnd, takeWord() else { return .noJSON }
                next = .commaOrEnd
            }
        }
        return .truncated
    }

    private mutating func close(with byte: UInt8) -> Bool {
        let opening = byte == UInt8(ascii: "}") ? UInt8(ascii: "{") : UInt8(ascii: "[")
        guard open.last == opening, next != .value, next != .colon else { return false }
        hasComma = false
        take(byte)
        open.removeLast()
        next = .commaOrEnd
        return true
    }

    private mutating func take(_ byte: UInt8) {
        if hasComma { clean.append(UInt8(ascii: ",")) }
        hasComma = false
        clean.append(byte)
        place += 1
    }

    /// A text in its quotes; control characters in it are escaped, as JSON wants them.
    ///
    /// - Returns: whether it ends.
    private mutating func takeText() -> Bool {
        take(UInt8(ascii: "\""))
        while place < bytes.count {
            let byte = bytes[place]
            if byte < 0x20 {
                clean += jsonEscape(of: byte).utf8
                place += 1
                continue
            }
            take(byte)
            if byte == UInt8(ascii: "\"") { return true }
            if byte == UInt8(ascii: "\\"), place < bytes.count { take(bytes[place]) }
        }
        return false
    }

    /// A number, or one of the words true, false and null.
    private mutating func takeWord() -> Bool {
        let start = place
        while place < bytes.count, Self.isOfWord(bytes[place]) { take(bytes[place]) }
        return place > start
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
