import Companion
import Pages
import Wellbeing

/// The models that Sela fetches and runs itself.
extension Site {
    func managed(
        _ visit: Visit, _ route: ModelRoute, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        switch route {
        case .installing(let id):
            guard let model = await catalogued(id) else { return notFound(visit) }
            return page(visit) { installModelPage(model, in: $0) }
        case .install(let id): return try await install(visit, id, diary)
        case .pause(let id):
            await library.pause(id)
            return redirect(visit, to: .models(.managed))
        case .use(let id): return try await use(visit, id, diary)
        case .adopt(let id):
            let path = (visit.fields[.filePath] ?? "").trimmingSpaces
            return try await order(visit, id, diary) { () async throws(ModelLibraryFault) in
                try await library.adopt(path, as: id)
            }
        case .verify(let id):
            return try await order(visit, id, diary) { () async throws(ModelLibraryFault) in
                try await library.verify(id)
            }
        case .remove(let id): return try await remove(visit, id, diary)
        default: return try await managedPage(visit, diary)
        }
    }

    private func catalogued(_ id: ManagedModel.ID) async -> ManagedModel? {
        await library.states().first { $0.model.id == id }?.model
    }

    private func managedPage(
        _ visit: Visit, _ diary: any Diary, fault: (id: ManagedModel.ID, fault: ModelLibraryFault)? = nil
    ) async throws(DiaryError) -> Response {
        let provider = try await diary.modelProvider()
        let items = await library.states().map { model, state in
            ManagedModelsView.Item(
                model: model, state: state, isChosen: provider == .managed(model.id),
                fault: fault?.id == model.id ? fault?.fault : nil)
        }
        let status = fault?.fault.status ?? 200
        return page(visit, status: status) { managedModelsPage(ManagedModelsView(items: items), in: $0) }
    }

    /// Something that is begun in the background, or refused at once.
    private func order(
        _ visit: Visit, _ id: ManagedModel.ID, _ diary: any Diary,
        _ begin: () async throws(ModelLibraryFault) -> Void
    ) async throws(DiaryError) -> Response {
        guard await catalogued(id) != nil else { return notFound(visit) }
        let fault: ModelLibraryFault
        do {
            try await begin()
            return redirect(visit, to: .models(.managed))
        } catch {
            fault = error
        }
        return try await managedPage(visit, diary, fault: (id, fault))
    }

    private func install(
        _ visit: Visit, _ id: ManagedModel.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard let model = await catalogued(id) else { return notFound(visit) }
        let agreement = DownloadAgreement(
            to: model, acceptsTerms: visit.fields.said(.acceptsTerms) == FieldName.yes,
            at: visit.moment.instant)
        let fault: ModelLibraryFault
        do {
            try await library.install(agreement, ledger: diary)
            return redirect(visit, to: .models(.managed))
        } catch {
            fault = error
        }
        guard fault != .termsNotAccepted else {
            return page(visit, status: 422) { installModelPage(model, fault: fault, in: $0) }
        }
        return try await managedPage(visit, diary, fault: (id, fault))
    }

    /// Only one that was checked and tried is ever made the one that answers.
    private func use(
        _ visit: Visit, _ id: ManagedModel.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard let known = await library.states().first(where: { $0.model.id == id }), known.model.answers
        else {
            return notFound(visit)
        }
        guard known.state == .ready else {
            return try await managedPage(visit, diary, fault: (id, .notReady))
        }
        _ = try await choose(.managed(id), visit, diary)
        return redirect(visit, to: .models(.overview), notice: .modelChosen)
    }

    /// Nobody answers when the one that did is gone.
    private func remove(
        _ visit: Visit, _ id: ManagedModel.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard await catalogued(id) != nil else { return notFound(visit) }
        let fault: ModelLibraryFault?
        do {
            try await library.remove(id)
            fault = nil
        } catch {
            fault = error
        }
        if let fault { return try await managedPage(visit, diary, fault: (id, fault)) }
        if try await diary.modelProvider() == .managed(id) { _ = try await choose(.none, visit, diary) }
        return redirect(visit, to: .models(.managed), notice: .modelRemoved)
    }
}

extension ModelLibraryFault {
    /// The status of the page that tells it.
    fileprivate var status: Int {
        switch self {
        case .noSpace: 507
        case .busy, .notReady: 409
        case .unwritableFolder, .ledgerUnwritable: 503
        default: 422
        }
    }
}
