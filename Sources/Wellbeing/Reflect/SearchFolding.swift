import Foundation

/// `text` as search compares it: compatibility-decomposed, without accents, in lower case, and with the
/// letters that Unicode does not take apart spelled as people type them (ß as ss, ø as o, æ as ae).
///
/// Both the stored text and the words looked for go through this, so "ubung" finds "Übung", and a letter
/// typed composed finds the same letter stored decomposed. What was folded folds to itself.
public func searchFolded(_ text: String) -> String {
    // Most text is ASCII, where only capitals and U+0000 change.
    if text.utf8.allSatisfy({ (0x01...0x7F).contains($0) }) { return text.lowercased() }
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
        let spelled = spelling(of: scalar) ?? scalar.properties.lowercaseMapping
        folded.append(contentsOf: spelled.utf8)
    }
    return String(decoding: folded, as: UTF8.self)
}

/// `nil` = as it is, in lower case.
private func spelling(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "ß", "ẞ": "ss"
    case "ø", "Ø": "o"
    case "æ", "Æ": "ae"
    case "œ", "Œ": "oe"
    case "ł", "Ł": "l"
    case "đ", "Đ": "d"
    case "ı": "i"
    case "ς": "σ"
    // Ends a text for some search indexes; a stand-in that nobody types keeps what follows findable.
    case "\u{0}": "\u{FFFD}"
    default: nil
    }
}

/// The words that a search asks for, folded; every one of them has to be found.
///
/// Empty = anything matches.
public func searchWords(_ query: String) -> [String] {
    query.split(whereSeparator: \.isWhitespace).map { searchFolded(String($0)) }.filter { !$0.isEmpty }
}

/// Whether a folded word is anywhere in a folded text, code point by code point.
public func searchFinds(_ word: String, in foldedText: String) -> Bool {
    foldedText.utf8.firstRange(of: word.utf8) != nil
}
