import Companion
import Pages
import Wellbeing

/// Programs on this machine, and services elsewhere.
extension Site {
    func localModels(
        _ visit: Visit, problem: ModelProblem? = nil, typed: String = "", _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        let view = LocalModelsView(
            found: sessions[visit.sessionID]?.servers, provider: try await diary.modelProvider(),
            typed: typed,
            problem: problem)
        return page(visit, status: problem == nil ? 200 : 422) { localModelsPage(view, in: $0) }
    }

    /// Asks the known ports of this machine; only here, and only because the person said so.
    func lookForServers(_ visit: Visit) async -> Response {
        let found = await finder.look()
        sessions[visit.sessionID]?.servers = found
        return redirect(visit, to: .models(.local))
    }

    /// Asks one address of this machine that the person typed.
    func askServer(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        let typed = visit.fields[.serviceAddress] ?? ""
        let address: ServiceAddress
        switch ServiceAddress.typed(typed, onThisMachine: true) {
        case .right(let parsed): address = parsed
        case .wrong(let problem):
            return try await localModels(visit, problem: problem, typed: typed, diary)
        }
        guard let server = await finder.look(at: address) else {
            return try await localModels(visit, problem: .nobodyThere, typed: typed, diary)
        }
        let others = (sessions[visit.sessionID]?.servers ?? []).filter { $0.address != address }
        sessions[visit.sessionID]?.servers = [server] + others
        return redirect(visit, to: .models(.local))
    }

    /// The server is asked once more: what a form says of it is not enough.
    func chooseLocal(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        guard
            case .right(let address) = ServiceAddress.typed(
                visit.fields[.serviceAddress] ?? "", onThisMachine: true)
        else { return trouble(visit, Edge.Refusal(trouble: .badRequest, status: 400)) }
        let name = visit.fields[.modelName] ?? ""
        guard let server = await finder.look(at: address) else {
            return try await localModels(visit, problem: .nobodyThere, typed: address.description, diary)
        }
        guard let model = server.models.first(where: { $0.name == name }) else {
            return try await localModels(visit, problem: .modelGone, diary)
        }
        guard !model.isElsewhere else { return try await localModels(visit, problem: .passesOn, diary) }
        if let problem = try await choose(.local(address, model: name), visit, diary) {
            return try await localModels(visit, problem: problem, diary)
        }
        return redirect(visit, to: .models(.overview), notice: .modelChosen)
    }

    func elsewhere(
        _ visit: Visit, isPreset: Bool = false, filledIn: ElsewhereView? = nil, status: Int = 200,
        _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        var view = filledIn ?? ElsewhereView(consent: visit.preferences.aiConsent)
        if case .cloud(let address, let models) = try await diary.modelProvider() {
            view.chosen = address
            if filledIn == nil, !isPreset { view.fill(address, models) }
        }
        if isPreset { view.fill(.openRouter, .openRouter) }
        if case .right(let address) = ServiceAddress.typed(view.address, onThisMachine: false) {
            view.hasKey = try await diary.modelKey(for: address) != nil
        }
        let shown = view
        return page(visit, status: status) { elsewherePage(shown, in: $0) }
    }

    /// A no takes back the choice of a service elsewhere as well.
    func allowElsewhere(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        guard let said = visit.fields.said(.aiConsent) else {
            return trouble(visit, Edge.Refusal(trouble: .badRequest, status: 400))
        }
        var preferences = visit.preferences
        preferences.take(consent: said == FieldName.yes, at: visit.moment.instant)
        if said != FieldName.yes, case .cloud = try await diary.modelProvider() {
            _ = try await choose(.none, visit, diary)
        }
        try await diary.save(preferences)
        known = preferences
        return redirect(visit, to: .models(.elsewhere(isPreset: false)), notice: .answerKept)
    }

    func chooseElsewhere(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        let fields = visit.fields
        var view = ElsewhereView(
            consent: visit.preferences.aiConsent, address: fields[.serviceAddress] ?? "",
            general: fields[.modelName] ?? "", weeklySummary: fields[.weeklyModel] ?? "")
        let choice: ElsewhereChoice
        switch ElsewhereChoice.read(fields, isAllowed: view.isAllowed) {
        case .right(let read): choice = read
        case .wrong(let problem):
            view.problem = problem
            let status = problem == .notAllowed ? 403 : 422
            return try await elsewhere(visit, filledIn: view, status: status, diary)
        }
        let provider = ModelProvider.cloud(choice.address, choice.models)
        if let problem = try await choose(provider, key: choice.key, visit, diary) {
            view.problem = problem
            return try await elsewhere(visit, filledIn: view, status: 422, diary)
        }
        return redirect(visit, to: .models(.overview), notice: .modelChosen)
    }

    func forgetKey(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        let typed = visit.fields[.serviceAddress] ?? ""
        guard case .right(let address) = ServiceAddress.typed(typed, onThisMachine: false) else {
            return trouble(visit, Edge.Refusal(trouble: .badRequest, status: 400))
        }
        try await ChooseModel(records: diary).forgetKey(for: address)
        return redirect(visit, to: .models(.elsewhere(isPreset: false)), notice: .keyForgotten)
    }
}

/// What a form holds, or what is wrong with it.
enum ReadForm<Value: Sendable>: Sendable {
    case right(Value)
    case wrong(ModelProblem)
}

extension ServiceAddress {
    /// The address that a person typed, on the side where it is asked for.
    static func typed(_ text: String, onThisMachine: Bool) -> ReadForm<ServiceAddress> {
        guard !isBlank(text) else { return .wrong(.addressMissing) }
        do {
            let address = try ServiceAddress(parsing: text)
            guard address.isLoopback == onThisMachine else {
                return .wrong(onThisMachine ? .isElsewhere : .isHere)
            }
            return .right(address)
        } catch {
            return .wrong(.address(error))
        }
    }
}

/// A service elsewhere, as the form names it.
struct ElsewhereChoice: Sendable {
    let address: ServiceAddress
    let models: CloudModels
    /// `nil` = the one that is kept stays.
    let key: Secret?

    static func read(_ fields: FormFields, isAllowed: Bool) -> ReadForm<ElsewhereChoice> {
        guard isAllowed else { return .wrong(.notAllowed) }
        let address: ServiceAddress
        switch ServiceAddress.typed(fields[.serviceAddress] ?? "", onThisMachine: false) {
        case .right(let parsed): address = parsed
        case .wrong(let problem): return .wrong(problem)
        }
        let general = (fields[.modelName] ?? "").trimmingSpaces
        let weekly = (fields[.weeklyModel] ?? "").trimmingSpaces
        let models = CloudModels(general: general, weeklySummary: weekly.isEmpty ? nil : weekly)
        return .right(
            ElsewhereChoice(address: address, models: models, key: fields.said(.modelKey).map(Secret.init)))
    }
}

extension ElsewhereView {
    fileprivate mutating func fill(_ address: ServiceAddress, _ models: CloudModels) {
        self.address = address.description
        general = models.general
        weeklySummary = models.weeklySummary ?? ""
    }
}
