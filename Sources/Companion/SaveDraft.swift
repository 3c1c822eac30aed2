public import Wellbeing

/// Turns a draft into an entry, or into the new form of the entry it edits: one transaction.
public struct SaveDraft: Sendable {
    private let diary: any Diary

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// Saves the draft `id`. Saving it a second time answers the entry that the first made.
    ///
    /// - Throws: ``WritingError/empty`` for a blank text, ``WritingError/unknown`` if there is neither a
    ///   draft nor an entry with this id.
    public func run(_ id: Draft.ID, at instant: Instant) async throws(WritingError) -> Reflection {
        do {
            let saved = try await diary.reflection(id)
            guard let draft = try await diary.draft(id) else {
                guard let saved else { throw WritingError.unknown }
                return saved
            }
            guard !isBlank(draft.text) else { throw WritingError.empty }
            let reflection = Self.reflection(from: draft, replacing: saved, at: instant)
            try await diary.save(reflection)
            return reflection
        } catch let error as WritingError {
            throw error
        } catch let error as DiaryError {
            throw .diary(error)
        } catch {
            // Both calls above throw only these two; the compiler cannot see it through one `do`.
            throw .unknown
        }
    }

    private static func reflection(from draft: Draft, replacing saved: Reflection?, at instant: Instant)
        -> Reflection
    {
        var reflection = saved ?? Reflection(id: draft.id, moment: draft.moment, text: draft.text)
        let isChanged = saved.map {
            $0.text != draft.text || $0.mood != draft.mood || $0.deeper != draft.deeper
        }
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
        if isChanged == true { reflection.editedAt = instant }
        return reflection
    }
}
