public import Wellbeing

/// The models that Sela fetches, checks and runs itself.
///
/// Each has a folder of its own beside the diary; nothing here touches the diary. What takes long goes on in the
/// background: ``settled(_:)`` waits for its end and tells how it ended. Whatever fails, another model that is
/// ready stays as it is. No fetching ever begins by itself, also not after a restart.
public protocol ModelLibrary: Sendable {
    /// The state of every model in the catalogue, in its order.
    func states() async -> [(model: ManagedModel, state: ManagedModelState)]
    /// Begins or goes on to fetch, check and try a model, in the background. Returns when that has begun.
    ///
    /// Where the model is ready, or this process is at it already, nothing begins.
    ///
    /// - Parameter ledger: told of each request before it goes out.
    /// - Throws: what can be told at once: the model is unknown, its terms are not accepted, there is no space,
    ///   another process is at it, the folder cannot be written.
    func install(_ agreement: DownloadAgreement, ledger: any EgressLedger) async throws(ModelLibraryFault)
    /// Waits until nothing is being done about `id`; answers its state then. Cancelling ends the waiting only.
    func settled(_ id: ManagedModel.ID) async -> ManagedModelState
    /// Stops fetching or checking; what is here stays. Returns when it has stopped.
    func pause(_ id: ManagedModel.ID) async
    /// Takes a file that is here already, in place: it is checked and tried, in the
    /// background, as if it had been fetched. One that fails is left untouched.
    func adopt(_ path: String, as id: ManagedModel.ID) async throws(ModelLibraryFault)
    /// Begins to read the file again and to try the engine, in the background.
    ///
    /// - Throws: ``ModelLibraryFault/notReady`` if there is no whole file.
    func verify(_ id: ManagedModel.ID) async throws(ModelLibraryFault)
    /// Removes a model and what was fetched of it. A file that was adopted stays where it is.
    func remove(_ id: ManagedModel.ID) async throws(ModelLibraryFault)
}

/// The person's word that a file may be fetched: made where she was shown how big it is, from where it comes
/// and under which terms.
public struct DownloadAgreement: Hashable, Sendable {
    public let model: ManagedModel
    /// Whether the terms were accepted; needed where ``ManagedModel/Licence/needsAcceptance``.
    public let acceptsTerms: Bool
    public let agreedAt: Instant

    public init(to model: ManagedModel, acceptsTerms: Bool, at instant: Instant) {
        self.model = model
        self.acceptsTerms = acceptsTerms
        agreedAt = instant
    }
}
