import CWhisperBridge
import Companion

/// The functions of a loaded whisper.cpp.
///
/// The library is never unloaded, so they may be kept for as long as the process lives.
struct WhisperLibrary {
    let functions: OpaquePointer

    /// Opens the first of `paths` that is the version that we were built for.
    ///
    /// - Throws: `libraryUnfit` if the only ones found are of another version, else `libraryMissing`.
    static func open(firstOf paths: [String]) throws(SpeechError) -> WhisperLibrary {
        var otherVersion: String?
        for path in paths {
            guard let functions = whisper_bridge_open(path) else { continue }
            if whisper_bridge_fits(functions) { return WhisperLibrary(functions: functions) }
            otherVersion = otherVersion ?? String(cString: whisper_bridge_version(functions))
        }
        if let otherVersion { throw .libraryUnfit(version: otherVersion) }
        throw .libraryMissing
    }

    /// Where somebody speaks in `samples`, in seconds.
    func speech(
        in samples: [Float], detector: String, threads: Int32
    ) throws(SpeechError) -> [ClosedRange<Double>] {
        // More parts than a recording of the greatest length can have.
        var spans = [WhisperSpan](repeating: WhisperSpan(start: 0, end: 0), count: 4_096)
        let count = whisper_bridge_find_speech(
            functions, detector, samples, Int32(samples.count), threads, &spans, Int32(spans.count))
        guard count >= 0 else { throw .detectorMissing }
        return spans.prefix(Int(count)).map { Double($0.start)...max(Double($0.start), Double($0.end)) }
    }
}
