import Foundation
import Testing

@testable import LanguageModels

/// No engine outlives the program that started it.
struct EngineOrphanTests {
    /// One is deaf and is ended by the system, one is not bound by the system and listens.
    @Test(arguments: ["deaf", "unbound"])
    func anEngineEndsWithAProgramThatIsKilled(behaviour: String) async throws {
        try await EngineHouse.with { house in
            try house.write(behaviour, to: "model")
            let python = try #require(
                EngineHouse.pythons.first(where: FileManager.default.isExecutableFile(atPath:)))
            let victim = Process()
            victim.executableURL = URL(filePath: Self.program)
            victim.arguments = [python, EngineHouse.scripts, house.path("model")]
            victim.standardOutput = FileHandle.nullDevice
            victim.standardError = FileHandle.nullDevice
            try victim.run()
            defer { if victim.isRunning { victim.terminate() } }
            let file = house.path("model.seen")
            #expect(try await eventually { FileManager.default.fileExists(atPath: file) })
            let engine = try house.seen("model").pid
            #expect(isAlive(engine))
            kill(victim.processIdentifier, SIGKILL)
            let hasEnded = try await eventually { !isAlive(engine) }
            #expect(hasEnded)
            if !hasEnded { kill(engine, SIGKILL) }
        }
    }

    /// The program beside the tests.
    private static var program: String {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(filePath: bundle).deletingLastPathComponent().appending(path: "engine-victim").path
    }
}
