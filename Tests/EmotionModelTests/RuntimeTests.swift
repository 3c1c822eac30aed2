import Companion
import Foundation
import Testing
import Wellbeing

@testable import EmotionModel

struct RuntimeTests {
    private func reader(_ libraries: [String]) -> OnnxEmotionReader {
        OnnxEmotionReader(modelFolder: Fixtures.folder + "/wordpiece", runtimeLibraries: libraries)
    }

    @Test(arguments: [
        [], ["/nowhere/libonnxruntime.so"], ["libm.so.6"], [Fixtures.folder + "/wordpiece/vocab.txt"],
    ])
    func saysThatTheRuntimeIsMissing(libraries: [String]) async {
        await #expect(throws: EmotionReaderError.runtimeMissing) {
            try await reader(libraries).read("aku sedih")
        }
        await #expect(throws: EmotionReaderError.runtimeMissing) { try await reader(libraries).warmUp() }
    }

    @Test func passesOverALibraryThatIsNoRuntime() async throws {
        let reading = try await reader(["/nowhere.so", "libm.so.6"] + Fixtures.libraries).read("aku sedih")
        #expect(reading.verdict == .felt(.sadness))
    }

    @Test func looksOnlyWhereTheSettingSays() {
        let candidates = OnnxEmotionReader.runtimeCandidates(
            environment: ["SELA_ONNXRUNTIME": "/my/libonnxruntime.so"], executable: "/opt/sela/bin/sela")
        #expect(candidates == ["/my/libonnxruntime.so"])
    }

    @Test func looksInSetUpsPythonThenBesideTheProgramThenInTheSystem() async throws {
        try await Fixtures.withTemporaryFolder { root in
            let package = root + "/.deps/python/lib/python3.11/site-packages/onnxruntime/capi"
            let beside = root + "/.build/lib/sela"
            for folder in [package, beside, root + "/.build/debug"] {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            for file in [
                package + "/libonnxruntime.so.1.32.0", package + "/other.so", beside + "/libonnxruntime.so.1",
            ] {
                try Data().write(to: URL(filePath: file))
            }
            let candidates = OnnxEmotionReader.runtimeCandidates(
                environment: ["SELA_ONNXRUNTIME": ""], executable: root + "/.build/debug/sela")
            #expect(
                candidates == [
                    package + "/libonnxruntime.so.1.32.0", beside + "/libonnxruntime.so.1",
                    "libonnxruntime.so.1",
                ])
        }
    }

    @Test func looksInTheSystemAtLeast() {
        #expect(
            OnnxEmotionReader.runtimeCandidates(environment: [:], executable: "/nowhere/bin/sela")
                == ["libonnxruntime.so.1"])
    }
}
