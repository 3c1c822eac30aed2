import Companion
import DiaryStore
import Foundation
import Wellbeing

/// A clock that shows what it is told.
final class FixedClock: WallClock {
    private let instant: Instant

    init(_ instant: Instant = Instant(milliseconds: 1_780_000_000_000)) {
        self.instant = instant
    }

    func now() -> Instant { instant }
    func zone() -> Zone { .utc }
}

/// A data folder of its own for one test, gone afterwards.
struct TemporaryStore {
    let folder: StoreFolder
    /// A passphrase costs milliseconds here instead of a third of a second.
    static let cheap = PassphraseCost(memory: 8 << 10, passes: 1)

    init(_ root: String) {
        folder = StoreFolder(path: root + "/sela", runtimePath: root + "/runtime")
    }

    /// Another process in all but name: a vault with a connection of its own.
    func vault(
        keyring: (any Keyring)? = nil, clock: any WallClock = FixedClock(),
        migrations: [Migration] = Migration.all
    ) -> SQLCipherVault {
        SQLCipherVault(
            folder: folder, clock: clock, keyring: keyring, cost: Self.cheap, migrations: migrations)
    }

    /// A new diary, open.
    func created(keyring: (any Keyring)? = nil) async throws -> SQLCipherVault {
        let vault = vault(keyring: keyring)
        try await vault.create()
        return vault
    }

    func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path)))
    }

    func overwrite(_ path: String, with bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(filePath: path))
    }

    /// Every file below the data folder, with its bytes.
    func files() throws -> [String: [UInt8]] {
        guard let names = FileManager.default.enumerator(atPath: folder.path) else { return [:] }
        var files: [String: [UInt8]] = [:]
        for case let name as String in names {
            let path = folder.path + "/" + name
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            if !isFolder.boolValue { files[name] = try bytes(path) }
        }
        return files
    }

    static func with<Result>(
        inside parent: String = FileManager.default.temporaryDirectory.path,
        _ body: (TemporaryStore) async throws -> Result
    ) async throws -> Result {
        let root = parent + "/sela-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: root) }
        return try await body(TemporaryStore(root))
    }
}
