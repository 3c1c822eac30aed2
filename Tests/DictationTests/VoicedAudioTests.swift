import Testing

@testable import Dictation

/// At ten samples a second, so that a tenth of a second is one sample.
struct VoicedAudioTests {
    private let recording = (0..<100).map { Float($0) }

    private func voiced(_ spans: ClosedRange<Double>...) -> VoicedAudio {
        VoicedAudio(recording, rate: 10, spans: spans)
    }

    @Test func onlyThePartsWithAVoiceAreKeptWithAMarginAndAPauseBetween() {
        // 1.0…1.5 s and 4.0…4.2 s, a sample more on both sides, and one of silence between.
        let voiced = voiced(1.0...1.5, 4.0...4.2)
        #expect(voiced.samples == [9, 10, 11, 12, 13, 14, 15, 0, 39, 40, 41, 42])
    }

    @Test func aMomentLeadsBackToWhereItWas() {
        let voiced = voiced(1.0...1.5, 4.0...4.2)
        #expect(voiced.momentInRecording(0) == 0.9)
        #expect(voiced.momentInRecording(0.3) == 1.2)
        // In the pause: the end of the part before.
        #expect(voiced.momentInRecording(0.7) == 1.6)
        #expect(voiced.momentInRecording(0.8) == 3.9)
        #expect(voiced.momentInRecording(99) == 4.3)
        #expect(voiced.momentInRecording(-1) == 0.9)
    }

    @Test func partsWhoseMarginsTouchAreOne() {
        #expect(voiced(1.0...1.5, 1.7...2.0).samples == recording[9..<21].map { $0 })
    }

    @Test func partsAtTheEdgesAreCut() {
        #expect(voiced(0...0.2).samples == [0, 1, 2])
        #expect(voiced(9.9...20).samples == [98, 99])
        #expect(voiced().samples.isEmpty)
    }

    @Test func whatIsShorterThanTheRecogniserTakesGetsSilenceBehindIt() {
        #expect(voiced(0...0.2).padded.count == 12)
        #expect(voiced(0...9).padded.count == voiced(0...9).samples.count)
    }
}
