import Companion
import Foundation
import Wellbeing

/// The samples of a WAV file, all channels made one.
///
/// Reads whole numbers of 8, 16, 24 and 32 bits and floats of 32 and 64, also in the extensible form and in RF64.
/// Programs that stream, or that ended in the middle, leave a wrong length behind: then the samples go to the end of
/// the file, as players have it.
struct WaveFile {
    enum Fault: Error, Hashable {
        /// It is one, but its samples are packed in a way that only others read.
        case otherCodec
        case damaged
        case tooLong
    }

    /// -1…1.
    let samples: [Float]
    /// Samples a second.
    let rate: Int

    init(_ bytes: [UInt8]) throws(Fault) {
        let chunks = Chunks(bytes: bytes)
        guard let format = chunks.format() else { throw .damaged }
        guard let kind = format.kind else { throw .otherCodec }
        guard let data = chunks.data() else { throw .damaged }
        let frame = kind.bytes * format.channels
        let frames = data.count / frame
        guard Double(frames) <= Recording.longest * Double(format.rate) else { throw .tooLong }
        rate = format.rate
        samples = (0..<frames).map { index in
            let start = data.lowerBound + index * frame
            var sum: Float = 0
            for channel in 0..<format.channels { sum += kind.value(bytes, at: start + channel * kind.bytes) }
            return sum / Float(format.channels)
        }
    }
}

/// What the samples are.
private struct WaveFormat {
    let channels: Int
    let rate: Int
    /// `nil` = not of our kinds.
    let kind: WaveSample?

    /// `nil` = it says nothing sensible.
    init?(_ bytes: [UInt8], _ chunk: Range<Int>) {
        guard chunk.count >= 16 else { return nil }
        func number(_ place: Int, _ length: Int) -> Int {
            littleEndian(bytes, at: chunk.lowerBound + place, count: length)
        }
        channels = number(2, 2)
        rate = number(4, 4)
        guard (1...64).contains(channels), (1_000...768_000).contains(rate) else { return nil }
        var codec = number(0, 2)
        // The true one stands in the first two bytes of a longer name.
        if codec == 0xFFFE { codec = chunk.count >= 26 ? number(24, 2) : 0 }
        let frame = number(12, 2)
        // What a sample takes up: 24 bits may lie in four bytes.
        let width = frame > 0 && frame.isMultiple(of: channels) ? frame / channels : (number(14, 2) + 7) / 8
        kind = WaveSample(codec: codec, bytes: width)
    }
}

/// How one sample is written.
private enum WaveSample {
    case unsigned8, signed(Int), float32, float64

    init?(codec: Int, bytes: Int) {
        switch (codec, bytes) {
        case (1, 1): self = .unsigned8
        case (1, 2...4): self = .signed(bytes)
        case (3, 4): self = .float32
        case (3, 8): self = .float64
        default: return nil
        }
    }

    var bytes: Int {
        switch self {
        case .unsigned8: 1
        case .signed(let bytes): bytes
        case .float32: 4
        case .float64: 8
        }
    }

    func value(_ bytes: [UInt8], at place: Int) -> Float {
        switch self {
        case .unsigned8: return (Float(bytes[place]) - 128) / 128
        case .signed(let count):
            // The sign is in the highest byte: moved to the top of 32 bits, all widths are alike.
            let number = UInt32(littleEndian(bytes, at: place, count: count)) << UInt32(32 - 8 * count)
            return Float(Double(Int32(bitPattern: number)) / 2_147_483_648)
        case .float32: return Float(bitPattern: UInt32(littleEndian(bytes, at: place, count: 4)))
        case .float64:
            let low = UInt64(littleEndian(bytes, at: place, count: 4))
            return Float(Double(bitPattern: UInt64(littleEndian(bytes, at: place + 4, count: 4)) << 32 | low))
        }
    }
}

/// At most four bytes, the last of them the highest.
private func littleEndian(_ bytes: [UInt8], at place: Int, count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
}

/// The chunks of a file, found by their names.
private struct Chunks {
    let bytes: [UInt8]

    func format() -> WaveFormat? { chunk("fmt ").flatMap { WaveFormat(bytes, $0) } }

    /// The samples.
    func data() -> Range<Int>? { chunk("data") }

    /// `nil` = there is none before the samples, which come last.
    private func chunk(_ name: String) -> Range<Int>? {
        var place = 12
        while place + 8 <= bytes.count {
            let isData = bytes[place..<place + 4].elementsEqual("data".utf8)
            let length = littleEndian(bytes, at: place + 4, count: 4)
            let start = place + 8
            let rest = bytes.count - start
            // 0 and the greatest number are what is written before the length is known.
            let range = start..<start + (isData && length == 0 ? rest : min(length, rest))
            if bytes[place..<place + 4].elementsEqual(name.utf8) { return range }
            if isData { return nil }
            place = range.upperBound + (length.isMultiple(of: 2) ? 0 : 1)
        }
        return nil
    }
}
