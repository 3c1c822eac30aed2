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
        let spoken = try await open.diary.binnedSpokenEntries()
        let checkIns = try await open.diary.binnedCheckIns()
        let lines =
            items.map { (at: $0.deletedAt, line: binLine($0, now: now, in: language)) }
            + spoken.map { (at: $0.deletedAt, line: binLine($0, now: now, in: language)) }
            + checkIns.map { (at: $0.deletedAt, line: binLine($0, now: now, in: language)) }
        try terminal.result(
            lines.sorted { $0.at > $1.at }.map { $0.line + "\n" }.joined(),
            json: .object([
                .init("entries", .array(items.map { $0.json(now: now) })),
                .init("spoken_entries", .array(spoken.map { $0.json($0.record.json, now: now) })),
                .init("check_ins", .array(checkIns.map { $0.json($0.record.json, now: now) })),
            ]))
        if lines.isEmpty { terminal.talk(.binIsEmpty) }
    }
}
