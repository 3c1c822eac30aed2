public import Companion

extension SQLCipherVault {
    public func deleteEverything() async throws(DiaryError) {
        let diary = (try? readKeySlots())?.diary
        opened = nil
        guard DiskFile.exists(folder.path) else { return }
        let lock = try FolderLock.take(folder.path)
        try endSession()
        let names = DiskFile.names(in: folder.path)
        // Keys first: from here on the rest is noise, whatever becomes of it.
        for name in names where Self.isKeyMaterial(name) {
            try DiskFile.wipeAndRemove(folder.path + "/" + name)
        }
        for name in names where name.hasPrefix(Self.asidePrefix) {
            for inner in DiskFile.names(in: folder.path + "/" + name) where Self.isKeyMaterial(inner) {
                try DiskFile.wipeAndRemove(folder.path + "/" + name + "/" + inner)
            }
        }
        // Only what is ours: somebody may keep other things in a folder that she chose herself.
        for name in names where Self.isOurs(name) { try DiskFile.removeTree(folder.path + "/" + name) }
        try DiskFile.sync(folder.path)
        _ = consume lock
        if let diary, let keyring { try? await keyring.clear(for: diary) }
    }

    private static func isKeyMaterial(_ name: String) -> Bool {
        [StoreFolder.keyName, StoreFolder.keySlotsName].contains { name == $0 || name == $0 + ".new" }
    }

    private static func isOurs(_ name: String) -> Bool {
        name == StoreFolder.backupsName || name == StoreFolder.modelsName || name.hasPrefix(asidePrefix)
            || name == StoreFolder.databaseName || name.hasPrefix(StoreFolder.databaseName + "-")
            || name.hasPrefix(StoreFolder.databaseName + ".new")
    }
}
