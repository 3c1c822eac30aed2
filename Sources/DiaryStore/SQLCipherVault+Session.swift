public import Companion
import Wellbeing

/// The key that `unlock` leaves for the next commands: in memory of this login, for a while.
extension SQLCipherVault {
    /// Leaves the key of the open diary for ``Vault/openWithoutAsking()`` of other processes, until it has
    /// not been used for `minutes`.
    ///
    /// - Throws: ``DiaryError/readOnly`` if there is no folder for it that ends with the login.
    public func leaveSession(untilIdleFor minutes: Int) throws(DiaryError) {
        guard let path = sessionPath, let runtime = folder.runtimePath else { throw .readOnly }
        let key = try openDatabase().key
        try DiskFile.makeFolder(runtime)
        try writeSession(key, minutes: max(1, minutes), to: path)
    }

    /// Removes the session, if any.
    public func endSession() throws(DiaryError) {
        if let path = sessionPath { try DiskFile.wipeAndRemove(path) }
    }

    /// The data key that a session holds, if it has not run out; using it makes it last longer.
    func sessionKey(fitting slots: KeySlotFile) throws(DiaryError) -> SecretKey? {
        guard let path = sessionPath, DiskFile.exists(path), !DiskFile.isExposed(path),
            var bytes = try? DiskFile.read(path)
        else { return nil }
        defer { wipe(&bytes) }
        guard let session = Session(bytes: bytes), session.isRunning(at: clock.now()),
            try slots.fits(session.key)
        else {
            try? DiskFile.wipeAndRemove(path)
            return nil
        }
        // A session that cannot be made longer still opens the diary now.
        try? writeSession(session.key, minutes: session.minutes, to: path)
        return session.key
    }

    private func writeSession(_ key: SecretKey, minutes: Int, to path: String) throws(DiaryError) {
        let expiry = clock.now().adding(seconds: Int64(minutes) * 60)
        var bytes = Session(key: key, expiry: expiry, minutes: minutes).bytes
        defer { wipe(&bytes) }
        try DiskFile.replace(path, with: bytes) { _ in }
    }

    /// One session for each data folder.
    var sessionPath: String? {
        folder.runtimePath.map { runtime in
            var digest = SHA256()
            digest.add(Array(folder.path.utf8))
            return runtime + "/session-" + hexadecimal(Array(digest.finished().prefix(8)))
        }
    }
}

/// What a session file holds.
private struct Session {
    let key: SecretKey
    let expiry: Instant
    /// Minutes without use after which it ends.
    let minutes: Int

    private static let magic = Array("sela-session-001".utf8)

    init(key: SecretKey, expiry: Instant, minutes: Int) {
        self.key = key
        self.expiry = expiry
        self.minutes = minutes
    }

    init?(bytes: [UInt8]) {
        guard bytes.count == 64, bytes.starts(with: Self.magic),
            let key = SecretKey.copy(of: Array(bytes[32...]))
        else { return nil }
        let numbers = [16, 24].map { start in
            bytes[start..<(start + 8)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        }
        guard let minutes = Int(exactly: numbers[1]) else { return nil }
        self.init(key: key, expiry: Instant(milliseconds: Int64(bitPattern: numbers[0])), minutes: minutes)
    }

    var bytes: [UInt8] {
        let numbers = [UInt64(bitPattern: expiry.milliseconds), UInt64(minutes)].flatMap { number in
            withUnsafeBytes(of: number.littleEndian, Array.init)
        }
        return Self.magic + numbers
            + key.withBytes { Array(UnsafeBufferPointer(start: $0, count: SecretKey.count)) }
    }

    /// An end that is further away than the session is long means that the clock was set back.
    func isRunning(at now: Instant) -> Bool {
        now < expiry && expiry <= now.adding(seconds: Int64(minutes) * 60)
    }
}
