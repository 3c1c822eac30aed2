import Companion
import Foundation
import HTTPTransfers
import Testing

@testable import LanguageModels
@testable import Wellbeing

/// Engines that only play one, in a time that passes when a test says so.
struct EngineWatchTests {
    private func id(_ name: String) throws -> ManagedModel.ID {
        try #require(ManagedModel.ID(rawValue: name))
    }

    /// Lets time pass in steps, each when somebody waits for it; in the end somebody waits again.
    private func pass(_ total: Duration, in house: EngineHouse) async throws {
        let end = house.time.time.now() + total
        while house.time.time.now() < end {
            let isWaited = try await eventually { house.time.nextWaking != nil }
            try #require(isWaited)
            let next = try #require(house.time.nextWaking)
            house.time.pass(min(next, end) - house.time.time.now())
        }
        #expect(try await eventually { house.time.nextWaking != nil })
    }

    @Test func anEngineThatEndsIsStartedAgainAfterASecond() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["ready"], isTimed: true)
            let model = try id("ready")
            _ = try await engines.service(of: model)
            let first = try house.seen("ready").pid
            kill(first, SIGKILL)
            #expect(try await eventually { await engines.runningModel == nil })
            let again = Task { try await engines.service(of: model) }
            // The watch sleeps for two seconds, the start for one.
            let waits = try await eventually { house.time.nextWaking == .seconds(1) }
            #expect(waits)
            #expect(try house.seen("ready").pid == first, "not before the second is over")
            house.time.pass(.seconds(1))
            _ = try await again.value
            let second = try house.seen("ready").pid
            #expect(second != first && isAlive(second))
            await engines.stopAll()
        }
    }

    @Test func anEngineThatEndsFiveTimesIsLeftAlone() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["ends"], isTimed: true)
            let model = try id("ends")
            await #expect(throws: EngineFault.ended) { try await engines.service(of: model) }
            for pause in [1, 2, 4, 8] {
                let next = Task { try await engines.service(of: model) }
                let start = house.time.time.now()
                let waits = try await eventually { house.time.nextWaking == start + .seconds(pause) }
                #expect(waits)
                house.time.pass(.seconds(pause))
                await #expect(throws: EngineFault.ended) { try await next.value }
            }
            await #expect(throws: EngineFault.unstable) { try await engines.service(of: model) }
        }
    }

    @Test func anEngineThatTakesTooMuchMemoryIsEnded() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["ready"], isTimed: true)
            _ = try await engines.service(of: id("ready"))
            let process = try house.seen("ready").pid
            // The model needs 1 MiB, so 513 MiB are allowed.
            house.resident.withLock { $0 = 513 << 20 }
            try await pass(.seconds(4), in: house)
            #expect(isAlive(process))
            house.resident.withLock { $0 = 513 << 20 + 1 }
            house.time.pass(.seconds(2))
            #expect(try await eventually { !isAlive(process) })
        }
    }

    @Test func anEngineThatNobodyUsesIsPutToRestAfterTenMinutes() async throws {
        try await EngineHouse.with { house in
            var limits = EngineHouse.limits()
            limits.look = .seconds(60)
            let engines = try house.engines(["ready"], limits: limits, isTimed: true)
            _ = try await engines.service(of: id("ready"))
            let process = try house.seen("ready").pid
            try await pass(.seconds(1200), in: house)
            #expect(isAlive(process), "a request holds it")
            await engines.finished(try id("ready"))
            try await pass(.seconds(540), in: house)
            #expect(isAlive(process))
            house.time.pass(.seconds(60))
            #expect(try await eventually { await engines.runningModel == nil })
            #expect(try await eventually { !isAlive(process) })
            // The next request wakes it, and is not held up as after a failure.
            _ = try await engines.service(of: id("ready"))
            #expect(try isAlive(house.seen("ready").pid))
            await engines.stopAll()
        }
    }
}
