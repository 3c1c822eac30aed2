import Companion
import Wellbeing

/// What ``SQLCipherBackups`` needs of the vault.
extension SQLCipherVault {
    func backupSource() throws(DiaryError) -> (key: SecretKey, slots: KeySlotFile) {
        (try openDatabase().key, try readKeySlots())
    }

    /// The data key of a backup.
    ///
    /// - Parameters:
    ///   - slots: the ways in as they were when the backup was made.
    ///   - key: tried on those, and on the present ones if the backup is of this diary: the passphrase may
    ///     have changed since. `nil` = the open diary's key, or what needs no asking.
    /// - Throws: ``DiaryError/wrongSecret``; ``DiaryError/locked`` if `key` is `nil` and has to be asked for.
    func dataKey(opening slots: KeySlotFile, with key: UnlockKey?) async throws(DiaryError) -> SecretKey {
        let present = (try? readKeySlots()).flatMap { $0.diary == slots.diary ? $0 : nil }
        for candidate in [slots, present].compactMap({ $0 }) {
            if let key {
                if let found = try? await dataKey(for: key, in: candidate), try slots.fits(found) {
                    return found
                }
                continue
            }
            if let opened, try slots.fits(opened.key) { return opened.key }
            if let found = try sessionKey(fitting: candidate), try slots.fits(found) { return found }
            if let found = try? dataKeyOnThisMachine(for: .keyFile, in: candidate), try slots.fits(found) {
                return found
            }
            if let found = await keyringKey(in: candidate), try slots.fits(found) { return found }
        }
        throw key == nil ? .locked : .wrongSecret
    }

    /// Makes the diary what `database` holds: the work of a restore, once the backup has been proved.
    ///
    /// - Parameters:
    ///   - database: a proved, up-to-date database that may be moved.
    ///   - key: what opens `database`.
    ///   - slots: the ways in that came with it.
    func takeContents(
        of database: String, key: SecretKey, slots: KeySlotFile, at instant: Instant
    ) throws(DiaryError) {
        if opened == nil, let present = try? readKeySlots(), try present.fits(key) {
            // If the present diary opens with the same key it is sound, and is treated as an open one.
            try? open(present, with: key)
        }
        if let opened = try? openDatabase() {
            try copy(database, key: key, into: opened, at: instant)
        } else {
            try install(database, key: key, slots: slots, at: instant)
        }
    }

    /// Into a sound diary: one transaction, so a kill leaves the old or the new, and another process that has
    /// it open goes on with the new.
    ///
    /// Its own key and ways in stay.
    private func copy(
        _ database: String, key: SecretKey, into opened: OpenDatabase, at instant: Instant
    ) throws(DiaryError) {
        let writer = BackupWriter(folder: folder, schema: schema)
        let present = try writer.write(
            from: opened.connection, key: opened.key, slots: try readKeySlots(), at: instant,
            name: "before-restore")
        let restored = try Connection.open(database, key: key)
        do throws(DiaryError) {
            try KeptThroughRestore(of: opened.connection).apply(to: restored)
            let expected = try Contents(of: restored, key: key)
            try restored.copy(to: opened.connection)
            guard try Contents(of: opened.connection, key: key) == expected else {
                throw .damaged(part: .backup)
            }
        } catch {
            let contents = try? Contents(of: opened.connection, key: opened.key)
            if contents != present.head.contents {
                let proof = try BackupProof.restore(
                    present, key: opened.key, schema: schema, inside: folder.backups)
                try Connection.open(proof.database, key: opened.key).copy(to: opened.connection)
            }
            throw error
        }
    }

    /// In place of no diary, or of one that does not open, which is set aside as it is.
    private func install(
        _ database: String, key: SecretKey, slots: KeySlotFile, at instant: Instant
    ) throws(DiaryError) {
        try DiskFile.makeFolder(folder.path)
        let lock = try FolderLock.take(folder.path)
        let aside = try folderForPresentFiles(at: instant)
        do {
            try installKeySlots(slots, for: key)
            // The log before the database: played into another one it would destroy it.
            for suffix in ["-wal", "-shm", ""] where DiskFile.exists(folder.database + suffix) {
                try DiskFile.move(
                    folder.database + suffix, to: aside + "/" + StoreFolder.databaseName + suffix)
            }
            try DiskFile.sync(database)
            try DiskFile.move(database, to: folder.database)
        } catch {
            try putBack(aside)
            throw error
        }
        _ = consume lock
        try open(try readKeySlots(), with: key)
        // Which of them were taken away since the backup was made, nobody knows.
        try openDatabase().connection.run(TokenRow.removeAll)
    }

    /// A folder with copies of the present key slots and key file; the database is moved there later.
    private func folderForPresentFiles(at instant: Instant) throws(DiaryError) -> String {
        let time = instant.description.filter { $0 != "-" && $0 != ":" }
        let aside = folder.path + "/" + Self.asidePrefix + time + "-" + hexadecimal(randomBytes(3))
        guard [folder.database, folder.keySlots, folder.key].contains(where: DiskFile.exists) else {
            return aside
        }
        try DiskFile.makeFolder(aside)
        for name in [StoreFolder.keySlotsName, StoreFolder.keyName]
        where DiskFile.exists(folder.path + "/" + name) {
            let bytes = try DiskFile.read(folder.path + "/" + name)
            try DiskFile.write(bytes, to: aside + "/" + name, replacing: false)
        }
        return aside
    }

    /// Beginning of the name of a folder with files that did not open.
    static let asidePrefix = "set-aside-"

    /// Keeps the present ways in if they lead to `key`; else takes those of the backup that work here.
    private func installKeySlots(_ slots: KeySlotFile, for key: SecretKey) throws(DiaryError) {
        if let present = try? readKeySlots(), try present.fits(key), !present.slots.isEmpty { return }
        var slots = slots
        slots.isPending = false
        if (try? dataKeyOnThisMachine(for: .keyFile, in: slots)) == nil {
            slots.remove(.keyFile)
            if !slots.has(.passphrase) { try addKeyFile(to: &slots, sealing: key) }
        }
        try DiskFile.replace(folder.keySlots, with: try slots.encoded()) { path throws(DiaryError) in
            guard try KeySlotFile(bytes: try DiskFile.read(path)) == slots else {
                throw .damaged(part: .keySlots)
            }
        }
    }

    private func putBack(_ aside: String) throws(DiaryError) {
        for name in DiskFile.names(in: aside) {
            try DiskFile.move(aside + "/" + name, to: folder.path + "/" + name)
        }
        if DiskFile.exists(aside) { try DiskFile.removeTree(aside) }
    }
}
