import Foundation

/// A marked spoken diary entry, as one line of a JSON Lines file.
public struct ExtractionRow: Sendable, Decodable {
    /// Stable name of the row.
    public let id: String
    public let language: Language
    public let transcript: String
    /// The right words; a field that is not said is not in it.
    public let expected: [SpokenFields.Field: String]
    /// Words of the transcript that the right values rest on.
    public let evidence: [SpokenFields.Field: String]
    /// What is right too; `nil` = not said.
    public let accepted: [SpokenFields.Field: [String?]]

    public init(
        id: String, language: Language, transcript: String, expected: [SpokenFields.Field: String],
        evidence: [SpokenFields.Field: String] = [:], accepted: [SpokenFields.Field: [String?]] = [:]
    ) {
        self.id = id
        self.language = language
        self.transcript = transcript
        self.expected = expected
        self.evidence = evidence
        self.accepted = accepted
    }

    private enum CodingKeys: String, CodingKey { case id, lang, transcript, expected, evidence, accept }

    public init(from decoder: any Decoder) throws {
        let row = try decoder.container(keyedBy: CodingKeys.self)
        guard let language = Language(rawValue: try row.decode(String.self, forKey: .lang)) else {
            throw DecodingError.dataCorruptedError(forKey: .lang, in: row, debugDescription: "language")
        }
        let expected = try row.decode([String: Word?].self, forKey: .expected)
        let evidence = try row.decodeIfPresent([String: String].self, forKey: .evidence) ?? [:]
        let accepted = try row.decodeIfPresent([String: [Word?]].self, forKey: .accept) ?? [:]
        self.init(
            id: try row.decode(String.self, forKey: .id), language: language,
            transcript: try row.decode(String.self, forKey: .transcript),
            expected: Self.byField(expected).compactMapValues { $0?.text },
            evidence: Self.byField(evidence),
            accepted: Self.byField(accepted).mapValues { $0.map { $0?.text } })
    }

    private static func byField<Value>(_ values: [String: Value]) -> [SpokenFields.Field: Value] {
        var byField: [SpokenFields.Field: Value] = [:]
        for (name, value) in values {
            if let field = SpokenFields.Field(rawValue: name) { byField[field] = value }
        }
        return byField
    }

    /// A word, or a truth as a word.
    private struct Word: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let truth = try? value.decode(Bool.self) {
                text = truth.description
            } else {
                text = try value.decode(String.self)
            }
        }
    }
}

extension ExtractionRow {
    /// Whether `word` is right for `field`; `nil` = not said.
    func accepts(_ word: String?, for field: SpokenFields.Field) -> Bool {
        ([expected[field]] + (accepted[field] ?? [])).contains { isSame(word, $0, field) }
    }

    private func isSame(_ word: String?, _ right: String?, _ field: SpokenFields.Field) -> Bool {
        guard let word, let right else { return word == nil && right == nil }
        switch field {
        case .songName: return title(word) == title(right)
        case .countermeasureActivity:
            let said = comparedWords(word)
            let parts = right.split(separator: ";").map { comparedWords(String($0)) }
            let text = said.joined(separator: " ")
            return parts.allSatisfy { text.contains($0.joined(separator: " ")) }
                && said.count <= parts.reduce(0) { $0 + $1.count } + 6
        default: return word == right
        }
    }

    /// Whether `span` lies in the transcript and touches the words that the right value rests on.
    func supports(_ span: Range<Int>?, for field: SpokenFields.Field) -> Bool {
        let scalars = Array(transcript.unicodeScalars)
        guard let span, !span.isEmpty, span.lowerBound >= 0, span.upperBound <= scalars.count,
            let expected = evidence[field].map({ Array($0.unicodeScalars) }), !expected.isEmpty,
            expected.count <= scalars.count
        else { return false }
        return (0...(scalars.count - expected.count)).contains { start in
            span.overlaps(start..<(start + expected.count))
                && zip(scalars[start...], expected).allSatisfy { $0 == $1 }
        }
    }
}

private let articles: Set<String> = [
    "der", "die", "das", "ein", "eine", "einen", "einem", "einer", "the", "a", "an",
]

/// A title without its leading article, if more than that is left.
private func title(_ text: String) -> [String] {
    let words = comparedWords(text)
    guard words.count > 1, let first = words.first, articles.contains(first) else { return words }
    return Array(words.dropFirst())
}

/// The words of `text` without case, punctuation and quotes.
private func comparedWords(_ text: String) -> [String] {
    // ẞ and ß become SS and then ss, as case folding wants.
    let folded = text.precomposedStringWithCanonicalMapping.uppercased().lowercased()
    var kept = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .dashPunctuation, .openPunctuation, .closePunctuation, .connectorPunctuation, .otherPunctuation,
            .initialPunctuation, .finalPunctuation, .modifierSymbol, .format:
            continue
        default: kept.append(scalar)
        }
    }
    return String(kept).split(whereSeparator: \.isWhitespace).map(String.init)
}
