import Commands
import Companion
import DiaryStore
import EmotionModel
import Pages
import Wellbeing

extension CommandRun {
    /// `sela model`: the models that read emotions and those that answer.
    func model() async throws {
        let name = invocation.operands.dropFirst().first
        let file = invocation.operands.dropFirst(2).first
        let act = invocation.operands[0]
        guard file == nil || act == "adopt" else { throw UsageError.extraOperand(.model) }
        switch act {
        case "list": try await listModels(name)
        case "install": try await installModel(try managedID(name))
        case "adopt": try await adoptModel(try managedID(name), file)
        case "verify": try await verifyModel(name)
        case "use": try await useModel(name)
        case "try": try await tryModel(name)
        case "find": try await findModels(name)
        case "remove": try await removeModel(try managedID(name))
        default: try resetEmotionModel(name)
        }
    }

    private func listModels(_ name: String?) async throws {
        guard name == nil else { throw UsageError.extraOperand(.model) }
        let models = try composition.emotionModels()
        let inUse = models.inUse
        let list = ModelList(
            emotions: models.all.map { row($0, inUse: inUse) },
            catalogue: try await composition.models().library.states(), provider: await knownProvider())
        try terminal.result(list.text(in: language), json: list.json)
    }

    /// Who answers; `nil` = the diary does not open without asking.
    ///
    /// A list is no reason to ask.
    func knownProvider() async -> ModelProvider? {
        do {
            let vault = try composition.vault()
            if await vault.state() != .open { try await vault.openWithoutAsking() }
            return try await vault.diary().modelProvider()
        } catch DiaryError.absent {
            return ModelProvider.none
        } catch {
            return nil
        }
    }

    private func verifyModel(_ name: String?) async throws {
        if name != nil { return try await verifyLanguageModel(try managedID(name)) }
        let model = try composition.emotionModels().inUse
        _ = try inspectModel(at: model.folder, runtimeLibraries: composition.runtimeLibraries)
        try tell(model, inUse: model)
        terminal.talk(.modelFit)
    }

    /// A word of ours, then a model of the catalogue, then a folder.
    private func useModel(_ name: String?) async throws {
        switch name {
        case nil: throw CommandFailure.modelFolderMissing
        case "none": try await useNone()
        case "local": try await useLocal()
        case "cloud": try await useCloud()
        case let name?:
            if let id = ManagedModel.ID(rawValue: name), ModelCatalogue[id] != nil {
                try await useManaged(id)
            } else if name.contains("/") || Surroundings.isFolder(name) {
                try useEmotionModel(name)
            } else {
                throw ModelLibraryFault.unknownModel
            }
        }
    }

    private func useEmotionModel(_ operand: String) throws {
        let folder = Surroundings.absolute(operand)
        let model = try composition.emotionModels().use(
            folder, runtimeLibraries: composition.runtimeLibraries)
        try tell(model, inUse: model)
    }

    private func resetEmotionModel(_ name: String?) throws {
        guard name == nil else { throw UsageError.extraOperand(.model) }
        let models = try composition.emotionModels()
        try models.reset()
        try tell(models.builtIn, inUse: models.builtIn)
    }

    private func tell(_ model: ModelChoice.Model, inUse: ModelChoice.Model) throws {
        let row = row(model, inUse: inUse)
        try terminal.result(row.line(in: language), json: .object([.init("model", row.json)]))
    }

    private func row(_ model: ModelChoice.Model, inUse: ModelChoice.Model) -> ModelList.EmotionModel {
        ModelList.EmotionModel(
            name: model.name, folder: model.folder, isBuiltIn: model.isBuiltIn,
            isInUse: model.folder == inUse.folder)
    }
}
