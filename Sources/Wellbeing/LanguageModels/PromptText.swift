/// A person's text on its way to a model: data between two fences, and nothing else.
///
/// No character of it can act: line breaks apart, control characters become spaces, and what cannot be seen
/// (zero-width, direction marks, tags) is taken out. Angle and square brackets become ‹ › ( ), because the
/// words that tell a model who speaks are written with them. The fence is a line that does not occur in the
/// text. None of that stops a model from *believing* what it reads; so what it answers is checked against a
/// schema and against the text, and is shown as inert text.
///
/// Equal texts give equal results.
public struct PromptText: Hashable, Sendable {
    /// What is sent between the fences.
    public let text: String
    /// The line above and below: `TEXT-` and twelve hexadecimal digits made from the text.
    public let marker: String
    /// Whether the end was left out; `[…]` stands there then.
    public let isCut: Bool

    /// Longer texts are cut, in Unicode scalars.
    public static let longest = 6_000

    private static let cutSign = " […]"

    /// - Parameter most: Unicode scalars that are kept, at least 1.
    public init(_ raw: String, atMost most: Int = PromptText.longest) {
        var kept = ""
        var count = 0
        var isCut = false
        for character in raw {
            let inert = Self.inert(character)
            guard count + inert.unicodeScalars.count <= most else {
                isCut = true
                break
            }
            kept.append(contentsOf: inert)
            count += inert.unicodeScalars.count
        }
        text = isCut ? kept + Self.cutSign : kept
        self.isCut = isCut
        marker = Self.marker(notIn: text)
    }

    /// The text between its fences, three lines or more.
    public var fenced: String { "\(marker)\n\(text)\n\(marker)" }

    private static func inert(_ character: Character) -> String {
        if character == "\r\n" { return "\n" }
        var inert = String.UnicodeScalarView()
        for scalar in character.unicodeScalars {
            switch scalar {
            case "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": inert.append("\n")
            case "<": inert.append("‹")
            case ">": inert.append("›")
            case "[": inert.append("(")
            case "]": inert.append(")")
            case "\t": inert.append(" ")
            default:
                switch scalar.properties.generalCategory {
                case .control: inert.append(" ")
                case .format, .privateUse, .unassigned: continue
                default:
                    // Says only how an emoji is drawn; all others of its kind are invisible.
                    if scalar.properties.isDefaultIgnorableCodePoint, scalar != "\u{FE0F}" { continue }
                    inert.append(scalar)
                }
            }
        }
        return String(inert)
    }

    private static func marker(notIn text: String) -> String {
        // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        while true {
            let digits = String(hash >> 16, radix: 16)
            let marker = "TEXT-" + String(repeating: "0", count: 12 - digits.count) + digits
            if !text.contains(marker) { return marker }
            hash = hash &* 0x0000_0100_0000_01b3 &+ 1
        }
    }
}
