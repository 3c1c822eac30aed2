import Commands
import Companion
import Pages
import Wellbeing

/// What can be done with a check-in that is there.
enum CheckInAct: String {
    case show, edit, delete, restore
}

extension CommandRun {
    /// `sela checkin show|edit|delete|restore ID`.
    func changeCheckIn(_ typed: String, _ act: CheckInAct) async throws {
        let note = act == .edit ? try note() : nil
        let open = try await openDiary()
        let id = try await checkInID(typed, in: open.diary, isBinned: act == .restore)
        switch act {
        case .show:
            guard let checkIn = try await open.diary.checkIn(id) else { throw CheckInError.unknown }
            try terminal.result(checkInText(checkIn, in: language), json: checkIn.json)
        case .edit: try await editCheckIn(id, note: note, open)
        case .delete:
            guard try await open.diary.deleteCheckIn(id, at: surroundings.clock.now()) else {
                throw CheckInError.unknown
            }
            try tell(id, "deleted")
            terminal.talk(.deleted("sela checkin restore ID"))
        case .restore:
            guard try await open.diary.restoreCheckIn(id) else { throw CheckInError.unknown }
            try tell(id, "restored")
            terminal.talk(.entriesRestored)
        }
    }

    private func tell(_ id: CheckIn.ID, _ member: String) throws {
        try terminal.result(
            id.rawValue + "\n", json: .object([.init(member, .array([.string(id.rawValue)]))]))
    }

    /// Another rating and note as they were given; without either the note is opened in the editor.
    private func editCheckIn(_ id: CheckIn.ID, note: String?, _ open: OpenDiary) async throws {
        guard let before = try await open.diary.checkIn(id) else { throw CheckInError.unknown }
        if note != nil || invocation.has(.rating) {
            return try await change(before, note: note ?? before.note ?? "", open)
        }
        let (text, file) = try Editor.edit(before.note ?? "", in: surroundings)
        do {
            try await change(before, note: text, open)
            file.remove()
        } catch {
            terminal.talk(.textKept(at: file.path))
            throw error
        }
    }

    private func change(_ before: CheckIn, note: String, _ open: OpenDiary) async throws {
        let changed = try await ChangeCheckIn(diary: open.diary).run(
            before.id, rating: invocation.number(.rating) ?? before.rating.rawValue, note: note,
            at: surroundings.clock.now())
        try terminal.result(checkInFacts(changed, in: language), json: changed.json)
        terminal.talk(changed == before ? .nothingChanged : .checkInSaved)
        if changed.note != before.note { tellOfHelp(of: changed.note, open) }
    }

    /// The check-in that `typed` names: its id, or a beginning that no other has.
    private func checkInID(
        _ typed: String, in diary: any Diary, isBinned: Bool
    ) async throws -> CheckIn.ID {
        let prefix = typed.lowercased()
        guard (4...36).contains(prefix.utf8.count) else { throw CommandFailure.badEntryID }
        if let id = CheckIn.ID(rawValue: prefix) { return id }
        var ids: [CheckIn.ID] = []
        if isBinned {
            ids = try await diary.binnedCheckIns().map(\.record.id)
        } else if let span = try await diary.checkInSpan() {
            ids = try await diary.checkIns(in: span).map(\.id)
        }
        let found = ids.filter { $0.rawValue.hasPrefix(prefix) }
        guard let id = found.first else { throw CheckInError.unknown }
        guard found.count == 1 else { throw CommandFailure.ambiguousEntry }
        return id
    }
}
