import Commands
import Companion
import Pages
import Wellbeing

// Who answers.
extension CommandRun {
    func useNone() async throws {
        try await choose(.none)
        terminal.talk(.nobodyAnswersNow)
    }

    func useManaged(_ id: ManagedModel.ID) async throws {
        guard let found = try await composition.models().library.states().first(where: { $0.model.id == id })
        else { throw ModelLibraryFault.unknownModel }
        guard found.state == .ready else { throw ModelLibraryFault.notReady }
        try await choose(.managed(id))
        terminal.talk(.answersNow)
    }

    /// Another program on this machine.
    ///
    /// It is asked by GET and without a word of the diary which models it has: one that it would pass on to
    /// another machine is refused.
    func useLocal() async throws {
        guard let typed = invocation.text(.server) else { throw UsageError.missingOption(.server, .model) }
        guard let name = invocation.text(.name) else { throw UsageError.missingOption(.name, .model) }
        let address = try service(typed)
        guard address.isLoopback else { throw CommandFailure.localIsNotLoopback }
        let server = try await composition.models().finder.look(at: address)
        if server?.models.first(where: { $0.name == name })?.isElsewhere == true {
            throw CommandFailure.modelIsElsewhere
        }
        try await choose(.local(address, model: name))
        terminal.talk(server == nil ? .noServerThere : .answersNow)
    }

    /// A model on another machine, behind the general consent; each purpose is still asked for by itself.
    func useCloud() async throws {
        try refuse(.noKey, with: .keyDescriptor)
        let address = try invocation.text(.server).map(service) ?? .openRouter
        guard !address.isLoopback else { throw CommandFailure.cloudIsHere }
        let offered: CloudModels? = address == .openRouter ? .openRouter : nil
        guard let general = invocation.text(.name) ?? offered?.general else {
            throw UsageError.missingOption(.name, .model)
        }
        // The offered model for the summary belongs to the offered general one.
        let summary = invocation.text(.summaryName) ?? (invocation.has(.name) ? nil : offered?.weeklySummary)
        let open = try await openDiary()
        guard let consent = open.preferences.aiConsent, consent.isGranted,
            consent.version == AIConsent.currentVersion
        else { throw CommandFailure.generalConsentMissing }
        try await keepKey(for: address, in: open.diary)
        try await choose(
            .cloud(address, CloudModels(general: general, weeklySummary: summary)), in: open.diary)
        terminal.talk(.cloudChosen)
    }

    /// Asks for the key only where none is kept; it goes from the question into the diary and nowhere else.
    private func keepKey(for address: ServiceAddress, in diary: any Diary) async throws {
        if invocation.has(.noKey) { return try await diary.keepModelKey(nil, for: address) }
        if !invocation.has(.keyDescriptor), try await diary.modelKey(for: address) != nil {
            return terminal.talk(.keyKept)
        }
        try await diary.keepModelKey(try typedKey(), for: address)
    }

    private func typedKey() throws(CommandFailure) -> Secret {
        let questions = Questions(descriptor: invocation.descriptor(.keyDescriptor))
        let key: Secret
        do {
            key = try questions.secret(.askKey, in: language)
        } catch {
            throw error == .noTerminal || error == .secretMissing ? .keyMissing : error
        }
        let isPlausible = key.exposed.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) }
        guard isPlausible, (1...512).contains(key.exposed.utf8.count) else { throw .keyUnfit }
        return key
    }

    private func choose(_ provider: ModelProvider) async throws {
        try await choose(provider, in: try await openDiary().diary)
    }

    private func choose(_ provider: ModelProvider, in diary: any Diary) async throws {
        try await diary.save(provider)
        try terminal.result(
            ModelList.words(for: provider, in: language) + "\n",
            json: .object([.init("provider", ModelList.json(provider))]))
    }

    func service(_ typed: String) throws -> ServiceAddress {
        do {
            return try ServiceAddress(parsing: typed)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// `sela model find`: who is on the usual ports of this machine, or at --server.
    func findModels(_ name: String?) async throws {
        guard name == nil else { throw UsageError.extraOperand(.model) }
        var servers: [FoundModelServer]
        if let typed = invocation.text(.server) {
            let address = try service(typed)
            guard address.isLoopback else { throw CommandFailure.localIsNotLoopback }
            servers = try await composition.models().finder.look(at: address).map { [$0] } ?? []
        } else {
            servers = try await composition.models().finder.look()
        }
        let found = FoundServers(servers)
        try terminal.result(found.text(in: language), json: found.json)
        terminal.talk(servers.isEmpty ? .noServerFound : .chooseFound)
    }

    /// `sela model try`: sends one fixed sentence of ours and tells how long the answer took.
    func tryModel(_ name: String?) async throws {
        guard name == nil else { throw UsageError.extraOperand(.model) }
        let open = try await openDiary()
        let models = try composition.models()
        let trial: ModelTrial
        do {
            trial = try await AskModel(diary: open.diary, model: models.model)
                .tryModel(timedBy: ContinuousClock())
        } catch {
            await models.stopEngines()
            throw error
        }
        let seconds = trial.elapsed / .seconds(1)
        await models.stopEngines()
        try terminal.result(
            trial.text + "\n",
            json: .object([
                .init("answer", .string(trial.text)), .init("model", .string(trial.model)),
                .init("seconds", .decimal((seconds * 10).rounded() / 10)),
            ]))
        terminal.talk(.modelTried(after: Copy(language).tenths(seconds)))
    }
}
