public import Companion
import Testing
import Wellbeing

/// Checks who is let in, for every ``Vault``.
///
/// - Parameter vault: a new one, without a diary.
public func expectVaultContract(_ vault: any Vault) async throws {
    await expect(.absent, "opening what is not there") { () async throws(DiaryError) in
        try await vault.open(with: .passphrase(Secret("correct horse")))
    }
    try await vault.create()
    #expect(await vault.state() == .open)
    #expect(try await vault.keySlots().map(\.kind) == [.keyFile])

    await expect(.passphraseTooShort, "seven characters") { () async throws(DiaryError) in
        try await vault.setPassphrase(Secret("1234567"))
    }
    try await vault.setPassphrase(Secret("correct horse"))
    #expect(try await vault.keySlots().map(\.kind) == [.passphrase], "the key file is gone")
    let code = try await vault.makeRecoveryCode()

    // Open already: a key is proved all the same, because a second browser gives one.
    try await vault.open(with: .passphrase(Secret("correct horse")))
    try await vault.open(with: .recoveryCode(code))
    for wrong in [
        UnlockKey.passphrase(Secret("correct house")), .recoveryCode(Secret("AAAA-AAAA-AAAA-AAAA")),
    ] {
        await expect(.wrongSecret, "a wrong key, the diary being open") { () async throws(DiaryError) in
            try await vault.open(with: wrong)
        }
        #expect(await vault.state() == .open, "and it stays open for whoever has it open")
    }

    await vault.lock()
    #expect(await vault.state() == .locked)
    await expect(.locked, "the diary of a locked vault") { () async throws(DiaryError) in
        _ = try await vault.diary()
    }
    await expect(.wrongSecret, "a wrong passphrase") { () async throws(DiaryError) in
        try await vault.open(with: .passphrase(Secret("correct house")))
    }
    #expect(await vault.state() == .locked)
    try await vault.open(with: .recoveryCode(code))
    await vault.lock()
    try await vault.open(with: .passphrase(Secret("correct horse")))

    await expect(.wrongSecret, "removing the passphrase without it") { () async throws(DiaryError) in
        try await vault.removePassphrase(Secret("correct house"))
    }
    try await vault.deleteEverything()
    #expect(await vault.state() == .absent)
}

private func expect(
    _ error: DiaryError, _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
    _ act: () async throws(DiaryError) -> Void
) async {
    do {
        try await act()
        Issue.record("\(what): no error", sourceLocation: sourceLocation)
    } catch let thrown {
        #expect(thrown == error, what, sourceLocation: sourceLocation)
    }
}
