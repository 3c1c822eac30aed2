import Commands
import Companion
import Pages
import Wellbeing

extension CommandRun {
    /// `sela spoken`: the spoken entries that are saved.
    func spoken() async throws {
        let act = invocation.operands.first ?? "list"
        if act == "list" {
            guard invocation.operands.count <= 1 else { throw UsageError.extraOperand(.spoken) }
            return try await listSpoken()
        }
        guard let typed = invocation.operands.dropFirst().first else {
            throw UsageError.missingOperand("ID", .spoken)
        }
        let open = try await openDiary()
        let id = try await spokenID(typed, in: open.diary, isBinned: act == "restore")
        switch act {
        case "show":
            guard let entry = try await open.diary.spokenEntry(id) else { throw CommandFailure.noSuchEntry }
            try terminal.result(spokenText(entry, in: language), json: entry.json)
        case "delete":
            guard try await open.diary.deleteSpokenEntry(id, at: surroundings.clock.now()) else {
                throw CommandFailure.noSuchEntry
            }
            try tellSpoken(id, "deleted")
            terminal.talk(.deleted("sela spoken restore ID"))
        default:
            guard try await open.diary.restoreSpokenEntry(id) else { throw CommandFailure.noSuchEntry }
            try tellSpoken(id, "restored")
            terminal.talk(.entriesRestored)
        }
    }

    private func tellSpoken(_ id: SpokenEntry.ID, _ member: String) throws {
        try terminal.result(
            id.rawValue + "\n", json: .object([.init(member, .array([.string(id.rawValue)]))]))
    }

    private func listSpoken() async throws {
        let open = try await openDiary()
        var entries: [SpokenEntry] = []
        if let span = try await open.diary.spokenSpan() {
            let first = max(span.lowerBound, invocation.day(.from) ?? span.lowerBound)
            let last = min(span.upperBound, invocation.day(.through) ?? span.upperBound)
            if first <= last { entries = try await open.diary.spokenEntries(in: first...last) }
        }
        try terminal.result(
            entries.map { spokenLine($0, in: language) + "\n" }.joined(),
            json: .object([.init("entries", .array(entries.map(\.json)))]))
        if entries.isEmpty { terminal.talk(.noEntries) }
    }

    /// The entry that `typed` names: its id, or a beginning that no other has.
    private func spokenID(
        _ typed: String, in diary: any Diary, isBinned: Bool
    ) async throws -> SpokenEntry.ID {
        let prefix = typed.lowercased()
        guard (4...36).contains(prefix.utf8.count) else { throw CommandFailure.badEntryID }
        let ids: [SpokenEntry.ID]
        if isBinned {
            ids = try await diary.binnedSpokenEntries().map(\.record.id)
        } else if let span = try await diary.spokenSpan() {
            ids = try await diary.spokenEntries(in: span).map(\.id)
        } else {
            ids = []
        }
        let found = ids.filter { $0.rawValue.hasPrefix(prefix) }
        guard let id = found.first else { throw CommandFailure.noSuchEntry }
        guard found.count == 1 else { throw CommandFailure.ambiguousEntry }
        return id
    }
}
