public import Companion
public import Wellbeing

/// Finds the servers it was given, and counts how often it was asked to look.
public actor ScriptedServerFinder: ModelServerFinder {
    private var servers: [FoundModelServer]
    /// How often somebody looked at the known ports.
    public private(set) var looks = 0
    /// The addresses that were asked one by one, in their order.
    public private(set) var asked: [ServiceAddress] = []

    public init(_ servers: [FoundModelServer] = []) {
        self.servers = servers
    }

    /// From now on these are there.
    public func set(_ servers: [FoundModelServer]) {
        self.servers = servers
    }

    public func look() -> [FoundModelServer] {
        looks += 1
        return servers
    }

    public func look(at address: ServiceAddress) -> FoundModelServer? {
        asked.append(address)
        return servers.first { $0.address == address }
    }
}
