/// A set of words by their number in the lexicon.
struct CrisisWordSet: Sendable {
    private var bits: [UInt64] = []

    func contains(_ word: Int) -> Bool {
        let place = word >> 6
        return place < bits.count && bits[place] & (1 << UInt64(word & 63)) != 0
    }

    mutating func insert(_ word: Int) {
        let place = word >> 6
        while bits.count <= place { bits.append(0) }
        bits[place] |= 1 << UInt64(word & 63)
    }

    mutating func formUnion(_ other: CrisisWordSet) {
        while bits.count < other.bits.count { bits.append(0) }
        for (place, more) in other.bits.enumerated() { bits[place] |= more }
    }

    var words: [Int] {
        bits.indices.flatMap { place in
            bits[place] == 0
                ? [] : (0..<64).filter { bits[place] & (1 << UInt64($0)) != 0 }.map { place << 6 | $0 }
        }
    }
}

/// What one written element allows: some words, and the words of some lists.
struct CrisisChoice: Sendable {
    /// Which of 64 classes the single words fall in, because most words are in none of them.
    private var classes: UInt64 = 0
    private(set) var words: [Int] = []
    private(set) var lists: [CrisisWordSet] = []

    func contains(_ word: Int) -> Bool {
        if classes & (1 << UInt64(word & 63)) != 0, words.contains(word) { return true }
        for list in lists where list.contains(word) { return true }
        return false
    }

    mutating func insert(_ word: Int) {
        classes |= 1 << UInt64(word & 63)
        words.append(word)
    }

    mutating func insert(_ list: CrisisWordSet) { lists.append(list) }

    /// Every word that is allowed; some may come twice.
    var all: [Int] { words + lists.flatMap(\.words) }
}
