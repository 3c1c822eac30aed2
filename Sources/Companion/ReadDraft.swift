public import Wellbeing

/// Understands a draft and keeps what was understood with it.
///
/// Reading again replaces it.
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
        guard let draft = try await draft(id) else { throw .unknown }
        guard !isBlank(draft.text) else { throw .empty }
        let outcome = await understand.run(draft.text, language: language)
        // Reading takes a while; what was written meanwhile stays, and was not what was read.
        guard var present = try await self.draft(id), present.text == draft.text else { return outcome }
        present.understanding = outcome.understanding
        let understood = present
        try await asking { () async throws(DiaryError) in try await diary.keep(understood) }
        return outcome
    }

    private func draft(_ id: Draft.ID) async throws(WritingError) -> Draft? {
        try await asking { () async throws(DiaryError) in try await diary.draft(id) }
    }
}
