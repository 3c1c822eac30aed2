/// The passing of time, as engines are put to rest and restarted by it.
struct EngineTime: Sendable {
    /// Since some moment that stays the same; never runs backwards.
    let now: @Sendable () -> Duration
    /// Returns when so much time has passed, or throws when the task is cancelled.
    let sleep: @Sendable (Duration) async throws -> Void

    /// That of the machine; does not stop while it sleeps.
    static let real = EngineTime(
        now: { origin.duration(to: .now) }, sleep: { try await Task.sleep(for: $0, clock: .continuous) })

    private static let origin = ContinuousClock.now
}
