public import Companion
public import Wellbeing

/// A strongbox in memory around a ``MemoryDiary``: the same promises as the real one, but no cipher.
public actor MemoryVault: Vault {
    /// The diary inside, to look at and to make fail, whether or not the vault is open.
    public private(set) var inside = MemoryDiary()
    private var current: VaultState
    private var passphrase: String?
    private var recoveryCode: String?
    private var failure: DiaryError?
    /// How often a key was tried.
    public private(set) var tries = 0

    /// When the slots of this vault were made.
    public static let createdAt = Instant(milliseconds: 1_764_000_000_000)

    /// - Parameter passphrase: `nil` = a key file opens it.
    public init(_ state: VaultState = .absent, passphrase: String? = nil) {
        current = state
        self.passphrase = passphrase
    }

    /// Makes every later attempt to open, create or change throw `error`; `nil` ends that.
    public func fail(with error: DiaryError?) {
        failure = error
    }

    private func checkFailure() throws(DiaryError) {
        if let failure { throw failure }
    }

    public func state() -> VaultState { current }

    public func keySlots() throws(DiaryError) -> [KeySlot] {
        guard current != .absent else { return [] }
        var kinds: [KeySlot.Kind] = [passphrase == nil ? .keyFile : .passphrase]
        if recoveryCode != nil { kinds.append(.recoveryCode) }
        return kinds.map { KeySlot(kind: $0, createdAt: Self.createdAt) }
    }

    public func create() throws(DiaryError) {
        try checkFailure()
        inside = MemoryDiary()
        current = .open
    }

    public func open(with key: UnlockKey) throws(DiaryError) {
        guard current != .absent else { throw .absent }
        try checkFailure()
        tries += 1
        let fits =
            switch key {
            case .passphrase(let secret): passphrase.map { $0 == secret.exposed } ?? false
            case .recoveryCode(let secret): recoveryCode.map { $0 == secret.exposed } ?? false
            case .keyFile: passphrase == nil
            case .keyring: false
            }
        guard fits else { throw .wrongSecret }
        current = .open
    }

    public func openWithoutAsking() throws(DiaryError) {
        guard current != .absent else { throw .absent }
        guard current != .open else { return }
        try checkFailure()
        guard passphrase == nil else { throw .locked }
        current = .open
    }

    public func lock() {
        if current == .open { current = .locked }
    }

    public func diary() throws(DiaryError) -> any Diary {
        switch current {
        case .absent: throw .absent
        case .locked: throw .locked
        case .open: return inside
        }
    }

    private func checkOpen() throws(DiaryError) {
        _ = try diary()
        try checkFailure()
    }

    public func setPassphrase(_ passphrase: Secret) throws(DiaryError) {
        try checkOpen()
        guard passphrase.exposed.count >= 8 else { throw .passphraseTooShort }
        self.passphrase = passphrase.exposed
    }

    public func removePassphrase(_ passphrase: Secret) throws(DiaryError) {
        try checkOpen()
        guard self.passphrase == passphrase.exposed else { throw .wrongSecret }
        self.passphrase = nil
    }

    public func makeRecoveryCode() throws(DiaryError) -> Secret {
        try checkOpen()
        recoveryCode = "MEMO-RYCO-DE00"
        return Secret("MEMO-RYCO-DE00")
    }

    public func useKeyring(_ isWanted: Bool) throws(DiaryError) {
        try checkOpen()
        throw .keyringUnavailable
    }

    public func deleteEverything() throws(DiaryError) {
        try checkFailure()
        inside = MemoryDiary()
        passphrase = nil
        recoveryCode = nil
        current = .absent
    }
}
