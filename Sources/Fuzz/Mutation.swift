/// Makes new input out of input that is known.
struct Mutation {
    var random: SplitMix
    let dictionary: [[UInt8]]
    let longest: Int

    /// Bytes at which readers like to fail.
    private static let edges: [UInt8] = [
        0x00, 0x09, 0x0A, 0x0D, 0x20, 0x22, 0x25, 0x26, 0x2B, 0x2F, 0x3B, 0x3D, 0x3F, 0x7F, 0x80, 0xBF, 0xC0,
        0xC3,
        0xE2, 0xED, 0xF0, 0xF4, 0xFE, 0xFF,
    ]

    /// A variation of `input`: one to five changes.
    ///
    /// - Parameter other: a second input whose parts may be taken over.
    mutating func vary(_ input: [UInt8], with other: [UInt8]) -> [UInt8] {
        var bytes = input
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            change(&bytes, with: other)
        }
        if bytes.count > longest { bytes.removeLast(bytes.count - longest) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8], with other: [UInt8]) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 1: bytes.insert(Self.edges.randomElement(using: &random) ?? 0, at: place)
        case 2, 3: bytes.insert(contentsOf: dictionary.randomElement(using: &random) ?? [], at: place)
        case 4: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
        case 5: if place < bytes.count { bytes[place] = Self.edges.randomElement(using: &random) ?? 0 }
        case 6: bytes.removeSubrange(range(in: bytes))
        case 7: bytes.insert(contentsOf: bytes[range(in: bytes)], at: place)
        case 8: bytes.insert(contentsOf: other[range(in: other)], at: place)
        default: bytes.removeLast(bytes.count - place)
        }
    }

    /// A part of `bytes`; mostly short.
    private mutating func range(in bytes: [UInt8]) -> Range<Int> {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let longest = Bool.random(using: &random) ? 8 : bytes.count
        let end = Int.random(in: start...min(bytes.count, start + longest), using: &random)
        return start..<end
    }
}
