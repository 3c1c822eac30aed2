public import Wellbeing

/// What has to be done by itself while Sela runs: lock, back up, empty the bin. Asked each minute.
public actor KeepHouse {
    private let vault: any Vault
    private let backups: any Backups
    private let clock: any WallClock
    private var lastTry: [Chore: Instant] = [:]

    public init(vault: any Vault, backups: any Backups, clock: any WallClock) {
        self.vault = vault
        self.backups = backups
        self.clock = clock
    }

    /// One thing to do.
    public enum Chore: Hashable, Sendable, CaseIterable { case lock, backUp, emptyBin }

    /// What is known when it is decided what to do.
    public struct Situation: Hashable, Sendable {
        public var now: Moment
        /// When somebody who may read last asked for something.
        public var lastActivity: Instant
        /// Whether there is a passphrase to ask for; without one, locking would lock nobody out.
        public var hasPassphrase: Bool
        public var preferences: Preferences
        /// The day of the latest proved backup; `nil` = there is none.
        public var lastBackup: LocalDay?
        /// When each chore was last begun; none = not since the start.
        public var lastTry: [Chore: Instant]

        public init(
            now: Moment, lastActivity: Instant, hasPassphrase: Bool, preferences: Preferences,
            lastBackup: LocalDay?, lastTry: [Chore: Instant] = [:]
        ) {
            self.now = now
            self.lastActivity = lastActivity
            self.hasPassphrase = hasPassphrase
            self.preferences = preferences
            self.lastBackup = lastBackup
            self.lastTry = lastTry
        }
    }

    /// What was done, for a log.
    public struct Report: Hashable, Sendable {
        public var hasLocked = false
        /// `nil` = none was due, or it failed.
        public var backup: BackupRecord?
        /// Entries that were destroyed because their time in the bin was over.
        public var destroyed = 0
        /// What went wrong last; it is tried again in an hour.
        public var failure: DiaryError?

        public init() {}
    }

    /// What is due, in the order in which to do it.
    ///
    /// Locking leaves nothing else to do.
    ///
    /// The backup is due once for each of the person's days, the bin is looked at once an hour, and what
    /// failed is tried again after an hour.
    public static func due(in situation: Situation) -> [Chore] {
        let now = situation.now.instant
        let idle = now.milliseconds - situation.lastActivity.milliseconds
        if situation.hasPassphrase, idle >= Int64(situation.preferences.idleLockMinutes) * 60_000 {
            return [.lock]
        }
        let rested = { (chore: Chore) -> Bool in
            guard let last = situation.lastTry[chore] else { return true }
            // A clock that was set back must not stop the chores until it has caught up.
            return now < last || now >= last.adding(seconds: 3_600)
        }
        let isBackedUp = situation.lastBackup.map { $0 >= situation.now.day } ?? false
        var chores: [Chore] = []
        if situation.preferences.dailyBackup, !isBackedUp, rested(.backUp) { chores.append(.backUp) }
        if rested(.emptyBin) { chores.append(.emptyBin) }
        return chores
    }

    /// Does what is due.
    ///
    /// - Parameter lastActivity: when somebody who may read last asked for something.
    public func run(lastActivity: Instant) async -> Report {
        var report = Report()
        guard await vault.state() == .open else { return report }
        let diary: any Diary
        do {
            diary = try await vault.diary()
        } catch {
            report.failure = error
            return report
        }
        let situation = await situation(of: diary, lastActivity: lastActivity, noting: &report)
        for chore in Self.due(in: situation) {
            lastTry[chore] = situation.now.instant
            await perform(chore, on: diary, in: situation, noting: &report)
        }
        return report
    }

    /// What cannot be found out is taken for what keeps the diary safe: that it is to be locked after the
    /// usual time, and that there is no backup yet.
    private func situation(
        of diary: any Diary, lastActivity: Instant, noting report: inout Report
    ) async -> Situation {
        // Before any settings are saved the language plays no part here.
        var preferences = Preferences(language: .english)
        var hasPassphrase = true
        var proved: Instant?
        do {
            hasPassphrase = try await vault.keySlots().contains { $0.kind == .passphrase }
            preferences = try await diary.preferences() ?? preferences
            proved = try await backups.list().filter { $0.provedAt != nil }.map(\.madeAt).max()
        } catch {
            report.failure = error
        }
        let now = clock.moment(dayStart: preferences.dayStart)
        return Situation(
            now: now, lastActivity: lastActivity, hasPassphrase: hasPassphrase, preferences: preferences,
            lastBackup: proved.map { Moment($0, in: now.zone, dayStart: preferences.dayStart).day },
            lastTry: lastTry)
    }

    private func perform(
        _ chore: Chore, on diary: any Diary, in situation: Situation, noting report: inout Report
    ) async {
        let now = situation.now.instant
        do {
            switch chore {
            case .lock:
                await vault.lock()
                report.hasLocked = true
            case .backUp:
                report.backup = try await backups.make(at: now)
                _ = try await backups.prune(keeping: situation.preferences.backupsKept)
            case .emptyBin:
                let end = now.adding(periodsOf24Hours: -BinnedReflection.daysKept)
                report.destroyed = try await diary.emptyBin(deletedBefore: end)
            }
        } catch {
            report.failure = error
        }
    }
}
