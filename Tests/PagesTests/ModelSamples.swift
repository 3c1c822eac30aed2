import HTML
import Pages
import Testing
import Wellbeing

/// Fixed values for the pages about language models.
enum ModelSamples {
    static func id(_ name: String) throws -> ManagedModel.ID { try #require(ManagedModel.ID(rawValue: name)) }

    static func address(_ text: String) throws -> ServiceAddress { try ServiceAddress(parsing: text) }

    static func model(
        _ id: String, _ name: String, bytes: Int, languages: [Language] = Language.allCases,
        needsAcceptance: Bool = false
    ) throws -> ManagedModel {
        ManagedModel(
            id: try self.id(id), name: name, engine: .gguf, statedLanguages: languages,
            licence: ManagedModel.Licence(
                name: needsAcceptance ? "Sample Terms of Use" : "Apache-2.0",
                address: "https://licences.example/\(id)", needsAcceptance: needsAcceptance),
            source: ManagedModel.Source(
                address: "https://models.example/maker/\(id)/resolve/0123456789abcdef/\(id).gguf",
                fileName: "\(id).gguf", bytes: bytes, digest: String(repeating: "ab", count: 32),
                signature: "GGUF"),
            memory: bytes * 3 / 2)
    }

    /// One in each state.
    static func managed(fault: ModelLibraryFault? = nil) throws -> ManagedModelsView {
        let states: [(String, String, Int, ManagedModelState)] = [
            ("lark-4b", "Lark 4B", 2_497_280_256, .ready), ("lark-2b", "Lark 2B", 1_282_439_264, .ready),
            ("wren-3b", "Wren 3B", 1_915_305_312, .downloading(received: 812_000_000)),
            ("wren-1b", "Wren 1B", 806_058_240, .paused(received: 205_000_000)),
            ("finch-2b", "Finch 2B", 1_834_426_016, .verifying(read: 1_600_000_000)),
            ("finch-1b", "Finch 1B", 1_117_320_736, .failed(.wrongDigest)),
            ("robin-1b", "Robin 1B", 639_446_688, .absent),
        ]
        return ManagedModelsView(
            items: try states.map { id, name, bytes, state in
                ManagedModelsView.Item(
                    model: try model(
                        id, name, bytes: bytes, languages: id == "robin-1b" ? [] : [.german, .english]),
                    state: state, isChosen: id == "lark-4b", fault: id == "robin-1b" ? fault : nil)
            })
    }

    static func servers() throws -> [FoundModelServer] {
        [
            FoundModelServer(
                kind: .ollama, address: try address("http://127.0.0.1:11434/v1"),
                models: [
                    .init(name: "qwen3:4b", isElsewhere: false),
                    .init(name: "gpt-oss:120b-cloud", isElsewhere: true),
                ], isCloudDisabled: false),
            FoundModelServer(
                kind: .llamaServer, address: try address("http://127.0.0.1:8080/v1"),
                models: [
                    .init(
                        name: "/home/sela/models/a-model-with-a-very-long-name-that-does-not-fit-Q4_K_M.gguf",
                        isElsewhere: false)
                ], isCloudDisabled: nil),
            FoundModelServer(
                kind: .other, address: try address("http://[::1]:9000/v1"), models: [], isCloudDisabled: nil),
        ]
    }

    static let cloud = ModelProvider.cloud(.openRouter, .openRouter)

    static func consent(
        _ purpose: ModelPurpose, isGranted: Bool, at address: ServiceAddress = .openRouter,
        model: String? = nil
    ) throws -> ModelConsent {
        ModelConsent(
            purpose: purpose, address: address, model: model ?? CloudModels.openRouter.name(for: purpose),
            isGranted: isGranted, decidedAt: try Samples.moment("2026-03-12T09:05:00Z").instant)
    }

    /// Agreed, declined, never asked, and agreed to somebody else.
    static func consents(isIdle: Bool = false) throws -> ConsentsView {
        let answers: [ModelPurpose: ModelConsent] = [
            .reflectionReply: try consent(.reflectionReply, isGranted: true),
            .weeklySummary: try consent(.weeklySummary, isGranted: false),
            .extraction: try consent(
                .extraction, isGranted: true, at: try address("https://models.example/v1"),
                model: "lark-large"),
        ]
        return ConsentsView(
            items: ModelPurpose.consented.map { purpose in
                ConsentsView.Item(
                    purpose: purpose, question: isIdle ? nil : question(purpose),
                    latest: isIdle ? nil : answers[purpose])
            }, isAllowed: true, zone: try #require(Zone(identifier: "Asia/Jakarta")))
    }

    static func question(_ purpose: ModelPurpose) -> ConsentQuestion {
        ConsentQuestion(
            purpose: purpose, address: .openRouter, model: CloudModels.openRouter.name(for: purpose),
            wasDeclined: false)
    }

    static func egress(isEmpty: Bool = false) throws -> EgressView {
        let records: [EgressRecord] = [
            EgressRecord(
                instant: try Samples.moment("2026-03-14T14:53:00Z").instant, purpose: .reflectionReply,
                address: .openRouter, model: CloudModels.openRouter.general, bytes: 1_934,
                digest: String(repeating: "9f3c", count: 16), outcome: .answered),
            EgressRecord(
                instant: try Samples.moment("2026-03-14T09:00:00Z").instant, purpose: .trial,
                address: try address("http://127.0.0.1:11434/v1"), model: "qwen3:4b", bytes: 301,
                digest: String(repeating: "01ab", count: 16), outcome: .failed),
            EgressRecord(
                instant: try Samples.moment("2026-03-13T18:30:00Z").instant, purpose: .download,
                address: try address("https://models.example/v1"), model: "lark-4b", bytes: 0,
                digest: String(repeating: "e3b0", count: 16), outcome: .sent),
        ]
        let lines = records.enumerated().map {
            EgressView.Line(number: Int64(60 - $0.offset), record: $0.element)
        }
        return EgressView(
            lines: isEmpty ? [] : lines, next: isEmpty ? nil : 58, isFirst: isEmpty,
            zone: try #require(Zone(identifier: "Asia/Jakarta")))
    }
}

extension SamplePage {
    private static let sentence = "Just a test: say yes."

    func languageModels(in frame: Frame) throws -> HTML {
        switch self {
        case .managedModels: return managedModelsPage(try ModelSamples.managed(), in: frame)
        case .managedModelsFault:
            return managedModelsPage(try ModelSamples.managed(fault: .unreadableFile), in: frame)
        case .installModel:
            return installModelPage(
                try ModelSamples.model("lark-4b", "Lark 4B", bytes: 2_497_280_256), in: frame)
        case .installTerms:
            let model = try ModelSamples.model(
                "wren-1b", "Wren 1B", bytes: 806_058_240, needsAcceptance: true)
            return installModelPage(model, fault: .termsNotAccepted, in: frame)
        case .consents: return consentsPage(try ModelSamples.consents(), in: frame)
        case .consentsIdle: return consentsPage(try ModelSamples.consents(isIdle: true), in: frame)
        case .egress: return egressPage(try ModelSamples.egress(), in: frame)
        case .egressEmpty: return egressPage(try ModelSamples.egress(isEmpty: true), in: frame)
        case .localModels, .localModelsFound, .localModelsProblem, .elsewhereAsked, .elsewhere,
            .elsewhereProblem:
            return try services(in: frame)
        default: return try overview(in: frame)
        }
    }

    private func overview(in frame: Frame) throws -> HTML {
        let local = ModelProvider.local(
            try ModelSamples.address("http://127.0.0.1:11434/v1"), model: "qwen3:4b")
        switch self {
        case .modelsTried:
            let managed = ModelProvider.managed(try ModelSamples.id("lark-4b"))
            let trial = TrialView.answered("{\"ok\":true}", isRight: true, milliseconds: 2_340)
            return languageModelsPage(
                ModelsView(provider: managed, managedName: "Lark 4B", sentence: Self.sentence, trial: trial),
                in: frame)
        case .modelsFailed:
            let trial = TrialView.failed(.model(.unreachable))
            return languageModelsPage(
                ModelsView(provider: local, sentence: Self.sentence, trial: trial), in: frame)
        case .modelsElsewhere:
            return languageModelsPage(
                ModelsView(provider: ModelSamples.cloud, sentence: Self.sentence), in: frame)
        default: return languageModelsPage(ModelsView(provider: .none, sentence: Self.sentence), in: frame)
        }
    }

    private func services(in frame: Frame) throws -> HTML {
        let chosen = ModelProvider.local(
            try ModelSamples.address("http://127.0.0.1:11434/v1"), model: "qwen3:4b")
        let yes = AIConsent(isGranted: true, version: 1, decidedAt: Instant(milliseconds: 0))
        switch self {
        case .localModels: return localModelsPage(LocalModelsView(found: nil, provider: .none), in: frame)
        case .localModelsFound:
            return localModelsPage(
                LocalModelsView(found: try ModelSamples.servers(), provider: chosen), in: frame)
        case .localModelsProblem:
            let view = LocalModelsView(
                found: [], provider: .none, typed: "https://models.example/v1", problem: .isElsewhere)
            return localModelsPage(view, in: frame)
        case .elsewhereAsked: return elsewherePage(ElsewhereView(consent: nil), in: frame)
        case .elsewhereProblem:
            let view = ElsewhereView(
                consent: yes, address: "http://models.example", general: "lark-large",
                problem: .address(.needsEncryption))
            return elsewherePage(view, in: frame)
        default:
            let view = ElsewhereView(
                consent: yes, address: ServiceAddress.openRouter.description,
                general: CloudModels.openRouter.general,
                weeklySummary: CloudModels.openRouter.weeklySummary ?? "", hasKey: true, chosen: .openRouter)
            return elsewherePage(view, in: frame)
        }
    }
}
