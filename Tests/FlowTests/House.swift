import Companion
import CompanionTesting
import Pages
import Web
import Wellbeing

/// A whole site on fakes.
///
/// It is Wednesday 2026-05-27, 09:00 in Berlin.
struct House {
    let vault: MemoryVault
    let backups = MemoryBackups()
    let emotions = ScriptedEmotionReader()
    let models: ScriptedLanguageModel
    let library = MemoryModelLibrary()
    let finder: ScriptedServerFinder
    let desktop = ListeningNotifier()
    let push = ListeningPush()
    let remind: Remind
    let recordings: ScriptedRecordingReader
    let clock: SetClock
    let site: Site
    let address: SiteAddress

    static let start = Instant(milliseconds: 1_779_865_200_000)
    static let passphrase = "correct horse"

    /// - Parameters:
    ///   - state: of the vault at the start.
    ///   - crisis: `nil` = no crisis net.
    init(
        _ state: VaultState = .open, passphrase: String? = nil, isLoopbackOnly: Bool = true,
        crisis: (any CrisisReader)? = nil,
        models: ScriptedLanguageModel = ScriptedLanguageModel(saying: "ok"),
        finder: ScriptedServerFinder = ScriptedServerFinder(),
        workbooks: any WorkbookMaker = ScriptedWorkbooks(),
        recordings: ScriptedRecordingReader = ScriptedRecordingReader(.failure(.notAudio)),
        recogniser: ScriptedRecogniser = ScriptedRecogniser(saying: [])
    ) async throws {
        vault = MemoryVault(state, passphrase: passphrase)
        clock = SetClock(Self.start, in: Zone(identifier: "Europe/Berlin") ?? .utc)
        address = SiteAddress(
            host: isLoopbackOnly ? "127.0.0.1" : "192.168.1.20", port: 7_352, isLoopbackOnly: isLoopbackOnly)
        self.models = models
        self.finder = finder
        self.recordings = recordings
        remind = Remind(
            vault: vault, notifier: desktop, push: push, clock: clock,
            address: "http://127.0.0.1:7352/from-reminder"
        ) { language in
            ReminderWords(
                title: "Sela", text: Copy(language).reminderSentence, whereToLook: "", open: "")
        }
        site = Site(
            vault: vault, backups: backups, emotions: emotions, crisis: crisis, models: models,
            library: library, finder: finder, remind: remind, workbooks: workbooks,
            recordings: recordings, recogniser: recogniser, clock: clock, random: CountingRandom(),
            assets: Assets(["sela.css": Array("body{}".utf8), "service-worker.js": Array("//".utf8)]),
            address: address, version: "1.0.0", defaultLanguage: .english, backupFolder: "/backups")
        if state != .absent {
            var preferences = Preferences(language: .english)
            preferences.isOnboarded = true
            try await vault.inside.save(preferences)
        }
    }

    /// A browser of the person who runs Sela, with a session and the token of a page.
    func browser() async throws -> Browser {
        var browser = Browser(site: site)
        try await browser.get("/settings")
        if browser.formToken.isEmpty { try await browser.follow() }
        return browser
    }

    /// A browser that has given the passphrase.
    func unlockedBrowser() async throws -> Browser {
        var browser = try await browser()
        try await browser.post("/unlock", ["passphrase": Self.passphrase])
        try await browser.get("/settings")
        return browser
    }

    /// Saves an entry behind the site's back.
    @discardableResult
    func save(_ text: String, id number: Int, secondsAgo: Int64 = 0) async throws -> Reflection {
        let moment = Moment(clock.now().adding(seconds: -secondsAgo), in: clock.zone(), dayStart: .midnight)
        let reflection = Reflection(id: try entryID(number), moment: moment, text: text, mood: .okay)
        try await vault.inside.save(reflection)
        return reflection
    }
}

/// The id `00000000-0000-4000-9000-00000000000N`, which no page gives out.
func entryID(_ number: Int) throws -> Reflection.ID {
    let digits = String(number)
    let padded = String(repeating: "0", count: 12 - digits.count) + digits
    guard let id = Reflection.ID(rawValue: "00000000-0000-4000-9000-" + padded) else { throw NoSuchID() }
    return id
}

struct NoSuchID: Error {}
