public import Wellbeing

/// Hears what is said in a recording, on this machine and nowhere else.
///
/// What it hears is unchecked: ``TranscribeRecording`` makes a transcript of it.
public protocol SpeechRecogniser: Sendable {
    /// Begins to transcribe, and tells step by step.
    ///
    /// The last event is ``RecognitionEvent/finished`` or ``RecognitionEvent/failed(_:)``. Who stops listening, or
    /// whose task is cancelled, gets no event any more, and the work ends as soon as it can.
    ///
    /// - Parameter language: in which she speaks; `nil` = the recogniser is to find out, only if she asked for that.
    func transcribe(_ recording: Recording, in language: Language?) -> AsyncStream<RecognitionEvent>

    /// What stands in the way of hearing anything; `nil` = nothing that can be seen without a recording.
    func obstacle() async -> SpeechError?
}

/// A step of a recognition.
public enum RecognitionEvent: Hashable, Sendable {
    /// The share of the recording that is done, 0…1.
    case progress(Double)
    case heard(SpokenSegment)
    case finished
    case failed(SpeechError)
}

/// Why a recording could not be transcribed.
///
/// Typing goes on without it.
public enum SpeechError: Error, Hashable, Sendable {
    /// The library is not installed, or does not load.
    case libraryMissing
    /// The library has another version than the one that Sela was built for.
    case libraryUnfit(version: String)
    /// The file of the voice detector is not there, or is not the right one.
    case detectorMissing
    /// No model of speech is installed.
    case modelMissing
    /// The model's file is damaged or no model of speech.
    case modelCorrupt
    /// Bytes of memory that are needed, and that are free.
    case noMemory(needed: Int, free: Int)
    /// Too many recordings are waiting.
    case busy
    /// The library gave up on this recording.
    case failed
}

/// For a log.
extension SpeechError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .libraryMissing: "speech: whisper.cpp missing"
        case .libraryUnfit(let version): "speech: whisper.cpp \(version) unfit"
        case .detectorMissing: "speech: voice detector missing"
        case .modelMissing: "speech: no model"
        case .modelCorrupt: "speech: model corrupt"
        case .noMemory(let needed, let free): "speech: \(needed) bytes needed, \(free) free"
        case .busy: "speech: too many waiting"
        case .failed: "speech: recognition failed"
        }
    }
}
