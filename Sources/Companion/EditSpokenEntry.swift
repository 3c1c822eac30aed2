public import Wellbeing

/// Finds the draft of a spoken entry, or begins one that changes a saved entry.
///
/// Nothing is stored by that; ``KeepSpokenDraft`` does once there is a change to keep.
public struct EditSpokenEntry: Sendable {
    private let diary: any SpokenDiary

    public init(diary: any SpokenDiary) {
        self.diary = diary
    }

    /// - Throws: ``SpokenEntryError/unknown`` if there is neither a draft nor an entry with this id, or what the diary
    ///   throws.
    public func run(
        _ id: SpokenDraft.ID, at instant: Instant
    ) async throws(SpokenEntryError) -> SpokenDraft {
        let (draft, saved) = try await askingSpoken { () async throws(DiaryError) in
            (try await diary.spokenDraft(id), try await diary.spokenEntry(id))
        }
        if var draft {
            draft.isEdit = saved != nil
            return draft
        }
        guard let saved else { throw .unknown }
        return SpokenDraft(editing: saved, keptAt: instant)
    }
}

extension SpokenDraft {
    /// The draft that changes a saved entry: it begins as the entry is.
    public init(editing entry: SpokenEntry, keptAt instant: Instant) {
        self.init(
            id: entry.id, moment: entry.moment, language: entry.language, transcript: entry.transcript,
            fields: entry.fields, isEdit: true, keptAt: instant)
    }

    /// Whether `entry` already says all of this, word for word.
    public func says(the entry: SpokenEntry) -> Bool {
        transcript == entry.transcript && fields == entry.fields
    }
}
