import Commands
import Companion
import Pages
import Wellbeing

extension CommandRun {
    /// `sela show`: one entry, or its text alone.
    func show() async throws {
        let open = try await openDiary()
        let id = try await entryID(invocation.operands[0], in: open.diary)
        guard let reflection = try await open.diary.reflection(id) else { throw CommandFailure.noSuchEntry }
        if invocation.has(.text), !terminal.isJSON { return try terminal.result(reflection.text + "\n") }
        try terminal.result(entryText(reflection, in: language), json: reflection.json)
    }
}
