/// The person's own word that a question about `text` can quote, in her spelling; `nil` if none stands out.
///
/// A candidate is a word of 3 to 40 letters in Latin script without digits, that is no function word and no
/// general word of the language. Shorter words are nearly all function words or abbreviations; our lists
/// cannot judge another script. The first in this order is chosen, so there is always exactly one:
///
/// 1. what a feeling is about before the feeling itself ("aku capek kerja" asks about kerja): in German
///    nouns first, then other words, then those with the form of a verb or adverb, then feelings, and
///    function words of the two other languages last of all;
/// 2. the more frequent word;
/// 3. the longer word, which says more, not counting what hangs on it (`-nya`, `-ku`, `-mu`);
/// 4. the word that comes first.
///
/// A text that names death, self-harm or a means gives none: nothing of that is quoted back.
func keyword(of text: String, in language: Language) -> String? {
    let words = writtenWords(of: text)
    guard !words.contains(where: { isGrave($0.key, in: language) }) else { return nil }
    var candidates: [String: Candidate] = [:]
    for (index, word) in words.enumerated() {
        let (key, surface) = withoutPossessive(word, in: language)
        guard isFit(word, key: key), !isEmptyWord(key, in: language) else { continue }
        let standing = standing(of: word, key: key, in: language)
        let length = language == .indonesian ? (stem(of: key) ?? key).count : key.count
        candidates[
            key, default: Candidate(surface: surface, length: length, index: index, standing: standing)
        ].meet(surface, opensSentence: word.opensSentence, standing: standing)
    }
    if language == .indonesian { joinClitics(&candidates) }
    return candidates.values.min { $0.comesBefore($1) }?.surface
}

/// How well a word can carry a question; the smaller the better.
private enum Standing: Int, Comparable {
    case noun, content, action, feeling, foreign

    static func < (left: Standing, right: Standing) -> Bool { left.rawValue < right.rawValue }
}

private struct Candidate {
    var surface: String
    /// Letters that count when two are equally frequent.
    let length: Int
    let index: Int
    var standing: Standing
    var count = 0
    /// Whether ``surface`` was written inside a sentence, where its capital is the person's choice.
    var isInside = false

    init(surface: String, length: Int, index: Int, standing: Standing) {
        self.surface = surface
        self.length = length
        self.index = index
        self.standing = standing
    }

    /// Counts one more occurrence.
    ///
    /// The first spelling inside a sentence stays.
    mutating func meet(_ spelling: String, opensSentence: Bool, standing: Standing) {
        count += 1
        self.standing = min(self.standing, standing)
        if !opensSentence, !isInside {
            surface = spelling
            isInside = true
        }
    }

    func comesBefore(_ other: Candidate) -> Bool {
        if standing != other.standing { return standing < other.standing }
        if count != other.count { return count > other.count }
        return length != other.length ? length > other.length : index < other.index
    }
}

private func standing(of word: WrittenWord, key: String, in language: Language) -> Standing {
    let base = isReduplicated(key) ? key.split(separator: "-").first.map(String.init) ?? key : key
    if Language.allCases.contains(where: { QuestionWords.of($0).feelings.contains(base) }) { return .feeling }
    if language == .german, isCapitalised(word) { return .noun }
    let others = Language.allCases.filter { $0 != language }
    if others.contains(where: { QuestionWords.of($0).function.contains(key) }) { return .foreign }
    return hasFormOfAction(key, in: language) ? .action : .content
}

/// Whether `key` looks like a verb or an adverb: `laughing`, `finally`, `menunggu`, `diliatin`.
///
/// A guess by form: a noun that looks so (`wedding`) is only asked about later than others.
func hasFormOfAction(_ key: String, in language: Language) -> Bool {
    switch language {
    case .german: false
    case .english:
        key.utf8.count >= 5 && !looksLikeAnAction.contains(key)
            && (key.ends("ing") || key.ends("ly") || (key.ends("ed") && !key.ends("eed")))
    case .indonesian:
        key.utf8.count >= 6
            && (beginningsOfAction.contains(where: key.hasPrefix)
                || key.ends("in") || key.ends("kan"))
    }
}

private let beginningsOfAction = ["men", "mem", "di", "ng", "ny", "ber", "ter"]

extension String {
    /// `hasSuffix` without looking for whole characters, for endings in small Latin letters.
    func ends(_ ending: String) -> Bool { utf8.reversed().starts(with: ending.utf8.reversed()) }
}

/// Too short for the rule on sounds that swing, which would take `papa` and `pipi` with it.
let laughter: Set<String> = ["haha", "hehe", "hihi", "wkwk", "xixi"]

/// Frequent English nouns that end like a verb or an adverb.
private let looksLikeAnAction: Set<String> = [
    "family", "belly", "bully", "wedding", "building", "ceiling", "string", "painting", "meeting", "hundred",
]

/// A capital inside a sentence with small letters after it: in German a noun.
private func isCapitalised(_ word: WrittenWord) -> Bool {
    guard !word.opensSentence, let first = word.surface.first, first.isUppercase else { return false }
    return word.surface.dropFirst().contains(where: \.isLowercase)
}

/// Letters, length, script, and not a drawn-out sound such as `aaargh` or `hahaha`.
func isFit(_ word: WrittenWord, key: String) -> Bool {
    guard !word.hasDigit, key.utf8.count <= 120, (3...40).contains(key.unicodeScalars.count) else {
        return false
    }
    let scalars = Array(key.unicodeScalars)
    let letters = scalars.filter { $0 != "'" && $0 != "-" && $0 != "\u{2010}" && $0 != "\u{2011}" }
    guard letters.count >= 3, letters.allSatisfy(isLatin) else { return false }
    for index in scalars.indices.dropFirst(2)
    where scalars[index] == scalars[index - 1] && scalars[index] == scalars[index - 2] {
        return false
    }
    let swings =
        scalars.count >= 5 && scalars.indices.dropFirst(2).allSatisfy { scalars[$0] == scalars[$0 - 2] }
    return !swings
}

private func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x7A, 0xDF...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: true
    default: false
    }
}

/// Function words and general words, reduplicated ones such as `hari-hari` too.
private func isEmptyWord(_ key: String, in language: Language) -> Bool {
    let words = QuestionWords.of(language)
    if laughter.contains(key) || words.isEmptyWord(key) { return true }
    if key.contains("'"), language == .english || QuestionWords.english.function.contains(key) { return true }
    if key.contains("-"), key.split(separator: "-").allSatisfy({ words.isEmptyWord(String($0)) }) {
        return true
    }
    return language == .indonesian && stem(of: key).map(words.isEmptyWord) == true
}

/// `mum's` as `mum`.
private func withoutPossessive(_ word: WrittenWord, in language: Language) -> (key: String, surface: String) {
    guard language == .english, word.key.hasSuffix("'s"), !QuestionWords.english.isEmptyWord(word.key)
    else { return (word.key, word.surface) }
    return (String(word.key.dropLast(2)), String(word.surface.dropLast(2)))
}

/// `ibuku` as `ibu`; `nil` if nothing hangs on the word.
private func stem(of key: String) -> String? {
    for clitic in ["nya", "ku", "mu", "lah", "kah", "pun"]
    where key.hasSuffix(clitic) && key.count >= clitic.count + 3 {
        return String(key.dropLast(clitic.count))
    }
    return nil
}

/// Counts `ibuku` and `ibunya` as `ibu` if `ibu` itself stands in the text.
private func joinClitics(_ candidates: inout [String: Candidate]) {
    for (key, candidate) in candidates {
        guard let stem = stem(of: key), candidates[stem] != nil else { continue }
        candidates[stem]?.count += candidate.count
        candidates[key] = nil
    }
}

func isGrave(_ key: String, in language: Language) -> Bool {
    WordRoles.of(key).contains(.grave(in: language)) || hasGraveStem(key)
}

/// Whether `key` begins like `suicidal` or `Selbsttötung`, in whatever language.
func hasGraveStem(_ key: String) -> Bool {
    // The first letters of the stems: s, b, and ü in UTF-8.
    guard let first = key.utf8.first, first == 0x73 || first == 0x62 || first == 0xC3 else { return false }
    return graveStems.contains(where: key.hasPrefix)
}

private let graveStems = [
    "suizid", "selbstmord", "selbsttöt", "selbstverletz", "suicid", "bunuh", "überdosis",
]
