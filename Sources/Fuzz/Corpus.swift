import Foundation

/// The input that is known: the seeds that are kept in the repository, and what led somewhere new since.
struct Corpus {
    private(set) var inputs: [[UInt8]] = []
    private var shapes: Set<Int> = []

    /// Inputs that are remembered at once; enough variety, and it fits into the cache.
    private static let limit = 4_096

    /// The files of a folder in the order of their names; one empty input when there are none.
    init(folder: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        inputs = try names.map { name in
            [UInt8](try Data(contentsOf: URL(filePath: folder).appending(path: name)))
        }
        if inputs.isEmpty { inputs = [[]] }
    }

    func pick(_ random: inout SplitMix) -> [UInt8] {
        inputs[Int.random(in: 0..<inputs.count, using: &random)]
    }

    /// Keeps `input` if nothing of its shape was seen.
    mutating func consider(_ input: [UInt8], shape: Int) {
        guard inputs.count < Self.limit, shapes.insert(shape).inserted else { return }
        inputs.append(input)
    }
}
