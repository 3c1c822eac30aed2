import Wellbeing

extension Route {
    /// The route at `path`, or `nil` for an address that we do not answer.
    ///
    /// - Parameters:
    ///   - path: without the query, percent-decoded.
    ///   - query: the decoded fields of the query; unknown ones are ignored.
    public init?(_ method: Method, _ path: String, query: [String: String] = [:]) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        let found =
            switch parts.first {
            case nil: method == .get ? Route.today : nil
            case "drafts"?: Self.draftRoute(method, Array(parts.dropFirst()))
            case "reflections"?: Self.reflectionRoute(method, Array(parts.dropFirst()))
            case "settings"?: Self.settingsRoute(method, Array(parts.dropFirst()), query)
            case "journal"?: Self.journalRoute(method, Array(parts.dropFirst()), query)
            case "history"?:
                HistoryRoute(method, Array(parts.dropFirst()), query).map(Route.history)
            case "speak"?: SpeakRoute(method, Array(parts.dropFirst())).map(Route.speak)
            case "spoken"?: SpokenRoute(method, Array(parts.dropFirst())).map(Route.spoken)
            case "check-ins"?:
                CheckInRoute(method, Array(parts.dropFirst())).map(Route.checkIns)
            default: Self.plainRoute(method, parts)
            }
        guard let found else { return nil }
        self = found
    }

    private static func draftRoute(_ method: Method, _ parts: [String]) -> Route? {
        guard let id = parts.first.flatMap(Draft.ID.init(rawValue:)), parts.count <= 3 else { return nil }
        if parts.count == 3 { return parts[1] == "reply" ? replyRoute(method, id, parts[2]) : nil }
        return switch (method, parts.dropFirst().first) {
        case (.get, nil): .draft(id)
        case (.get, "understood"?): .understood(id)
        case (.get, "deeper"?): .deeper(id)
        case (.get, "reply"?): .replyConsent(id)
        case (.post, "reply"?): .askReply(id)
        case (.post, nil): .keepDraft(id)
        case (.post, "read"?): .readDraft(id)
        case (.post, "save"?): .saveDraft(id)
        case (.post, "discard"?): .discardDraft(id)
        case (.post, "reopen"?): .reopenDraft(id)
        default: nil
        }
    }

    private static func replyRoute(_ method: Method, _ id: Draft.ID, _ act: String) -> Route? {
        switch (method, act) {
        case (.post, "stop"): .stopReply(id)
        case (.post, "keep"): .keepReply(id)
        case (.post, "drop"): .dropReply(id)
        default: nil
        }
    }

    private static func reflectionRoute(_ method: Method, _ parts: [String]) -> Route? {
        guard let id = parts.first.flatMap(Reflection.ID.init(rawValue:)), parts.count <= 2 else {
            return nil
        }
        return switch (method, parts.dropFirst().first) {
        case (.get, nil): .reflection(id)
        case (.get, "edit"?): .editReflection(id)
        case (.post, "delete"?): .deleteReflection(id)
        case (.post, "restore"?): .restoreReflection(id)
        case (.post, "destroy"?): .destroyReflection(id)
        case (.post, "read"?): .readAgain(id)
        case (.post, "correct"?): .correctEmotion(id)
        default: nil
        }
    }

    private static func settingsRoute(
        _ method: Method, _ parts: [String], _ query: [String: String]
    ) -> Route? {
        switch (method, parts) {
        case (.get, []): .settings
        case (.post, []): .saveSettings
        case (.post, ["passphrase"]): .savePassphrase
        case (.post, ["passphrase", "remove"]): .removePassphrase
        case (.get, ["recovery-code"]): .recoveryCode
        case (.post, ["recovery-code"]): .makeRecoveryCode
        case (.post, ["backup"]): .makeBackup
        case (.get, ["delete-everything"]): .deleteEverything
        case (.post, ["delete-everything"]): .confirmDeleteEverything
        default:
            ModelRoute(method, parts, query).map(Route.models)
                ?? TokenRoute(method, parts).map(Route.tokens)
                ?? ReminderRoute(method, parts).map(Route.reminders)
        }
    }

    private static func journalRoute(_ method: Method, _ parts: [String], _ query: [String: String]) -> Route?
    {
        switch (method, parts) {
        case (.get, []):
            .journal(
                search: query["search"].flatMap(plainName),
                after: query["after"].flatMap(JournalCursor.init(token:)))
        case (.post, ["search"]): .searchJournal
        default: nil
        }
    }

    private static func plainRoute(_ method: Method, _ parts: [String]) -> Route? {
        switch (method, parts) {
        case (.get, ["write"]): .write
        case (.get, ["from-reminder"]): .fromReminder
        case (.get, ["bin"]): .bin
        case (.get, ["export"]): .export
        case (.post, ["export"]): .makeExport
        case (.get, ["help"]): .helpNow
        case (.post, ["help", "end"]): .endCare
        case (.post, ["help", "resume"]): .resumeCare
        case (.get, ["about"]): .about
        case (.get, ["welcome"]): .welcome
        case (.post, ["welcome"]): .chooseLanguage
        case (.get, ["welcome", "set-up"]): .welcomeSetUp
        case (.post, ["welcome", "set-up"]): .finishWelcome
        case (.get, ["unlock"]): .unlock
        case (.post, ["unlock"]): .doUnlock
        case (.post, ["lock"]): .lock
        case (.get, ["manifest.webmanifest"]): .manifest
        case (.get, ["service-worker.js"]): .serviceWorker
        case (.get, ["health"]): .health
        case (.get, _) where parts.count == 2 && parts[0] == "assets": plainName(parts[1]).map(Route.asset)
        default: nil
        }
    }

    /// `text` if it is a name that is printed as it is: what we give out as names of files and tickets.
    private static func plainName(_ text: String) -> String? {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isPlain && !text.isEmpty ? text : nil
    }
}
