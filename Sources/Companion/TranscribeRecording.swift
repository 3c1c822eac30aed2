public import Wellbeing

/// Gets the words of a recording, checked, while they are heard.
///
/// What recognisers make up where nobody speaks is never told, not even in between.
public struct TranscribeRecording: Sendable {
    private let recogniser: any SpeechRecogniser

    public init(recogniser: any SpeechRecogniser) {
        self.recogniser = recogniser
    }

    /// Begins to transcribe `recording`.
    ///
    /// Who stops listening, or whose task is cancelled, gets no event any more, and the work ends.
    ///
    /// - Parameter language: in which she speaks; `nil` = found out by the recogniser, only if she asked for that.
    public func run(_ recording: Recording, in language: Language?) -> AsyncStream<TranscriptionEvent> {
        AsyncStream { events in
            guard !recording.isEmpty else {
                events.yield(.noSpeech)
                events.finish()
                return
            }
            let work = Task {
                await Self.tell(recogniser.transcribe(recording, in: language), to: events)
                events.finish()
            }
            events.onTermination = { _ in work.cancel() }
        }
    }

    private static func tell(
        _ heard: AsyncStream<RecognitionEvent>, to events: AsyncStream<TranscriptionEvent>.Continuation
    ) async {
        var segments: [SpokenSegment] = []
        for await event in heard {
            switch event {
            case .progress(let share): events.yield(.progress(share))
            case .heard(let segment):
                segments.append(segment)
                if let soFar = TranscriptCheck.transcript(of: segments) { events.yield(.heard(soFar)) }
            case .finished:
                events.yield(TranscriptCheck.transcript(of: segments).map { .finished($0) } ?? .noSpeech)
            case .failed(let error): events.yield(.failed(error))
            }
        }
    }
}

/// A step on the way from a voice to words.
///
/// The last one is `finished`, `noSpeech` or `failed`.
public enum TranscriptionEvent: Hashable, Sendable {
    /// The share of the recording that is done, 0…1.
    case progress(Double)
    /// All that was heard so far; takes the place of what was told before.
    case heard(Transcript)
    case finished(Transcript)
    /// Nobody says anything in it.
    case noSpeech
    case failed(SpeechError)
}
