/// The question that a text is answered with, as it was asked.
public struct Question: Hashable, Sendable {
    /// The sentence shown to the person, in ``language``.
    public let text: String
    /// The person's own word that the question quotes; `nil` = no word stood out.
    public let keyword: String?
    public let language: Language

    public init(text: String, keyword: String?, language: Language) {
        self.text = text
        self.keyword = keyword
        self.language = language
    }
}
