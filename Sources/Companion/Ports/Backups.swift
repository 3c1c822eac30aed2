public import Wellbeing

/// Copies of the whole diary: encrypted, made while it is in use, and proved before they count.
public protocol Backups: Sendable {
    /// Makes a backup and proves it: restored into a temporary store, counts and hashes compared.
    func make(at instant: Instant) async throws(DiaryError) -> BackupRecord
    /// The backups in the backup folder, newest first. One that cannot be read is listed as unproved.
    func list() async throws(DiaryError) -> [BackupRecord]
    /// Opens a backup, checks every page and row against what was noted when it was made, and answers
    /// what restoring it would bring; changes nothing.
    ///
    /// - Parameter key: `nil` = the open diary's own key, or the key file.
    func rehearse(_ path: String, key: UnlockKey?) async throws(DiaryError) -> BackupRecord
    /// Puts the diary back as the backup has it. The present diary is backed up first, and comes back by
    /// itself if anything fails.
    func restore(_ path: String, key: UnlockKey?, at instant: Instant) async throws(DiaryError)
        -> BackupRecord
    /// Removes scheduled backups beyond `kept` daily ones and one a week for ten weeks; answers how many.
    func prune(keeping kept: Int) async throws(DiaryError) -> Int
}

/// What is known of one backup.
public struct BackupRecord: Hashable, Sendable {
    public let path: String
    public let madeAt: Instant
    /// Bytes on disk.
    public let size: Int
    public let reflections: Int
    public let drafts: Int
    public let schema: Int
    /// When it was last proved by restoring it into a temporary store; `nil` = never.
    public let provedAt: Instant?

    public init(
        path: String, madeAt: Instant, size: Int, reflections: Int, drafts: Int, schema: Int,
        provedAt: Instant?
    ) {
        self.path = path
        self.madeAt = madeAt
        self.size = size
        self.reflections = reflections
        self.drafts = drafts
        self.schema = schema
        self.provedAt = provedAt
    }
}
