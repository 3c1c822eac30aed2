import Companion
import Foundation
import HTTPTransfers
import Testing

@testable import LanguageModels
@testable import Wellbeing

/// The engine for LiteRT-LM files: its server, its lock, and what it does with a file that is none.
///
/// No real model answers here: there is no file that a test could have.
@Suite(
    .enabled(
        if: RealModel.programs.program(for: .litert) != nil,
        "the engines are not installed in .deps/python (scripts/set-up installs them)"))
struct EngineLiteRTTests {
    private struct AnyFile: InstalledModels {
        let path: String

        func file(of model: ManagedModel.ID) async -> String? { path }
    }

    private func engines(_ house: EngineHouse, scripts: String) throws -> ChildEngines {
        try house.write("LITERTLM and nothing behind it", to: "model")
        let programs = EnginePrograms(pythons: EngineHouse.pythons, scripts: scripts)
        return ChildEngines(
            programs: { programs.program(for: $0) }, models: [try RealModel.model("gemma", .litert)],
            installed: AnyFile(path: house.path("model")), transfers: CurlTransfers(),
            random: SystemBytes(), limits: EngineHouse.limits(), time: .real, memory: .real)
    }

    @Test func aFileThatIsNoneFailsItsTrial() async throws {
        try await EngineHouse.with { house in
            let engines = try engines(house, scripts: EngineHouse.root + "/Resources/engines")
            let model = try RealModel.model("gemma", .litert)
            for file in ["model", "none"] {
                await #expect(throws: EngineFault.ended, "\(file)") {
                    try await engines.tryOut(house.path(file), as: model)
                }
            }
        }
    }

    @Test func theServerAnswersToItsKeyOnly() async throws {
        try await EngineHouse.with { house in
            let engines = try engines(house, scripts: EngineHouse.scripts)
            let model = try RealModel.model("gemma", .litert)
            try await engines.tryOut(house.path("model"), as: model)
            let service = try await engines.service(of: model.id)
            let key = try #require(service.key?.exposed)
            let question = #"{"model":"gemma","messages":[{"role":"user","content":"hi"}],"max_tokens":7}"#
            let chat = "/v1/chat/completions"
            let answer = try await RealModel.ask(service, chat, key: key, body: question)
            #expect(answer.status == 200 && answer.text.contains(#""content": "at most 7""#))
            #expect(try await RealModel.ask(service, chat, key: nil, body: question).status == 401)
            let wrong = String(key.reversed())
            #expect(try await RealModel.ask(service, chat, key: wrong, body: question).status == 401)
            let models = try await RealModel.ask(service, "/v1/models", key: key)
            #expect(models.status == 200 && models.text.contains(#""id": "gemma""#))
            #expect(try await RealModel.ask(service, "/v1/models", key: nil).status == 401)
            for path in ["/v1/embeddings", "/v1/responses"] {
                #expect(try await RealModel.ask(service, path, key: key, body: question).status == 404)
            }
            await engines.stopAll()
        }
    }
}
