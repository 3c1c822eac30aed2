import Companion
import Foundation

/// Where whisper.cpp and the voice detector may be.
public struct WhisperPlaces: Sendable {
    let libraries: [String]
    private let detectors: [String]
    /// Bytes of the only detector that is known.
    private static let detectorLength = 885_098

    /// - Parameters:
    ///   - libraries: files to open, in this order.
    ///   - detectors: files to look for, in this order.
    public init(libraries: [String], detectors: [String]) {
        self.libraries = libraries
        self.detectors = detectors
    }

    /// What set-up installs, in `.deps` of the executable's folder or of one above it; then `lib/sela` beside the
    /// executable's folder.
    ///
    /// If `SELA_WHISPER` or `SELA_VOICE_DETECTOR` is set, only there: a wrong setting is to be noticed.
    ///
    /// - Parameters:
    ///   - environment: the environment of the process.
    ///   - executable: the full path of the program, links resolved.
    public init(environment: [String: String], executable: String) {
        let own = executable.split(separator: "/").dropLast()
        let above = (0...own.count).map { "/" + own.dropLast($0).joined(separator: "/") }
        let installed = "/" + own.dropLast().joined(separator: "/") + "/lib/sela"
        func candidates(_ variable: String, _ usual: [String]) -> [String] {
            environment[variable].flatMap { $0.isEmpty ? nil : [$0] } ?? usual
        }
        libraries = candidates(
            "SELA_WHISPER",
            above.flatMap { Self.packages(in: $0 + "/.deps/python/lib") }
                + [installed + "/libwhisper.so"])
        detectors = candidates(
            "SELA_VOICE_DETECTOR",
            above.map { $0 + "/.deps/whisper/silero-v6.2.0.bin" } + [installed + "/silero-v6.2.0.bin"])
    }

    /// The first detector that is there and whole.
    func detector() throws(SpeechError) -> String {
        for path in detectors {
            guard var file = FileBytes(path: path), file.size == Self.detectorLength,
                file.number() == 0x6767_6D6C
            else { continue }
            return path
        }
        throw .detectorMissing
    }

    /// The library in `python3*/site-packages` below `folder`, the newest Python first.
    ///
    /// It is opened where it is: what it needs lies beside it.
    private static func packages(in folder: String) -> [String] {
        // A folder that cannot be read is the usual case here.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        return names.filter { $0.hasPrefix("python3") }.reversed().map {
            "\(folder)/\($0)/site-packages/libwhisper.so"
        }
    }
}
