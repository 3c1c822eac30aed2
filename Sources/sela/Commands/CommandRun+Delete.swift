import Commands
import Companion
import DiaryStore
import Foundation
import Pages
import Wellbeing

extension CommandRun {
    /// `sela delete`: into the bin, out of it, or for good; or everything.
    func delete() async throws {
        try refuse(.undo, with: .forGood)
        try refuse(.everything, with: .undo)
        try refuse(.everything, with: .forGood)
        if invocation.has(.everything) { return try await deleteEverything() }
        guard !invocation.operands.isEmpty else { throw UsageError.missingOperand("ID", .delete) }
        let open = try await openDiary()
        if invocation.has(.undo) { return try await undelete(open.diary) }
        var ids: [Reflection.ID] = []
        // All are found before the first is deleted: a mistyped one leaves everything as it is.
        for typed in invocation.operands { ids.append(try await deletableID(typed, in: open.diary)) }
        let now = surroundings.clock.now()
        for id in ids {
            let isDeleted = try await open.diary.delete(id, at: now)
            if invocation.has(.forGood) {
                guard try await open.diary.destroy(id) else { throw CommandFailure.noSuchEntry }
            } else if !isDeleted {
                throw CommandFailure.noSuchEntry
            }
        }
        let isForGood = invocation.has(.forGood)
        try tell(ids, isForGood ? "destroyed" : "deleted")
        terminal.talk(isForGood ? .entriesDestroyed : .deleted("sela delete ID --undo"))
    }

    /// What is destroyed for good may lie in the bin already.
    private func deletableID(_ typed: String, in diary: any Diary) async throws -> Reflection.ID {
        do {
            return try await entryID(typed, in: diary)
        } catch let failure as CommandFailure where failure == .noSuchEntry && invocation.has(.forGood) {
            return try await entryID(typed, in: diary, isBinned: true)
        }
    }

    private func undelete(_ diary: any Diary) async throws {
        var ids: [Reflection.ID] = []
        for typed in invocation.operands { ids.append(try await binnedID(typed, in: diary)) }
        for id in ids {
            // An id is known by whoever made it: no two kinds share one.
            var isBack = try await diary.restore(id)
            if !isBack { isBack = try await diary.restoreSpokenEntry(id) }
            if !isBack { isBack = try await diary.restoreCheckIn(id) }
            guard isBack else { throw CommandFailure.noSuchEntry }
        }
        try tell(ids, "restored")
        terminal.talk(.entriesRestored)
    }

    /// What `typed` names among everything in the bin, of whatever kind.
    private func binnedID(_ typed: String, in diary: any Diary) async throws -> Reflection.ID {
        let prefix = typed.lowercased()
        guard (4...36).contains(prefix.utf8.count) else { throw CommandFailure.badEntryID }
        let ids =
            try await diary.bin().map(\.reflection.id)
            + diary.binnedSpokenEntries().map(\.record.id) + diary.binnedCheckIns().map(\.record.id)
        let found = ids.filter { $0.rawValue.hasPrefix(prefix) }
        guard let id = found.first else { throw CommandFailure.noSuchEntry }
        guard found.count == 1 else { throw CommandFailure.ambiguousEntry }
        return id
    }

    private func tell(_ ids: [Reflection.ID], _ member: String) throws {
        try terminal.result(
            ids.map { $0.rawValue + "\n" }.joined(),
            json: .object([.init(member, .array(ids.map { .string($0.rawValue) }))]))
    }

    private func deleteEverything() async throws {
        guard invocation.operands.isEmpty else { throw UsageError.extraOperand(.delete) }
        let vault = try composition.vault()
        let folder = try surroundings.dataFolder()
        guard FileManager.default.fileExists(atPath: folder) else { throw DiaryError.absent }
        guard ServerLock.holder(dataFolder: folder) == nil else { throw CommandFailure.serverRuns }
        let word = Copy(language).deletionWord
        let typed: String?
        if let descriptor = invocation.descriptor(.confirmationDescriptor) {
            typed = Questions.line(from: descriptor)
        } else {
            do {
                typed = try Questions.sentence(.confirmEverything(word), in: language)
            } catch let failure where failure == .noTerminal {
                throw CommandFailure.notConfirmed
            }
        }
        guard let typed, Copy.confirmsDeletion(typed) else {
            throw CommandFailure.notConfirmed
        }
        try await vault.endSession()
        try await vault.deleteEverything()
        ServerLock.remove(dataFolder: folder)
        if terminal.isJSON { try terminal.result(JSON.object([.init("everything", "deleted")])) }
        terminal.talk(.everythingDeleted)
    }
}
