/// Numbers for words, kept by a hash of 64 bits of each word.
///
/// A dictionary of strings would be built anew in every process, and takes longer to build than a diary entry takes to
/// read. Two words of the rules with the same hash would be a fault of the rules; a test looks that there are none.
struct CrisisHashes: Sendable {
    private var slots: [Int]
    private var hashes: [UInt64]
    private(set) var count = 0

    init() {
        slots = Array(repeating: 0, count: 1 << 14)
        hashes = Array(repeating: 0, count: 1 << 14)
    }

    /// The number kept for `hash`; 0 = none.
    subscript(hash: UInt64) -> Int { slots[slot(of: hash)] }

    /// Keeps `number`, which is not 0, for `hash`, unless a number is kept for it already.
    ///
    /// - Returns: the number that is kept.
    @discardableResult
    mutating func keep(_ number: Int, for hash: UInt64) -> Int {
        var slot = slot(of: hash)
        if slots[slot] != 0 { return slots[slot] }
        // With more places taken a search would take many steps.
        if count * 3 > slots.count * 2 {
            grow()
            slot = self.slot(of: hash)
        }
        slots[slot] = number
        hashes[slot] = hash
        count += 1
        return number
    }

    private func slot(of hash: UInt64) -> Int {
        let last = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & last
        while slots[slot] != 0, hashes[slot] != hash { slot = (slot + 1) & last }
        return slot
    }

    private mutating func grow() {
        let old = (slots: slots, hashes: hashes)
        slots = Array(repeating: 0, count: old.slots.count * 2)
        hashes = Array(repeating: 0, count: old.slots.count * 2)
        count = 0
        for (slot, number) in old.slots.enumerated() where number != 0 { keep(number, for: old.hashes[slot]) }
    }
}

extension CrisisHashes {
    /// The hash of no word; ``following(_:_:)`` goes on from it.
    static var empty: UInt64 { 0xcbf2_9ce4_8422_2325 }

    /// The hash of what `hash` stands for with `byte` after it.
    static func following(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    static func hash(of text: String, after start: UInt64 = CrisisHashes.empty) -> UInt64 {
        var hash = start
        for byte in text.utf8 { hash = following(hash, byte) }
        return hash
    }

    static func hash(of bytes: [UInt8], in range: Range<Int>) -> UInt64 {
        var hash = empty
        var index = range.lowerBound
        while index < range.upperBound {
            hash = following(hash, bytes[index])
            index += 1
        }
        return hash
    }
}
