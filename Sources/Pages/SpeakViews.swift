public import Wellbeing

// What the pages of recording and hearing show: plain values, made by Web.

/// Where she records.
public struct RecordView: Hashable, Sendable {
    /// In which language the next recording is heard, unless she says otherwise; `nil` = it is found out.
    public var language: Language?
    /// Recordings and entries that were begun and not saved, latest first.
    public var begun: [BegunSpokenEntry]
    /// Why the last file was not taken; `nil` = nothing was wrong.
    public var problem: RecordingProblem?
    /// Why nothing can be written down of what she says, for now; `nil` = it can.
    public var obstacle: HearingTrouble?

    public init(
        language: Language?, begun: [BegunSpokenEntry] = [], problem: RecordingProblem? = nil,
        obstacle: HearingTrouble? = nil
    ) {
        self.language = language
        self.begun = begun
        self.problem = problem
        self.obstacle = obstacle
    }
}

/// Why a file was not taken for a recording, in a person's terms.
public enum RecordingProblem: String, Hashable, Sendable, CaseIterable {
    /// No file came.
    case nothing
    /// No kind of audio that is known.
    case notAudio
    case damaged
    /// More bytes than are taken.
    case tooLarge
    /// More than ten minutes.
    case tooLong
    /// ffmpeg is not installed.
    case converterMissing
    case diskFull
    /// Anything else; it may work the next time.
    case failed
}

/// A recording that was taken: what is heard of it so far.
public struct HearingView: Hashable, Sendable {
    public enum State: Hashable, Sendable {
        /// `share` of the recording is done, 0…1; `words` were heard so far, `nil` = none yet.
        case waiting(share: Double, words: String?)
        /// It was stopped, or never begun: Sela was ended, say.
        case idle
        case failed(HearingTrouble)
    }
    public var id: SpokenDraft.ID
    public var state: State
    /// In which language it is heard; `nil` = it is found out.
    public var language: Language?
    /// Seconds of the recording; `nil` = none is kept, and it cannot be heard again.
    public var length: Double?
    /// How strongly the words that were heard call for help.
    public var tier: CrisisTier

    public init(
        id: SpokenDraft.ID, state: State, language: Language?, length: Double?, tier: CrisisTier = .none
    ) {
        self.id = id
        self.state = state
        self.language = language
        self.length = length
        self.tier = tier
    }
}

/// Why there are no words, in a person's terms.
public enum HearingTrouble: Hashable, Sendable {
    /// Nobody says anything in it.
    case noSpeech
    case libraryMissing
    case libraryUnfit(version: String)
    case detectorMissing
    case modelMissing
    case modelCorrupt
    /// Bytes of memory.
    case noMemory(needed: Int, free: Int)
    /// Too many recordings are waiting.
    case busy
    /// The recogniser gave up.
    case failed
    /// The words were heard and could not be kept.
    case notKept
}
