public import Companion
import Dispatch
import Foundation
public import Wellbeing

/// Reads emotions with an exported classifier, by ONNX Runtime, on this machine.
///
/// The model is loaded at the first text, stays loaded, and is run on a queue of its own. A text gives the
/// same reading whatever else is read beside it: each window is run alone and at its own length, since a
/// model with 8-bit weights rounds by the largest number in a batch.
///
/// A long text is read in windows, all of it, by the rules of ``ReadingWindows`` and ``WindowReadings``.
public actor OnnxEmotionReader: EmotionReader {
    private let folder: ModelFolder
    private let runtimeLibraries: [String]
    /// How many windows are handed out at once; as many of them run at a time as there are cores.
    private let windowsInAGroup: Int
    private let executor = SerialQueueExecutor(label: "sela.emotion")
    private var model: LoadedModel?

    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// Nothing is opened before the first text.
    ///
    /// - Parameters:
    ///   - modelFolder: a folder with `model.onnx`, `config.json` and the files of a tokenizer.
    ///   - runtimeLibraries: where to look for the library, in this order; see
    ///     ``runtimeCandidates(environment:executable:)``.
    public init(modelFolder: String, runtimeLibraries: [String]) {
        folder = ModelFolder(path: modelFolder)
        self.runtimeLibraries = runtimeLibraries
        // Windows differ in length: with several for each core none waits long for the others.
        windowsInAGroup = 4 * min(4, ProcessInfo.processInfo.activeProcessorCount)
    }

    /// Loads the model now, so that the first text does not wait for it.
    public func warmUp() async throws(EmotionReaderError) {
        _ = try loaded()
    }

    public func read(_ text: String) async throws(EmotionReaderError) -> EmotionReading {
        guard let result = try await read([text]).first else { throw .inferenceFailed }
        return try result.get()
    }

    /// Reads several texts, on all cores: one result for each, in the same order.
    ///
    /// - Throws: what keeps every text from being read; what is wrong with one text is in its result.
    public func read(
        _ texts: [String]
    ) async throws(EmotionReaderError) -> [Result<EmotionReading, EmotionReaderError>] {
        guard texts.contains(where: LoadedModel.showsSomething) else {
            return texts.map { _ in .failure(.emptyText) }
        }
        let model = try loaded()
        let jobs = texts.enumerated().flatMap { index, text in
            let tokenized = model.tokenized(text)
            return model.windows.windows(of: tokenized).map { window in
                Job(text: index, pieces: tokenized.ids[window.range], ownCount: window.ownCount)
            }
        }
        var read: [[(probabilities: [Double], ownCount: Int)]] = texts.map { _ in [] }
        var failures: [Int: EmotionReaderError] = [:]
        for start in stride(from: 0, to: jobs.count, by: windowsInAGroup) {
            let group = jobs[start..<min(start + windowsInAGroup, jobs.count)]
            for (job, result) in zip(group, Self.run(Array(group), on: model)) {
                switch result {
                case .success(let probabilities): read[job.text].append((probabilities, job.ownCount))
                case .failure(let error): failures[job.text] = error
                }
            }
            // Lets a short text that came meanwhile go in between.
            if group.endIndex < jobs.endIndex { await Task.yield() }
        }
        return texts.indices.map { index in
            if let failure = failures[index] { return .failure(failure) }
            return read[index].isEmpty ? .failure(.emptyText) : .success(model.reading(read[index]))
        }
    }

    /// One window to be run.
    private struct Job: Sendable {
        let text: Int
        let pieces: ArraySlice<Int32>
        let ownCount: Int
    }

    /// Runs the windows side by side; the results are in the order of `jobs`.
    private static func run(
        _ jobs: [Job], on model: LoadedModel
    ) -> [Result<[Double], EmotionReaderError>] {
        @Sendable func result(of job: Job) -> Result<[Double], EmotionReaderError> {
            do { return .success(try model.probabilities(of: job.pieces)) } catch { return .failure(error) }
        }
        if jobs.count == 1 { return [result(of: jobs[0])] }
        return [Result<[Double], EmotionReaderError>](unsafeUninitializedCapacity: jobs.count) {
            results, count in
            nonisolated(unsafe) let places = results  // because every iteration writes a place of its own
            DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
                places.initializeElement(at: index, to: result(of: jobs[index]))
            }
            count = jobs.count
        }
    }

    private func loaded() throws(EmotionReaderError) -> LoadedModel {
        if let model { return model }
        // A failure is not remembered: the next text tries again, when what was missing may be there.
        let loaded = try LoadedModel(folder: folder, runtimeLibraries: runtimeLibraries)
        model = loaded
        return loaded
    }
}
