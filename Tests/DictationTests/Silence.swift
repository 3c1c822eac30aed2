import Foundation
import Wellbeing

@testable import Dictation

/// Sounds without a word.
enum Silence: String, CaseIterable {
    case quiet, click, quietNoise, loudNoise, rumble, hum, music, melody, clippedTone, clippedNoise
    case fifthOfAWord

    func recording() throws -> Recording {
        var dice = Dice()
        switch self {
        case .quiet: return try Self.file("silence_2s")
        case .click: return try Self.file("click_0_2s")
        case .quietNoise: return .made(seconds: 3) { _ in 0.01 * dice.next() }
        case .loudNoise: return .made(seconds: 5) { _ in 0.4 * dice.next() }
        case .rumble:
            var last = 0.0
            return .made(seconds: 5) { _ in
                last = 0.98 * last + 0.05 * dice.next()
                return last
            }
        case .hum: return .made(seconds: 4) { 0.1 * Self.tone(50, $0) + 0.03 * Self.tone(150, $0) }
        case .music:
            return .made(seconds: 8) { time in
                let fading = exp(-3 * (2 * time - (2 * time).rounded(.down)))
                let note = [261.6, 329.6, 392.0, 523.3][Int(2 * time) % 4]
                return 0.2 * fading * Self.tone(note, time) + 0.1 * Self.tone(130.8, time)
            }
        case .melody:
            return .made(seconds: 8) { time in
                let note = 300 * pow(2, Double(Int(3 * time) % 5) / 12)
                let wobble = 0.1 * Self.tone(5.5, time) / note
                return 0.2 * Self.tone(note, time + wobble) + 0.1 * Self.tone(2 * note, time)
            }
        case .clippedTone: return .made(seconds: 4) { 5 * Self.tone(220, $0) }
        case .clippedNoise: return .made(seconds: 4) { _ in 50 * dice.next() }
        case .fifthOfAWord:
            // 0.2 s out of the middle of a word.
            let samples = try RealSpeech.sample().samples[16_000..<19_200]
            return Recording(samples: Array(samples)) ?? .silence(seconds: 0.2)
        }
    }

    private static func tone(_ frequency: Double, _ time: Double) -> Double {
        sin(2 * .pi * frequency * time)
    }

    private static func file(_ name: String) throws -> Recording {
        let path = URL(filePath: RealSpeech.root + "/Tests/Fixtures/audio/\(name).wav")
        let wave = try WaveFile([UInt8](try Data(contentsOf: path)))
        return Recording(samples: wave.samples) ?? .silence(seconds: 1)
    }
}

/// The same noise every time.
private struct Dice {
    private var state: UInt64 = 42

    /// -1…1.
    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 52) - 1
    }
}
