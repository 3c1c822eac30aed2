/// A word, a number or a break of a text about food.
struct FoodToken {
    enum Kind: Hashable { case word, number(Int), comma, sentence }

    let kind: Kind
    /// As it was written.
    let surface: String
    /// Folded, without marks and apostrophes.
    let key: String
    /// Whether it hangs on the word before by a hyphen.
    let isJoined: Bool
    /// The key and what else may be looked up for it, best first.
    let forms: [FoodForm]

    var isBreak: Bool { kind == .comma || kind == .sentence }

    init(kind: Kind, surface: String, key: String, isJoined: Bool = false) {
        self.kind = kind
        self.surface = surface
        self.key = key
        self.isJoined = isJoined
        forms = kind == .word ? foodForms(key) : [FoodForm(text: key, languages: nil)]
    }

    init(word key: String) { self.init(kind: .word, surface: key, key: key) }

    /// The folded words of a phrase of the lexicon.
    static func words(of phrase: String) -> [String] {
        tokens(of: phrase).filter { !$0.isBreak }.map(\.key)
    }

    /// Longest text that is read, in scalars.
    static let longestText = 4_000

    static func tokens(of text: String) -> [FoodToken] {
        var reader = FoodTokenReader()
        for scalar in text.unicodeScalars.prefix(longestText) { reader.take(scalar) }
        reader.endWord()
        return reader.tokens
    }
}

private struct FoodTokenReader {
    private(set) var tokens: [FoodToken] = []
    private var surface = String.UnicodeScalarView()
    private var isDigits = false
    private var isJoined = false
    /// A comma or a dot that belongs to the number only if a digit follows.
    private var point: Unicode.Scalar?

    mutating func take(_ scalar: Unicode.Scalar) {
        let isDigit = ("0"..."9").contains(scalar)
        if point != nil, !isDigit { endNumberAtPoint() }
        switch scalar {
        case "'", "’", "‘", "`", "´":
            return
        case "-", "‐", "‑":
            let wasWord = !surface.isEmpty
            endWord()
            isJoined = wasWord
        case ",", ".":
            if isDigits, !surface.isEmpty {
                point = scalar
            } else {
                endWith(scalar == "," ? .comma : .sentence)
            }
        case ";", ":", "(", ")", "/", "|", "–", "—", "•", "*": endWith(.comma)
        case "!", "?", "\n", "\r", "…": endWith(.sentence)
        case "+", "&", "%", "½", "×":
            endWord()
            append(.word, String(scalar), key: scalar == "×" ? "x" : String(scalar))
        default: takeLetter(scalar, isDigit: isDigit)
        }
    }

    private mutating func takeLetter(_ scalar: Unicode.Scalar, isDigit: Bool) {
        let properties = scalar.properties
        if let point, isDigit {
            surface.append(point)
            self.point = nil
        }
        if isDigit || properties.isAlphabetic || properties.generalCategory == .nonspacingMark {
            if !surface.isEmpty, isDigit != isDigits { endWord() }
            if surface.isEmpty { isDigits = isDigit }
            surface.append(scalar)
        } else if properties.isDefaultIgnorableCodePoint {
            return
        } else if properties.isEmoji, !scalar.isASCII {
            endWord()
            append(.word, String(scalar), key: String(scalar))
        } else {
            endWord()
        }
    }

    private mutating func endNumberAtPoint() {
        let mark = point
        point = nil
        endWith(mark == "," ? .comma : .sentence)
    }

    private mutating func endWith(_ kind: FoodToken.Kind) {
        endWord()
        tokens.append(FoodToken(kind: kind, surface: "", key: ""))
    }

    mutating func endWord() {
        if point != nil { point = nil }
        guard !surface.isEmpty else {
            isJoined = false
            return
        }
        let text = String(surface)
        surface = String.UnicodeScalarView()
        if isDigits {
            let whole = Int(text.prefix { $0.isNumber }) ?? 0
            append(.number(min(whole, 10_000)), text, key: text)
        } else {
            append(.word, text, key: searchFolded(text))
        }
        isJoined = false
    }

    private mutating func append(_ kind: FoodToken.Kind, _ surface: String, key: String) {
        tokens.append(FoodToken(kind: kind, surface: surface, key: key, isJoined: isJoined))
    }
}

/// What a word may be found under.
struct FoodForm: Hashable {
    let text: String
    /// The languages that have such an ending; `nil` = all.
    let languages: Set<Language>?

    /// Words that are used everywhere take any ending.
    func fits(_ language: Language?) -> Bool { language.map { languages?.contains($0) ?? true } ?? true }
}

/// A word itself, spelled plainly, in the singular, without an ending.
private func foodForms(_ key: String) -> [FoodForm] {
    var forms = [FoodForm(text: key, languages: nil)]
    func add(_ text: String, _ languages: Set<Language>? = nil) {
        let form = FoodForm(text: text, languages: languages)
        if text.count >= 3, !forms.contains(where: { $0.text == text }) { forms.append(form) }
    }
    let squeezed = squeezing(key)
    if squeezed != key { add(squeezed) }
    for form in forms.map(\.text) {
        add(form.replacing("ae", with: "a").replacing("oe", with: "o").replacing("ue", with: "u"), [.german])
    }
    for ending in ["nya", "ku", "mu"] where key.hasSuffix(ending) && key.count > ending.count + 2 {
        add(String(key.dropLast(ending.count)), [.indonesian])
    }
    for form in forms.map(\.text) where form.count > 3 {
        if form.hasSuffix("ies") { add(form.dropLast(3) + "y", [.english]) }
        for ending in ["s", "es"] where form.hasSuffix(ending) {
            add(String(form.dropLast(ending.count)), [.english, .german])
        }
        for ending in ["n", "en", "e", "er", "erl", "chen", "le"] where form.hasSuffix(ending) {
            let stem = String(form.dropLast(ending.count))
            if stem.count >= 4 { add(stem, [.german]) }
        }
    }
    if key.hasPrefix("nge"), key.count > 6 { add(String(key.dropFirst(3)), [.indonesian]) }
    return forms
}

/// Letters written three times and more, as in "kopiii", once.
private func squeezing(_ key: String) -> String {
    var result: [Character] = []
    var run: [Character] = []
    func flush(_ run: [Character]) -> [Character] { run.count >= 3 ? Array(run.prefix(1)) : run }
    for letter in key {
        if run.last != letter {
            result += flush(run)
            run = []
        }
        run.append(letter)
    }
    return String(result + flush(run))
}
