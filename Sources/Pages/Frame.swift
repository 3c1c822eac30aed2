public import Wellbeing

/// What every page needs to know besides its own content.
public struct Frame: Hashable, Sendable {
    public var language: Language
    public var appearance: Appearance
    /// Proves that a form came from one of our pages; goes into every form as a hidden field.
    public var formToken: String
    /// The day it is for the person, at the time of the request.
    public var today: LocalDay
    public var firstWeekday: Week.FirstWeekday
    /// ISO 3166-1 alpha-2 code of the country whose help lines are shown; `nil` = not said.
    public var country: String?
    /// A short word after an act, such as "Saved"; `nil` = none.
    public var notice: Notice?
    /// Whether a passphrase is set, so that locking means something.
    public var canLock: Bool
    /// Whether the diary is open: a locked page shows no navigation to what cannot be read.
    public var isOpen: Bool

    public init(
        language: Language, appearance: Appearance = .system, formToken: String, today: LocalDay,
        firstWeekday: Week.FirstWeekday, country: String? = nil, notice: Notice? = nil, canLock: Bool = false,
        isOpen: Bool = true
    ) {
        self.language = language
        self.appearance = appearance
        self.formToken = formToken
        self.today = today
        self.firstWeekday = firstWeekday
        self.country = country
        self.notice = notice
        self.canLock = canLock
        self.isOpen = isOpen
    }
}

/// What is told once after an act, at the top of the next page and read out by screen readers.
public enum Notice: Hashable, Sendable {
    case saved
    /// Something that was filled in did not go with the other answers, and was left out.
    case savedWithoutSome
    case keptWithoutSome
    /// With a button that brings the entry back.
    case deleted(Reflection.ID)
    /// The same for a check-in or a spoken entry.
    case checkInDeleted(CheckIn.ID)
    case spokenDeleted(SpokenEntry.ID)
    case recordingDeleted
    case restored
    case destroyed
    /// With a button that brings the draft back.
    case discarded(Draft.ID)
    case reopened
    /// With a button that brings it back.
    case spokenDiscarded(SpokenDraft.ID)
    /// The diary was locked when a recording came.
    case recordingNotTaken
    case settingsSaved
    case passphraseSet
    case passphraseRemoved
    case backupMade
    case corrected
    case readAgain
    case readingFailed
    case searchForgotten
    case locked
    case allDeleted
    case modelChosen
    case noModelChosen
    case modelRemoved
    case keyForgotten
    case answerKept
    case consentsRevoked
    case tokenRemoved
    case remindersSaved
    case pushRemoved
    /// With a button that takes it back.
    case careEnded
    case careResumed
    /// With a button that takes it back, shown for ``CheckIn/secondsToUndo`` seconds.
    case checkedIn(CheckIn.ID, Mood)
    case checkInUndone
    case checkInTooLate
    case checkInAnswered
    case checkInDismissed
    case checkInGone
}
