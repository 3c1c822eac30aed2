public import Wellbeing

/// Keeps what is being written, as often as asked.
public struct KeepDraft: Sendable {
    private let diary: any Diary

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// Keeps `writing` under `id`.
    ///
    /// The moment of a draft that exists stays; an understanding stays as long as the text does. A draft of a
    /// saved reflection is an edit of it, and begins as the reflection is.
    ///
    /// - Throws: ``WritingError/tooLong`` if text or deeper text is over 100,000 characters, or what the
    ///   diary throws. Nothing is kept then.
    public func run(
        _ writing: Writing, as id: Draft.ID, at moment: Moment
    ) async throws(WritingError) -> Draft {
        guard writing.isShortEnough else { throw .tooLong }
        var draft = try await present(id, at: moment)
        if draft.text != writing.text { draft.understanding = nil }
        draft.text = writing.text
        draft.mood = writing.mood
        draft.deeper = writing.deeper(over: draft.deeper)
        draft.keptAt = moment.instant
        let kept = draft
        try await asking { () async throws(DiaryError) in try await diary.keep(kept) }
        return kept
    }

    private func present(_ id: Draft.ID, at moment: Moment) async throws(WritingError) -> Draft {
        try await asking { () async throws(DiaryError) -> Draft in
            let saved = try await diary.reflection(id)
            if var draft = try await diary.draft(id) {
                draft.isEdit = saved != nil
                return draft
            }
            guard let saved else { return Draft(id: id, moment: moment, text: "", keptAt: moment.instant) }
            return Draft(editing: saved, keptAt: moment.instant)
        }
    }
}
