/// Something that reads bytes which anybody may have written, and what must be true of it whatever they are.
protocol FuzzTarget {
    /// Also the name of the folder that keeps its seeds.
    var name: String { get }
    /// Pieces that make random input interesting for this reader.
    static var dictionary: [String] { get }
    /// Input longer than this is cut, in bytes.
    static var longestInput: Int { get }

    /// How many times dearer it is than the others; it gets so many times fewer inputs.
    static var cost: Int { get }

    /// Reads `input` and checks the promises.
    func run(_ input: [UInt8]) -> Outcome
}

extension FuzzTarget {
    static var cost: Int { 1 }
}

/// What became of one input.
enum Outcome {
    /// Every promise was kept. `shape` stands for what was read, so that input which leads somewhere new can
    /// be kept and varied further.
    case kept(shape: Int)
    /// A promise was broken; the text says which.
    case broken(String)
}
