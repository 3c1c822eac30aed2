public import Wellbeing

/// Reads a text three ways, each on its own: does it call for help, which emotion is in it, and what would be
/// worth asking.
///
/// The failure of one hides nothing of the others.
public struct UnderstandText: Sendable {
    private let crisis: (any CrisisReader)?
    private let emotions: any EmotionReader

    /// - Parameter crisis: `nil` = no crisis net is built in.
    public init(crisis: (any CrisisReader)?, emotions: any EmotionReader) {
        self.crisis = crisis
        self.emotions = emotions
    }

    /// What was understood, and what could not be.
    public struct Outcome: Hashable, Sendable {
        public let tier: CrisisTier
        public let understanding: Understanding
        /// Why there is no reading; `nil` = there is one.
        public let failure: EmotionReaderError?
    }

    /// - Parameter language: asked in if the text's own language cannot be told.
    public func run(_ text: String, language: Language) async -> Outcome {
        let tier = crisis?.tier(of: text) ?? .none
        let recognised = recognisedLanguage(of: text)
        var reading: EmotionReading?
        var failure: EmotionReaderError?
        do {
            reading = try await emotions.read(text)
        } catch {
            failure = error
        }
        let question = reflectiveQuestion(
            about: text, verdict: reading?.verdict ?? .unclear, in: recognised ?? language)
        return Outcome(
            tier: tier,
            understanding: Understanding(reading: reading, language: recognised, question: question),
            failure: failure)
    }
}
