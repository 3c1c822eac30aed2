import CWhisperBridge
import Companion
import Wellbeing

/// A model in memory, which goes with this object.
final class LoadedWhisper {
    let path: String
    private let model: OpaquePointer

    /// Loads a file that was checked.
    init(_ library: WhisperLibrary, path: String) throws(SpeechError) {
        guard let model = whisper_bridge_load(library.functions, path) else { throw .modelCorrupt }
        self.model = model
        self.path = path
    }

    deinit { whisper_bridge_free(model) }

    /// Transcribes, telling `listener` on this thread.
    ///
    /// - Throws: ``SpeechError/failed``, also where the listener wanted it to stop.
    func transcribe(
        _ samples: [Float], language: Language?, threads: Int32, listener: WhisperEar
    ) throws(SpeechError) {
        let context = Unmanaged.passUnretained(listener)
        let callbacks = WhisperListener(
            heard: hearWords, progress: hearProgress, stop: askToStop, context: context.toOpaque())
        let isDone = withExtendedLifetime(listener) {
            whisper_bridge_transcribe(
                model, samples, Int32(samples.count), language?.rawValue ?? "auto", threads, callbacks)
        }
        guard isDone else { throw .failed }
    }
}

/// Takes what one run reports.
final class WhisperEar {
    private let voiced: VoicedAudio
    private let isStopped: Locked<Bool>
    private let events: AsyncStream<RecognitionEvent>.Continuation

    init(
        _ voiced: VoicedAudio, isStopped: Locked<Bool>, events: AsyncStream<RecognitionEvent>.Continuation
    ) {
        self.voiced = voiced
        self.isStopped = isStopped
        self.events = events
    }

    var isToStop: Bool { isStopped.withLock { $0 } }

    func hear(_ segment: WhisperSegment) {
        let start = voiced.momentInRecording(Double(segment.start) / 100)
        let end = voiced.momentInRecording(Double(segment.end) / 100)
        events.yield(
            .heard(
                SpokenSegment(
                    // The library may cut a letter in two at the end of a segment.
                    text: String(cString: segment.text).replacing("\u{FFFD}", with: ""), start: start,
                    end: end,
                    silence: Double(segment.silence), confidence: Double(segment.confidence))))
    }

    func progress(_ percent: Int32) {
        events.yield(.progress(Double(min(100, max(0, percent))) / 100))
    }
}

private func ear(_ context: UnsafeMutableRawPointer) -> WhisperEar {
    Unmanaged<WhisperEar>.fromOpaque(context).takeUnretainedValue()
}

private func hearWords(_ segment: WhisperSegment, _ context: UnsafeMutableRawPointer) {
    ear(context).hear(segment)
}

private func hearProgress(_ percent: Int32, _ context: UnsafeMutableRawPointer) {
    ear(context).progress(percent)
}

private func askToStop(_ context: UnsafeMutableRawPointer) -> Bool {
    ear(context).isToStop
}
