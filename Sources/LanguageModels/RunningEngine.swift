import Wellbeing

/// An engine that is up, and the requests that hold it.
struct RunningEngine: Sendable {
    let model: ManagedModel
    let process: EngineProcess
    let service: EngineService
    /// When each request that is not over began, in order.
    private var requests: [Duration] = []
    private var lastUse: Duration

    init(model: ManagedModel, process: EngineProcess, service: EngineService, at now: Duration) {
        self.model = model
        self.process = process
        self.service = service
        lastUse = now
    }

    mutating func begin(at now: Duration) {
        requests.append(now)
        lastUse = now
    }

    mutating func finish(at now: Duration) {
        if !requests.isEmpty { requests.removeFirst() }
        lastUse = now
    }

    /// Whether a request goes on.
    func isInUse(at now: Duration, _ limits: EngineLimits) -> Bool {
        requests.contains { now - $0 < limits.longestRequest }
    }

    func isIdle(at now: Duration, _ limits: EngineLimits) -> Bool {
        !isInUse(at: now, limits) && now - lastUse >= limits.idle
    }
}
