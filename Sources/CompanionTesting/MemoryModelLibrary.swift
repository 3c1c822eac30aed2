public import Companion
public import Wellbeing

/// A library without files: what is begun stays half done until somebody waits for it or says how it ends.
public actor MemoryModelLibrary: ModelLibrary {
    private let catalogue: [ManagedModel]
    private var known: [ManagedModel.ID: ManagedModelState]
    private var outcome = ManagedModelState.ready
    private var failure: ModelLibraryFault?
    /// What was agreed to, in its order.
    public private(set) var agreements: [DownloadAgreement] = []
    /// Paths that were to be adopted, in their order.
    public private(set) var adopted: [String] = []

    public init(
        _ catalogue: [ManagedModel] = ModelCatalogue.all, states: [ManagedModel.ID: ManagedModelState] = [:]
    ) {
        self.catalogue = catalogue
        known = states
    }

    public func set(_ state: ManagedModelState, of id: ManagedModel.ID) {
        known[id] = state
    }

    /// How everything ends that is under way when somebody waits for it; ``ManagedModelState/ready`` at first.
    public func end(with state: ManagedModelState) {
        outcome = state
    }

    /// Makes every later request throw `fault`; `nil` ends that.
    public func fail(with fault: ModelLibraryFault?) {
        failure = fault
    }

    public func states() -> [(model: ManagedModel, state: ManagedModelState)] {
        catalogue.map { ($0, state(of: $0.id)) }
    }

    public func install(
        _ agreement: DownloadAgreement, ledger: any EgressLedger
    ) async throws(ModelLibraryFault) {
        let model = try checked(agreement.model.id)
        guard agreement.acceptsTerms || !model.licence.needsAcceptance else { throw .termsNotAccepted }
        agreements.append(agreement)
        switch state(of: model.id) {
        case .ready, .downloading, .verifying: return
        case .paused(let received): known[model.id] = .downloading(received: received)
        case .absent, .failed: known[model.id] = .downloading(received: 0)
        }
    }

    public func settled(_ id: ManagedModel.ID) -> ManagedModelState {
        if state(of: id).isUnderWay { known[id] = outcome }
        return state(of: id)
    }

    public func pause(_ id: ManagedModel.ID) {
        switch state(of: id) {
        case .downloading(let received): known[id] = .paused(received: received)
        case .verifying: known[id] = .paused(received: catalogue.first { $0.id == id }?.source.bytes ?? 0)
        case .absent, .paused, .ready, .failed: break
        }
    }

    public func adopt(_ path: String, as id: ManagedModel.ID) throws(ModelLibraryFault) {
        _ = try checked(id)
        if state(of: id).isUnderWay { throw .busy }
        adopted.append(path)
        known[id] = .verifying(read: 0)
    }

    public func verify(_ id: ManagedModel.ID) throws(ModelLibraryFault) {
        _ = try checked(id)
        switch state(of: id) {
        case .downloading, .verifying: throw .busy
        case .absent, .paused: throw .notReady
        case .ready, .failed: known[id] = .verifying(read: 0)
        }
    }

    public func remove(_ id: ManagedModel.ID) throws(ModelLibraryFault) {
        _ = try checked(id)
        known[id] = nil
    }

    private func state(of id: ManagedModel.ID) -> ManagedModelState {
        known[id] ?? .absent
    }

    private func checked(_ id: ManagedModel.ID) throws(ModelLibraryFault) -> ManagedModel {
        if let failure { throw failure }
        guard let model = catalogue.first(where: { $0.id == id }) else { throw .unknownModel }
        return model
    }
}
