/// Keeps text from being calculated by a spreadsheet that opens a CSV file.
///
/// A CSV field cannot say that it is text. So an apostrophe goes before what a spreadsheet could take for a
/// formula, and before text that looks guarded already: with that, ``removed(from:)`` restores every original.
public enum FormulaGuard {
    /// The text with an apostrophe before it if it needs one.
    public static func added(to text: String) -> String {
        needsGuard(text) ? "'" + text : text
    }

    /// The text as it was before ``added(to:)``.
    public static func removed(from text: String) -> String {
        guard text.unicodeScalars.first == "'" else { return text }
        var rest = String.UnicodeScalarView()
        rest.append(contentsOf: text.unicodeScalars.dropFirst())
        return needsGuard(String(rest)) ? String(rest) : text
    }

    private static func needsGuard(_ text: String) -> Bool {
        // Scalars, not characters: "=" with an accent over it is still "=" to a spreadsheet.
        let rest = text.unicodeScalars.drop { $0 == "'" }
        guard let first = rest.first else { return false }
        if ["\t", "\r", "\n"].contains(first) { return true }
        guard let start = rest.first(where: { !isSkipped($0) }) else { return false }
        // The wide forms too: some spreadsheets narrow them first.
        return ["=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{2212}"].contains(
            start)
    }

    /// What spreadsheets overlook at the beginning of a field: white space, marks that show nothing, controls.
    private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isWhitespace || properties.isDefaultIgnorableCodePoint || scalar.value < 0x20
            || properties.generalCategory == .format
    }
}
