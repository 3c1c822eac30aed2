import Foundation
public import Testing

/// Compares `actual` with the file `name` in the folder `Golden` beside the test, byte for byte.
///
/// With `RECORD_GOLDEN=1` the file is written instead, and the test fails so that nobody takes a recording
/// for a check. A missing file is a failure too.
public func expectGolden(
    _ actual: String, _ name: String, testFile: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let folder = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Golden")
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data((actual + "\n").utf8).write(to: file)
            Issue.record("recorded \(name)", sourceLocation: sourceLocation)
        } catch {
            Issue.record("could not record \(name)", sourceLocation: sourceLocation)
        }
        return
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
        Issue.record("no golden file \(name); make record writes it", sourceLocation: sourceLocation)
        return
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard expected != actual + "\n" else { return }
    let (line, was, now) = firstDifference(expected, actual + "\n")
    Issue.record(
        "\(name), line \(line):\n  golden: \(was)\n  now:    \(now)", sourceLocation: sourceLocation)
}

/// The first line in which two texts differ, counted from 1, in both forms.
private func firstDifference(_ left: String, _ right: String) -> (line: Int, left: String, right: String) {
    let leftLines = left.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rightLines = right.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let count = max(leftLines.count, rightLines.count)
    for index in 0..<count {
        let was = leftLines.indices.contains(index) ? leftLines[index] : "(end)"
        let now = rightLines.indices.contains(index) ? rightLines[index] : "(end)"
        if was != now { return (index + 1, was, now) }
    }
    return (count, "", "")
}
