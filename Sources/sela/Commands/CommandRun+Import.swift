import Commands
import Companion
import DiaryStore
import Pages
import Wellbeing

extension CommandRun {
    /// `sela import`: takes over what Sela exported, or what another journal left.
    ///
    /// Answers 1 if a record could not be taken.
    func importFile() async throws -> Int32 {
        let text = try TextInput.text(from: invocation.operands[0], limit: TextInput.importLimit)
        guard let first = text.drop(while: { $0 == "\u{FEFF}" || $0.isWhitespace }).first,
            first == "[" || first == "{"
        else { return try await importSpokenDiary(text) }
        return try await importJournal(text)
    }

    private func importSpokenDiary(_ text: String) async throws -> Int32 {
        let records = try ImportSpokenDiary.Records(csv: text, languages: Copy.spokenDiaryWordsOfAllLanguages)
        let isDry = invocation.has(.dryRun)
        var report = ImportSpokenDiary.Report(added: records.count, known: 0)
        let isThere = try await composition.vault().state() != .absent
        if !isDry || isThere {
            let open = try await openDiary(isBegun: !isDry)
            report = try await ImportSpokenDiary(diary: open.diary).run(records, isDry: isDry)
            if !isDry, report.added > 0, await isCareOn(in: open) {
                tellOfHelp(.help, country: open.preferences.country)
            }
        }
        if isDry { terminal.talk(.wouldImport) }
        try terminal.result(report.text(in: language), json: report.json)
        return 0
    }

    private func importJournal(_ text: String) async throws -> Int32 {
        guard let file = JedaFile(Array(text.utf8)) else { throw CommandFailure.unknownFile }
        let isDry = invocation.has(.dryRun)
        let report = try await report(of: file, isDry: isDry)
        if isDry { terminal.talk(.wouldImport) }
        try terminal.result(report.text(in: language), json: report.json)
        for (place, fault) in report.faults.sorted(by: { $0.key < $1.key }) {
            terminal.talk(.recordNotTaken(place, fault.rawValue))
        }
        if report.replies > 0 { terminal.talk(.repliesLeftOut(report.replies)) }
        return report.faults.isEmpty ? 0 : 1
    }

    private func report(of file: JedaFile, isDry: Bool) async throws -> ImportJournal.Report {
        if isDry, try await composition.vault().state() == .absent {
            return ImportJournal.Report(beginningWith: file)
        }
        let open = try await openDiary(isBegun: !isDry)
        let act = ImportJournal(
            diary: open.diary,
            understand: UnderstandText(crisis: RuleCrisisReader(), emotions: try composition.emotions()))
        let report = try await act.run(
            file, in: surroundings.clock.zone(), dayStart: open.preferences.dayStart,
            at: surroundings.clock.now(), isDry: isDry)
        if !isDry, report.entries + report.drafts > 0, await isCareOn(in: open) {
            tellOfHelp(.help, country: open.preferences.country)
        }
        return report
    }
}
