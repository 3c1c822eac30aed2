import CWhisperBridge
public import Companion
import Foundation
public import Wellbeing

/// Transcribes with whisper.cpp in this process, one recording at a time.
///
/// A voice detector says first where somebody speaks; only that is transcribed. The model is loaded at the first
/// recording with a voice in it and let go after a while without any. Cancelling answers at once; the library itself
/// stops at the end of the step it is at, and the next recording begins then.
public actor WhisperRecogniser: SpeechRecogniser {
    private let places: WhisperPlaces
    private let model: @Sendable () async -> String?
    private let idle: Duration
    private let threads: Int32
    private let executor = SerialQueueExecutor(label: "sela.dictation")
    private let waiting = Locked(0)
    private var library: WhisperLibrary?
    private var loaded: LoadedWhisper?
    /// Counts the runs: who wakes after a rest sees whether there was one meanwhile.
    private var runs = 0

    /// Recordings that may wait or run at the same time; each holds up to 38 MB.
    static let mostWaiting = 4

    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// Nothing is opened yet.
    ///
    /// To be made while the program starts: it sets a variable of the environment.
    ///
    /// - Parameters:
    ///   - places: where the library and the voice detector may be.
    ///   - model: the file of the model that is installed now; `nil` = none is.
    ///   - idle: after which time without a recording the model is let go.
    public init(
        places: WhisperPlaces, model: @escaping @Sendable () async -> String?, idle: Duration = .seconds(120)
    ) {
        whisper_bridge_prepare()
        self.places = places
        self.model = model
        self.idle = idle
        // More than four gain little and take the machine from everybody else.
        threads = Int32(min(4, max(1, ProcessInfo.processInfo.activeProcessorCount)))
    }

    public nonisolated func transcribe(
        _ recording: Recording, in language: Language?
    ) -> AsyncStream<RecognitionEvent> {
        AsyncStream { events in
            let isAccepted = waiting.withLock { count in
                guard count < Self.mostWaiting else { return false }
                count += 1
                return true
            }
            guard isAccepted else {
                events.yield(.failed(.busy))
                events.finish()
                return
            }
            let isStopped = Locked(false)
            events.onTermination = { _ in isStopped.withLock { $0 = true } }
            Task { [waiting] in
                await self.run(recording, language, isStopped, events)
                waiting.withLock { $0 -= 1 }
                events.finish()
            }
        }
    }

    /// Whether `file` can be loaded and used, as it is tried when it was installed.
    public func tryOut(_ file: String) throws(SpeechError) {
        let library = try openedLibrary()
        _ = try places.detector()
        _ = try Self.load(file, library)
    }

    public func obstacle() async -> SpeechError? {
        let file = await model()
        do throws(SpeechError) {
            _ = try openedLibrary()
            _ = try places.detector()
        } catch {
            return error
        }
        guard let file else { return .modelMissing }
        return WhisperFile.isSound(file) ? nil : .modelCorrupt
    }

    /// Lets the model go now.
    public func rest() {
        loaded = nil
    }

    /// Whether a model is in memory.
    var isLoaded: Bool { loaded != nil }

    private func run(
        _ recording: Recording, _ language: Language?, _ isStopped: Locked<Bool>,
        _ events: AsyncStream<RecognitionEvent>.Continuation
    ) async {
        do throws(SpeechError) {
            let file = await model()
            try transcribe(recording, language, file: file, isStopped, events)
            events.yield(.finished)
        } catch {
            events.yield(.failed(error))
        }
        runs += 1
        let run = runs
        Task { [weak self, idle] in
            do { try await Task.sleep(for: idle) } catch { return }
            await self?.rest(unlessAfter: run)
        }
    }

    /// On the queue of the actor, without a pause: two never run at once.
    private func transcribe(
        _ recording: Recording, _ language: Language?, file: String?, _ isStopped: Locked<Bool>,
        _ events: AsyncStream<RecognitionEvent>.Continuation
    ) throws(SpeechError) {
        if isStopped.withLock({ $0 }) { return }
        let library = try openedLibrary()
        guard let file else { throw .modelMissing }
        let spans = try library.speech(
            in: recording.samples, detector: try places.detector(), threads: threads)
        let voiced = VoicedAudio(recording.samples, rate: Recording.rate, spans: spans)
        guard !voiced.samples.isEmpty, !isStopped.withLock({ $0 }) else { return }
        if loaded?.path != file {
            loaded = nil
            loaded = try Self.load(file, library)
        }
        let ear = WhisperEar(voiced, isStopped: isStopped, events: events)
        try loaded?.transcribe(voiced.padded, language: language, threads: threads, listener: ear)
    }

    private func rest(unlessAfter run: Int) {
        if run == runs { loaded = nil }
    }

    private func openedLibrary() throws(SpeechError) -> WhisperLibrary {
        if let library { return library }
        // A failure is not remembered: what was missing may be there the next time.
        let opened = try WhisperLibrary.open(firstOf: places.libraries)
        library = opened
        return opened
    }

    private static func load(_ file: String, _ library: WhisperLibrary) throws(SpeechError) -> LoadedWhisper {
        guard let size = FileBytes(path: file)?.size else { throw .modelMissing }
        guard WhisperFile.isSound(file) else { throw .modelCorrupt }
        // Measured: the file itself, and 120 to 180 MB for the calculation.
        let needed = size + 200_000_000
        if let free = availableMemory(), free < needed { throw .noMemory(needed: needed, free: free) }
        return try LoadedWhisper(library, path: file)
    }

    /// Bytes that can be taken without pushing anything out; `nil` = this system does not say.
    private static func availableMemory() -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
