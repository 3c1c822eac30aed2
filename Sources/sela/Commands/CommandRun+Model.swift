import Commands
import Companion
import EmotionModel
import Pages
import Wellbeing

extension CommandRun {
    /// `sela model`: which model reads emotions.
    func model() throws {
        let models = try composition.models()
        switch invocation.operands[0] {
        case "use":
            guard invocation.operands.count == 2 else { throw CommandFailure.modelFolderMissing }
            let folder = Surroundings.absolute(invocation.operands[1])
            let model = try models.use(folder, runtimeLibraries: composition.runtimeLibraries)
            try tell(model, inUse: model)
        case "verify":
            let model = models.inUse
            _ = try inspectModel(at: model.folder, runtimeLibraries: composition.runtimeLibraries)
            try tell(model, inUse: model)
            terminal.talk(.modelFit)
        case "reset":
            try models.reset()
            try tell(models.builtIn, inUse: models.builtIn)
        default:
            let inUse = models.inUse
            try terminal.result(
                models.all.map { line($0, inUse: inUse) }.joined(),
                json: .object([.init("models", .array(models.all.map { json($0, inUse: inUse) }))]))
        }
    }

    private func tell(_ model: ModelChoice.Model, inUse: ModelChoice.Model) throws {
        try terminal.result(
            line(model, inUse: inUse), json: .object([.init("model", json(model, inUse: inUse))]))
    }

    private func line(_ model: ModelChoice.Model, inUse: ModelChoice.Model) -> String {
        let origin = model.isBuiltIn ? CommandCopy.modelBuiltIn : .modelOwn
        let use = model.folder == inUse.folder ? ", " + CommandCopy.modelInUse(language) : ""
        return "\(model.name)  (\(origin(language))\(use))  \(model.folder)\n"
    }

    private func json(_ model: ModelChoice.Model, inUse: ModelChoice.Model) -> JSON {
        .object([
            .init("name", .string(model.name)),
            .init("folder", .string(model.folder)),
            .init("origin", .string(model.isBuiltIn ? "built-in" : "own")),
            .init("in_use", .bool(model.folder == inUse.folder)),
        ])
    }
}
