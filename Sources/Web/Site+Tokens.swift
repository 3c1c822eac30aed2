import Companion
import Pages
import Wellbeing

/// The programs that may use the diary.
extension Site {
    func tokens(
        _ visit: Visit, _ route: TokenRoute, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        switch route {
        case .overview: return try await tokens(visit, diary)
        case .make: return try await makeToken(visit, diary)
        case .remove(let number):
            guard try await diary.removeAPIToken(number) else { return notFound(visit) }
            return redirect(visit, to: .tokens(.overview), notice: .tokenRemoved)
        }
    }

    private func tokens(
        _ visit: Visit, made: TokensView.Made? = nil, problem: TokenProblem? = nil, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        let isAgain = problem != nil
        let view = TokensView(
            tokens: try await diary.apiTokens(), zone: visit.moment.zone, made: made, problem: problem,
            typedName: isAgain ? visit.fields[.tokenName] ?? "" : "",
            chosenScopes: isAgain ? visit.fields.scopes : [])
        return page(visit, status: isAgain ? 422 : 200) { tokensPage(view, in: $0) }
    }

    /// The token is in this one response and nowhere else.
    private func makeToken(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        let name = (visit.fields[.tokenName] ?? "").trimmingSpaces
        let secret: Secret
        do {
            secret = try await MakeAPIToken(diary: diary, random: random).run(
                named: name, for: visit.fields.scopes, at: visit.moment.instant
            ).secret
        } catch {
            return try await tokens(visit, problem: try TokenProblem(error), diary)
        }
        return try await tokens(visit, made: .init(name: name, secret: secret.exposed), diary)
    }
}

extension TokenProblem {
    fileprivate init(_ failure: MakeAPIToken.Failure) throws(DiaryError) {
        self =
            switch failure {
            case .unfitName: .unfitName
            case .nameTaken: .nameTaken
            case .noScope: .noScope
            case .tooMany: .tooMany
            case .diary(let error): throw error
            }
    }
}

extension FormFields {
    /// What was ticked.
    fileprivate var scopes: Set<APIScope> { Set(all(.scope).compactMap(APIScope.init(rawValue:))) }
}
