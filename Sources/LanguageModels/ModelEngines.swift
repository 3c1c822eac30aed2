public import Companion
public import Wellbeing

/// The engines that run the models of the catalogue, as the chat client and the library see them.
public protocol ModelEngines: Sendable {
    /// Where the engine of `model` listens, started first if it does not run; the key opens it.
    ///
    /// A request begins here: the engine is not put to rest before ``finished(_:)`` was called as often.
    func service(of model: ManagedModel.ID) async throws(EngineFault) -> EngineService
    /// A request that began with ``service(of:)`` is over, however it went.
    func finished(_ model: ManagedModel.ID) async
    /// Starts the engine with `file` on a port of its own, asks whether it is ready, and stops it again.
    func tryOut(_ file: String, as model: ManagedModel) async throws(EngineFault)
    /// Stops the engine of `model` if it runs, and lets go of its file.
    func stop(_ model: ManagedModel.ID) async
    /// Stops every engine.
    func stopAll() async
}

/// A running engine.
public struct EngineService: Sendable {
    /// On loopback.
    public let address: ServiceAddress
    /// `nil` = this engine knows no keys.
    public let key: Secret?
    /// The name to ask for.
    public let model: String

    public init(address: ServiceAddress, key: Secret?, model: String) {
        self.address = address
        self.key = key
        self.model = model
    }
}
