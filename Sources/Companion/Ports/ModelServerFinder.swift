public import Wellbeing

/// Looks for servers on this machine that speak chat completions.
public protocol ModelServerFinder: Sendable {
    /// Asks the known loopback ports who is there, by GET and without a word of the diary. Only ever called
    /// because the person asked to look.
    func look() async -> [FoundModelServer]
    /// Asks one loopback address, such as one that the person typed; `nil` = nobody there speaks it.
    func look(at address: ServiceAddress) async -> FoundModelServer?
}
