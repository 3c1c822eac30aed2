public import Companion
public import Wellbeing

/// Backups that are only noted, each proved when it was made.
public actor MemoryBackups: Backups {
    private var records: [BackupRecord] = []
    private var failure: DiaryError?
    /// What ``prune(keeping:)`` was last asked to keep.
    public private(set) var lastKept: Int?

    public init() {}

    /// Makes every later call throw `error`; `nil` ends that.
    public func fail(with error: DiaryError?) {
        failure = error
    }

    /// Notes a backup that was made before; `isProved` = it was restored once to see that it can be.
    public func add(madeAt instant: Instant, isProved: Bool) {
        let record = BackupRecord(
            path: "/backups/\(records.count)", madeAt: instant, size: 4_096, reflections: 0, drafts: 0,
            schema: 1, provedAt: isProved ? instant : nil)
        records.append(record)
    }

    private func checkFailure() throws(DiaryError) {
        if let failure { throw failure }
    }

    public func make(at instant: Instant) throws(DiaryError) -> BackupRecord {
        try checkFailure()
        add(madeAt: instant, isProved: true)
        return records[records.count - 1]
    }

    public func list() throws(DiaryError) -> [BackupRecord] {
        try checkFailure()
        return records.sorted { ($0.madeAt, $0.path) > ($1.madeAt, $1.path) }
    }

    public func rehearse(_ path: String, key: UnlockKey?) throws(DiaryError) -> BackupRecord {
        try checkFailure()
        guard let record = records.first(where: { $0.path == path }) else { throw .damaged(part: .backup) }
        return record
    }

    public func restore(_ path: String, key: UnlockKey?, at instant: Instant) throws(DiaryError)
        -> BackupRecord
    {
        try rehearse(path, key: key)
    }

    public func prune(keeping kept: Int) throws(DiaryError) -> Int {
        try checkFailure()
        lastKept = kept
        return 0
    }
}
