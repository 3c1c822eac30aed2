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
        guard found.model.answers else { throw CommandFailure.modelHearsOnly }
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
        guard open.preferences.aiConsent?.isInForce == true else {
            throw CommandFailure.generalConsentMissing
        }
        let key = try await newKey(for: address, in: open.diary)
        try await choose(
            .cloud(address, CloudModels(general: general, weeklySummary: summary)), key: key, in: open.diary)
        if invocation.has(.noKey) { try await ChooseModel(records: open.diary).forgetKey(for: address) }
        terminal.talk(.cloudChosen)
    }

    /// Asks for the key only where none is kept; it goes from the question into the diary and nowhere else.
    ///
    /// - Returns: `nil` = what is kept stays as it is.
    private func newKey(for address: ServiceAddress, in diary: any Diary) async throws -> Secret? {
        if invocation.has(.noKey) { return nil }
        if !invocation.has(.keyDescriptor), try await diary.modelKey(for: address) != nil {
            terminal.talk(.keyKept)
            return nil
        }
        return try typedKey()
    }

    private func typedKey() throws(CommandFailure) -> Secret {
        let questions = Questions(descriptor: invocation.descriptor(.keyDescriptor))
        do {
            return try questions.secret(.askKey, in: language)
        } catch {
            throw error == .noTerminal || error == .secretMissing ? .keyMissing : error
        }
    }

    private func choose(_ provider: ModelProvider) async throws {
        try await choose(provider, in: try await openDiary().diary)
    }

    private func choose(
        _ provider: ModelProvider, key: Secret? = nil, in diary: any Diary
    ) async throws {
        try await ChooseModel(records: diary).choose(provider, key: key)
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
                .init("right", .bool(trial.isRight)),
                .init("seconds", .decimal((seconds * 10).rounded() / 10)),
            ]))
        terminal.talk(.modelTried(after: Copy(language).tenths(seconds)))
        if !trial.isRight { terminal.talk(.modelTriedWrong) }
    }
}
