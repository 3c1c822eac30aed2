public import Companion
import Foundation
import Wellbeing

/// The fewest characters of a passphrase.
private let shortestPassphrase = 8

extension SQLCipherVault {
    // MARK: Ways in

    public func setPassphrase(_ passphrase: Secret) throws(DiaryError) {
        guard passphrase.exposed.count >= shortestPassphrase else { throw .passphraseTooShort }
        let key = try openDatabase().key
        let derivation = KeySlotFile.Derivation.passphrase(cost)
        let wrapping = try derivation.key(from: passphrase, least: cost)
        try changeKeySlots(proving: .passphrase(passphrase)) { slots in
            slots.set(.passphrase, sealing: key, under: wrapping, derivation: derivation, at: clock.now())
            slots.remove(.keyFile)
        }
        try removeKeyFileWithoutSlot()
    }

    public func removePassphrase(_ passphrase: Secret) async throws(DiaryError) {
        let key = try openDatabase().key
        guard try await dataKey(for: .passphrase(passphrase), in: try readKeySlots()).equals(key) else {
            throw .wrongSecret
        }
        try changeKeySlots(proving: .keyFile) { slots throws(DiaryError) in
            try addKeyFile(to: &slots, sealing: key)
            slots.remove(.passphrase)
        }
    }

    public func makeRecoveryCode() throws(DiaryError) -> Secret {
        let key = try openDatabase().key
        let code = RecoveryCode.random()
        let derivation = KeySlotFile.Derivation.recoveryCode()
        let wrapping = try derivation.key(from: code)
        try changeKeySlots(proving: .recoveryCode(code.written)) { slots in
            slots.set(.recoveryCode, sealing: key, under: wrapping, derivation: derivation, at: clock.now())
        }
        return code.written
    }

    public func useKeyring(_ isWanted: Bool) async throws(DiaryError) {
        guard let keyring else { throw .keyringUnavailable }
        let key = try openDatabase().key
        let diary = try readKeySlots().diary
        guard isWanted else {
            try changeKeySlots { $0.remove(.keyring) }
            return try await keyring.clear(for: diary)
        }
        let secret = randomBytes(SecretKey.count)
        guard let wrapping = SecretKey.copy(of: secret) else { throw .keyringUnavailable }
        // The keyring may refuse; only when it has the secret is a slot made for it.
        try await keyring.store(Secret(Data(secret).base64EncodedString()), for: diary)
        guard let kept = try await keyring.secret(for: diary),
            kept.exposed == Data(secret).base64EncodedString()
        else { throw .keyringUnavailable }
        try changeKeySlots { slots in
            slots.set(.keyring, sealing: key, under: wrapping, derivation: nil, at: clock.now())
        }
    }

    // MARK: From a secret to the data key

    func dataKey(for key: UnlockKey, in slots: KeySlotFile) async throws(DiaryError) -> SecretKey {
        if case .keyring = key {
            guard let found = await keyringKey(in: slots) else { throw .keyringUnavailable }
            return found
        }
        return try dataKeyOnThisMachine(for: key, in: slots)
    }

    /// Every way but the keyring, which is another program.
    func dataKeyOnThisMachine(for key: UnlockKey, in slots: KeySlotFile) throws(DiaryError) -> SecretKey {
        switch key {
        case .keyFile:
            guard DiskFile.exists(folder.key) else { throw .missingKey }
            let bytes = try DiskFile.read(folder.key)
            return try slots.dataKey(.keyFile) { _ throws(DiaryError) in
                guard let key = SecretKey.copy(of: bytes) else { throw .wrongSecret }
                return key
            }
        case .passphrase(let passphrase):
            return try slots.dataKey(.passphrase) { derivation throws(DiaryError) in
                guard let derivation else { throw .damaged(part: .keySlots) }
                return try derivation.key(from: passphrase, least: cost)
            }
        case .recoveryCode(let typed):
            guard let code = try? RecoveryCode(typed: typed) else { throw .wrongSecret }
            return try slots.dataKey(.recoveryCode) { derivation throws(DiaryError) in
                guard let derivation else { throw .damaged(part: .keySlots) }
                return try derivation.key(from: code)
            }
        case .keyring:
            throw .keyringUnavailable
        }
    }

    /// `nil` = no slot, no keyring, or one that has changed: the other ways in are open all the same.
    func keyringKey(in slots: KeySlotFile) async -> SecretKey? {
        guard slots.has(.keyring), let keyring, let kept = try? await keyring.secret(for: slots.diary),
            let bytes = Data(base64Encoded: kept.exposed), let key = SecretKey.copy(of: Array(bytes))
        else { return nil }
        return try? slots.dataKey(.keyring) { _ in key }
    }

    // MARK: Changing the file

    /// Changes the key slots on disk, whatever another process has done to them meanwhile.
    ///
    /// - Parameter proof: opens the database through the new file before it takes the old one's place.
    func changeKeySlots(
        proving proof: UnlockKey? = nil, _ change: (inout KeySlotFile) throws(DiaryError) -> Void
    ) throws(DiaryError) {
        let lock = try FolderLock.take(folder.path)
        var slots = try readKeySlots()
        try change(&slots)
        if DiskFile.exists(folder.database) { slots.isPending = false }
        try DiskFile.replace(folder.keySlots, with: try slots.encoded()) { path throws(DiaryError) in
            let written = try KeySlotFile(bytes: try DiskFile.read(path))
            guard written == slots else { throw .damaged(part: .keySlots) }
            if let proof {
                _ = try Connection.open(
                    folder.database, key: try dataKeyOnThisMachine(for: proof, in: written))
            }
        }
        _ = consume lock
    }

    /// Writes a new key file and the slot that it opens.
    ///
    /// The old key file is replaced in one step, so call it only where no present slot needs the old one.
    func addKeyFile(to slots: inout KeySlotFile, sealing key: SecretKey) throws(DiaryError) {
        var secret = randomBytes(SecretKey.count)
        defer { wipe(&secret) }
        guard let wrapping = SecretKey.copy(of: secret) else { throw .storage(code: Connection.outOfMemory) }
        try DiskFile.replace(folder.key, with: secret) { path throws(DiaryError) in
            guard try DiskFile.read(path).count == SecretKey.count else { throw .storage(code: 0) }
        }
        slots.set(.keyFile, sealing: key, under: wrapping, derivation: nil, at: clock.now())
    }

    /// A key file without a slot opens nothing; it goes once the slots say so on disk.
    func removeKeyFileWithoutSlot() throws(DiaryError) {
        let lock = try FolderLock.take(folder.path)
        if !(try readKeySlots().has(.keyFile)) { try DiskFile.wipeAndRemove(folder.key) }
        _ = consume lock
    }
}
