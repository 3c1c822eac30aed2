import CSodium
import Companion
import Foundation
import Wellbeing

/// What `key-slots.json` says: the data key once for each way in, sealed.
///
/// Format: `docs/data-format.md`.
struct KeySlotFile: Hashable, Codable, Sendable {
    static let format = "sela-key-slots"
    static let version = 1

    var format = Self.format
    var version = Self.version
    /// Random name of this diary, for the keyring and to tell its backups from others.
    var diary: String
    /// BLAKE2b of a fixed word under the data key: tells a key that fits from one that does not, without
    /// the database.
    var keyCheck: Data
    /// Written before the database is in its place.
    ///
    /// With it and without a database, the first start was interrupted and may begin again; without it, a
    /// database is missing.
    var isPending: Bool
    var slots: [Slot]

    struct Slot: Hashable, Codable, Sendable {
        /// A `KeySlot.Kind`; other words are of a newer version and left alone.
        var kind: String
        /// RFC 3339.
        var createdAt: String
        /// How the key that opens this slot is made; `nil` = it is 32 random bytes already.
        var derivation: Derivation?
        var nonce: Data
        var sealed: Data
    }

    struct Derivation: Hashable, Codable, Sendable {
        /// `argon2id13` or `blake2b`.
        var algorithm: String
        /// Bytes; 0 for `blake2b`.
        var memory: Int
        /// 0 for `blake2b`.
        var passes: Int
        var salt: Data

        static let argon2id = "argon2id13"
        static let blake2b = "blake2b"
    }
}

extension KeySlotFile {
    /// The file of a new diary, without a slot.
    init(for dataKey: SecretKey) throws(DiaryError) {
        self.init(
            diary: hexadecimal(randomBytes(16)), keyCheck: Data(try Self.keyCheck(of: dataKey)),
            isPending: true,
            slots: [])
    }

    private static func keyCheck(of dataKey: SecretKey) throws(DiaryError) -> [UInt8] {
        try dataKey.subkey(for: "sela key check").withBytes { bytes in
            Array(UnsafeBufferPointer(start: bytes, count: SecretKey.count))
        }
    }

    /// Whether `key` is this diary's data key.
    func fits(_ key: SecretKey) throws(DiaryError) -> Bool {
        try Self.keyCheck(of: key) == Array(keyCheck)
    }

    init(bytes: [UInt8]) throws(DiaryError) {
        guard let file = try? JSONDecoder().decode(KeySlotFile.self, from: Data(bytes)),
            file.format == Self.format
        else { throw .damaged(part: .keySlots) }
        guard file.version <= Self.version else {
            throw .newerSchema(found: file.version, supported: Self.version)
        }
        self = file
    }

    func encoded() throws(DiaryError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { throw .damaged(part: .keySlots) }
        return Array(data) + [0x0A]
    }

    /// The ways in that this version knows.
    var listed: [KeySlot] {
        slots.compactMap { slot in
            guard let kind = KeySlot.Kind(rawValue: slot.kind), let createdAt = Instant(iso: slot.createdAt)
            else {
                return nil
            }
            return KeySlot(kind: kind, createdAt: createdAt)
        }
    }

    func has(_ kind: KeySlot.Kind) -> Bool {
        slots.contains { $0.kind == kind.rawValue }
    }

    mutating func remove(_ kind: KeySlot.Kind) {
        slots.removeAll { $0.kind == kind.rawValue }
    }

    /// Seals `dataKey` under `key` as the only slot of this kind.
    mutating func set(
        _ kind: KeySlot.Kind, sealing dataKey: SecretKey, under key: SecretKey, derivation: Derivation?,
        at instant: Instant
    ) {
        var slot = Slot(
            kind: kind.rawValue, createdAt: instant.description, derivation: derivation, nonce: Data(),
            sealed: Data())
        let sealed = SealedKey(dataKey, under: key, context: context(of: slot))
        slot.nonce = Data(sealed.nonce)
        slot.sealed = Data(sealed.bytes)
        remove(kind)
        slots.append(slot)
    }

    /// The data key from one kind of slot.
    ///
    /// - Parameter key: makes the slot's key from how it is derived.
    /// - Throws: ``DiaryError/wrongSecret`` if there is no such slot or it does not open.
    func dataKey(
        _ kind: KeySlot.Kind, key: (Derivation?) throws(DiaryError) -> SecretKey
    ) throws(DiaryError) -> SecretKey {
        guard let slot = slots.first(where: { $0.kind == kind.rawValue }) else { throw .wrongSecret }
        let sealed = SealedKey(nonce: Array(slot.nonce), bytes: Array(slot.sealed))
        guard let dataKey = sealed.opened(with: try key(slot.derivation), context: context(of: slot)) else {
            throw .wrongSecret
        }
        return dataKey
    }

    /// What a slot says beside the sealed key.
    ///
    /// Bound into the seal, so that nobody can make a derivation cheaper or pass one diary's slot off as
    /// another's.
    private func context(of slot: Slot) -> [UInt8] {
        let derivation = slot.derivation.map {
            "\($0.algorithm) \($0.memory) \($0.passes) \($0.salt.base64EncodedString())"
        }
        return Array("\(format) 1 \(diary) \(slot.kind) \(slot.createdAt) \(derivation ?? "-")".utf8)
    }
}

extension KeySlotFile.Derivation {
    /// A fresh one for a passphrase.
    static func passphrase(_ cost: PassphraseCost) -> Self {
        Self(
            algorithm: argon2id, memory: cost.memory, passes: cost.passes,
            salt: Data(randomBytes(Int(crypto_pwhash_SALTBYTES))))
    }

    /// A fresh one for a recovery code.
    static func recoveryCode() -> Self {
        Self(algorithm: blake2b, memory: 0, passes: 0, salt: Data(randomBytes(16)))
    }

    /// - Throws: ``DiaryError/damaged(part:)`` if the file asks for less than `least`: a slot made cheaper
    ///   by somebody is not tried.
    func key(from passphrase: Secret, least: PassphraseCost) throws(DiaryError) -> SecretKey {
        let cost = PassphraseCost(memory: memory, passes: passes)
        guard algorithm == Self.argon2id, cost.isAccepted(least: least) else {
            throw .damaged(part: .keySlots)
        }
        return try SecretKey.derived(from: passphrase, salt: Array(salt), cost: cost)
    }

    func key(from code: RecoveryCode) throws(DiaryError) -> SecretKey {
        guard algorithm == Self.blake2b, salt.count >= 16 else { throw .damaged(part: .keySlots) }
        return try SecretKey.derived(fromRandom: code.bytes, salt: Array(salt))
    }
}
