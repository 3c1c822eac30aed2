import Foundation

extension OnnxEmotionReader {
    /// Where the ONNX Runtime library may be, in the order to try.
    ///
    /// If `SELA_ONNXRUNTIME` is set, only there: a wrong setting is to be noticed, not passed over. Else
    /// the Python package that set-up installs, in `.deps/python` of the executable's folder or of one
    /// above it; then `lib/sela` beside the executable's folder; then the system's own.
    ///
    /// - Parameters:
    ///   - environment: the environment of the process.
    ///   - executable: the full path of the program, links resolved.
    public static func runtimeCandidates(environment: [String: String], executable: String) -> [String] {
        if let set = environment["SELA_ONNXRUNTIME"], !set.isEmpty { return [set] }
        var candidates: [String] = []
        let own = URL(filePath: executable).standardizedFileURL.deletingLastPathComponent()
        var folder = own
        while true {
            candidates += librariesOfPackage(in: folder.appending(path: ".deps/python/lib").path)
            let above = folder.deletingLastPathComponent().standardizedFileURL
            guard above.path != folder.path, above.path.count < folder.path.count else { break }
            folder = above
        }
        candidates += libraries(in: own.deletingLastPathComponent().appending(path: "lib/sela").path)
        return candidates + ["libonnxruntime.so.1"]
    }

    /// The library in `python3*/site-packages/onnxruntime/capi` below `folder`, the newest Python first.
    private static func librariesOfPackage(in folder: String) -> [String] {
        names(in: folder).filter { $0.hasPrefix("python3") }.reversed().flatMap { python in
            libraries(in: "\(folder)/\(python)/site-packages/onnxruntime/capi")
        }
    }

    private static func libraries(in folder: String) -> [String] {
        names(in: folder).filter { $0.hasPrefix("libonnxruntime.so") }.reversed().map { "\(folder)/\($0)" }
    }

    /// The names in a folder, in order; none if it cannot be read, which is the usual case here.
    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    }
}
