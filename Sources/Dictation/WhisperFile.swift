/// Whether a file is a model of speech as whisper.cpp reads it.
///
/// The library trusts what it reads: a damaged file can end the process. So each length and count is checked before,
/// to the last byte of the file. What numbers the weights hold is not looked at: wrong ones give wrong words.
struct WhisperFile {
    /// Layers, width and heads of the models that there are: tiny, base, small, medium, large.
    private static let sizes = [(4, 384, 6), (6, 512, 8), (12, 768, 12), (24, 1024, 16), (32, 1280, 20)]
    /// Bytes and numbers of a block, by the number of the type: 32 and 16 bits, q4_0, q4_1, q5_0, q5_1, q8_0.
    private static let blocks: [Int: (bytes: Int, numbers: Int)] = [
        0: (4, 1), 1: (2, 1), 2: (18, 32), 3: (20, 32), 6: (22, 32), 7: (24, 32), 8: (34, 32),
    ]
    /// How weights may be packed, by the number of the way: 32 and 16 bits, q4_0, q4_1, q8_0, q5_0, q5_1.
    ///
    /// Thousands count the version of the packing.
    private static let packings: Set = [0, 1, 2, 3, 7, 8, 9]
    private static let mostTensors = 11 + 15 * 32 + 24 * 32

    private var file: FileBytes
    private var encoderLayers = 0
    private var decoderLayers = 0
    private var bands = 0

    /// Whether the file at `path` is one that can be loaded for all languages of ours.
    static func isSound(_ path: String) -> Bool {
        guard let file = FileBytes(path: path) else { return false }
        var check = WhisperFile(file: file)
        return check.hasGoodHead() && check.hasGoodFilters() && check.hasGoodWords() && check.hasGoodTensors()
    }

    private init(file: FileBytes) {
        self.file = file
    }

    private mutating func numbers(_ count: Int) -> [Int]? {
        var numbers: [Int] = []
        for _ in 0..<count {
            guard let number = file.number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    private mutating func hasGoodHead() -> Bool {
        guard let head = numbers(12) else { return false }
        let encoder = (head[5], head[3], head[4])
        guard head[0] == 0x6767_6D6C, (51_865...51_866).contains(head[1]), head[2] == 1_500,
            Self.sizes.contains(where: { $0 == encoder }), head[6] == 448, head[7] == head[3],
            head[8] == head[4], (1...head[5]).contains(head[9]), [80, 128].contains(head[10]),
            Self.packings.contains(head[11] % 1_000), (0...2).contains(head[11] / 1_000)
        else { return false }
        (encoderLayers, decoderLayers, bands) = (head[5], head[9], head[10])
        return true
    }

    private mutating func hasGoodFilters() -> Bool {
        guard let shape = numbers(2), shape == [bands, 201] else { return false }
        return file.skip(bands * 201 * 4)
    }

    private mutating func hasGoodWords() -> Bool {
        guard let count = file.number(), (50_257...51_866).contains(count) else { return false }
        for _ in 0..<count {
            guard let length = file.number(), length <= 512, file.skip(length) else { return false }
        }
        return true
    }

    private mutating func hasGoodTensors() -> Bool {
        var count = 0
        while !file.isAtEnd {
            guard hasGoodTensor(), count < Self.mostTensors else { return false }
            count += 1
        }
        return count == 11 + 15 * encoderLayers + 24 * decoderLayers
    }

    private mutating func hasGoodTensor() -> Bool {
        guard let head = numbers(3), (1...3).contains(head[0]), (1...80).contains(head[1]),
            let block = Self.blocks[head[2]], let shape = numbers(head[0]),
            shape.allSatisfy({ (1...100_000).contains($0) })
        else { return false }
        let numbers = shape.reduce(1, *)
        guard numbers.isMultiple(of: block.numbers) else { return false }
        return file.skip(head[1]) && file.skip(numbers / block.numbers * block.bytes)
    }
}
