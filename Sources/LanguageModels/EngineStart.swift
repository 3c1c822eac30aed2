import Companion
import Foundation
import HTTPTransfers
import Wellbeing

/// One start of one engine.
struct EngineStart: Sendable {
    let limits: EngineLimits
    let transfers: any Transfers
    let program: EngineProgram
    let key: Secret
    let model: ManagedModel
    let file: String

    /// Between two questions whether it is ready.
    private static let pause = Duration.milliseconds(50)

    func process() throws(EngineFault) -> EngineProcess {
        let order = EngineOrder(
            file: file, name: model.id.rawValue, key: key.exposed, context: limits.context,
            threads: limits.threads, memory: EngineMemory.ceiling(for: model.memory), parent: getpid())
        guard let line = try? order.line() else { throw .missing }
        return EngineProcess(program, order: line)
    }

    /// Waits until `process` listens and answers to its key.
    func service(of process: EngineProcess) async throws(EngineFault) -> EngineService {
        let deadline = ContinuousClock.now + limits.start
        guard let port = await port(of: process) else {
            if ContinuousClock.now >= deadline { throw .notReady }
            process.kill()
            throw await process.ended() == EngineProcess.missing ? .missing : .ended
        }
        guard let address = try? ServiceAddress(parsing: "http://127.0.0.1:\(port)/v1") else { throw .ended }
        let service = EngineService(address: address, key: key, model: model.id.rawValue)
        let questions = EngineQuestions(transfers: transfers, service: service)
        while !process.hasEnded, !Task.isCancelled {
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero else { throw .notReady }
            if await questions.isHealthy(within: min(left, .seconds(5))) { return service }
            do { try await Task.sleep(for: Self.pause) } catch { throw .ended }
        }
        throw .ended
    }

    /// `nil` = it ended, was too slow or was not wanted any more; it has been killed then.
    private func port(of process: EngineProcess) async -> Int? {
        await withTaskCancellationHandler {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { [limits] in
                    do {
                        try await Task.sleep(for: limits.start)
                        process.kill()
                    } catch {
                        // It has spoken meanwhile.
                    }
                }
                let port = await process.port()
                group.cancelAll()
                return port
            }
        } onCancel: {
            process.kill()
        }
    }
}
