import Foundation

extension AnswerReading {
    /// What a model says to a person in `raw`: without its thoughts, without a code fence around the whole,
    /// and without space around it.
    ///
    /// Thoughts that do not end leave nothing: the answer never began.
    public static func freeText(of raw: String) -> String {
        let bytes = Array(raw.utf8)
        let end = AnswerScan.endOfThoughts(in: bytes) ?? 0
        let answer = bytes[end...]
        var text = trimmed(String(decoding: answer, as: UTF8.self))
        if let start = text.utf8.first, start == UInt8(ascii: "<"),
            AnswerScan.thoughtTag(in: Array(text.utf8), at: 0, closing: false) != nil
        {
            return ""
        }
        if let inner = withoutFence(text) { text = trimmed(inner) }
        return text
    }

    /// What stands between a fence on the first line and the same fence on the last.
    private static func withoutFence(_ text: String) -> String? {
        guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
        let fence = String(text.prefix { $0 == mark })
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard fence.count >= 3, lines.count >= 2, let last = lines.last, trimmed(String(last)) == fence else {
            return nil
        }
        lines.removeFirst()
        lines.removeLast()
        return lines.joined(separator: "\n")
    }

    private static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: CharacterSet.whitespacesAndNewlines.union(["\u{FEFF}"]))
    }
}
