import Companion
import Foundation
import Testing
import Wellbeing

@testable import Dictation

struct AudioFileReaderTests {
    private let reader = AudioFileReader(converters: AudioFileReader.converterCandidates(environment: [:]))
    private static let ffmpeg = AudioFileReader.converterCandidates(environment: [:])
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Loudness of a tone in a recording, 0…1, whatever its phase.
    private func loudness(of frequency: Double, in samples: ArraySlice<Float>) -> Double {
        var (sine, cosine) = (0.0, 0.0)
        for (index, sample) in samples.enumerated() {
            let turn = 2 * Double.pi * frequency * Double(index) / Double(Recording.rate)
            sine += Double(sample) * sin(turn)
            cosine += Double(sample) * cos(turn)
        }
        return 2 * (sine * sine + cosine * cosine).squareRoot() / Double(samples.count)
    }

    private func tone(rate: Int, seconds: Int = 1) -> [UInt8] {
        let samples = (0..<rate * seconds).flatMap { index in
            let value = 0.5 * sin(2 * Double.pi * 440 * Double(index) / Double(rate))
            return little(UInt64(UInt16(bitPattern: Int16(value * 32_767))), 2)
        }
        return WaveBytes.file(bits: 16, rate: rate, samples: samples)
    }

    @Test(arguments: [8_000, 16_000, 22_050, 44_100, 48_000])
    func aToneStaysTheToneItIsAtEveryRate(_ rate: Int) async throws {
        let recording = try await reader.recording(from: tone(rate: rate))
        #expect(abs(recording.seconds - 1) < 0.01)
        let middle = recording.samples[2_000..<14_000]
        #expect(abs(loudness(of: 440, in: middle) - 0.5) < 0.01)
        #expect(loudness(of: 880, in: middle) < 0.01)
    }

    @Test func whatIsNoAudioIsRefused() async {
        for bytes in [[], Array("Dear diary".utf8), Array("%PDF-1.7".utf8), [0xFF], [0xFF, 0x00, 0, 0]] {
            await #expect(throws: RecordingError.notAudio) { try await reader.recording(from: bytes) }
        }
    }

    @Test func everyKindIsToldByItsBeginning() {
        let heads: [(AudioKind, [UInt8])] = [
            (.ogg, Array("OggS".utf8)), (.flac, Array("fLaC".utf8)), (.mp3, Array("ID3\u{4}".utf8)),
            (.mp3, [0xFF, 0xFB, 0x90, 0x64]), (.aac, [0xFF, 0xF1, 0x50, 0x80]),
            (.mp4, [0, 0, 0, 0x20] + Array("ftypM4A ".utf8)), (.webm, [0x1A, 0x45, 0xDF, 0xA3]),
            (.aiff, Array("FORM".utf8) + [0, 0, 0, 0] + Array("AIFF".utf8)), (.caf, Array("caff".utf8)),
            (.amr, Array("#!AMR".utf8)), (.wave, Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WAVE".utf8)),
        ]
        for (kind, head) in heads { #expect(AudioKind(head) == kind) }
        #expect(Set(heads.map(\.0)) == Set(AudioKind.allCases))
        #expect(AudioKind(Array("RIFF".utf8) + [0, 0, 0, 0] + Array("AVI ".utf8)) == nil)
    }

    @Test func anotherKindWithoutTheConverterIsToldApart() async {
        let bare = AudioFileReader(converters: ["/nowhere/ffmpeg"])
        await #expect(throws: RecordingError.converterMissing) {
            try await bare.recording(from: Array("OggS and more".utf8))
        }
    }

    @Test func onlyTheProgramThatWasSetIsLookedFor() {
        #expect(AudioFileReader.converterCandidates(environment: ["SELA_FFMPEG": "/a/b"]) == ["/a/b"])
        #expect(AudioFileReader.converterCandidates(environment: ["SELA_FFMPEG": ""]).count == 3)
    }

    /// The programs of a test have no business with its files but through the descriptor.
    @Test(
        .enabled(if: ffmpeg != nil, "ffmpeg is not installed (scripts/set-up tests installs it)"),
        arguments: ["wav", "flac", "ogg", "mp3", "m4a", "webm", "aiff", "aac"])
    func everyKindThatPeopleHaveIsHeard(_ kind: String) async throws {
        let bytes = try Self.converted(tone(rate: 48_000), to: kind)
        let recording = try await reader.recording(from: bytes)
        #expect(abs(recording.seconds - 1) < 0.15)
        #expect(abs(loudness(of: 440, in: recording.samples[4_000..<12_000]) - 0.5) < 0.05)
    }

    @Test(.enabled(if: ffmpeg != nil, "ffmpeg is not installed (scripts/set-up tests installs it)"))
    func halfOfAFileOrOneThatNamesAnotherIsDamaged() async throws {
        let whole = try Self.converted(tone(rate: 16_000), to: "m4a")
        await #expect(throws: RecordingError.damaged) {
            try await reader.recording(from: Array(whole.prefix(whole.count / 2)))
        }
        // A list of other files, which ffmpeg would follow if it might choose what this is.
        let list = Array("ID3#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n".utf8)
        await #expect(throws: RecordingError.damaged) { try await reader.recording(from: list) }
    }

    @Test(.enabled(if: ffmpeg != nil, "ffmpeg is not installed (scripts/set-up tests installs it)"))
    func whatIsTooLongIsRefused() async throws {
        let silence = WaveBytes.file(
            bits: 8, rate: 8_000, samples: [UInt8](repeating: 128, count: 8_000 * 605))
        let bytes = try Self.converted(silence, to: "flac")
        await #expect(throws: RecordingError.tooLong) { try await reader.recording(from: bytes) }
        await #expect(throws: RecordingError.tooLong) { try await reader.recording(from: silence) }
    }

    /// As a phone or a browser would have made it.
    private static func converted(_ wave: [UInt8], to kind: String) throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sela-audio-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(wave).write(to: folder.appending(path: "in.wav"))
        let process = Process()
        process.executableURL = URL(filePath: ffmpeg ?? "")
        // What a WAV file of another kind looks like: packed.
        let codec = kind == "wav" ? ["-c:a", "adpcm_ms"] : []
        process.arguments =
            ["-nostdin", "-loglevel", "error", "-i", folder.path + "/in.wav"] + codec + [
                folder.path + "/out.\(kind)"
            ]
        try process.run()
        process.waitUntilExit()
        return [UInt8](try Data(contentsOf: folder.appending(path: "out.\(kind)")))
    }
}
