/// A question about `text` from the person's own keyword, in `language`.
///
/// Always the same for the same input.
public func reflectiveQuestion(about text: String, verdict: EmotionVerdict, in language: Language) -> Question
{
    Question(text: text, keyword: nil, language: language)
}
