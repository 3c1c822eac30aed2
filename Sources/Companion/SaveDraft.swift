public import Wellbeing

/// Turns a draft into an entry, or into the new form of the entry it edits: one transaction.
public struct SaveDraft: Sendable {
    private let diary: any Diary

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// Saves the draft `id`.
    ///
    /// Saving it a second time answers the entry that the first made.
    ///
    /// - Throws: ``WritingError/empty`` for a blank text, ``WritingError/unknown`` if there is neither a
    ///   draft nor an entry with this id.
    public func run(_ id: Draft.ID, at instant: Instant) async throws(WritingError) -> Reflection {
        let saved = try await asking { () async throws(DiaryError) in try await diary.reflection(id) }
        let draft = try await asking { () async throws(DiaryError) in try await diary.draft(id) }
        guard let draft else {
            guard let saved else { throw .unknown }
            return saved
        }
        guard !isBlank(draft.text) else { throw .empty }
        let reflection = Self.reflection(from: draft, replacing: saved, at: instant)
        try await asking { () async throws(DiaryError) in try await diary.save(reflection) }
        return reflection
    }

    private static func reflection(
        from draft: Draft, replacing saved: Reflection?, at instant: Instant
    ) -> Reflection {
        var reflection = saved ?? Reflection(id: draft.id, moment: draft.moment, text: draft.text)
        if let understanding = draft.understanding {
            reflection.reading = understanding.reading
            reflection.language = understanding.language
            reflection.question = understanding.question
        } else if saved?.text != draft.text {
            // The old reading speaks of another text; better none than a wrong one.
            reflection.reading = nil
            reflection.question = nil
            reflection.language = recognisedLanguage(of: draft.text)
        }
        reflection.text = draft.text
        reflection.mood = draft.mood
        reflection.deeper = draft.deeper
        reflection.reply = draft.keptReply
        if let saved, !hasSameWords(saved, as: reflection) { reflection.editedAt = instant }
        return reflection
    }
}

/// Whether the person has written the same in both, whatever was read in it.
func hasSameWords(_ one: Reflection, as other: Reflection) -> Bool {
    one.text == other.text && one.mood == other.mood && one.deeper == other.deeper
}
