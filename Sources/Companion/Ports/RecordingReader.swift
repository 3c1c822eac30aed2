public import Wellbeing

/// Makes a recording of the bytes of an audio file, on this machine.
public protocol RecordingReader: Sendable {
    /// Cancelling the task that waits ends it at once.
    func recording(from bytes: [UInt8]) async throws(RecordingError) -> Recording
}

/// Why a file is no recording that can be transcribed.
public enum RecordingError: Error, Hashable, Sendable {
    /// Bytes of the largest file that is read.
    public static let largestFile = 250_000_000

    /// Nothing in it, or no kind of audio that is known.
    case notAudio
    /// It says to be audio, but does not hold what it says.
    case damaged
    /// Larger than ``largestFile``, or longer than ``Recording/longest``.
    case tooLong
    /// Only ffmpeg reads this kind, and ffmpeg is not installed.
    case converterMissing
    case cancelled
}

/// For a log.
extension RecordingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notAudio: "recording: not audio"
        case .damaged: "recording: damaged"
        case .tooLong: "recording: too long"
        case .converterMissing: "recording: ffmpeg missing"
        case .cancelled: "recording: cancelled"
        }
    }
}
