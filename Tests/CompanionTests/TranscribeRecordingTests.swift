import Companion
import CompanionTesting
import Testing
import Wellbeing

struct TranscribeRecordingTests {
    private let voice = Recording(samples: [Float](repeating: 0.1, count: 16_000))

    private func events(of recogniser: ScriptedRecogniser, _ language: Language? = .german) async throws
        -> [TranscriptionEvent]
    {
        var events: [TranscriptionEvent] = []
        for await event in TranscribeRecording(recogniser: recogniser).run(try #require(voice), in: language)
        {
            events.append(event)
        }
        return events
    }

    @Test func whatWasHeardIsToldAsItGrowsAndThenAsAWhole() async throws {
        let recogniser = ScriptedRecogniser(saying: [" Heute war", " ein guter Tag."])
        let first = try #require(Transcript(text: "Heute war", isCut: false))
        let whole = try #require(Transcript(text: "Heute war ein guter Tag.", isCut: false))
        #expect(try await events(of: recogniser) == [.heard(first), .heard(whole), .finished(whole)])
        #expect(await recogniser.languages == [.german])
    }

    @Test func whatARecogniserMakesUpIsNeverToldAlsoNotInBetween() async throws {
        let recogniser = ScriptedRecogniser(saying: [" Untertitelung des ZDF, 2020", " Thanks for watching!"])
        #expect(try await events(of: recogniser) == [.noSpeech])
    }

    @Test func nobodySpeakingIsNoFailure() async throws {
        #expect(
            try await events(of: ScriptedRecogniser([.progress(1), .finished])) == [.progress(1), .noSpeech])
    }

    @Test func aFailureIsTold() async throws {
        let recogniser = ScriptedRecogniser([.failed(.modelMissing)])
        #expect(try await events(of: recogniser) == [.failed(.modelMissing)])
    }

    @Test(arguments: [Recording(samples: []), Recording(samples: [Float](repeating: 0, count: 32_000))])
    func silenceIsNotEvenGivenToTheRecogniser(_ recording: Recording?) async throws {
        let recogniser = ScriptedRecogniser(saying: ["Vielen Dank."])
        var events: [TranscriptionEvent] = []
        for await event in TranscribeRecording(recogniser: recogniser).run(try #require(recording), in: nil) {
            events.append(event)
        }
        #expect(events == [.noSpeech])
        #expect(await recogniser.recordings.isEmpty)
    }

    @Test func whoStopsListeningStopsTheWork() async throws {
        let recogniser = ScriptedRecogniser([.progress(0)], isHeld: true)
        for await _ in TranscribeRecording(recogniser: recogniser).run(try #require(voice), in: .english) {
            break
        }
        // Ends by itself only when the stop arrives.
        while await recogniser.stops == 0 { await Task.yield() }
        #expect(await recogniser.stops == 1)
    }
}
