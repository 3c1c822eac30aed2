/// Puts the head of an answer together from its lines.
struct CurlHeadLines {
    /// Names in lower case; of a repeated name the last counts.
    private(set) var headers: [String: String] = [:]
    /// Whether the empty line at the end has come.
    private(set) var isComplete = false
    private var status = 0
    private var bytes = 0

    /// More than any honest server says.
    private static let mostBytes = 262_144

    /// Whether this head says to ask elsewhere (RFC 9110, 15.4).
    var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) && headers["location"] != nil }

    /// Takes a line with its line break; `false` = there are too many.
    mutating func take(_ line: UnsafeRawBufferPointer) -> Bool {
        bytes += line.count
        guard bytes <= Self.mostBytes else { return false }
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix("HTTP/") {
            // Each answer begins anew: one that only says to go on, or one that points elsewhere, comes before.
            headers = [:]
            isComplete = false
            status = Int(text.split(separator: " ").dropFirst().first?.prefix(3) ?? "") ?? 0
            return true
        }
        let isEmpty = line.allSatisfy { $0 == 13 || $0 == 10 }
        if isEmpty {
            isComplete = true
        } else if let colon = text.firstIndex(of: ":") {
            headers[text[..<colon].lowercased()] = trimmed(text[text.index(after: colon)...])
        }
        return true
    }

    private func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0.isWhitespace }
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { String(start[...$0]) } ?? ""
    }
}
