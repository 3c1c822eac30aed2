/// Finds the word of the lexicon behind a spelling that is in no list.
struct CrisisRepair {
    let lexicon: CrisisLexicon

    /// The words that `word` stands for: mostly itself, several if they were glued together.
    func words(of word: String) -> [String] {
        if word.contains("*") { return [starred(word)] }
        if let spelled = CrisisRules.respellings[word] { return [spelled] }
        if lexicon.knows(word) { return [word] }
        if CrisisSpelling.isLaughter(word) { return ["haha"] }
        if let glued = CrisisGlue.words[word] { return glued }
        for candidate in CrisisSpelling.withoutDigits(word) {
            if let found = known(candidate) { return found }
            // "v" for "u" comes with digits for letters.
            if let found = known(candidate.replacing("v", with: "u")) { return found }
        }
        if word.contains("v"), case let plain = word.replacing("v", with: "u"),
            CrisisRules.graveWords.contains(plain)
        {
            return [plain]
        }
        // "akhir2" is "akhir-akhir".
        if word.hasSuffix("2"), lexicon.knows(String(word.dropLast())) { return [String(word.dropLast())] }
        for candidate in CrisisSpelling.withoutRepeats(word) {
            if let found = known(candidate) { return found }
            if CrisisSpelling.isLaughter(candidate) { return ["haha"] }
        }
        if let stem = stem(of: word) { return [stem] }
        if let meant = misspelled(word) { return [meant] }
        return [word]
    }

    /// The word behind `su!c!de`, where `!` stands for a letter; `nil` = none.
    func read(_ word: String) -> String? {
        CrisisSpelling.withoutDigits(word).first { lexicon.knows($0) }
    }

    private func known(_ word: String) -> [String]? {
        if lexicon.knows(word) { return [word] }
        if let glued = CrisisGlue.words[word] { return glued }
        if let stem = stem(of: word) { return [stem] }
        return nil
    }

    /// Indonesian words with what hangs on them: `hidupku`, `kuakhiri`, `dirinya`, `matilah`.
    private func stem(of word: String) -> String? {
        guard word.utf8.count >= 6 else { return nil }
        for ending in ["ku", "mu", "nya", "lah", "kah", "pun", "q"] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if stem.utf8.count >= 3, lexicon.knows(stem) { return stem }
        }
        if word.hasPrefix("ku") {
            let stem = String(word.dropFirst(2))
            if stem.utf8.count >= 4, lexicon.knows(stem) { return stem }
        }
        return nil
    }

    private func misspelled(_ word: String) -> String? {
        for candidate in CrisisSpelling.transposed(word) where lexicon.knows(candidate) { return candidate }
        guard word.utf8.count >= 5, word.utf8.count <= 14 else { return nil }
        return CrisisRules.graveWords.first { isOneSlip(word, from: $0) }
    }

    /// One letter left out or put in; in a long word also one wrong letter.
    private func isOneSlip(_ word: String, from right: String) -> Bool {
        let written = Array(word.utf8)
        let meant = Array(right.utf8)
        guard abs(written.count - meant.count) <= 1, meant.count >= 6, written.first == meant.first else {
            return false
        }
        if written.count == meant.count {
            return meant.count >= 7 && zip(written, meant).filter { $0 != $1 }.count == 1
        }
        let (short, long) = written.count < meant.count ? (written, meant) : (meant, written)
        var index = 0
        while index < short.count, short[index] == long[index] { index += 1 }
        return short[index...].elementsEqual(long[(index + 1)...])
    }

    /// `b*nuh`, `su**ide`.
    private func starred(_ word: String) -> String {
        CrisisRules.graveWords.first { CrisisSpelling.fits($0, stars: word) } ?? word
    }
}

/// Words that people write together, or apart, so as not to be found.
enum CrisisGlue {
    /// A glued spelling and the words in it.
    static let words: [String: [String]] = CrisisRules.gluedPhrases.split(separator: "\n")
        .reduce(into: [:]) { known, line in
            let words = line.split(separator: " ").map(String.init)
            known[words.joined()] = words
        }

    /// `joined`, letters that stood apart, as words of the lexicon; `nil` = it cannot be taken apart whole.
    static func segments(_ joined: String, lexicon: CrisisLexicon) -> [String]? {
        let letters = Array(joined.utf8.prefix(60))
        guard letters.count == joined.utf8.count else { return nil }
        // The fewest words that fill the row up to each place.
        var best: [[String]?] = Array(repeating: nil, count: letters.count + 1)
        best[0] = []
        for end in 1...letters.count {
            for start in max(0, end - 14)..<end {
                guard let before = best[start], end - start >= 2 || letters[start] == UInt8(ascii: "i") else {
                    continue
                }
                let word = String(decoding: letters[start..<end], as: UTF8.self)
                guard lexicon.knows(word), best[end].map({ $0.count > before.count + 1 }) ?? true else {
                    continue
                }
                best[end] = before + [word]
            }
        }
        return best[letters.count]
    }
}
