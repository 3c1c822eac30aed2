import Companion
import Pages
import Wellbeing

/// What may be sent elsewhere, and what was.
extension Site {
    func consents(
        _ visit: Visit, problem: ModelProblem? = nil, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        let permissions = try await diary.egressPermissions()
        let items = ModelPurpose.consented.map { purpose in
            ConsentsView.Item(
                purpose: purpose,
                question: permissions.isCloudAllowed ? permissions.question(for: purpose) : nil,
                latest: permissions.consents.first { $0.purpose == purpose })
        }
        let isAllowed = permissions.isCloudAllowed || !permissions.provider.isElsewhere
        let view = ConsentsView(items: items, isAllowed: isAllowed, zone: visit.moment.zone, problem: problem)
        return page(visit, status: problem == nil ? 200 : 409) { consentsPage(view, in: $0) }
    }

    /// Keeps an answer to exactly what was shown.
    ///
    /// A no is taken for whatever was agreed to before as well.
    func decide(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        guard let answer = ConsentAnswer(visit.fields) else {
            return trouble(visit, Edge.Refusal(trouble: .badRequest, status: 400))
        }
        if let problem = try await keep(answer, visit, diary) {
            return try await consents(visit, problem: problem, diary)
        }
        return redirect(visit, to: answer.next, notice: .answerKept)
    }

    private func keep(
        _ answer: ConsentAnswer, _ visit: Visit, _ diary: any Diary
    ) async throws(DiaryError) -> ModelProblem? {
        let act = DecideConsent(diary: diary)
        let (question, instant) = (answer.question, visit.moment.instant)
        if !answer.isGranted, try await hasAgreed(to: question, diary) {
            _ = try await act.revoke(question.purpose, at: instant)
            return nil
        }
        do {
            if answer.isGranted {
                try await act.grant(question, at: instant)
            } else {
                try await act.decline(question, at: instant)
            }
            return nil
        } catch {
            switch error {
            case .notAsked, .outdated: return .otherQuestion
            case .cloudDeclined: return .notAllowed
            case .diary(let error): throw error
            }
        }
    }

    private func hasAgreed(to question: ConsentQuestion, _ diary: any Diary) async throws(DiaryError) -> Bool
    {
        try await diary.modelConsents().contains {
            $0.isGranted && $0.purpose == question.purpose && $0.address == question.address
                && $0.model == question.model
        }
    }

    func revokeAll(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        _ = try await DecideConsent(diary: diary).revokeAll(at: visit.moment.instant)
        return redirect(visit, to: .models(.consents), notice: .consentsRevoked)
    }

    /// Lines of the ledger on one page.
    private static let linesShown = 50

    func egress(
        _ visit: Visit, before: Int64?, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        let lines = try await diary.egress(before: before, limit: Self.linesShown + 1)
        let shown = lines.prefix(Self.linesShown).map {
            EgressView.Line(number: $0.number, record: $0.record)
        }
        let view = EgressView(
            lines: shown, next: lines.count > Self.linesShown ? shown.last?.number : nil,
            isFirst: before == nil, zone: visit.moment.zone)
        return page(visit) { egressPage(view, in: $0) }
    }
}

extension ModelProvider {
    fileprivate var isElsewhere: Bool { if case .cloud = self { true } else { false } }
}

/// An answer as a form brought it.
private struct ConsentAnswer {
    let question: ConsentQuestion
    let isGranted: Bool
    let next: Route

    /// `nil` unless the form says all of it, about a purpose that consent is given for.
    init?(_ fields: FormFields) {
        guard let purpose = fields.said(.purpose).flatMap(ModelPurpose.init(rawValue:)),
            ModelPurpose.consented.contains(purpose), let model = fields.said(.modelName),
            case .right(let address) = ServiceAddress.typed(
                fields[.serviceAddress] ?? "", onThisMachine: false),
            let answer = fields.said(.answer), [FieldName.yes, "no"].contains(answer)
        else { return nil }
        question = ConsentQuestion(purpose: purpose, address: address, model: model, wasDeclined: false)
        isGranted = answer == FieldName.yes
        // Only ever a page of ours.
        let target = fields.said(.next).flatMap(Target.init(parsing:))
        next = target.flatMap { Route(.get, $0.path, query: $0.query) } ?? .models(.consents)
    }
}
