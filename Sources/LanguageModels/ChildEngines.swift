public import Companion
import Foundation
public import HTTPTransfers
public import Wellbeing

/// Runs models of the catalogue in child processes, one at a time.
///
/// An engine is started by the first request for its model and put to rest after ten minutes without one. It
/// listens on loopback, on a port that the system chose, behind a key of its own. When it has ended by itself,
/// the next request starts it again, by the rules of ``EngineFailures``; one that takes too much memory is
/// stopped. It ends with this process, however that ends.
public actor ChildEngines: ModelEngines {
    let models: [ManagedModel]
    let installed: any InstalledModels
    let programs: @Sendable (ManagedModel.Engine) -> EngineProgram?
    let transfers: any Transfers
    let random: any RandomSource
    let limits: EngineLimits
    let time: EngineTime
    let memory: EngineMemory

    private var running: RunningEngine?
    private var failures: [ManagedModel.ID: EngineFailures] = [:]
    /// Those that are not ready yet, trials too.
    private var starting: [(model: ManagedModel.ID, process: EngineProcess)] = []
    private var watch: Task<Void, Never>?
    private var line = WaitingLine()
    /// How often each was told to stop: who asked for it before is not served after.
    private var stops: [ManagedModel.ID: Int] = [:]

    /// Nothing is started yet.
    ///
    /// - Parameters:
    ///   - programs: what runs the models.
    ///   - models: the catalogue.
    ///   - installed: which of them are here, and where.
    ///   - transfers: asks an engine whether it is ready.
    ///   - random: makes the keys.
    public init(
        programs: EnginePrograms, models: [ManagedModel], installed: any InstalledModels,
        transfers: any Transfers, random: any RandomSource
    ) {
        self.init(
            programs: { programs.program(for: $0) }, models: models, installed: installed,
            transfers: transfers, random: random,
            limits: EngineLimits(threads: ProcessInfo.processInfo.activeProcessorCount), time: .real,
            memory: .real)
    }

    init(
        programs: @escaping @Sendable (ManagedModel.Engine) -> EngineProgram?, models: [ManagedModel],
        installed: any InstalledModels, transfers: any Transfers, random: any RandomSource,
        limits: EngineLimits, time: EngineTime, memory: EngineMemory
    ) {
        self.programs = programs
        self.models = models
        self.installed = installed
        self.transfers = transfers
        self.random = random
        self.limits = limits
        self.time = time
        self.memory = memory
    }

    deinit {
        watch?.cancel()
        running?.process.kill()
    }

    public func service(of id: ManagedModel.ID) async throws(EngineFault) -> EngineService {
        if let service = beginRequest(of: id) { return service }
        guard let model = models.first(where: { $0.id == id }) else { throw .notInstalled }
        let stopsBefore = stops[id]
        await enterLine()
        defer { leaveLine() }
        // Whoever was before in the line may have started it.
        if let service = beginRequest(of: id) { return service }
        guard let file = await installed.file(of: id) else { throw .notInstalled }
        try await waitAfterFailure(of: id)
        if Task.isCancelled || stops[id] != stopsBefore { throw .ended }
        try await start(model, file: file, stopsBefore: stopsBefore)
        guard let service = beginRequest(of: id) else { throw .ended }
        return service
    }

    public func finished(_ id: ManagedModel.ID) {
        if running?.model.id == id { running?.finish(at: time.now()) }
    }

    public func tryOut(_ file: String, as model: ManagedModel) async throws(EngineFault) {
        let stopsBefore = stops[model.id]
        await enterLine()
        defer { leaveLine() }
        if Task.isCancelled || stops[model.id] != stopsBefore { throw .ended }
        if !hasMemory(for: model), let running, !running.isInUse(at: time.now(), limits) {
            await stopRunning()
        }
        let (process, service) = try await launch(file, as: model)
        let questions = EngineQuestions(transfers: transfers, service: service)
        let isGood = await questions.givesAnAnswer(within: limits.trial)
        let hasEnded = process.hasEnded
        await process.stop(grace: limits.grace)
        if !isGood { throw hasEnded ? .ended : .notReady }
    }

    public func stop(_ id: ManagedModel.ID) async {
        stops[id, default: 0] += 1
        for process in starting.filter({ $0.model == id }).map(\.process) {
            await process.stop(grace: limits.grace)
        }
        if running?.model.id == id { await stopRunning() }
    }

    public func stopAll() async {
        for model in models { stops[model.id, default: 0] += 1 }
        for process in starting.map(\.process) { await process.stop(grace: limits.grace) }
        await stopRunning()
    }

    /// The model whose engine runs; `nil` = none does.
    var runningModel: ManagedModel.ID? {
        running.flatMap { $0.process.hasEnded ? nil : $0.model.id }
    }

    /// The number of the process that runs; `nil` = none does.
    var runningChild: pid_t? { running?.process.child }

    /// The service of `id` if it runs, held by one request more.
    private func beginRequest(of id: ManagedModel.ID) -> EngineService? {
        forgetIfEnded()
        guard running?.model.id == id else { return nil }
        running?.begin(at: time.now())
        return running?.service
    }

    /// Notes that the engine has ended by itself.
    private func forgetIfEnded() {
        guard let current = running, current.process.hasEnded else { return }
        running = nil
        noteFailure(of: current.model.id)
    }

    private func noteFailure(of id: ManagedModel.ID) {
        failures[id, default: EngineFailures()].add(at: time.now())
    }

    private func waitAfterFailure(of id: ManagedModel.ID) async throws(EngineFault) {
        guard let known = failures[id] else { return }
        if known.isUnstable(at: time.now()) { throw .unstable }
        let wait = known.wait(at: time.now())
        guard wait > .zero else { return }
        do { try await time.sleep(wait) } catch { throw .ended }
    }

    /// Starts `model` in the place of whatever runs.
    private func start(_ model: ManagedModel, file: String, stopsBefore: Int?) async throws(EngineFault) {
        await stopRunning()
        let process: EngineProcess
        let service: EngineService
        do {
            (process, service) = try await launch(file, as: model)
        } catch {
            // What was stopped on purpose, or could not even begin, is no failure of the engine.
            let isItsOwn = error == .ended || error == .notReady
            if isItsOwn && stops[model.id] == stopsBefore && !Task.isCancelled { noteFailure(of: model.id) }
            throw error
        }
        guard stops[model.id] == stopsBefore else {
            await process.stop(grace: limits.grace)
            throw .ended
        }
        running = RunningEngine(model: model, process: process, service: service, at: time.now())
        look(after: process)
    }

    private func stopRunning() async {
        forgetIfEnded()
        guard let current = running else { return }
        running = nil
        await current.process.stop(grace: limits.grace)
    }
}

// What is seen while an engine runs.
extension ChildEngines {
    private func look(after process: EngineProcess) {
        watch?.cancel()
        watch = Task { [weak self, time, limits] in
            while true {
                do { try await time.sleep(limits.look) } catch { return }
                guard let self, await self.isStillGood(process) else { return }
            }
        }
    }

    /// Stops the engine if it is idle or takes too much; `false` = there is nothing left to look after.
    private func isStillGood(_ process: EngineProcess) async -> Bool {
        forgetIfEnded()
        guard let current = running, current.process === process else { return false }
        if let child = process.child, let resident = memory.resident(child),
            resident > EngineMemory.ceiling(for: current.model.memory)
        {
            noteFailure(of: current.model.id)
            await stopRunning()
            return false
        }
        guard current.isIdle(at: time.now(), limits) else { return true }
        await stopRunning()
        return false
    }
}

// One start at a time.
extension ChildEngines {
    private func enterLine() async {
        await withCheckedContinuation { line.enter($0) }
    }

    private func leaveLine() { line.leave() }
}

extension ChildEngines {
    func hasMemory(for model: ManagedModel) -> Bool {
        memory.available().map { $0 >= model.memory } ?? true
    }

    /// Starts a process and waits until it is ready; one that does not become so is stopped.
    private func launch(
        _ file: String, as model: ManagedModel
    ) async throws(EngineFault) -> (EngineProcess, EngineService) {
        guard let program = programs(model.engine) else { throw .missing }
        if let free = memory.available(), free < model.memory {
            throw .noMemory(needed: model.memory, free: free)
        }
        let key = Secret(random.token())
        let start = EngineStart(
            limits: limits, transfers: transfers, program: program, key: key, model: model, file: file)
        let process = try start.process()
        starting.append((model.id, process))
        defer { starting.removeAll { $0.process === process } }
        do {
            return (process, try await start.service(of: process))
        } catch {
            await process.stop(grace: limits.grace)
            throw error
        }
    }
}
