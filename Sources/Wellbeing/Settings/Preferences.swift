/// What a person has set: one value, stored with the diary.
public struct Preferences: Hashable, Sendable {
    /// The language of pages and messages.
    ///
    /// An entry has its own.
    public var language: Language
    /// ISO 3166-1 alpha-2 code of the country whose help lines are shown, such as `DE`; `nil` = not said.
    public var country: String?
    /// `nil` = by language (``Language/firstWeekday``).
    public var firstWeekday: Week.FirstWeekday?
    public var dayStart: DayStart
    public var appearance: Appearance
    /// What the person wants to keep track of.
    public var tracks: Set<Track>
    /// The answer to "may a model elsewhere read this?"; `nil` = not asked yet, which means no.
    public var aiConsent: AIConsent?
    /// Minutes without a request after which the key leaves memory, 1…720; only with a passphrase.
    public var idleLockMinutes: Int
    /// Whether the running program makes a backup each day.
    public var dailyBackup: Bool
    /// How many daily backups stay, 1…365; one per week is kept for ten weeks beyond them.
    public var backupsKept: Int
    /// In which language a recording is heard, unless said otherwise for that one.
    public var spokenLanguage: SpokenLanguage
    /// Whether a recording stays in the diary once its entry is saved.
    public var keepsRecordings: Bool
    /// Whether the first-start questions have been answered.
    public var isOnboarded: Bool

    public static let acceptedIdleLockMinutes = 1...720
    public static let acceptedBackupsKept = 1...365

    /// The settings of a diary that nobody has set up yet.
    public init(language: Language) {
        self.language = language
        country = nil
        firstWeekday = nil
        dayStart = .midnight
        appearance = .system
        tracks = [.reflections, .voice, .checkIns]
        aiConsent = nil
        idleLockMinutes = 15
        dailyBackup = true
        backupsKept = 7
        spokenLanguage = .likePages
        keepsRecordings = false
        isOnboarded = false
    }

    /// The weekday that weeks begin with for this person.
    public var weekStart: Week.FirstWeekday { firstWeekday ?? language.firstWeekday }
}

/// Light, dark, or what the device says.
public enum Appearance: String, Hashable, Sendable, CaseIterable { case system, light, dark }

/// Something a person can keep track of.
public enum Track: String, Hashable, Sendable, CaseIterable {
    case reflections, voice, checkIns, sleep, water, food, exercise, steps
}

/// A dated answer to the question whether a model outside this machine may be used.
public struct AIConsent: Hashable, Sendable {
    public let isGranted: Bool
    /// Which wording was answered; a new wording asks again.
    public let version: Int
    public let decidedAt: Instant

    public static let currentVersion = 1

    public init(isGranted: Bool, version: Int, decidedAt: Instant) {
        self.isGranted = isGranted
        self.version = version
        self.decidedAt = decidedAt
    }
}
