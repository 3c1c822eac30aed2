import Commands
import Companion
import Wellbeing

// What stands behind the ports of language models as long as nothing else does: nobody answers, nothing is
// in the catalogue, nobody is found.
extension ModelHouse {
    init(surroundings: Surroundings) throws(CommandFailure) {
        self.init(
            model: NoLanguageModel(), library: EmptyModelLibrary(), finder: NoServerFinder(), engines: nil)
    }
}

private struct NoLanguageModel: LanguageModel {
    func complete(
        _ request: ModelRequest, by access: ModelAccess, ledger: any EgressLedger,
        pieces: (@Sendable (String) async -> Void)?
    ) async throws(LanguageModelError) -> ModelAnswer {
        throw .unreachable
    }
}

private struct EmptyModelLibrary: ModelLibrary {
    func states() async -> [(model: ManagedModel, state: ManagedModelState)] { [] }
    func install(_ agreement: DownloadAgreement, ledger: any EgressLedger) async throws(ModelLibraryFault) {
        throw .unknownModel
    }
    func settled(_ id: ManagedModel.ID) async -> ManagedModelState { .absent }
    func pause(_ id: ManagedModel.ID) async {}
    func adopt(_ path: String, as id: ManagedModel.ID) async throws(ModelLibraryFault) { throw .unknownModel }
    func verify(_ id: ManagedModel.ID) async throws(ModelLibraryFault) { throw .unknownModel }
    func remove(_ id: ManagedModel.ID) async throws(ModelLibraryFault) { throw .unknownModel }
}

private struct NoServerFinder: ModelServerFinder {
    func look() async -> [FoundModelServer] { [] }
    func look(at address: ServiceAddress) async -> FoundModelServer? { nil }
}
