import Companion
import Pages
import Wellbeing

/// Who answers when a page asks a language model.
extension Site {
    func models(
        _ visit: Visit, _ route: ModelRoute, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        switch route {
        case .overview: try await modelsOverview(visit, diary)
        case .chooseNone: try await chooseNoModel(visit, diary)
        case .tryOut: try await tryModel(visit, diary)
        case .managed, .installing, .install, .pause, .adopt, .verify, .remove, .use:
            try await managed(visit, route, diary)
        case .local: try await localModels(visit, diary)
        case .look: await lookForServers(visit)
        case .ask: try await askServer(visit, diary)
        case .chooseLocal: try await chooseLocal(visit, diary)
        case .elsewhere(let isPreset): try await elsewhere(visit, isPreset: isPreset, diary)
        case .allowElsewhere: try await allowElsewhere(visit, diary)
        case .chooseElsewhere: try await chooseElsewhere(visit, diary)
        case .forgetKey: try await forgetKey(visit, diary)
        case .consents: try await consents(visit, diary)
        case .decide: try await decide(visit, diary)
        case .revokeAll: try await revokeAll(visit, diary)
        case .egress(let before): try await egress(visit, before: before, diary)
        }
    }

    private func modelsOverview(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        let provider = try await diary.modelProvider()
        var view = ModelsView(
            provider: provider, sentence: ModelTrial.sentence, trial: sessions[visit.sessionID]?.trial)
        if case .managed(let id) = provider {
            view.managedName = await library.states().first { $0.model.id == id }?.model.name
        }
        let shown = view
        return page(visit) { languageModelsPage(shown, in: $0) }
    }

    /// Keeps the choice; what the one before said on trial is of no use any more.
    ///
    /// - Parameter key: of a service elsewhere; `nil` leaves one that is kept as it is.
    /// - Returns: what is wrong with it; `nil` = it is chosen.
    func choose(
        _ provider: ModelProvider, key: Secret? = nil, _ visit: Visit, _ diary: any Diary
    ) async throws(DiaryError) -> ModelProblem? {
        do {
            try await ChooseModel(records: diary).choose(provider, key: key)
        } catch {
            switch error {
            case .notLoopback: return .isElsewhere
            case .unfitName: return .modelMissing
            case .unfitKey: return .unusableKey
            case .diary(let error): throw error
            }
        }
        sessions[visit.sessionID]?.trial = nil
        return nil
    }

    private func chooseNoModel(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        _ = try await choose(.none, visit, diary)
        return redirect(visit, to: .models(.overview), notice: .noModelChosen)
    }

    /// Sends the fixed sentence, and nothing else, to the model that is chosen.
    private func tryModel(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        let ask = AskModel(diary: diary, model: models)
        let began = clock.now()
        let shown: TrialView
        do {
            // What is shown is measured by the site's own clock.
            let trial = try await ask.tryModel(timedBy: ContinuousClock())
            let milliseconds = clock.now().milliseconds - began.milliseconds
            shown = .answered(
                String(trial.text.prefix(Self.acceptedTrialAnswer)), isRight: trial.isRight,
                milliseconds: Int(max(0, milliseconds)))
        } catch {
            shown = .failed(ModelTrouble(error))
        }
        sessions[visit.sessionID]?.trial = shown
        return redirect(visit, to: .models(.overview))
    }

    /// Characters of the answer to the fixed sentence that are shown.
    private static let acceptedTrialAnswer = 300
}
