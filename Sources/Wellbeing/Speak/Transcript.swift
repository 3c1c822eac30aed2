import Foundation

/// What was said in a recording, checked: no stock phrases, no loops.
public struct Transcript: Hashable, Sendable {
    /// Never empty, without space around it.
    public let text: String
    /// Whether a repetition was cut, so that the person may want to look at that place.
    public let isCut: Bool

    /// `nil` for a text without a letter or digit: nothing was said.
    public init?(text: String, isCut: Bool) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
        self.text = text
        self.isCut = isCut
    }
}
