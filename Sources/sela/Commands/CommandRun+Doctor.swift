import Commands
import Companion
import DiaryStore
import Dictation
import EmotionModel
import Foundation
import LanguageModels
import Pages
import Reminders
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
        let report = DoctorReport(
            version: Sela.version, store: store, model: modelState(),
            answering: try await answering(),
            notifications: await composition.notifier.obstacle().map(CommandFailure.init),
            speech: try await speech())
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

    /// A recording that cannot be transcribed is no fault of the diary: typing goes on without.
    private func speech() async throws -> DoctorReport.Speech {
        let models = try composition.models()
        return DoctorReport.Speech(
            obstacle: await models.recogniser.obstacle(), hasConverter: models.recordings.hasConverter)
    }

    private func answering() async throws -> DoctorReport.Answering {
        let provider = await knownProvider()
        var state: (model: ManagedModel, state: ManagedModelState)?
        if case .managed(let id)? = provider {
            state = try await composition.models().library.states().first { $0.model.id == id }
        }
        let programs = surroundings.enginePrograms
        return DoctorReport.Answering(
            provider: provider, state: state,
            engines: Set(ManagedModel.Engine.allCases.filter(programs.isInstalled)),
            freeBytes: Self.freeBytes(at: try surroundings.dataFolder()))
    }

    /// Bytes that this user may still write where `folder` is or would be.
    private static func freeBytes(at folder: String) -> Int? {
        var place = folder
        while !FileManager.default.fileExists(atPath: place), place.count > 1 {
            place = URL(fileURLWithPath: place).deletingLastPathComponent().path
        }
        var status = statvfs()
        guard statvfs(place, &status) == 0 else { return nil }
        return Int(status.f_bavail) * Int(status.f_frsize)
    }
}
