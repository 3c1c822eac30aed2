import CSodium
import Companion

/// The data key under another key: XChaCha20-Poly1305, bound to what it is for.
struct SealedKey: Hashable, Sendable {
    /// 24 bytes, used once.
    let nonce: [UInt8]
    /// 32 bytes and a 16-byte tag.
    let bytes: [UInt8]

    static let nonceCount = 24
    static let sealedCount = SecretKey.count + 16

    init(nonce: [UInt8], bytes: [UInt8]) {
        self.nonce = nonce
        self.bytes = bytes
    }

    /// - Parameter context: read by everybody, changed by nobody: opening fails if it differs.
    init(_ dataKey: SecretKey, under key: SecretKey, context: [UInt8]) {
        let nonce = randomBytes(Self.nonceCount)
        var bytes = [UInt8](repeating: 0, count: Self.sealedCount)
        dataKey.withBytes { message in
            key.withBytes { key in
                // Cannot fail: the lengths are fixed.
                _ = crypto_aead_xchacha20poly1305_ietf_encrypt(
                    &bytes, nil, message, UInt64(SecretKey.count), context, UInt64(context.count), nil, nonce,
                    key)
            }
        }
        self.init(nonce: nonce, bytes: bytes)
    }

    /// The data key; `nil` if `key` or `context` is not what it was sealed with.
    func opened(with key: SecretKey, context: [UInt8]) -> SecretKey? {
        guard nonce.count == Self.nonceCount, bytes.count == Self.sealedCount else { return nil }
        var opened = [UInt8](repeating: 0, count: SecretKey.count)
        defer { wipe(&opened) }
        let code = key.withBytes { key in
            crypto_aead_xchacha20poly1305_ietf_decrypt(
                &opened, nil, nil, bytes, UInt64(bytes.count), context, UInt64(context.count), nonce, key)
        }
        return code == 0 ? SecretKey.copy(of: opened) : nil
    }
}
