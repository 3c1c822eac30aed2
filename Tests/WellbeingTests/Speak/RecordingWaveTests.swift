import Testing
import Wellbeing

struct RecordingWaveTests {
    @Test func aRecordingIsAWaveFileOf16BitSamples() throws {
        let file = try #require(Recording(samples: [0, 1, -1, 0.5])).waveFile
        // RIFF, 36 + 8 bytes follow, WAVE; fmt of 16 bytes: whole numbers, 1 channel, 16,000 a second, 32,000 bytes a
        // second, 2 bytes a sample, 16 bits; data of 8 bytes: 0, 32,767, -32,767, 16,384.
        let expected: [UInt8] =
            Array("RIFF".utf8) + [44, 0, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 1, 0]
            + [0x80, 0x3E, 0, 0, 0x00, 0x7D, 0, 0, 2, 0, 16, 0] + Array("data".utf8) + [8, 0, 0, 0]
            + [0, 0, 0xFF, 0x7F, 0x01, 0x80, 0x00, 0x40]
        #expect(file == expected)
    }
}
