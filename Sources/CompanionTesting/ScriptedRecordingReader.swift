public import Companion
public import Wellbeing

/// Reads every file as the same recording, or as none.
public actor ScriptedRecordingReader: RecordingReader {
    private let answer: Result<Recording, RecordingError>
    /// What it was given.
    public private(set) var files: [[UInt8]] = []

    public init(_ answer: Result<Recording, RecordingError>) {
        self.answer = answer
    }

    public func recording(from bytes: [UInt8]) throws(RecordingError) -> Recording {
        files.append(bytes)
        return try answer.get()
    }
}
