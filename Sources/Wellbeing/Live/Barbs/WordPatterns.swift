/// A list of words to look for: `word` as it is, `word*` any word that begins so, `*word` any that
/// ends so, `*word*` any that holds it.
struct WordPatterns: Sendable {
    private let whole: Set<String>
    private let beginnings: [String]
    private let endings: [String]
    private let parts: [String]

    /// - Parameter list: patterns between white space, as ``searchFolded(_:)`` leaves words.
    init(_ list: String) {
        var whole: Set<String> = []
        var beginnings: [String] = []
        var endings: [String] = []
        var parts: [String] = []
        for pattern in list.split(whereSeparator: \.isWhitespace).map(String.init) {
            if pattern.hasPrefix("*"), pattern.hasSuffix("*") {
                parts.append(String(pattern.dropFirst().dropLast()))
            } else if pattern.hasPrefix("*") {
                endings.append(String(pattern.dropFirst()))
            } else if pattern.hasSuffix("*") {
                beginnings.append(String(pattern.dropLast()))
            } else {
                whole.insert(pattern)
            }
        }
        self.whole = whole
        self.beginnings = beginnings
        self.endings = endings
        self.parts = parts
    }

    func matches(_ word: String) -> Bool {
        whole.contains(word) || beginnings.contains(where: word.hasPrefix)
            || endings.contains(where: word.hasSuffix) || parts.contains { word.contains($0) }
    }

    func occur(in words: [String]) -> Bool { words.contains(where: matches) }
}
