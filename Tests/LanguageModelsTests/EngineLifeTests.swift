import Companion
import Foundation
import HTTPTransfers
import Testing

@testable import LanguageModels
@testable import Wellbeing

/// Engines that only play one: how they start, live and end.
struct EngineLifeTests {
    private func id(_ name: String) throws -> ManagedModel.ID {
        try #require(ManagedModel.ID(rawValue: name))
    }

    @Test func anEngineThatIsReadyIsHandedOutWithAKeyAndStaysTheSame() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["ready"])
            let first = try await engines.service(of: id("ready"))
            let seen = try house.seen("ready")
            #expect(first.address.isLoopback)
            #expect(first.key?.exposed == seen.order.key)
            #expect(first.model == "ready")
            let second = try await engines.service(of: id("ready"))
            #expect(second.address == first.address)
            #expect(try house.seen("ready").pid == seen.pid)
            await engines.stopAll()
            #expect(!isAlive(seen.pid))
        }
    }

    @Test func anEngineInheritsNothingAndLearnsItsKeyByItsInputOnly() async throws {
        try await EngineHouse.with { house in
            // As a library would open one that forgets to close it on exec.
            let leak = open("/dev/null", O_RDONLY)
            defer { close(leak) }
            #expect(leak > 2 && fcntl(leak, F_GETFD) & FD_CLOEXEC == 0)
            let engines = try house.engines(["ready"])
            let service = try await engines.service(of: id("ready"))
            let seen = try house.seen("ready")
            #expect(seen.inherited.filter { $0 <= 2 } == [0, 1, 2])
            // One more is the list of descriptors that it is reading itself.
            #expect(seen.inherited.count == 4)
            #expect(seen.group == seen.pid)
            #expect(seen.umask == 0o077)
            #expect(seen.core <= 1, "no dump, nor any program that takes dumps")
            #expect(seen.folder == "/")
            #expect(seen.goesFirst == 500, "when memory runs out it is ended before Sela")
            let key = try #require(service.key?.exposed)
            #expect(key.utf8.count == 64)
            #expect(Set(seen.environment.keys) == ["OMP_WAIT_POLICY", "LC_ALL", "PATH"])
            #expect(seen.environment["OMP_WAIT_POLICY"] == "passive")
            let arguments = try #require(
                FileManager.default.contents(atPath: "/proc/\(seen.pid)/cmdline"))
            let shown = String(decoding: arguments, as: UTF8.self)
            #expect(shown.contains("gguf.py"))
            #expect(!shown.contains(key) && !shown.contains(house.folder))
            await engines.stopAll()
        }
    }

    @Test(arguments: [
        ("ends", EngineFault.ended), ("missing", .missing), ("nonsense", .ended),
    ])
    func anEngineThatDoesNotStartSaysWhy(behaviour: String, fault: EngineFault) async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines([behaviour])
            await #expect(throws: fault) { try await engines.service(of: id(behaviour)) }
            let seen = try house.seen(behaviour)
            #expect(!isAlive(seen.pid))
        }
    }

    @Test(arguments: ["silent", "unhealthy"])
    func anEngineThatIsNotReadyInTimeIsEnded(behaviour: String) async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines([behaviour], limits: EngineHouse.limits(start: .seconds(2)))
            await #expect(throws: EngineFault.notReady) { try await engines.service(of: id(behaviour)) }
            // On a machine so busy that it did not even begin in two seconds there is nothing to look at.
            if let seen = try? house.seen(behaviour) { #expect(!isAlive(seen.pid)) }
        }
    }

    @Test func whatIsNotInstalledIsNotStarted() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["ready"])
            await #expect(throws: EngineFault.notInstalled) { try await engines.service(of: id("other")) }
            try FileManager.default.removeItem(atPath: house.path("ready"))
            await #expect(throws: EngineFault.notInstalled) { try await engines.service(of: id("ready")) }
        }
    }

    @Test func withoutEnoughMemoryNothingIsStarted() async throws {
        try await EngineHouse.with { house in
            house.available.withLock { $0 = 1 << 20 - 1 }
            let engines = try house.engines(["ready"])
            await #expect(throws: EngineFault.noMemory(needed: 1 << 20, free: 1 << 20 - 1)) {
                try await engines.service(of: id("ready"))
            }
            #expect(!FileManager.default.fileExists(atPath: house.path("ready.seen")))
        }
    }

    @Test func oneEngineRunsAtATime() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["ready", "parent"])
            _ = try await engines.service(of: id("ready"))
            let first = try house.seen("ready").pid
            _ = try await engines.service(of: id("parent"))
            #expect(!isAlive(first))
            #expect(try isAlive(house.seen("parent").pid))
            await engines.stopAll()
        }
    }

    @Test func manyWhoAskAtOnceShareOneEngine() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["ready"])
            let model = try id("ready")
            let ports = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<8 { group.addTask { try await engines.service(of: model).address.port } }
                return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
            }
            #expect(ports.count == 1)
            await engines.stopAll()
        }
    }

    @Test func whatAnEngineStartedItselfEndsWithIt() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["parent"])
            _ = try await engines.service(of: id("parent"))
            let seen = try house.seen("parent")
            let grandchild = try #require(seen.child)
            #expect(isAlive(grandchild))
            try await engines.stop(id("parent"))
            #expect(!isAlive(seen.pid))
            #expect(try await eventually { !isAlive(grandchild) })
        }
    }

    @Test func anEngineThatDoesNotListenIsKilled() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["deaf"])
            _ = try await engines.service(of: id("deaf"))
            let seen = try house.seen("deaf")
            kill(seen.pid, SIGTERM)
            try await Task.sleep(for: .milliseconds(300))
            #expect(isAlive(seen.pid), "it is deaf indeed")
            try await engines.stop(id("deaf"))
            #expect(!isAlive(seen.pid))
        }
    }

    @Test func aTrialThatNobodyWaitsForEndsEvenIfItsEngineIsDeaf() async throws {
        try await EngineHouse.with { house in
            var limits = EngineHouse.limits()
            limits.grace = .seconds(3600)
            let engines = try house.engines(["stuck"], limits: limits)
            let file = house.path("stuck")
            let model = try EngineHouse.model("stuck")
            let trial = Task { try await engines.tryOut(file, as: model) }
            #expect(try await eventually { FileManager.default.fileExists(atPath: file + ".asked") })
            trial.cancel()
            await #expect(throws: EngineFault.notReady) { try await trial.value }
            let seen = try house.seen("stuck")
            #expect(!isAlive(seen.pid))
        }
    }

    @Test func anEngineGetsNoMoreMemoryThanItMayHave() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["asks"])
            _ = try await engines.service(of: id("asks"))
            #expect(try house.seen("asks").got == false)
            await engines.stopAll()
        }
    }

    @Test func stoppingEndsAStartThatIsUnderWay() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["silent"])
            let model = try id("silent")
            let start = Task { try await engines.service(of: model) }
            let file = house.path("silent.seen")
            #expect(try await eventually { FileManager.default.fileExists(atPath: file) })
            await engines.stopAll()
            await #expect(throws: EngineFault.ended) { try await start.value }
            #expect(try !isAlive(house.seen("silent").pid))
        }
    }

    @Test func whoDoesNotWaitAnyMoreEndsTheStart() async throws {
        try await EngineHouse.with { house in
            let engines = try house.engines(["silent"])
            let model = try id("silent")
            let start = Task { try await engines.service(of: model) }
            let file = house.path("silent.seen")
            #expect(try await eventually { FileManager.default.fileExists(atPath: file) })
            start.cancel()
            await #expect(throws: EngineFault.ended) { try await start.value }
            #expect(try !isAlive(house.seen("silent").pid))
        }
    }
}
