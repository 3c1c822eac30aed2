/// A question about `text` from the person's own keyword, in `language`.
///
/// One sentence that asks, never advises, never diagnoses, and never asks for a reason as if there were
/// something to justify. It quotes the word that ``keyword(of:in:)`` chooses, and does not say how often it
/// was used. Which of the wordings is asked follows from a hash of the text alone, so the same input
/// always gives the same question.
public func reflectiveQuestion(
    about text: String, verdict: EmotionVerdict, in language: Language
) -> Question {
    let wording = QuestionWording.of(language)
    guard let keyword = keyword(of: text, in: language) else {
        return Question(
            text: chosen(from: wording.plain[verdict], by: text) ?? wording.fallback, keyword: nil,
            language: language)
    }
    let sentence = chosen(from: wording.quoting[verdict], by: text) ?? wording.fallback
    let quoted = wording.openingQuote + keyword + wording.closingQuote
    return Question(text: sentence.replacing("{}", with: quoted), keyword: keyword, language: language)
}

/// The question to go deeper with where there is none yet: what do you feel most right now.
public func fallbackQuestion(in language: Language) -> Question {
    Question(text: QuestionWording.of(language).fallback, keyword: nil, language: language)
}

private func chosen(from sentences: [String]?, by text: String) -> String? {
    guard let sentences, !sentences.isEmpty else { return nil }
    return sentences[Int(stableHash(text) % UInt64(sentences.count))]
}

/// FNV-1a with 64 bits: the same on every machine and in every run, unlike `Hasher`.
func stableHash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
}
