public import Companion
public import Wellbeing

/// Tells what the script says, and keeps what it was asked.
public actor ScriptedRecogniser: SpeechRecogniser {
    private let events: [RecognitionEvent]
    private let isHeld: Bool
    private let missing: SpeechError?
    public private(set) var recordings: [Recording] = []
    public private(set) var languages: [Language?] = []
    /// How many listeners went away before the end.
    public private(set) var stops = 0

    /// - Parameters:
    ///   - isHeld: whether it goes on working after the last of `events`, until the listener goes away.
    ///   - missing: what it says stands in its way before anything is recorded.
    public init(_ events: [RecognitionEvent], isHeld: Bool = false, missing: SpeechError? = nil) {
        self.events = events
        self.missing = missing
        self.isHeld = isHeld
    }

    /// Each text is heard well, at a pace at which people speak.
    public init(saying texts: [String]) {
        var events: [RecognitionEvent] = []
        var start = 0.0
        for text in texts {
            let end = start + max(2, Double(text.count) / 15)
            events.append(
                .heard(SpokenSegment(text: text, start: start, end: end, silence: 0, confidence: 1)))
            start = end
        }
        self.init(events + [.finished])
    }

    public nonisolated func transcribe(
        _ recording: Recording, in language: Language?
    ) -> AsyncStream<RecognitionEvent> {
        AsyncStream { listener in
            listener.onTermination = { reason in
                if case .cancelled = reason { Task { await self.note() } }
            }
            Task {
                await self.note(recording, language)
                for event in events { listener.yield(event) }
                if !isHeld { listener.finish() }
            }
        }
    }

    public func obstacle() -> SpeechError? { missing }

    private func note(_ recording: Recording, _ language: Language?) {
        recordings.append(recording)
        languages.append(language)
    }

    private func note() { stops += 1 }
}
