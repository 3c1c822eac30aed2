import Commands
import Companion
import Foundation
import Pages
import Wellbeing

// Models that Sela fetches, checks and runs itself.
extension CommandRun {
    /// The id that was typed; whether there is such a model shows later.
    func managedID(_ name: String?) throws -> ManagedModel.ID {
        guard let name else { throw UsageError.missingOperand("NAME", .model) }
        guard let id = ManagedModel.ID(rawValue: name) else { throw ModelLibraryFault.unknownModel }
        return id
    }

    private func managed(_ id: ManagedModel.ID) async throws -> (
        model: ManagedModel, state: ManagedModelState
    ) {
        guard let found = try await composition.models().library.states().first(where: { $0.model.id == id })
        else { throw ModelLibraryFault.unknownModel }
        return found
    }

    /// `sela model install`: says what it is and from where, asks, fetches, checks and tries it.
    func installModel(_ id: ManagedModel.ID) async throws {
        let (model, state) = try await managed(id)
        if state == .ready { return try await tellInstalled(model) }
        let open = try await openDiary()
        terminal.talk(
            .willFetch(
                model.name, bytes: Copy(language).number(model.source.bytes),
                host: Self.host(of: model.source.address), licence: model.licence.name,
                terms: model.licence.address))
        let acceptsTerms = try agreesToTerms(of: model)
        try confirm(.askFetch)
        let agreement = DownloadAgreement(
            to: model, acceptsTerms: acceptsTerms, at: surroundings.clock.now())
        // From here on Ctrl-C pauses instead of ending the program in the middle of a write.
        let received = signals([SIGINT, SIGTERM])
        try await composition.models().library.install(agreement, ledger: open.diary)
        try await follow(model, until: received)
    }

    private func agreesToTerms(of model: ManagedModel) throws -> Bool {
        guard model.licence.needsAcceptance, !invocation.has(.acceptTerms) else { return true }
        do {
            guard try Questions.yes(.askTerms(model.licence.address), in: language) else {
                throw ModelLibraryFault.termsNotAccepted
            }
        } catch let failure as CommandFailure where failure == .noTerminal {
            // --yes alone does not speak for terms that nobody was shown.
            throw ModelLibraryFault.termsNotAccepted
        }
        return true
    }

    /// Asks on the terminal, unless --yes answered already.
    func confirm(_ question: CommandCopy) throws(CommandFailure) {
        if invocation.has(.yes) { return }
        let isAgreed: Bool
        do {
            isAgreed = try Questions.yes(question, in: language)
        } catch {
            throw error == .noTerminal ? .notAgreed : error
        }
        guard isAgreed else { throw .notAgreed }
    }

    /// `sela model adopt`.
    func adoptModel(_ id: ManagedModel.ID, _ file: String?) async throws {
        guard let file else { throw UsageError.missingOperand("FILE", .model) }
        let (model, _) = try await managed(id)
        let received = signals([SIGINT, SIGTERM])
        try await composition.models().library.adopt(Surroundings.absolute(file), as: id)
        try await follow(model, until: received)
    }

    /// `sela model verify NAME`.
    func verifyLanguageModel(_ id: ManagedModel.ID) async throws {
        let (model, _) = try await managed(id)
        let received = signals([SIGINT, SIGTERM])
        try await composition.models().library.verify(id)
        try await follow(model, until: received)
    }

    /// `sela model remove`: the file goes; the diary stays, and nobody answers if it was the one.
    func removeModel(_ id: ManagedModel.ID) async throws {
        let (model, _) = try await managed(id)
        try confirm(.askRemove)
        try await composition.models().stopEngine(of: id)
        try await composition.models().library.remove(id)
        if await knownProvider() == .managed(id) {
            try await openDiary().diary.save(ModelProvider.none)
            terminal.talk(.nobodyAnswersNow)
        }
        try await tellState(of: model)
        terminal.talk(.modelRemoved)
    }

    /// Waits until the library is done with `model`, telling how far it is; a signal pauses.
    private func follow(_ model: ManagedModel, until received: AsyncStream<Int32>) async throws {
        let library = try composition.models().library
        let pausing = Task {
            for await _ in received { await library.pause(model.id) }
        }
        let (language, isJSON) = (terminal.language, terminal.isJSON)
        let telling = Task {
            let terminal = Terminal(language: language, isJSON: isJSON)
            await DownloadProgress(model: model, library: library, terminal: terminal).tell()
        }
        let state = await library.settled(model.id)
        pausing.cancel()
        telling.cancel()
        await telling.value
        try await composition.models().stopEngines()
        switch state {
        case .ready: try await tellInstalled(model)
        case .failed(let fault): throw fault
        case .absent: throw ModelLibraryFault.notReady
        case .downloading, .paused, .verifying: throw CommandFailure.paused(model.id)
        }
    }

    private func tellInstalled(_ model: ManagedModel) async throws {
        try await tellState(of: model)
        terminal.talk(.modelInstalled(model.id.rawValue))
    }

    private func tellState(of model: ManagedModel) async throws {
        let state = try await managed(model.id).state
        let isInUse = await knownProvider() == .managed(model.id)
        try terminal.result(
            ModelList.line(model, state, in: language),
            json: .object([.init("model", ModelList.json(model, state, isInUse: isInUse))]))
    }

    private static func host(of address: String) -> String {
        URL(string: address)?.host ?? address
    }
}
