public import Wellbeing

/// Keeps what stands in the form of a spoken entry, as often as asked; nothing is saved.
public struct KeepSpokenDraft: Sendable {
    /// What the person has confirmed or changed so far, as a form or a terminal brings it.
    public struct Writing: Hashable, Sendable {
        public var transcript: String
        public var fields: SpokenFields

        public init(transcript: String, fields: SpokenFields) {
            self.transcript = transcript
            self.fields = fields
        }
    }

    private let diary: any Diary

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// Keeps `writing` under `id`.
    ///
    /// The moment of a draft or entry that exists stays, and so does what was heard. A field that is no longer what was
    /// read loses the words it rested on. A draft of a saved entry is an edit of it.
    ///
    /// - Throws: ``SpokenEntryError/transcriptTooLong``, ``SpokenEntryError/detailTooLong(_:)``, or what the diary
    ///   throws. Nothing is kept then.
    public func run(
        _ writing: Writing, as id: SpokenDraft.ID, at moment: Moment
    ) async throws(SpokenEntryError) -> SpokenDraft {
        try writing.checkLengths()
        var draft = try await present(id, at: moment)
        let changed = SpokenFields.Field.allCases.filter {
            draft.fields.word($0) != writing.fields.word($0)
        }
        for field in changed { draft.spans[field] = nil }
        draft.proposed.subtract(changed)
        draft.transcript = writing.transcript
        draft.fields = writing.fields
        draft.keptAt = moment.instant
        let kept = draft
        try await askingSpoken { () async throws(DiaryError) in try await diary.keep(kept) }
        return kept
    }

    private func present(
        _ id: SpokenDraft.ID, at moment: Moment
    ) async throws(SpokenEntryError) -> SpokenDraft {
        do {
            return try await EditSpokenEntry(diary: diary).run(id, at: moment.instant)
        } catch .unknown {
            return SpokenDraft(id: id, moment: moment, language: nil, keptAt: moment.instant)
        }
    }
}

extension KeepSpokenDraft.Writing {
    func checkLengths() throws(SpokenEntryError) {
        guard SpokenEntry.acceptedTranscript.contains(transcript.count) else { throw .transcriptTooLong }
        for field in [SpokenFields.Field.songName, .countermeasureActivity] {
            guard let detail = fields.word(field) else { continue }
            guard SpokenEntry.acceptedDetail.contains(detail.count) else { throw .detailTooLong(field) }
        }
    }
}
