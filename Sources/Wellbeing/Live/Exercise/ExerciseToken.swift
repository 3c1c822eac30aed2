/// A word, a number, a clock or a sign of a text about exercise.
struct ExerciseToken: Hashable {
    enum Kind: Hashable {
        /// Folded.
        case word(String)
        case number(Double)
        /// Two or three numbers with colons between.
        case clock([Int])
        case sign(Character)
    }

    var kind: Kind
    /// Whether nothing stands between it and the one before.
    let isAttached: Bool
    /// Whether a number was written as a word.
    var isSpelled = false

    var word: String? { if case .word(let word) = kind { word } else { nil } }
    var number: Double? { if case .number(let number) = kind { number } else { nil } }
    var sign: Character? { if case .sign(let sign) = kind { sign } else { nil } }
    var endsClause: Bool { sign.map { ",.;!?\n(".contains($0) } ?? false }

    /// Longest text that is read, in scalars.
    static let longestText = 4_000

    static func tokens(of text: String) -> [ExerciseToken] {
        var reader = ExerciseTokenReader()
        for scalar in text.unicodeScalars.prefix(longestText) { reader.take(scalar) }
        reader.end()
        return ExerciseNumbers.joining(reader.tokens)
    }
}

private struct ExerciseTokenReader {
    private(set) var tokens: [ExerciseToken] = []
    private var current = ""
    private var isDigits = false
    /// A sign in a number that belongs to it only if a digit follows.
    private var point: Unicode.Scalar?
    private var isAttached = false

    mutating func take(_ scalar: Unicode.Scalar) {
        let isDigit = ("0"..."9").contains(scalar)
        if let point {
            if isDigit {
                current.unicodeScalars.append(point)
                self.point = nil
            } else {
                endNumber()
                append(.sign(Character(point)))
            }
        }
        switch scalar {
        case _ where isDigit:
            if !isDigits { endWord() }
            isDigits = true
            current.unicodeScalars.append(scalar)
        case ".", ",", ":":
            if isDigits, !current.isEmpty {
                point = scalar
            } else {
                end()
                append(.sign(scalar == ":" ? "," : Character(scalar)))
            }
        case "'", "’", "′", "´", "`":
            if isDigits, !current.isEmpty {
                end()
                append(.sign("'"))
            }
        case "½", "¼", "¾":
            end()
            append(.number(scalar == "½" ? 0.5 : scalar == "¼" ? 0.25 : 0.75))
        case "–", "—", "‐", "‑", "-": sign("-")
        case "×": sign("x")
        case "/", "+", "&", ";", "!", "?", "\n", "(", ")", "\"", "*", "@", "%", "~": sign(Character(scalar))
        default: takeLetter(scalar)
        }
    }

    private mutating func takeLetter(_ scalar: Unicode.Scalar) {
        let isLetter = scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
        if isLetter {
            if isDigits { endNumber() }
            current.unicodeScalars.append(scalar)
        } else {
            end()
            isAttached = false
        }
    }

    private mutating func sign(_ sign: Character) {
        end()
        append(.sign(sign))
    }

    mutating func end() {
        if isDigits { endNumber() } else { endWord() }
        if let point {
            self.point = nil
            append(.sign(Character(point)))
        }
    }

    private mutating func endWord() {
        guard !isDigits, !current.isEmpty else { return }
        append(.word(searchFolded(current)))
        current = ""
    }

    private mutating func endNumber() {
        guard isDigits, !current.isEmpty else { return }
        append(kind(of: current))
        current = ""
        isDigits = false
    }

    private func kind(of digits: String) -> ExerciseToken.Kind {
        if digits.contains(":") {
            return .clock(
                digits.split(separator: ":").map { min(Int($0.prefix { $0.isNumber }) ?? 0, 10_000) })
        }
        return .number(Double(digits.replacing(",", with: ".")) ?? 0)
    }

    private mutating func append(_ kind: ExerciseToken.Kind) {
        tokens.append(ExerciseToken(kind: kind, isAttached: isAttached))
        isAttached = true
    }
}
