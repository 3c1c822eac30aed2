public import Wellbeing

/// Understands a draft and keeps what was understood with it. Reading again replaces it.
public struct ReadDraft: Sendable {
    private let diary: any Diary
    private let understand: UnderstandText

    public init(diary: any Diary, understand: UnderstandText) {
        self.diary = diary
        self.understand = understand
    }

    /// - Throws: ``WritingError/empty``, ``WritingError/unknown``, ``WritingError/diary(_:)``; the draft
    ///   is untouched then. A failure of the emotion reader is part of the outcome, not an error.
    public func run(
        _ id: Draft.ID, language: Language
    ) async throws(WritingError) -> UnderstandText.Outcome {
        guard var draft = try await existing(id) else { throw .unknown }
        guard !isBlank(draft.text) else { throw .empty }
        let outcome = await understand.run(draft.text, language: language)
        draft.understanding = outcome.understanding
        do {
            try await diary.keep(draft)
        } catch {
            throw .diary(error)
        }
        return outcome
    }

    private func existing(_ id: Draft.ID) async throws(WritingError) -> Draft? {
        do {
            return try await diary.draft(id)
        } catch {
            throw .diary(error)
        }
    }
}
