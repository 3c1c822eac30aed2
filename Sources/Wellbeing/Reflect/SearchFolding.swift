import Foundation

/// `text` as search compares it: compatibility-decomposed, without accents, in lower case, ß as ss.
///
/// Both the stored text and the words looked for go through this, so "ubung" finds "Übung", and a letter
/// typed composed finds the same letter stored decomposed.
public func searchFolded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
        folded.append(scalar)
    }
    return String(folded).lowercased().replacing("ß", with: "ss")
}
