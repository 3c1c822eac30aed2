import Commands
import Companion
import DiaryStore
import Foundation
import LocalServer
import Pages
import Reminders
import Web
import Wellbeing

extension CommandRun {
    static let usualPort = 7_352
    /// How many ports after the usual one are tried.
    private static let portsTried = 20

    /// `sela serve`: the pages, until SIGINT or SIGTERM; SIGUSR1 locks the diary.
    func serve() async throws {
        let folder = try surroundings.dataFolder()
        if let running = ServerLock.holder(dataFolder: folder) {
            throw CommandFailure("server_runs", .alreadyServing(running.address), hint: .alreadyServingHint)
        }
        let received = signals([SIGINT, SIGTERM, SIGUSR1])
        signal(SIGPIPE, SIG_IGN)
        let vault = try composition.vault()
        let backups = composition.backups(of: vault)
        let host = try await listeningAddress(vault)
        try await prepare(vault)
        guard let lock = ServerLock(dataFolder: folder) else { throw DiaryError.readOnly }
        let models = try composition.models()
        // Whoever locks the diary, by page, by signal or because nobody is there, ends the engines as well.
        let guarded = VaultWithEngines(vault: vault, models: models)
        let (server, site, remind, address) = try start(
            guarded, backups, models, host: host, backupFolder: vault.folder.backups)
        lock.note(address: address)
        try terminal.result(address + "\n", json: .object([.init("address", .string(address))]))
        if !Self.isLoopback(host) { terminal.talk(.openToOthers) }
        terminal.talk(.servingUntil)

        let house = KeepHouse(vault: guarded, backups: backups, clock: surroundings.clock)
        let chores = startChores(house, site)
        let reminders = startReminders(remind)
        for await number in received {
            guard number == SIGUSR1 else { break }
            await guarded.lock()
            terminal.talk(.serverLocked)
        }
        terminal.talk(.serverStops)
        chores.cancel()
        reminders.cancel()
        composition.notifier.withdraw()
        // While the diary is still open, so that the ledger learns how a download ended.
        await models.pauseWork()
        await server.shutdown(grace: .seconds(10))
        await guarded.lock()
    }

    /// What has to be done by itself, each minute.
    ///
    /// What fails is told: a backup that cannot be made is one that somebody relies on.
    private func startChores(_ house: KeepHouse, _ site: Site) -> Task<Void, any Error> {
        let (language, isJSON) = (terminal.language, terminal.isJSON)
        return Task {
            let terminal = Terminal(language: language, isJSON: isJSON)
            while true {
                try await Task.sleep(for: .seconds(60))
                let report = await house.run(lastActivity: await site.lastActivity())
                if report.hasLocked { terminal.talk(.serverLocked) }
                if let failure = report.failure { _ = terminal.report(CommandFailure(failure)) }
            }
        }
    }

    /// Opens the diary if that needs no asking; the pages ask otherwise.
    private func prepare(_ vault: SQLCipherVault) async throws {
        do {
            try await vault.openWithoutAsking()
            let stored = try await vault.diary().preferences()
            if surroundings.requestedLanguage == nil, let stored { terminal.language = stored.language }
        } catch DiaryError.locked where invocation.has(.passphraseDescriptor) {
            try await openByAsking(vault)
        } catch DiaryError.encryptionUnavailable(let found) {
            throw DiaryError.encryptionUnavailable(found: found)
        } catch {
            // Absent, locked or damaged: the pages say what to do.
        }
    }

    /// The address to listen on; one that others can reach needs a passphrase.
    private func listeningAddress(_ vault: SQLCipherVault) async throws -> String {
        let host = invocation.text(.address) ?? "127.0.0.1"
        if Self.isLoopback(host) { return host }
        guard try await hasPassphrase(vault) else { throw CommandFailure.addressRefused }
        return host
    }

    private static func isLoopback(_ host: String) -> Bool {
        host == "::1" || (host.hasPrefix("127.") && inet_addr(host) != INADDR_NONE)
    }

    private func start(
        _ vault: any Vault, _ backups: any Backups, _ models: ModelHouse, host: String, backupFolder: String
    ) throws -> (LocalServer, Site, Remind, address: String) {
        let first = invocation.number(.port) ?? Self.usualPort
        let last = invocation.has(.port) ? first : first + Self.portsTried
        let assets = try assets()
        let emotions = try composition.emotions()
        let workbooks = try composition.workbooks()
        // Files wait there without a name; what lies in memory leaves nothing on a disk.
        let spoolFolder =
            PrivateFile.runtimeFolder(surroundings) ?? surroundings.value("TMPDIR") ?? "/tmp"
        for port in first...last {
            let number = port == 0 ? try Self.freePort() : UInt16(port)
            let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(number)/"
            let remind = composition.remind(
                of: vault, opening: address.withoutSlash + Route.fromReminder.path)
            let site = Site(
                vault: vault, backups: backups, emotions: emotions, crisis: RuleCrisisReader(),
                models: models.model, library: models.library, finder: models.finder, remind: remind,
                workbooks: workbooks, recordings: models.recordings, recogniser: models.recogniser,
                clock: surroundings.clock,
                random: MachineRandom(), assets: assets,
                address: SiteAddress(host: host, port: number, isLoopbackOnly: Self.isLoopback(host)),
                version: Sela.version, defaultLanguage: language,
                backupFolder: backupFolder)
            if let server = try Self.started(
                site, host: host, port: number, spoolFolder: spoolFolder, isLastTry: port == last)
            {
                return (server, site, remind, address)
            }
        }
        throw CommandFailure.portTaken
    }

    /// The server; `nil` = somebody else has the port, and another may be tried.
    private static func started(
        _ site: Site, host: String, port: UInt16, spoolFolder: String, isLastTry: Bool
    ) throws(ServerError) -> LocalServer? {
        var options = ServerOptions(address: host, port: port)
        options.allowsOtherMachines = !isLoopback(host)
        options.uploadBytes = RecordingError.largestFile + 65_536
        options.spoolFolder = spoolFolder
        let server = LocalServer(options: options, check: { await site.refusal(ofUpload: $0) }) {
            await site.respond(to: $0)
        }
        do {
            _ = try server.start()
            return server
        } catch {
            guard case .portInUse = error, !isLastTry else { throw error }
            return nil
        }
    }

    /// A port that nobody listens on just now: the site has to know its own before it starts.
    private static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw ServerError.notStarted(code: errno) }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
                bind(descriptor, general, length) == 0 && getsockname(descriptor, general, &length) == 0
            }
        }
        guard isBound else { throw ServerError.notStarted(code: errno) }
        return UInt16(bigEndian: address.sin_port)
    }

    /// Every file that pages refer to, read once.
    private func assets() throws -> Assets {
        let folder = try surroundings.resources() + "/web"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var files: [String: [UInt8]] = [:]
        for name in names {
            guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
            files[name] = Array(data)
        }
        return Assets(files)
    }
}
