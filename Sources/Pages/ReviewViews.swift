public import Wellbeing

/// A spoken entry as its form holds it: also what does not go together, so that nothing is lost while it is filled in.
public struct SpokenForm: Hashable, Sendable {
    public var transcript: String
    /// What is said in each field, as ``SpokenFields/word(_:)`` writes it.
    public var words: [SpokenFields.Field: String]

    public init(transcript: String, words: [SpokenFields.Field: String]) {
        self.transcript = transcript
        self.words = words
    }

    public init(_ draft: SpokenDraft) {
        self.init(transcript: draft.transcript, words: draft.fields.words)
    }

    /// The fields without those whose condition is not met.
    public var fields: SpokenFields { SpokenFields(words: words) }

    /// What is filled in and does not apply.
    public var leftOut: Set<SpokenFields.Field> { Set(words.keys).subtracting(fields.words.keys) }
}

/// The form in which a spoken entry is looked through before it is saved; empty, it is one to fill in by hand.
public struct ReviewView: Hashable, Sendable {
    /// As it is kept; ``form`` is what the page shows.
    public var draft: SpokenDraft
    public var form: SpokenForm
    /// How strongly what was heard or is written there calls for help.
    public var tier: CrisisTier
    /// What the words say in each field; also what was found in words that were typed.
    public var evidence: [SpokenFields.Field: String]
    /// See ``FieldName/asRead``.
    public var asRead: [SpokenFields.Field: String]
    /// Seconds of the recording; `nil` = there is none.
    public var recordingLength: Double?
    /// Whether the recording is to stay once the entry is saved.
    public var keepsRecording: Bool
    /// Whether anything is kept of it yet.
    public var isKept: Bool
    public var problem: ReviewProblem?
    /// Why a model that was chosen proposed nothing; `nil` = there is nothing to say of it.
    public var trouble: ModelTrouble?

    public init(
        draft: SpokenDraft, form: SpokenForm? = nil, tier: CrisisTier = .none,
        evidence: [SpokenFields.Field: String] = [:], asRead: [SpokenFields.Field: String] = [:],
        recordingLength: Double? = nil, keepsRecording: Bool = false, isKept: Bool = true,
        problem: ReviewProblem? = nil, trouble: ModelTrouble? = nil
    ) {
        self.draft = draft
        self.form = form ?? SpokenForm(draft)
        self.tier = tier
        self.evidence = evidence
        self.asRead = asRead
        self.recordingLength = recordingLength
        self.keepsRecording = keepsRecording
        self.isKept = isKept
        self.problem = problem
        self.trouble = trouble
    }
}

/// Why a spoken entry was not kept or saved, in a person's terms; everything is still in the form.
public enum ReviewProblem: Hashable, Sendable {
    case noMood
    case detailTooLong(SpokenFields.Field)
    case writing(WritingProblem)
}

/// A spoken entry that is not saved yet, in a list.
public struct BegunSpokenEntry: Hashable, Sendable {
    public var draft: SpokenDraft
    /// Whether there is a recording whose words are not there yet.
    public var isToBeHeard: Bool

    public init(draft: SpokenDraft, isToBeHeard: Bool) {
        self.draft = draft
        self.isToBeHeard = isToBeHeard
    }
}

/// What a form held when the diary turned out to be locked.
public struct HeldSpokenWriting: Hashable, Sendable {
    public var draft: SpokenDraft.ID
    public var form: SpokenForm

    public init(draft: SpokenDraft.ID, form: SpokenForm) {
        self.draft = draft
        self.form = form
    }
}

extension FieldName {
    /// The name of a field of a spoken entry.
    public init(_ field: SpokenFields.Field) {
        self =
            switch field {
            case .mood: .spokenMood
            case .musicInHead: .musicInHead
            case .songName: .songName
            case .earwormStrength: .earwormStrength
            case .socialContact: .socialContact
            case .distress: .distress
            case .countermeasures: .countermeasures
            case .countermeasureActivity: .countermeasureActivity
            case .stress: .stress
            }
    }
}
