/// What a text loses before it goes into a file that other programs open.
public enum SafeText {
    /// The text without what XML forbids and spreadsheets choke on: control characters except tab, line feed and
    /// carriage return, and the two code points that are no characters.
    ///
    /// Everything else stays as typed, decomposed accents, joined emoji and marks of direction included.
    public static func withoutControls(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isForbidden) else { return text }
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: text.unicodeScalars.lazy.filter { !isForbidden($0) })
        return String(kept)
    }

    /// The longest text of a workbook's cell, in UTF-16 units.
    public static let longestCell = 32_767

    /// The text as a workbook's cell holds it: line ends as line feeds, no controls, and cut between two
    /// characters where it is too long, with `notice` behind the cut so that the person sees it.
    /// - Parameter notice: given how many UTF-16 units are left out, at most 200 units itself.
    public static func forCell(_ text: String, notice: (_ leftOut: Int) -> String) -> String {
        let clean = withLineFeeds(withoutControls(text))
        let length = clean.utf16.count
        guard length > longestCell else { return clean }
        let room = longestCell - 200
        var end = clean.startIndex
        var used = 0
        while end < clean.endIndex {
            let next = clean.index(after: end)
            let units = clean[end..<next].utf16.count
            guard used + units <= room else { break }
            (end, used) = (next, used + units)
        }
        // One character longer than a cell: only its code points are left to cut between.
        if used == 0 {
            (end, used) = scalarCut(of: clean, room: room)
        }
        return clean[..<end] + notice(length - used)
    }

    private static func scalarCut(of text: String, room: Int) -> (String.Index, Int) {
        var used = 0
        for index in text.unicodeScalars.indices {
            let units = text.unicodeScalars[index].value > 0xFFFF ? 2 : 1
            guard used + units <= room else { return (index, used) }
            used += units
        }
        return (text.endIndex, used)
    }

    private static func withLineFeeds(_ text: String) -> String {
        guard text.unicodeScalars.contains("\r") else { return text }
        var lines = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            if scalar == "\r" {
                lines.append("\n")
            } else if scalar != "\n" || !isAfterReturn {
                lines.append(scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        return String(lines)
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0x00..<0x20, 0x7F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
