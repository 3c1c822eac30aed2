import Companion
import Foundation
import Testing

@testable import Dictation

/// Files that are no model of speech, or not a whole one, are refused before the library reads them.
struct WhisperFileTests {
    @Test(.enabled(if: RealSpeech.obstacle == nil, "no model was read: \(RealSpeech.obstacle ?? "")"))
    func theModelOfTheTestsIsSound() {
        #expect(WhisperFile.isSound(RealSpeech.model))
    }

    @Test func aSmallModelByHandIsSoundAndEveryDamageToItsFrameIsSeen() throws {
        let whole = Self.model()
        try Self.with(whole) { #expect(WhisperFile.isSound($0)) }
        // Head, shape of the filters, number of words, and the head of the first tensor.
        let filtersEnd = 48 + 8 + 80 * 201 * 4
        let firstTensor = filtersEnd + 4 + 50_257 * 5
        let frame = Array(0..<56) + Array(filtersEnd..<filtersEnd + 8) + Array(firstTensor..<firstTensor + 16)
        for place in frame {
            var bytes = whole
            bytes[place] ^= 0x80
            try Self.with(bytes) { #expect(!WhisperFile.isSound($0), "byte \(place)") }
        }
    }

    @Test func aFileThatIsTooShortOrTooLongIsNotSound() throws {
        let whole = Self.model()
        for length in [0, 3, 47, 55, 10_000, 200_000, whole.count / 2, whole.count - 1] {
            try Self.with(Array(whole.prefix(length))) { #expect(!WhisperFile.isSound($0), "\(length)") }
        }
        try Self.with(whole + [0]) { #expect(!WhisperFile.isSound($0)) }
        try Self.with(Array("lmgg".utf8)) { #expect(!WhisperFile.isSound($0)) }
        #expect(!WhisperFile.isSound("/nowhere"))
        #expect(!WhisperFile.isSound("/etc"))
        #expect(!WhisperFile.isSound("/etc/passwd"))
    }

    @Test func aModelWithATensorTooFewIsNotSound() throws {
        try Self.with(Self.model(tensors: 11 + 15 * 4 + 24 * 4 - 1)) { #expect(!WhisperFile.isSound($0)) }
    }

    @Test(.enabled(if: RealSpeech.obstacle == nil, "no model was read: \(RealSpeech.obstacle ?? "")"))
    func aDamagedModelIsRefusedAndTheProgramGoesOn() async throws {
        let recogniser = RealSpeech.recogniser()
        try await Self.withFile(
            Array(try Data(contentsOf: URL(filePath: RealSpeech.model)).prefix(40_000_000))
        ) {
            path in
            await #expect(throws: SpeechError.modelCorrupt) { try await recogniser.tryOut(path) }
        }
        // The frame is right, but the library misses its tensors: it refuses by itself.
        try await Self.withFile(Self.model()) { path in
            await #expect(throws: SpeechError.modelCorrupt) { try await recogniser.tryOut(path) }
        }
        try await recogniser.tryOut(RealSpeech.model)
    }

    @Test func withoutItsLibraryOrDetectorThatIsSaid() async throws {
        let bare = WhisperRecogniser(
            places: WhisperPlaces(libraries: ["/nowhere.so"], detectors: []), model: { "x" })
        await #expect(throws: SpeechError.libraryMissing) { try await bare.tryOut(RealSpeech.model) }
        // Something else that can be opened is not the library.
        let other = WhisperRecogniser(
            places: WhisperPlaces(libraries: ["libc.so.6"], detectors: []), model: { "x" })
        await #expect(throws: SpeechError.libraryMissing) { try await other.tryOut(RealSpeech.model) }
        let deaf = WhisperRecogniser(
            places: WhisperPlaces(libraries: RealSpeech.places.libraries, detectors: ["/etc/passwd"]),
            model: { "x" })
        await #expect(throws: SpeechError.detectorMissing) { try await deaf.tryOut(RealSpeech.model) }
    }

    @Test func theLibraryIsLookedForFromTheProgramUpwardsAndOnlyWhereASettingSays() {
        let places = WhisperPlaces(
            environment: ["SELA_WHISPER": "/a.so", "SELA_VOICE_DETECTOR": "/b.bin"], executable: "/x/y/sela")
        #expect(places.libraries == ["/a.so"])
        #expect(throws: SpeechError.detectorMissing) { try places.detector() }
        let usual = WhisperPlaces(environment: [:], executable: "/opt/sela/bin/sela")
        #expect(usual.libraries.last == "/opt/sela/lib/sela/libwhisper.so")
        #expect(
            RealSpeech.places.libraries.first?.hasPrefix(RealSpeech.root + "/.deps/python/lib/python3")
                == true)
    }

    /// The frame of Whisper tiny around tensors of one number each.
    private static func model(tensors: Int = 11 + 15 * 4 + 24 * 4) -> [UInt8] {
        var numbers = [0x6767_6D6C, 51_865, 1_500, 384, 6, 4, 448, 384, 6, 4, 80, 1, 80, 201]
            .flatMap { little(UInt64($0), 4) }
        numbers += [UInt8](repeating: 0, count: 80 * 201 * 4)
        numbers += little(50_257, 4)
        for _ in 0..<50_257 { numbers += [1, 0, 0, 0, 0x61] }
        for _ in 0..<tensors {
            numbers += [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0x61, 0, 0, 0, 0]
        }
        return numbers
    }

    private static func with(_ bytes: [UInt8], _ use: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "sela-whisper-\(UUID().uuidString)")
            .path
        try Data(bytes).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        try use(path)
    }

    private static func withFile(_ bytes: [UInt8], _ use: (String) async throws -> Void) async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "sela-whisper-\(UUID().uuidString)")
            .path
        try Data(bytes).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        try await use(path)
    }
}
