import CSodium

/// SHA-256 of bytes that come in pieces.
struct SHA256 {
    private var state = crypto_hash_sha256_state()

    init() {
        crypto_hash_sha256_init(&state)
    }

    mutating func add(_ bytes: [UInt8]) {
        crypto_hash_sha256_update(&state, bytes, UInt64(bytes.count))
    }

    /// 32 bytes.
    consuming func finished() -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        crypto_hash_sha256_final(&state, &digest)
        return digest
    }
}

/// SHA-256 under a key (HMAC), for bytes whose plain hash would let somebody test a guess at them.
struct KeyedSHA256 {
    private var state = crypto_auth_hmacsha256_state()

    init(key: SecretKey) {
        _ = key.withBytes { crypto_auth_hmacsha256_init(&state, $0, SecretKey.count) }
    }

    mutating func add(_ bytes: [UInt8]) {
        crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
    }

    /// 32 bytes.
    consuming func finished() -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        crypto_auth_hmacsha256_final(&state, &digest)
        return digest
    }
}
