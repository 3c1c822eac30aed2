import CSodium

/// SHA-256 (FIPS 180-4) of bytes that come piece by piece.
package struct SHA256: ~Copyable {
    private var state = crypto_hash_sha256_state()

    package init() {
        crypto_hash_sha256_init(&state)
    }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        crypto_hash_sha256_update(&state, bytes.baseAddress, UInt64(bytes.count))
    }

    /// 64 lower-case hexadecimal digits.
    package consuming func hexadecimal() -> String {
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256_final(&state, &digest)
        let digits = Array("0123456789abcdef")
        return String(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
}
