public import Wellbeing

/// Every address that Sela answers.
///
/// The server parses a request into a `Route`; a page prints a `Route` into a link. There is no other way
/// to write an address, so a link cannot dangle. No address ever holds a word that a person wrote: a search
/// is known by an opaque ticket.
public enum Route: Hashable, Sendable {
    // Look.
    case today
    case write
    case draft(Draft.ID)
    case understood(Draft.ID)
    case deeper(Draft.ID)
    /// Whether the deeper text may be sent for a reply.
    case replyConsent(Draft.ID)
    case journal(search: String?, after: JournalCursor?)
    case reflection(Reflection.ID)
    case editReflection(Reflection.ID)
    case bin
    case settings
    case helpNow
    case about
    case welcome
    case welcomeSetUp
    case unlock
    case recoveryCode
    case deleteEverything
    // Language models, consents and what was sent: looks and acts.
    case models(ModelRoute)
    // Programs that may use the diary: looks and acts.
    case tokens(TokenRoute)
    // When one is reminded, and how: looks and acts.
    case reminders(ReminderRoute)
    // Looking back: looks, and a model's words about a week.
    case history(HistoryRoute)
    // Spoken entries and check-ins as a file: a look and an act.
    case export
    case makeExport
    // Spoken entries: looks and acts.
    case speak(SpeakRoute)
    // Saved spoken entries: looks and acts.
    case spoken(SpokenRoute)
    // Check-ins: looks and acts.
    case checkIns(CheckInRoute)
    /// A reminder was followed; leads to today with the five faces first.
    case fromReminder
    // Act.
    case keepDraft(Draft.ID)
    case readDraft(Draft.ID)
    case saveDraft(Draft.ID)
    case discardDraft(Draft.ID)
    case reopenDraft(Draft.ID)
    case askReply(Draft.ID)
    case stopReply(Draft.ID)
    case keepReply(Draft.ID)
    case dropReply(Draft.ID)
    case searchJournal
    case deleteReflection(Reflection.ID)
    case restoreReflection(Reflection.ID)
    case destroyReflection(Reflection.ID)
    case readAgain(Reflection.ID)
    case correctEmotion(Reflection.ID)
    case chooseLanguage
    case finishWelcome
    case saveSettings
    case savePassphrase
    case removePassphrase
    case makeRecoveryCode
    case makeBackup
    case doUnlock
    case lock
    case endCare
    case resumeCare
    case confirmDeleteEverything
    // Things a browser fetches.
    case asset(String)
    case manifest
    case serviceWorker
    case health

    public enum Method: String, Hashable, Sendable { case get = "GET", post = "POST" }
}

extension Route {
    public var method: Method {
        switch self {
        case .today, .write, .draft, .understood, .deeper, .replyConsent, .journal, .reflection,
            .editReflection, .bin,
            .settings, .export, .helpNow, .about, .welcome, .welcomeSetUp, .unlock, .recoveryCode,
            .deleteEverything, .fromReminder, .asset, .manifest, .serviceWorker, .health:
            .get
        case .keepDraft, .readDraft, .saveDraft, .discardDraft, .reopenDraft, .askReply, .stopReply,
            .keepReply, .dropReply, .searchJournal, .deleteReflection, .restoreReflection, .destroyReflection,
            .readAgain, .correctEmotion,
            .chooseLanguage, .finishWelcome, .saveSettings, .savePassphrase, .removePassphrase,
            .makeRecoveryCode, .makeBackup, .makeExport, .doUnlock, .lock, .endCare, .resumeCare,
            .confirmDeleteEverything:
            .post
        case .models(let route): route.method
        case .tokens(let route): route.method
        case .reminders(let route): route.method
        case .history(let route): route.method
        case .speak(let route): route.method
        case .spoken(let route): route.method
        case .checkIns(let route): route.method
        }
    }

    /// The address, with its query.
    public var path: String {
        switch self {
        case .today: "/"
        case .write: "/write"
        case .draft(let id), .keepDraft(let id): "/drafts/\(id.rawValue)"
        case .understood(let id): "/drafts/\(id.rawValue)/understood"
        case .deeper(let id): "/drafts/\(id.rawValue)/deeper"
        case .readDraft(let id): "/drafts/\(id.rawValue)/read"
        case .saveDraft(let id): "/drafts/\(id.rawValue)/save"
        case .discardDraft(let id): "/drafts/\(id.rawValue)/discard"
        case .reopenDraft(let id): "/drafts/\(id.rawValue)/reopen"
        case .replyConsent(let id), .askReply(let id): "/drafts/\(id.rawValue)/reply"
        case .stopReply(let id): "/drafts/\(id.rawValue)/reply/stop"
        case .keepReply(let id): "/drafts/\(id.rawValue)/reply/keep"
        case .dropReply(let id): "/drafts/\(id.rawValue)/reply/drop"
        case .journal(let search, let after): Self.journalPath(search: search, after: after)
        case .searchJournal: "/journal/search"
        case .reflection(let id): "/reflections/\(id.rawValue)"
        case .editReflection(let id): "/reflections/\(id.rawValue)/edit"
        case .deleteReflection(let id): "/reflections/\(id.rawValue)/delete"
        case .restoreReflection(let id): "/reflections/\(id.rawValue)/restore"
        case .destroyReflection(let id): "/reflections/\(id.rawValue)/destroy"
        case .readAgain(let id): "/reflections/\(id.rawValue)/read"
        case .correctEmotion(let id): "/reflections/\(id.rawValue)/correct"
        case .bin: "/bin"
        case .settings, .saveSettings: "/settings"
        case .savePassphrase: "/settings/passphrase"
        case .removePassphrase: "/settings/passphrase/remove"
        case .recoveryCode, .makeRecoveryCode: "/settings/recovery-code"
        case .makeBackup: "/settings/backup"
        case .deleteEverything, .confirmDeleteEverything: "/settings/delete-everything"
        case .models(let route): route.path
        case .tokens(let route): route.path
        case .reminders(let route): route.path
        case .history(let route): route.path
        case .speak(let route): route.path
        case .spoken(let route): route.path
        case .checkIns(let route): route.path
        case .fromReminder: "/from-reminder"
        case .export, .makeExport: "/export"
        case .helpNow: "/help"
        case .endCare: "/help/end"
        case .resumeCare: "/help/resume"
        case .about: "/about"
        case .welcome, .chooseLanguage: "/welcome"
        case .welcomeSetUp, .finishWelcome: "/welcome/set-up"
        case .unlock, .doUnlock: "/unlock"
        case .lock: "/lock"
        case .asset(let name): "/assets/\(name)"
        case .manifest: "/manifest.webmanifest"
        case .serviceWorker: "/service-worker.js"
        case .health: "/health"
        }
    }

    private static func journalPath(search: String?, after: JournalCursor?) -> String {
        var parts: [String] = []
        if let search { parts.append("search=\(search)") }
        if let after { parts.append("after=\(after.token)") }
        return parts.isEmpty ? "/journal" : "/journal?" + parts.joined(separator: "&")
    }
}
