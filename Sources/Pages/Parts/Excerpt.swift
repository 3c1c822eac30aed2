/// The beginning of `text` on one line, at most `length` characters and an ellipsis.
///
/// Cut between words where that loses less than a third, else between characters (grapheme clusters), so an
/// emoji, a flag or an accent is shown whole or not at all. A text that fits is returned whole.
public func excerpt(of text: String, length: Int) -> String {
    var line = ""
    var count = 0
    var isAfterSpace = true
    var isCut = false
    for character in text {
        if character.isWhitespace {
            isAfterSpace = true
            continue
        }
        let separator = isAfterSpace && count > 0 ? 1 : 0
        guard count + separator + 1 <= length else {
            isCut = true
            break
        }
        if separator == 1 { line.append(" ") }
        line.append(character)
        count += separator + 1
        isAfterSpace = false
    }
    guard isCut else { return line }
    if !isAfterSpace, let space = line.lastIndex(of: " "),
        line.distance(from: line.startIndex, to: space) * 3 >= length * 2
    {
        line = String(line[..<space])
    }
    return line + "…"
}
