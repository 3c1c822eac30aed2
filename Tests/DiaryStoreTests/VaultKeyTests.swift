import Companion
import CompanionTesting
import DiaryStore
import Foundation
import Testing
import Wellbeing

struct VaultKeyTests {
    private let first = Secret("Übung macht müde")
    private let second = Secret("second passphrase")

    @Test func aPassphraseTakesThePlaceOfTheKeyFile() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            try await vault.diary().save(try Sample.fullReflection(1))
            try await vault.setPassphrase(first)
            #expect(try await vault.keySlots().map(\.kind) == [.passphrase])
            #expect(!FileManager.default.fileExists(atPath: store.folder.key))
            let slots = try String(contentsOfFile: store.folder.keySlots, encoding: .utf8)
            #expect(slots.contains("argon2id13"))

            let other = store.vault()
            await #expect(throws: DiaryError.locked) { try await other.openWithoutAsking() }
            let before = try store.files()
            for wrong in ["wrong", "", "Ubung macht mude", first.exposed + " "] {
                await #expect(throws: DiaryError.wrongSecret) {
                    try await other.open(with: .passphrase(Secret(wrong)))
                }
            }
            await #expect(throws: DiaryError.missingKey) { try await other.open(with: .keyFile) }
            #expect(try store.files() == before, "wrong passphrases change nothing")
            try await other.open(with: .passphrase(Secret("U\u{308}bung macht mu\u{308}de")))
            #expect(try await other.diary().count() == 1, "composed or decomposed is the same passphrase")

            try await vault.setPassphrase(second)
            #expect(try await other.diary().count() == 1, "a change in one process leaves the other open")
            await #expect(throws: DiaryError.wrongSecret) {
                try await store.vault().open(with: .passphrase(first))
            }
            try await store.vault().open(with: .passphrase(second))
        }
    }

    @Test func changingThePassphraseLeavesTheDatabaseAlone() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            try await vault.diary().save(try Sample.fullReflection(1))
            await vault.lock()
            try await vault.openWithoutAsking()
            let before = try store.bytes(store.folder.database)
            try await vault.setPassphrase(first)
            #expect(try store.bytes(store.folder.database) == before)
        }
    }

    @Test func goesBackToAKeyFileOnlyWithThePassphrase() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            await #expect(throws: DiaryError.wrongSecret) { try await vault.removePassphrase(first) }
            try await vault.setPassphrase(first)
            await #expect(throws: DiaryError.wrongSecret) { try await vault.removePassphrase(second) }
            #expect(try await vault.keySlots().map(\.kind) == [.passphrase])
            try await vault.removePassphrase(first)
            #expect(try await vault.keySlots().map(\.kind) == [.keyFile])
            try await store.vault().openWithoutAsking()
            await #expect(throws: DiaryError.wrongSecret) {
                try await store.vault().open(with: .passphrase(first))
            }
        }
    }

    @Test func refusesAShortPassphrase() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            await #expect(throws: DiaryError.passphraseTooShort) {
                try await vault.setPassphrase(Secret("seven c"))
            }
            try await vault.setPassphrase(Secret("eight ch"))
        }
    }

    @Test func spends64MebibytesAnd3PassesUnlessToldOtherwise() async throws {
        #expect(PassphraseCost.standard == PassphraseCost(memory: 67_108_864, passes: 3))
        try await TemporaryStore.with { store in
            let vault = SQLCipherVault(folder: store.folder, clock: FixedClock())
            try await vault.create()
            try await vault.setPassphrase(first)
            let slots = try String(contentsOfFile: store.folder.keySlots, encoding: .utf8)
            #expect(slots.contains("\"memory\" : 67108864") && slots.contains("\"passes\" : 3"))
            // A slot that was made cheaper is not even tried.
            try await store.vault().open(with: .passphrase(first))
            for cheaper in [("67108864", "8192"), ("\"passes\" : 3", "\"passes\" : 2")] {
                try Data(slots.replacing(cheaper.0, with: cheaper.1).utf8)
                    .write(to: URL(filePath: store.folder.keySlots))
                let strict = SQLCipherVault(folder: store.folder, clock: FixedClock())
                await #expect(throws: DiaryError.damaged(part: .keySlots)) {
                    try await strict.open(with: .passphrase(first))
                }
            }
            // Where less would be accepted, the seal notices that the numbers were changed.
            try Data(slots.replacing("\"passes\" : 3", with: "\"passes\" : 2").utf8)
                .write(to: URL(filePath: store.folder.keySlots))
            await #expect(throws: DiaryError.wrongSecret) {
                try await store.vault().open(with: .passphrase(first))
            }
        }
    }

    @Test func aSlotThatSaysSomethingElseThanItsSealDoesNotOpen() async throws {
        try await TemporaryStore.with { store in
            try await store.created().lock()
            let sound = try String(contentsOfFile: store.folder.keySlots, encoding: .utf8)
            for (truth, lie) in [
                ("2026-05-28T20:26:40Z", "2026-05-28T20:26:41Z"), ("\"diary\" : \"", "\"diary\" : \"0"),
            ] {
                let changed = sound.replacing(truth, with: lie)
                #expect(changed != sound)
                try store.overwrite(store.folder.keySlots, with: Array(changed.utf8))
                await #expect(throws: DiaryError.wrongSecret) { try await store.vault().openWithoutAsking() }
            }
            try store.overwrite(store.folder.keySlots, with: Array(sound.utf8))
            try await store.vault().openWithoutAsking()
        }
    }

    @Test func aRecoveryCodeOpensUntilTheNextIsMade() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            try await vault.setPassphrase(first)
            let code = try await vault.makeRecoveryCode()
            #expect(code.exposed.count == 47)
            try await store.vault().open(with: .recoveryCode(code))
            let sloppy = Secret(code.exposed.lowercased().replacing("-", with: " "))
            try await store.vault().open(with: .recoveryCode(sloppy))
            let slots = try String(contentsOfFile: store.folder.keySlots, encoding: .utf8)
            #expect(!slots.contains(code.exposed.prefix(5)), "shown once and stored nowhere")
            let next = try await vault.makeRecoveryCode()
            await #expect(throws: DiaryError.wrongSecret) {
                try await store.vault().open(with: .recoveryCode(code))
            }
            try await store.vault().open(with: .recoveryCode(next))
            await #expect(throws: DiaryError.wrongSecret) {
                try await store.vault().open(with: .recoveryCode(Secret("no code")))
            }
            #expect(try await Set(vault.keySlots().map(\.kind)) == [.passphrase, .recoveryCode])
        }
    }

    @Test func namesTheGroupThatIsMistyped() async throws {
        try await TemporaryStore.with { store in
            let code = try await store.created().makeRecoveryCode().exposed
            _ = try RecoveryCode(typed: Secret(code))
            var groups = code.split(separator: "-").map(String.init)
            #expect(groups.map(\.count) == Array(repeating: 5, count: 8))
            // Every other character in every place is noticed in its group.
            for group in 0..<8 {
                for place in 0..<5 {
                    var characters = Array(groups[group])
                    let right = characters[place]
                    for wrong in "0123456789ABCDEFGHJKMNPQRSTVWXYZ" where wrong != right {
                        characters[place] = wrong
                        var typed = groups
                        typed[group] = String(characters)
                        #expect(throws: RecoveryCode.Fault.mistyped(group: group + 1)) {
                            _ = try RecoveryCode(typed: Secret(typed.joined(separator: "-")))
                        }
                    }
                }
            }
            groups[2] = "AB!DE"
            #expect(throws: RecoveryCode.Fault.strangeCharacter(group: 3)) {
                _ = try RecoveryCode(typed: Secret(groups.joined()))
            }
            #expect(throws: RecoveryCode.Fault.length(found: 5)) {
                _ = try RecoveryCode(typed: Secret("ABCDE"))
            }
        }
    }

    @Test func leavesASessionForAWhile() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            try await vault.setPassphrase(first)
            try await vault.leaveSession(untilIdleFor: 10)
            let start = FixedClock().now()
            func later(_ minutes: Int64) -> SQLCipherVault {
                store.vault(clock: FixedClock(start.adding(seconds: minutes * 60)))
            }
            try await later(9).openWithoutAsking()
            try await later(18).openWithoutAsking()
            let runtime = try #require(store.folder.runtimePath)
            let names = try FileManager.default.contentsOfDirectory(atPath: runtime)
            let attributes = try FileManager.default.attributesOfItem(
                atPath: runtime + "/" + (try #require(names.first)))
            #expect(names.count == 1 && (attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
            await #expect(throws: DiaryError.locked) { try await later(28).openWithoutAsking() }
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: runtime).isEmpty, "what ran out is wiped")

            try await vault.leaveSession(untilIdleFor: 10)
            await #expect(throws: DiaryError.locked, "a clock set back makes no session eternal") {
                try await later(-60).openWithoutAsking()
            }
            try await vault.leaveSession(untilIdleFor: 10)
            try await vault.endSession()
            await #expect(throws: DiaryError.locked) { try await store.vault().openWithoutAsking() }
            let nowhere = SQLCipherVault(
                folder: StoreFolder(path: store.folder.path, runtimePath: nil), clock: FixedClock(),
                cost: TemporaryStore.cheap, migrations: Migration.all)
            try await nowhere.open(with: .passphrase(first))
            await #expect(throws: DiaryError.readOnly) { try await nowhere.leaveSession(untilIdleFor: 10) }
        }
    }
}
