public import Wellbeing

// What each page shows: plain values, made by Web.

/// Today with what exists so far.
public struct TodayView: Hashable, Sendable {
    /// Texts that were begun and not saved, latest first.
    public var drafts: [Draft]
    /// Spoken entries that are not saved yet, latest first.
    public var spoken: [BegunSpokenEntry] = []
    /// Entries per day of the present week.
    public var week: Week
    public var counts: [LocalDay: Int]
    /// The latest entries, newest first; at most three.
    public var latest: [Reflection]
    /// Entries in all.
    public var total: Int
    /// When the last proved backup was made; `nil` = never.
    public var lastBackup: Moment?
    /// Whether a text of the last days called for help: nothing is counted then.
    public var isCareOn: Bool
    /// `nil` = none is on.
    public var reminder: Reminder?
    /// `nil` = the person does not keep track of check-ins.
    public var checkIns: TodayCheckIns?
    /// Whether she keeps a voice diary.
    public var canSpeak: Bool

    /// Whether a reminder waits to be taken up.
    public enum Reminder: Hashable, Sendable { case quiet, waiting }

    public init(
        drafts: [Draft], week: Week, counts: [LocalDay: Int], latest: [Reflection], total: Int,
        lastBackup: Moment?, isCareOn: Bool = false, reminder: Reminder? = nil,
        checkIns: TodayCheckIns? = nil, canSpeak: Bool = false
    ) {
        self.reminder = reminder
        self.checkIns = checkIns
        self.canSpeak = canSpeak
        self.isCareOn = isCareOn
        self.drafts = drafts
        self.week = week
        self.counts = counts
        self.latest = latest
        self.total = total
        self.lastBackup = lastBackup
    }
}

/// The page to write on: a new text, a draft, or an edit of an entry.
public struct ComposeView: Hashable, Sendable {
    public var draft: Draft
    /// How strongly what is written there calls for help.
    public var tier: CrisisTier
    /// Other texts that were begun, offered above an empty new one.
    public var others: [Draft]
    /// What is wrong with what was sent; `nil` = nothing yet.
    public var problem: WritingProblem?

    public init(
        draft: Draft, tier: CrisisTier = .none, others: [Draft] = [], problem: WritingProblem? = nil
    ) {
        self.draft = draft
        self.tier = tier
        self.others = others
        self.problem = problem
    }
}

/// Why a text was not kept or saved, in a person's terms.
///
/// The text is still in the form.
public enum WritingProblem: Hashable, Sendable {
    case empty, tooLong, diskFull, readOnly, locked, notKept
}

/// The result: what was understood of a draft.
public struct UnderstoodView: Hashable, Sendable {
    public var draft: Draft
    public var tier: CrisisTier
    /// Whether the model was asked and failed; the page says so and goes on.
    public var hasNoReading: Bool

    public init(draft: Draft, tier: CrisisTier, hasNoReading: Bool) {
        self.draft = draft
        self.tier = tier
        self.hasNoReading = hasNoReading
    }
}

/// Room to go on from the question, and what may stand below it.
public struct DeeperView: Hashable, Sendable {
    public var draft: Draft
    public var tier: CrisisTier
    public var reply: ReplyView
    /// Whether help stands beside a reply, because a text of the last days called for it.
    public var isHelpNear: Bool
    public var problem: WritingProblem?

    public init(
        draft: Draft, tier: CrisisTier = .none, reply: ReplyView = .nothing, isHelpNear: Bool = false,
        problem: WritingProblem? = nil
    ) {
        self.draft = draft
        self.tier = tier
        self.reply = reply
        self.isHelpNear = isHelpNear
        self.problem = problem
    }
}

/// What stands below the sheet of the deeper text.
public enum ReplyView: Hashable, Sendable {
    /// It could not be found out, or the text calls for help, which stands above; a reply that was kept before
    /// is shown all the same.
    case nothing
    /// No model is set up: another question instead.
    case secondQuestion(ReflectionPrompt)
    /// A reply may be asked for; `true` = there is one to words that have changed since.
    case ask(hasChanged: Bool)
    case waiting
    case failed(ReplyTrouble)
    /// Said, and not decided on.
    case offered(KeptReply)
    /// To be saved with the entry.
    case kept(KeptReply)
}

/// Why there is no reply, in a person's terms.
public enum ReplyTrouble: Hashable, Sendable {
    /// The model said something that is not shown.
    case unfit(ReplyFault)
    case model(ModelTrouble)
}

/// The list with its filters.
public struct JournalView: Hashable, Sendable {
    public var page: JournalPage
    /// What is searched for; shown in the form.
    public var query: JournalQuery
    /// The ticket under which the search is known; `nil` = everything is listed.
    public var search: String?
    public var drafts: [Draft]
    /// Spoken entries that are not saved yet, latest first.
    public var spoken: [BegunSpokenEntry] = []
    public var binned: Int
    /// How strongly the words that are searched for call for help.
    public var tier: CrisisTier

    public init(
        page: JournalPage, query: JournalQuery, search: String?, drafts: [Draft], binned: Int,
        tier: CrisisTier = .none
    ) {
        self.tier = tier
        self.page = page
        self.query = query
        self.search = search
        self.drafts = drafts
        self.binned = binned
    }
}

/// What is in the bin.
public struct BinView: Hashable, Sendable {
    public struct Item: Hashable, Sendable {
        public let record: Record
        public let deletedAt: Instant
        /// Days until it is destroyed, 0…30.
        public let daysLeft: Int

        public init(_ record: Record, deletedAt: Instant, daysLeft: Int) {
            self.record = record
            self.deletedAt = deletedAt
            self.daysLeft = daysLeft
        }
    }
    /// Every kind that can lie there.
    public enum Record: Hashable, Sendable {
        case reflection(Reflection)
        case mood(MoodRecord)
    }
    public var items: [Item]

    public init(items: [Item]) {
        self.items = items
    }
}

/// The settings page.
public struct SettingsView: Hashable, Sendable {
    public var preferences: Preferences
    public var hasPassphrase: Bool
    public var hasRecoveryCode: Bool
    /// Newest first.
    public var backups: [Backup]
    /// The folder that backups go to.
    public var backupFolder: String
    /// Who answers when a page asks a language model.
    public var provider: ModelProvider
    public var reminders: ReminderPlan
    public var problem: SettingsProblem?

    public struct Backup: Hashable, Sendable {
        public let madeAt: Moment
        public let reflections: Int
        public let size: Int
        public let isProved: Bool

        public init(madeAt: Moment, reflections: Int, size: Int, isProved: Bool) {
            self.madeAt = madeAt
            self.reflections = reflections
            self.size = size
            self.isProved = isProved
        }
    }

    public init(
        preferences: Preferences, hasPassphrase: Bool, hasRecoveryCode: Bool, backups: [Backup],
        backupFolder: String, provider: ModelProvider = .none, reminders: ReminderPlan = ReminderPlan(),
        problem: SettingsProblem? = nil
    ) {
        self.reminders = reminders
        self.provider = provider
        self.preferences = preferences
        self.hasPassphrase = hasPassphrase
        self.hasRecoveryCode = hasRecoveryCode
        self.backups = backups
        self.backupFolder = backupFolder
        self.problem = problem
    }
}

/// What is wrong with settings that were sent.
public enum SettingsProblem: Hashable, Sendable {
    case passphrasesDiffer, passphraseTooShort, wrongPassphrase, dayStart, idleLock, backupsKept, notSaved,
        backupFailed, confirmationWrong, passphraseNeeded
}

/// The first-start questions after the language.
public struct WelcomeView: Hashable, Sendable {
    public var preferences: Preferences
    public var problem: SettingsProblem?

    public init(preferences: Preferences, problem: SettingsProblem? = nil) {
        self.preferences = preferences
        self.problem = problem
    }
}

/// The page that asks for the passphrase.
public struct UnlockView: Hashable, Sendable {
    public enum Problem: Hashable, Sendable {
        case wrong
        /// Too many tries; seconds to wait.
        case wait(seconds: Int)
        case damaged, newerSchema, missingKey, failed
    }
    public var problem: Problem?
    /// A text that was being sent when the diary locked: carried along and sent on after unlocking.
    public var held: HeldWriting?
    /// The same of a spoken entry.
    public var heldSpoken: HeldSpokenWriting?
    /// How strongly the held text calls for help.
    public var tier: CrisisTier
    /// A note to a check-in that was being sent when the diary locked.
    public var note: HeldNote?

    public init(
        problem: Problem? = nil, held: HeldWriting? = nil, note: HeldNote? = nil, tier: CrisisTier = .none
    ) {
        self.note = note
        self.tier = tier
        self.problem = problem
        self.held = held
    }
}

/// What a form held when the diary turned out to be locked.
public struct HeldWriting: Hashable, Sendable {
    public var draft: Draft.ID
    public var text: String
    public var mood: Mood?
    public var deeper: String?

    public init(draft: Draft.ID, text: String, mood: Mood?, deeper: String?) {
        self.draft = draft
        self.text = text
        self.mood = mood
        self.deeper = deeper
    }
}

/// A page for a request that cannot be answered.
public enum Trouble: Hashable, Sendable {
    /// Another user of this machine, or one that cannot be told; a passphrase would let her in.
    case otherUser
    case notFound, methodNotAllowed, refusedOrigin, refusedHost, refusedForm, tooLarge, tooManyRequests,
        badRequest, storage(StorageTrouble), internalFault

    public enum StorageTrouble: Hashable, Sendable {
        case diskFull, readOnly, busy, damaged, newerSchema, missingKey, noEncryption, upgradeFailed, other
    }
}
