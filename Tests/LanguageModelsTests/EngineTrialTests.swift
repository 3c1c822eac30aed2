import Companion
import Foundation
import HTTPTransfers
import Testing

@testable import LanguageModels
@testable import Wellbeing

/// A model is tried before it is used.
struct EngineTrialTests {
    private func tried(_ behaviour: String, in house: EngineHouse) async throws {
        let engines = try house.engines([behaviour], limits: EngineHouse.limits(start: .seconds(20)))
        try await engines.tryOut(house.path(behaviour), as: try EngineHouse.model(behaviour))
    }

    @Test func anEngineThatAnswersPassesAndIsStopped() async throws {
        try await EngineHouse.with { house in
            try await tried("ready", in: house)
            #expect(try !isAlive(house.seen("ready").pid))
        }
    }

    @Test(arguments: [("empty", EngineFault.notReady), ("ends", .ended), ("missing", .missing)])
    func anEngineThatGivesNothingFailsAndIsStopped(behaviour: String, fault: EngineFault) async throws {
        try await EngineHouse.with { house in
            await #expect(throws: fault) { try await tried(behaviour, in: house) }
            let seen = try house.seen(behaviour)
            #expect(!isAlive(seen.pid))
        }
    }

    @Test func aTrialLeavesTheEngineThatRunsAlone() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["ready", "parent"])
            let running = try await engines.service(of: try EngineHouse.model("ready").id)
            let process = try house.seen("ready").pid
            try await engines.tryOut(house.path("parent"), as: try EngineHouse.model("parent"))
            #expect(isAlive(process))
            let still = try await engines.service(of: try EngineHouse.model("ready").id)
            #expect(still.address == running.address)
            await engines.stopAll()
        }
    }

    @Test func forATrialAnIdleEngineMakesRoom() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["ready", "parent"])
            let ready = try EngineHouse.model("ready").id
            _ = try await engines.service(of: ready)
            let process = try house.seen("ready").pid
            house.available.withLock { $0 = 0 }
            let trial = {
                try await engines.tryOut(house.path("parent"), as: try EngineHouse.model("parent"))
            }
            await #expect(throws: EngineFault.noMemory(needed: 1 << 20, free: 0)) { try await trial() }
            #expect(isAlive(process), "a request holds it")
            await engines.finished(ready)
            await #expect(throws: EngineFault.noMemory(needed: 1 << 20, free: 0)) { try await trial() }
            #expect(!isAlive(process))
        }
    }
}
