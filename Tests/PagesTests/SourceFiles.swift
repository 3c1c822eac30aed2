import Foundation
import Testing

/// Files of this repository that tests read.
enum SourceFiles {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        let data = try Data(contentsOf: root.appending(path: path))
        return String(decoding: data, as: UTF8.self)
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// Swift files in a folder, without those of its folders, by path.
    static func swift(in folder: String) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
}
