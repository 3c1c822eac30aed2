import Testing
import Wellbeing

@testable import Companion
@testable import Dictation

struct WaveFileTests {
    /// A quarter, minus a half and a little, in the three samples of every test.
    private let said: [Float] = [0.25, -0.5, 0.0078125]

    @Test func everyWidthSaysTheSame() throws {
        let files: [(bits: Int, codec: Int, samples: [UInt8])] = [
            // 128 is the middle of eight bits.
            (8, 1, [160, 64, 129]),
            (16, 1, [0x00, 0x20, 0x00, 0xC0, 0x00, 0x01]),
            (24, 1, [0, 0, 0x20, 0, 0, 0xC0, 0, 0, 0x01]),
            (32, 1, [0, 0, 0, 0x20, 0, 0, 0, 0xC0, 0, 0, 0, 0x01]),
            (32, 3, said.flatMap { little(UInt64($0.bitPattern), 4) }),
            (64, 3, said.flatMap { little(Double($0).bitPattern, 8) }),
        ]
        for file in files {
            let wave = try WaveFile(WaveBytes.file(bits: file.bits, codec: file.codec, samples: file.samples))
            #expect(wave.samples == said, "\(file.bits) bits, codec \(file.codec)")
            #expect(wave.rate == 16_000)
        }
    }

    @Test func theExtensibleFormIsReadToo() throws {
        let bytes = WaveBytes.file(
            bits: 16, codec: 0xFFFE, samples: [0x00, 0x20],
            extra: [22, 0, 16, 0, 4, 0, 0, 0, 1, 0] + Array(repeating: 0, count: 14))
        #expect(try WaveFile(bytes).samples == [0.25])
    }

    @Test func allChannelsAreMadeOne() throws {
        // Left a half, right nothing.
        let bytes = WaveBytes.file(bits: 16, channels: 2, samples: [0x00, 0x40, 0, 0, 0x00, 0x40, 0, 0])
        #expect(try WaveFile(bytes).samples == [0.25, 0.25])
    }

    @Test(arguments: [0, 0xFFFF_FFFF, 4_000] as [UInt32])
    func aLengthThatWasNeverPutRightReachesToTheEnd(_ length: UInt32) throws {
        let bytes = WaveBytes.file(bits: 16, samples: [0x00, 0x20, 0x00, 0xC0], dataLength: length)
        #expect(try WaveFile(bytes).samples == [0.25, -0.5])
    }

    @Test func aHalfSampleAtTheEndIsLeftOut() throws {
        #expect(try WaveFile(WaveBytes.file(bits: 16, samples: [0x00, 0x20, 0x55])).samples == [0.25])
    }

    @Test func otherPartsBeforeTheSamplesAreSkippedAlsoOfOddLength() throws {
        let list = Array("LIST".utf8) + [3, 0, 0, 0, 1, 2, 3, 0]
        #expect(
            try WaveFile(WaveBytes.file(bits: 16, samples: [0x00, 0x20], before: list)).samples == [0.25])
    }

    @Test func whatIsCutOffOrSaysNothingSensibleIsDamaged() {
        let whole = WaveBytes.file(bits: 16, samples: [0x00, 0x20])
        for length in [0, 4, 12, 20, 35, 43] {
            #expect(throws: WaveFile.Fault.damaged, "\(length)") { try WaveFile(Array(whole.prefix(length))) }
        }
        #expect(throws: WaveFile.Fault.damaged) {
            try WaveFile(WaveBytes.file(bits: 16, channels: 0, samples: []))
        }
        #expect(throws: WaveFile.Fault.damaged) {
            try WaveFile(WaveBytes.file(bits: 16, rate: 0, samples: []))
        }
    }

    @Test func samplesThatOthersPackedAreLeftToThem() {
        // 17: ADPCM; 7: mu-law.
        for codec in [17, 7, 0] {
            #expect(throws: WaveFile.Fault.otherCodec) {
                try WaveFile(WaveBytes.file(bits: 8, codec: codec, samples: [1]))
            }
        }
    }

    @Test func moreThanTenMinutesAreRefusedBeforeAnyIsRead() {
        let samples = [UInt8](repeating: 128, count: 1_000 * 601)
        #expect(throws: WaveFile.Fault.tooLong) {
            try WaveFile(WaveBytes.file(bits: 8, rate: 1_000, samples: samples))
        }
        #expect(throws: Never.self) {
            try WaveFile(WaveBytes.file(bits: 8, rate: 1_000, samples: Array(samples.dropLast(1_000))))
        }
    }

    @Test func nothingThatIsSentEndsTheProgram() {
        let whole = WaveBytes.file(bits: 24, channels: 2, samples: Array(repeating: 7, count: 60))
        for place in whole.indices {
            for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var bytes = whole
                bytes[place] = value
                do { _ = try WaveFile(bytes) } catch {}
            }
        }
        #expect(!whole.isEmpty)
    }
}

/// The lowest byte first.
func little(_ number: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
}

/// WAV files by hand.
enum WaveBytes {
    static func file(
        bits: Int, codec: Int = 1, channels: Int = 1, rate: Int = 16_000, samples: [UInt8],
        extra: [UInt8] = [], before: [UInt8] = [], dataLength: UInt32? = nil
    ) -> [UInt8] {
        let frame = channels * bits / 8
        var format = little(UInt64(codec), 2) + little(UInt64(channels), 2) + little(UInt64(rate), 4)
        format += little(UInt64(rate * frame), 4) + little(UInt64(frame), 2) + little(UInt64(bits), 2) + extra
        var bytes = Array("RIFF".utf8) + little(UInt64(36 + samples.count), 4) + Array("WAVEfmt ".utf8)
        bytes += little(UInt64(format.count), 4) + format + before
        return bytes + Array("data".utf8) + little(UInt64(dataLength ?? UInt32(samples.count)), 4) + samples
    }
}
