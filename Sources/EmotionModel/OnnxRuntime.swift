import COnnxRuntime
import Companion

/// The function table of a loaded ONNX Runtime library.
///
/// The library is never unloaded, so the table may be kept for as long as the process lives.
struct OnnxRuntime {
    let table: OpaquePointer

    /// Opens the first of `libraries` that is an ONNX Runtime and new enough.
    ///
    /// - Throws: `runtimeTooOld` if the only ones found are older than 1.16, else `runtimeMissing`.
    static func open(firstOf libraries: [String]) throws(EmotionReaderError) -> OnnxRuntime {
        var oldVersion: String?
        for library in libraries {
            guard let base = onnx_open_library(library) else { continue }
            if let table = onnx_api(base) { return OnnxRuntime(table: table) }
            oldVersion = oldVersion ?? String(cString: onnx_version(base))
        }
        if let oldVersion { throw .runtimeTooOld(version: oldVersion) }
        throw .runtimeMissing
    }
}
