import Commands
import Companion
import DiaryStore
import EmotionModel
import Pages
import Wellbeing

extension CommandRun {
    /// `sela doctor`: looks at everything, changes nothing; 1 if something needs care.
    func doctor() async throws -> Int32 {
        let vault = try composition.vault()
        do {
            try await vault.openWithoutAsking()
        } catch DiaryError.locked where invocation.has(.passphraseDescriptor) {
            try await openByAsking(vault)
        } catch {
            // What cannot be opened is looked at from outside; the report says so.
        }
        let store = await vault.checkUp()
        let report = DoctorReport(version: Sela.version, store: store, model: modelState())
        try terminal.result(report.text(in: language), json: report.json)
        return report.isHealthy ? 0 : 1
    }

    private func modelState() -> DoctorReport.Model {
        do {
            let model = try composition.emotionModels().inUse
            let found = try inspectModel(at: model.folder, runtimeLibraries: composition.runtimeLibraries)
            return DoctorReport.Model(folder: model.folder, name: found.name, failure: nil)
        } catch {
            return DoctorReport.Model(folder: nil, name: nil, failure: CommandFailure(any: error))
        }
    }
}
