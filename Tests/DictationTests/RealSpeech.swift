import Companion
import Foundation
import Wellbeing

@testable import Dictation

/// whisper.cpp with the weights of Whisper base, which `scripts/set-up tests` makes.
enum RealSpeech {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// `SELA_TEST_SPEECH_MODEL`, or where set-up puts it.
    static let model: String = {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["SELA_TEST_SPEECH_MODEL"], !named.isEmpty { return named }
        let home = environment["HOME"] ?? "/root"
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.cache"
        return caches + "/sela/whisper-base.bin"
    }()

    /// Found from the test's own place, as the program finds them from its own.
    static let places = WhisperPlaces(environment: [:], executable: root + "/.build/debug/sela")

    /// Why nothing can be transcribed here; `nil` = it can.
    static let obstacle: String? = {
        guard FileManager.default.fileExists(atPath: model) else {
            return "there is no model at \(model) (scripts/set-up tests makes it when there is a network)"
        }
        return nil
    }()

    /// Eleven seconds of a speech of 1961, which come with whisper.cpp.
    static func sample() throws -> Recording {
        let file = URL(filePath: root + "/.deps/whisper/jfk.wav")
        let wave = try WaveFile([UInt8](try Data(contentsOf: file)))
        return Recording(samples: wave.samples) ?? Recording.silence(seconds: 1)
    }

    static func recogniser(idle: Duration = .seconds(600)) -> WhisperRecogniser {
        WhisperRecogniser(places: places, model: { model }, idle: idle)
    }
}

extension Recording {
    static func silence(seconds: Double) -> Recording {
        made(seconds: seconds) { _ in 0 }
    }

    /// A sound by its formula: seconds to a value.
    static func made(seconds: Double, _ value: (Double) -> Double) -> Recording {
        let samples = (0..<Int(seconds * Double(rate))).map { Float(value(Double($0) / Double(rate))) }
        // Short by construction.
        return Recording(samples: samples) ?? silence(seconds: 1)
    }
}
