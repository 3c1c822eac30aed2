import CSodium
import Companion
import Foundation

/// 32 secret bytes in guarded memory: kept out of swap and core dumps where the system allows it, and
/// wiped when the last owner lets go.
final class SecretKey: @unchecked Sendable {  // because the bytes are written in init and only read after.
    static let count = 32
    private let memory: UnsafeMutableRawPointer

    /// - Parameter fill: writes all 32 bytes; `false` = it could not, and there is no key.
    private init?(fill: (UnsafeMutablePointer<UInt8>) -> Bool) {
        guard sodium_init() >= 0, let memory = sodium_malloc(Self.count) else { return nil }
        self.memory = memory
        guard fill(memory.assumingMemoryBound(to: UInt8.self)) else { return nil }
        sodium_mprotect_readonly(memory)
    }

    deinit {
        // Wipes the bytes as well.
        sodium_free(memory)
    }

    func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
        body(UnsafePointer(memory.assumingMemoryBound(to: UInt8.self)))
    }

    /// Whether both are the same, found in constant time.
    func equals(_ other: SecretKey) -> Bool {
        sodium_memcmp(memory, other.memory, Self.count) == 0
    }
}

extension SecretKey {
    /// Fresh random bytes.
    static func random() throws(DiaryError) -> SecretKey {
        try made { bytes in
            randombytes_buf(bytes, count)
            return true
        }
    }

    /// A copy of `bytes`; `nil` unless there are exactly 32.
    static func copy(of bytes: [UInt8]) -> SecretKey? {
        guard bytes.count == count else { return nil }
        return SecretKey { memory in
            memory.update(from: bytes, count: count)
            return true
        }
    }

    /// What Argon2id makes of a passphrase.
    static func derived(
        from passphrase: Secret, salt: [UInt8], cost: PassphraseCost
    ) throws(DiaryError) -> SecretKey {
        guard salt.count == Int(crypto_pwhash_SALTBYTES) else { throw .damaged(part: .keySlots) }
        guard !passphrase.exposed.isEmpty else { throw .wrongSecret }
        // One form for a letter that can be typed as one code point or as two.
        var typed = Array(passphrase.exposed.precomposedStringWithCanonicalMapping.utf8)
        defer { wipe(&typed) }
        return try made { memory in
            typed.withUnsafeBytes { characters in
                guard let start = characters.baseAddress else { return false }
                return crypto_pwhash(
                    memory, UInt64(count), start.assumingMemoryBound(to: CChar.self),
                    UInt64(characters.count),
                    salt, UInt64(cost.passes), cost.memory, crypto_pwhash_ALG_ARGON2ID13) == 0
            }
        }
    }

    /// What BLAKE2b makes of bytes that are random already, such as a recovery code.
    static func derived(fromRandom bytes: [UInt8], salt: [UInt8]) throws(DiaryError) -> SecretKey {
        try made { memory in
            crypto_generichash(memory, count, bytes, UInt64(bytes.count), salt, salt.count) == 0
        }
    }

    /// Another key for one purpose, from which this one cannot be found.
    func subkey(for purpose: StaticString) throws(DiaryError) -> SecretKey {
        try Self.made { memory in
            self.withBytes { key in
                crypto_generichash(
                    memory, Self.count, purpose.utf8Start, UInt64(purpose.utf8CodeUnitCount), key, Self.count)
                    == 0
            }
        }
    }

    private static func made(_ fill: (UnsafeMutablePointer<UInt8>) -> Bool) throws(DiaryError) -> SecretKey {
        // What can fail here is memory: 64 MiB for Argon2id, or guarded pages.
        guard let key = SecretKey(fill: fill) else { throw .storage(code: Connection.outOfMemory) }
        return key
    }
}

/// Overwrites `bytes` with zeros in a way that is not optimised away.
func wipe(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBytes { memory in
        if let start = memory.baseAddress { sodium_memzero(start, memory.count) }
    }
}

/// Fresh random bytes for a salt or a name.
func randomBytes(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    bytes.withUnsafeMutableBytes { memory in
        if let start = memory.baseAddress { randombytes_buf(start, memory.count) }
    }
    return bytes
}

/// Bytes as lower-case hexadecimal digits.
func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
}
