public import Wellbeing

/// Makes an entry of a draft that the person has looked through: one transaction.
public struct ConfirmSpokenEntry: Sendable {
    private let diary: any Diary

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// Saves the draft `id`, or the new form of the entry that it changes.
    ///
    /// Saving it a second time answers the entry that the first made. The day and moment of a saved entry stay; a
    /// changed one knows when it was changed.
    ///
    /// - Parameter keepingRecording: whether the voice stays in the diary; otherwise it is destroyed with the saving.
    /// - Throws: ``SpokenEntryError/noMood`` while the mood is not chosen, ``SpokenEntryError/unknown`` if there is
    ///   neither a draft nor an entry, or what the diary throws. The draft is as it was then.
    public func run(
        _ id: SpokenDraft.ID, keepingRecording: Bool, at instant: Instant
    ) async throws(SpokenEntryError) -> SpokenEntry {
        let (draft, saved) = try await askingSpoken { () async throws(DiaryError) in
            (try await diary.spokenDraft(id), try await diary.spokenEntry(id))
        }
        guard let draft else {
            guard let saved else { throw .unknown }
            return saved
        }
        guard draft.fields.mood != nil else { throw .noMood }
        let entry = Self.entry(from: draft, replacing: saved, at: instant)
        try await askingSpoken { () async throws(DiaryError) in
            try await diary.save(entry, keepingRecording: keepingRecording)
        }
        return entry
    }

    private static func entry(
        from draft: SpokenDraft, replacing saved: SpokenEntry?, at instant: Instant
    ) -> SpokenEntry {
        let language = draft.language ?? recognisedLanguage(of: draft.transcript)
        guard var entry = saved else {
            return SpokenEntry(
                id: draft.id, moment: draft.moment, fields: draft.fields, transcript: draft.transcript,
                language: language, isSpoken: draft.heard != nil)
        }
        if !draft.says(the: entry) { entry.editedAt = instant }
        entry.fields = draft.fields
        entry.transcript = draft.transcript
        entry.language = language
        return entry
    }
}
