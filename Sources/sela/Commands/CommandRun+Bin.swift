import Commands
import Companion
import Pages
import Wellbeing

extension CommandRun {
    /// `sela bin`: what was deleted and can come back, or its end.
    func bin() async throws {
        let open = try await openDiary()
        let now = surroundings.clock.now()
        if invocation.has(.empty) {
            // Whatever was deleted up to and including now.
            let destroyed = try await open.diary.emptyBin(
                deletedBefore: Instant(milliseconds: now.milliseconds + 1))
            if terminal.isJSON {
                try terminal.result(JSON.object([.init("destroyed", .integer(destroyed))]))
            }
            return terminal.talk(.entriesDestroyed)
        }
        let items = try await open.diary.bin()
        try terminal.result(
            items.map { binLine($0, now: now, in: language) + "\n" }.joined(),
            json: .object([.init("entries", .array(items.map { $0.json(now: now) }))]))
        if items.isEmpty { terminal.talk(.binIsEmpty) }
    }
}
