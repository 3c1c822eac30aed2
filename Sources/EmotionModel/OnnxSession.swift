import COnnxRuntime
import Companion
import Foundation

/// One loaded classifier: integers in, one row of floats out.
///
/// Owns an environment and a session of the runtime. It cannot be copied, so exactly one `deinit` releases
/// them, in the order that the runtime asks for.
struct OnnxSession: ~Copyable {
    /// An input or output as the model declares it.
    ///
    /// A dimension of -1 takes any length.
    struct Port {
        let name: String
        let elementType: Int32
        let dimensions: [Int64]
    }

    private let table: OpaquePointer
    private let environment: OpaquePointer
    private var session: OpaquePointer?

    /// Threads that one run uses: as many as there are cores, at most four.
    ///
    /// They rest between runs. Sums are not split between them, so a run gives the same numbers with
    /// one thread as with several (`docs/decisions/0004-reading-long-texts.md`).
    static let threads = Int32(min(4, ProcessInfo.processInfo.activeProcessorCount))

    private init(table: OpaquePointer, environment: OpaquePointer) {
        self.table = table
        self.environment = environment
    }

    /// Loads the model file at `path`.
    ///
    /// - Throws: `modelMissing` or `modelCorrupt`, which name the file, not its folder.
    static func load(
        _ path: String, runtime: OnnxRuntime, threads: Int32 = OnnxSession.threads
    ) throws(EmotionReaderError) -> OnnxSession {
        var environment: OpaquePointer?
        let environmentCode = onnx_create_environment(runtime.table, &environment)
        guard let environment else { throw .inferenceFailed }
        // Owned from here on, whatever else fails.
        var loaded = OnnxSession(table: runtime.table, environment: environment)
        guard environmentCode == ONNX_OK else { throw .inferenceFailed }
        let code = onnx_create_session(runtime.table, environment, path, threads, &loaded.session)
        if code == ONNX_NO_SUCH_FILE { throw .modelMissing(file: ModelFolder.modelName) }
        guard code == ONNX_OK else { throw .modelCorrupt(file: ModelFolder.modelName) }
        return loaded
    }

    deinit {
        if let session { onnx_release_session(table, session) }
        onnx_release_environment(table, environment)
    }

    func inputs() throws(EmotionReaderError) -> [Port] {
        try ports(isOutput: 0, fault: .inputs)
    }

    func outputs() throws(EmotionReaderError) -> [Port] {
        try ports(isOutput: 1, fault: .outputs)
    }

    private func ports(
        isOutput: Int32, fault: EmotionReaderError.ShapeFault
    ) throws(EmotionReaderError) -> [Port] {
        guard let session else { throw .inferenceFailed }
        var count = 0
        guard onnx_count(table, session, isOutput, &count) == ONNX_OK else {
            throw .modelShape(reason: fault)
        }
        var ports: [Port] = []
        for index in 0..<count {
            var port = OnnxPort()
            guard onnx_port(table, session, isOutput, index, &port) == ONNX_OK else {
                throw .modelShape(reason: fault)
            }
            let name = withUnsafeBytes(of: port.name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            let dimensions = withUnsafeBytes(of: port.dimensions) { bytes in
                Array(bytes.bindMemory(to: Int64.self).prefix(port.rank))
            }
            ports.append(Port(name: name, elementType: port.elementType, dimensions: dimensions))
        }
        return ports
    }

    /// Runs the model once on a batch of one.
    ///
    /// May be called from several threads at a time, as the runtime documents for its `Run`.
    ///
    /// - Parameters:
    ///   - rows: one row of integers for each of `inputNames`, all of the same length.
    ///   - resultCount: how many floats the output row must have.
    /// - Throws: `modelShape(.outputs)` if the output is anything but one row of as many 32-bit floats;
    ///   `inferenceFailed` if the runtime fails or a float is not finite.
    func run(
        inputNames: [String], rows: [[Int64]], outputName: String, resultCount: Int
    ) throws(EmotionReaderError) -> [Float] {
        guard let session, let length = rows.first?.count, length > 0, rows.count == inputNames.count else {
            throw .inferenceFailed
        }
        var flat = rows.flatMap { $0 }
        var result = [Float](repeating: .nan, count: resultCount)
        let names = inputNames.flatMap { name in name.utf8CString }
        let code = onnx_run(
            table, session, names, inputNames.count, &flat, length, outputName, &result, resultCount)
        if code == ONNX_NOT_THAT_ROW { throw .modelShape(reason: .outputs) }
        guard code == ONNX_OK, result.allSatisfy(\.isFinite) else { throw .inferenceFailed }
        return result
    }
}
