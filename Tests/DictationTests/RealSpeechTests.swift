import Companion
import CompanionTesting
import Foundation
import Testing
import Wellbeing

@testable import Dictation

/// A real voice and a real model; alone with `swift test --filter RealSpeechTests`.
@Suite(
    .serialized,
    .enabled(if: RealSpeech.obstacle == nil, "nothing was transcribed: \(RealSpeech.obstacle ?? "")"))
struct RealSpeechTests {
    private func transcribed(
        _ recording: Recording, _ language: Language? = .english, by recogniser: WhisperRecogniser? = nil
    ) async -> [TranscriptionEvent] {
        var events: [TranscriptionEvent] = []
        let act = TranscribeRecording(recogniser: recogniser ?? RealSpeech.recogniser())
        for await event in act.run(recording, in: language) { events.append(event) }
        return events
    }

    private func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    }

    /// Twenty-two words, of which one may be wrong.
    @Test(.timeLimit(.minutes(5))) func theSpokenSampleIsUnderstood() async throws {
        let said = """
            And so my fellow Americans ask not what your country can do for you ask what you can do for your country
            """
        let events = await transcribed(try RealSpeech.sample())
        guard case .finished(let transcript)? = events.last else {
            Issue.record("\(events.suffix(1))")
            return
        }
        #expect(WordErrors.count(heard: words(transcript.text), said: words(said)) <= 1)
        #expect(!transcript.isCut)
        #expect(events.contains { if case .heard = $0 { true } else { false } })
    }

    @Test(.timeLimit(.minutes(5)), arguments: Silence.allCases)
    func whereNobodySpeaksNothingIsHeard(_ sound: Silence) async throws {
        for language in Language.allCases {
            let events = await transcribed(try sound.recording(), language)
            #expect(events.last == .noSpeech)
            #expect(!events.contains { if case .heard = $0 { true } else { false } })
        }
    }

    @Test(.timeLimit(.minutes(5))) func aVoiceThatIsMuchTooLoudIsStillUnderstood() async throws {
        let sample = try RealSpeech.sample()
        let loud = try #require(Recording(samples: sample.samples.map { $0 * 20 }))
        guard case .finished(let transcript)? = await transcribed(loud).last else {
            Issue.record("no transcript")
            return
        }
        #expect(transcript.text.lowercased().contains("your country"))
    }

    /// The machine's speed plays no part: nothing is told after the stop, however long the library goes on.
    @Test(.timeLimit(.minutes(5))) func whoCancelsHearsNothingAfterIt() async throws {
        let recogniser = RealSpeech.recogniser()
        let sample = try RealSpeech.sample()
        let heard = Locked(0)
        let task = Task {
            for await _ in TranscribeRecording(recogniser: recogniser).run(sample, in: .english) {
                heard.withLock { $0 += 1 }
            }
        }
        task.cancel()
        await task.value
        let atTheStop = heard.withLock { $0 }
        // The next one begins when the library has stopped, and is not disturbed by it.
        let events = await transcribed(sample, by: recogniser)
        #expect(heard.withLock { $0 } == atTheStop)
        guard case .finished? = events.last else {
            Issue.record("\(events.suffix(1))")
            return
        }
    }

    @Test(.timeLimit(.minutes(5))) func aTranscriptionThatIsUnderWayIsLeftAtOnce() async throws {
        let recogniser = RealSpeech.recogniser()
        let sample = try RealSpeech.sample()
        let long = try #require(
            Recording(samples: [[Float]](repeating: sample.samples, count: 6).flatMap { $0 }))
        var heard = 0
        for await event in TranscribeRecording(recogniser: recogniser).run(long, in: .english) {
            if case .heard = event { heard += 1 }
            if heard > 0 { break }
        }
        #expect(heard == 1)
        // The six samples were not transcribed to their end: the actor is free after the step it was at.
        await recogniser.rest()
        #expect(await !recogniser.isLoaded)
    }

    @Test(.timeLimit(.minutes(5))) func theMemoryComesBackWhenNobodySpeaksForAWhile() async throws {
        let recogniser = RealSpeech.recogniser(idle: .milliseconds(200))
        _ = await transcribed(try RealSpeech.sample(), by: recogniser)
        while await recogniser.isLoaded { try await Task.sleep(for: .milliseconds(20)) }
        let without = try #require(residentBytes())
        let busy = RealSpeech.recogniser()
        _ = await transcribed(try RealSpeech.sample(), by: busy)
        #expect(await busy.isLoaded)
        let with = try #require(residentBytes())
        // The file alone is 148 MB.
        #expect(with - without > 100_000_000)
        await busy.rest()
        #expect(try #require(residentBytes()) < with - 100_000_000)
    }

    @Test(.timeLimit(.minutes(5))) func withoutAModelThatIsSaid() async throws {
        let none = WhisperRecogniser(places: RealSpeech.places, model: { nil })
        #expect(await transcribed(try RealSpeech.sample(), by: none).last == .failed(.modelMissing))
        let gone = WhisperRecogniser(places: RealSpeech.places, model: { "/nowhere/model.bin" })
        #expect(await transcribed(try RealSpeech.sample(), by: gone).last == .failed(.modelMissing))
    }

    @Test func moreThanAFewDoNotWait() async throws {
        let recogniser = RealSpeech.recogniser()
        let silence = Recording.silence(seconds: 1)
        let streams = (0...WhisperRecogniser.mostWaiting).map { _ in
            recogniser.transcribe(silence, in: .english)
        }
        var last: [RecognitionEvent?] = []
        for stream in streams {
            var end: RecognitionEvent?
            for await event in stream { end = event }
            last.append(end)
        }
        #expect(last.last == .failed(.busy))
        #expect(last.dropLast().allSatisfy { $0 == .finished })
    }

    private func residentBytes() -> Int? {
        let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4_096 }
    }
}
