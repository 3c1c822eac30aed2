public import Wellbeing

/// Fills the form of a spoken entry from what was heard.
///
/// What the rules read is kept before a model is asked, so that nothing waits for a model, and nothing is lost with it.
/// Where the words call for help, no model is asked.
public struct BeginSpokenEntry: Sendable {
    /// What came of it.
    public struct Outcome: Hashable, Sendable {
        public let draft: SpokenDraft
        /// Why a model that was chosen proposed nothing; `nil` = none was chosen, none was needed, or it answered.
        public let trouble: AskModelError?
    }

    private let diary: any Diary
    private let model: any LanguageModel
    private let crisis: (any CrisisReader)?

    /// - Parameter crisis: `nil` = no crisis net is built in.
    public init(diary: any Diary, model: any LanguageModel, crisis: (any CrisisReader)?) {
        self.diary = diary
        self.model = model
        self.crisis = crisis
    }

    /// Fills the draft `id`, which is there since its recording is, from `heard`.
    ///
    /// Heard once more, its words take the place of the old ones; fields that the person filled in stay.
    ///
    /// - Parameters:
    ///   - language: in which it was heard; `nil` = it was to be found out.
    ///   - pages: taken where the language cannot be told from the words either.
    /// - Throws: ``SpokenEntryError/unknown`` if there is no such draft, ``SpokenEntryError/transcriptTooLong``, or
    ///   what the diary throws.
    public func run(
        _ id: SpokenDraft.ID, heard: Transcript, in language: Language?, pages: Language, at instant: Instant
    ) async throws(SpokenEntryError) -> Outcome {
        guard SpokenEntry.acceptedTranscript.contains(heard.text.count) else { throw .transcriptTooLong }
        let found = try await askingSpoken { () async throws(DiaryError) in try await diary.spokenDraft(id) }
        guard var draft = found else { throw .unknown }
        let recognised = language ?? recognisedLanguage(of: heard.text)
        let byHand = draft.filledByHand
        let own = draft.fields
        draft.language = recognised
        draft.heard = heard
        draft.transcript = heard.text
        draft.keptAt = instant
        draft.take(ReadTranscript.byRules(heard.text, in: recognised ?? pages), leaving: byHand, of: own)
        let kept = draft
        try await askingSpoken { () async throws(DiaryError) in try await diary.keep(kept) }

        guard (crisis?.tier(of: heard.text) ?? .none) < .help else {
            return Outcome(draft: kept, trouble: nil)
        }
        let reading = await ReadTranscript(diary: diary, model: model)
            .run(heard.text, in: recognised ?? pages)
        guard !reading.proposed.isEmpty else { return Outcome(draft: kept, trouble: reading.trouble) }
        return try await proposing(reading, to: kept, leaving: byHand)
    }

    /// A model takes a while; what the person changed meanwhile counts, and not what was proposed.
    private func proposing(
        _ reading: TranscriptReading, to kept: SpokenDraft, leaving byHand: Set<SpokenFields.Field>
    ) async throws(SpokenEntryError) -> Outcome {
        let found = try await askingSpoken { () async throws(DiaryError) in
            try await diary.spokenDraft(kept.id)
        }
        guard var draft = found, draft.transcript == kept.transcript, draft.fields == kept.fields else {
            return Outcome(draft: found ?? kept, trouble: nil)
        }
        draft.take(reading, leaving: byHand, of: kept.fields)
        let filled = draft
        try await askingSpoken { () async throws(DiaryError) in try await diary.keep(filled) }
        return Outcome(draft: filled, trouble: nil)
    }
}

extension SpokenDraft {
    /// Fields that are said, and not because they were read.
    var filledByHand: Set<SpokenFields.Field> {
        Set(
            SpokenFields.Field.allCases.filter {
                fields.word($0) != nil && spans[$0] == nil && !proposed.contains($0)
            })
    }

    /// Takes what was read in ``heard``, but for the fields `byHand`, which stay as they are in `own`.
    mutating func take(
        _ reading: TranscriptReading, leaving byHand: Set<SpokenFields.Field>, of own: SpokenFields
    ) {
        fields = reading.reading.fields.replacing(byHand, from: own)
        let read = reading.reading.spans.filter { !byHand.contains($0.key) && fields.word($0.key) != nil }
        spans = read
        proposed = reading.proposed.intersection(read.keys)
    }
}
