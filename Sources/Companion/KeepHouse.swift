public import Wellbeing

/// What has to be done by itself while Sela runs: lock, back up, empty the bin. Asked each minute.
public actor KeepHouse {
    /// What was done, for a log.
    public struct Report: Hashable, Sendable {
        public var hasLocked = false
        public var backup: BackupRecord?
        /// Entries that were destroyed because their time in the bin was over.
        public var destroyed = 0
        /// What went wrong first; it is tried again in an hour.
        public var failure: DiaryError?

        public init() {}
    }

    public init(vault: any Vault, backups: any Backups, clock: any WallClock) {}

    /// - Parameter lastActivity: when somebody who may read last asked for something.
    public func run(lastActivity: Instant) async -> Report { Report() }
}
