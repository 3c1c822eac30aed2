public import Companion
public import Wellbeing

/// Backups of one vault: each a single encrypted file in the data folder, made through SQLite's online
/// backup on a connection and a queue of its own, so that writing goes on meanwhile.
public actor SQLCipherBackups: Backups {
    public nonisolated let folder: StoreFolder
    private let vault: SQLCipherVault
    private let clock: any WallClock
    private let executor = SerialQueueExecutor(label: "sela.backups")

    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// How many copies made before an upgrade or a restore are kept.
    static let safetyCopiesKept = 5
    /// Beyond the daily ones, one backup a week is kept for this many weeks.
    static let weeksKept = 10

    public init(vault: SQLCipherVault, clock: any WallClock) {
        self.vault = vault
        self.clock = clock
        folder = vault.folder
    }

    public func make(at instant: Instant) async throws(DiaryError) -> BackupRecord {
        let (key, slots) = try await vault.backupSource()
        let connection = try Connection.open(folder.database, key: key)
        let writer = BackupWriter(folder: folder, schema: vault.schema)
        return try writer.write(
            from: connection, key: key, slots: slots, at: instant, name: Self.scheduledName
        )
        .record
    }

    public func list() throws(DiaryError) -> [BackupRecord] {
        Self.records(in: folder)
    }

    /// Newest first; equal times by name, later names first.
    static func records(in folder: StoreFolder) -> [BackupRecord] {
        let paths = DiskFile.names(in: folder.backups)
            .filter { $0.hasSuffix(BackupFile.fileExtension) && !$0.hasPrefix(".") }
            .map { folder.backups + "/" + $0 }
        return paths.map(record(of:)).sorted { ($0.madeAt, $0.path) > ($1.madeAt, $1.path) }
    }

    /// A backup that cannot be read is listed with nothing in it and as never proved.
    private static func record(of path: String) -> BackupRecord {
        if let file = try? BackupFile(reading: path) { return file.record }
        return BackupRecord(
            path: path, madeAt: DiskFile.changedAt(path), size: DiskFile.size(path) ?? 0, reflections: 0,
            drafts: 0, schema: 0, provedAt: nil)
    }

    public func rehearse(_ path: String, key: UnlockKey?) async throws(DiaryError) -> BackupRecord {
        let file = try BackupFile(reading: path)
        let dataKey = try await vault.dataKey(opening: file.head.keySlots, with: key)
        let proof = try proof(of: file, key: dataKey)
        _ = consume proof
        return Self.proved(file.record, at: clock.now())
    }

    public func restore(
        _ path: String, key: UnlockKey?, at instant: Instant
    ) async throws(DiaryError) -> BackupRecord {
        let file = try BackupFile(reading: path)
        let dataKey = try await vault.dataKey(opening: file.head.keySlots, with: key)
        let proof = try proof(of: file, key: dataKey)
        do {
            // A backup of an older version is brought up to date before anything is touched.
            let connection = try Connection.open(proof.database, key: dataKey)
            if try vault.schema.number(of: connection) < vault.schema.newest {
                try vault.schema.upgrade(connection)
            }
        }
        try await vault.takeContents(of: proof.database, key: dataKey, slots: file.head.keySlots, at: instant)
        _ = consume proof
        return Self.proved(file.record, at: instant)
    }

    private func proof(of file: BackupFile, key: SecretKey) throws(DiaryError) -> BackupProof {
        try DiskFile.makeFolder(folder.path)
        try DiskFile.makeFolder(folder.backups)
        let lock = try FolderLock.take(folder.backups)
        try BackupProof.sweep(folder.backups)
        let proof = try BackupProof.restore(file, key: key, schema: vault.schema, inside: folder.backups)
        _ = consume lock
        return proof
    }

    private static func proved(_ record: BackupRecord, at instant: Instant) -> BackupRecord {
        BackupRecord(
            path: record.path, madeAt: record.madeAt, size: record.size, reflections: record.reflections,
            drafts: record.drafts, schema: record.schema, provedAt: instant)
    }
}

/// Which backups stay.
extension SQLCipherBackups {
    /// Beginning of the name of a backup that a person or the schedule made.
    static let scheduledName = "sela"

    public func prune(keeping kept: Int) throws(DiaryError) -> Int {
        let records = try list()
        let scheduled = records.filter { Self.isScheduled($0) }
        let safety = records.filter { !Self.isScheduled($0) }
        let keptPaths = Set(
            Self.kept(of: scheduled, days: max(1, kept)).map(\.path)
                + safety.prefix(Self.safetyCopiesKept).map(\.path))
        let doomed = records.filter { !keptPaths.contains($0.path) }
        for record in doomed { try DiskFile.remove(record.path) }
        return doomed.count
    }

    private static func isScheduled(_ record: BackupRecord) -> Bool {
        record.path.split(separator: "/").last?.hasPrefix(scheduledName + "-") == true
    }

    /// The newest of each of the last `days` days that have one, and the newest of each week for ten weeks
    /// before; weeks begin on Monday, days and weeks are in UTC.
    ///
    /// A backup that was proved goes before one of the same day that was not.
    ///
    /// - Parameter records: newest first.
    static func kept(of records: [BackupRecord], days: Int) -> [BackupRecord] {
        let ordered = records.filter { $0.provedAt != nil } + records.filter { $0.provedAt == nil }
        let byDay = newestOfEach(ordered) { day(of: $0.madeAt).number }
            .sorted { ($0.madeAt, $0.path) > ($1.madeAt, $1.path) }
        let daily = byDay.prefix(days)
        let weekly = newestOfEach(byDay.dropFirst(days)) { record in
            Week(containing: day(of: record.madeAt), startingOn: .monday).first.number
        }
        return Array(daily) + weekly.prefix(weeksKept)
    }

    private static func newestOfEach(
        _ records: some Sequence<BackupRecord>, _ period: (BackupRecord) -> Int
    ) -> [BackupRecord] {
        var seen: Set<Int> = []
        return records.filter { seen.insert(period($0)).inserted }
    }

    private static func day(of instant: Instant) -> LocalDay {
        Moment(instant, in: .utc, dayStart: .midnight).day
    }
}
