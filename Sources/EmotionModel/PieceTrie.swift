/// Pieces of words, found by walking their UTF-8 bytes.
///
/// A node is a number; the step from a node by a byte is one look in a hash table, so a walk stops at the
/// first byte that no piece goes on with. 41,526 pieces take about 2 MB and are filed in a few milliseconds.
struct PieceTrie: Sendable {
    /// The node of the empty beginning.
    static let root: UInt32 = 0

    /// From a node by a byte, `node << 8 | byte` + 1, to a node.
    ///
    /// Key 0 is an empty slot.
    private struct Step {
        var key: UInt32 = 0
        var target: UInt32 = 0
    }

    private var steps: [Step]
    /// 32 less the number of bits that number the slots of ``steps``.
    private var shift: UInt32
    /// The id of the piece that ends at each node, or -1.
    private var ends: [Int32] = [-1]

    /// - Parameter expectedPieces: about how many pieces will be filed; saves moving them while they are.
    init(expectedPieces: Int = 0) {
        var bits: UInt32 = 12
        // About three nodes a piece, and slots for twice as many.
        while bits < 26, 1 << bits < expectedPieces * 6 { bits += 1 }
        steps = Array(repeating: Step(), count: 1 << bits)
        shift = 32 - bits
        ends.reserveCapacity(expectedPieces * 3)
    }

    /// Room for 16 million nodes; a vocabulary of a quarter of a million pieces has about one.
    static let mostNodes = 1 << 24

    /// Files one piece.
    ///
    /// The first of two equal pieces keeps its id. An empty piece is left out.
    ///
    /// Answers false, and files nothing more, once there is no room.
    mutating func insert(_ piece: some Sequence<UInt8>, id: Int32) -> Bool {
        var node = Self.root
        for byte in piece {
            if let next = step(from: node, by: byte) {
                node = next
                continue
            }
            guard ends.count < Self.mostNodes - 1 else { return false }
            let next = UInt32(ends.count)
            ends.append(-1)
            if ends.count * 2 > steps.count { grow() }
            put(Step(key: key(node, byte), target: next))
            node = next
        }
        if node != Self.root, ends[Int(node)] < 0 { ends[Int(node)] = id }
        return true
    }

    /// The node after `byte`, or `nil` if no piece goes on that way.
    func step(from node: UInt32, by byte: UInt8) -> UInt32? {
        let wanted = key(node, byte)
        let mask = steps.count - 1
        var slot = home(of: wanted)
        while true {
            let found = steps[slot]
            if found.key == wanted { return found.target }
            if found.key == 0 { return nil }
            slot = (slot + 1) & mask
        }
    }

    /// The id of the piece that ends at `node`, or `nil` if none does.
    func piece(at node: UInt32) -> Int32? {
        let id = ends[Int(node)]
        return id < 0 ? nil : id
    }

    private func key(_ node: UInt32, _ byte: UInt8) -> UInt32 {
        (node << 8 | UInt32(byte)) + 1
    }

    /// Where the search for a step begins: the high bits of a product with 2³² divided by the golden ratio
    /// (Knuth, The Art of Computer Programming, volume 3, section 6.4).
    private func home(of key: UInt32) -> Int {
        Int((key &* 2_654_435_769) >> shift)
    }

    private mutating func put(_ step: Step) {
        let mask = steps.count - 1
        var slot = home(of: step.key)
        while steps[slot].key != 0 { slot = (slot + 1) & mask }
        steps[slot] = step
    }

    private mutating func grow() {
        let old = steps
        steps = Array(repeating: Step(), count: old.count * 2)
        shift -= 1
        for step in old where step.key != 0 { put(step) }
    }
}
