import Companion
import CompanionTesting
import DiaryStore
import Foundation
import Testing
import Wellbeing

/// A keyring in memory that can be locked or forget.
private actor MemoryKeyring: Keyring {
    private var kept: [String: Secret] = [:]
    private var isAvailable = true

    func setAvailable(_ isAvailable: Bool) { self.isAvailable = isAvailable }
    func forget() { kept = [:] }

    private func check() throws(DiaryError) {
        if !isAvailable { throw .keyringUnavailable }
    }

    func store(_ secret: Secret, for diary: String) throws(DiaryError) {
        try check()
        kept[diary] = secret
    }

    func secret(for diary: String) throws(DiaryError) -> Secret? {
        try check()
        return kept[diary]
    }

    func clear(for diary: String) throws(DiaryError) {
        try check()
        kept[diary] = nil
    }
}

struct KeyringTests {
    @Test func opensWithoutAskingButIsNeverTheOnlyWay() async throws {
        try await TemporaryStore.with { store in
            let keyring = MemoryKeyring()
            let vault = try await store.created(keyring: keyring)
            try await vault.setPassphrase(Secret("passphrase"))
            try await vault.useKeyring(true)
            try await store.vault(keyring: keyring).openWithoutAsking()
            try await store.vault(keyring: keyring).open(with: .keyring)

            await keyring.setAvailable(false)
            let locked = store.vault(keyring: keyring)
            await #expect(throws: DiaryError.locked) { try await locked.openWithoutAsking() }
            await #expect(throws: DiaryError.keyringUnavailable) { try await locked.open(with: .keyring) }
            try await locked.open(with: .passphrase(Secret("passphrase")))
            await keyring.setAvailable(true)
            await keyring.forget()
            try await store.vault(keyring: keyring).open(with: .passphrase(Secret("passphrase")))
            try await store.vault().open(with: .passphrase(Secret("passphrase")))

            try await vault.useKeyring(true)
            try await vault.useKeyring(false)
            #expect(try await vault.keySlots().map(\.kind) == [.passphrase])
            await #expect(throws: DiaryError.locked) {
                try await store.vault(keyring: keyring).openWithoutAsking()
            }
        }
    }

    @Test func aKeyringThatRefusesLeavesTheSlotsAlone() async throws {
        try await TemporaryStore.with { store in
            let keyring = MemoryKeyring()
            await keyring.setAvailable(false)
            let vault = try await store.created(keyring: keyring)
            let before = try store.bytes(store.folder.keySlots)
            await #expect(throws: DiaryError.keyringUnavailable) { try await vault.useKeyring(true) }
            await #expect(throws: DiaryError.keyringUnavailable) { try await store.vault().useKeyring(true) }
            #expect(try store.bytes(store.folder.keySlots) == before)
        }
    }

    /// A stand-in for secret-tool with the same manners: attributes as arguments, the secret on standard input.
    @Test func talksToSecretToolWithoutTheSecretInAnArgument() async throws {
        try await TemporaryStore.with { store in
            let root = try #require(store.folder.runtimePath)
            try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
            let program = root + "/secret-tool"
            let script = """
                #!/bin/sh
                echo "$@" >> \(root)/arguments
                case "$1" in
                    store) cat > \(root)/kept ;;
                    lookup) [ -f \(root)/kept ] && cat \(root)/kept ;;
                    clear) rm -f \(root)/kept ;;
                esac
                """
            try Data(script.utf8).write(to: URL(filePath: program))
            chmod(program, 0o700)
            let keyring = SecretToolKeyring(program: program)
            #expect(try await keyring.secret(for: "a")?.exposed == nil)
            try await keyring.store(Secret("s3cret"), for: "a")
            #expect(try await keyring.secret(for: "a")?.exposed == "s3cret")
            try await keyring.clear(for: "a")
            #expect(try await keyring.secret(for: "a")?.exposed == nil)
            let arguments = try String(contentsOfFile: root + "/arguments", encoding: .utf8)
            #expect(arguments.contains("application sela diary a") && !arguments.contains("s3cret"))
            await #expect(throws: DiaryError.keyringUnavailable) {
                try await SecretToolKeyring(program: root + "/none").store(Secret("x"), for: "a")
            }
        }
    }
}
