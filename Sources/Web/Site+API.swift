import Companion
import Pages
import Wellbeing

/// What other programs ask for, under `/api/v1`.
///
/// No cookie is read or set. A token is enough, whoever runs the program: like a passphrase it says who
/// somebody is. Whether the person is there is not told by a program that asks, so the diary locks all the
/// same.
extension Site {
    /// A program that may go on, and what it asked for.
    struct APICall: Sendable {
        let operation: APIOperation
        /// The id in the address, of an entry or a check-in; `nil` = the address has none.
        let id: Reflection.ID?
        /// The day in the address; `nil` = the address has none.
        let day: LocalDay?
        let request: Request
        let query: [String: String]
        let diary: any Diary
        let preferences: Preferences
    }

    func answerProgram(_ request: Request, _ target: Target) async -> Response {
        do {
            let (operation, operand) = try operation(of: request, at: target.path)
            guard operation.needsToken else { return describe() }
            try checkOrigin(ofProgram: request)
            let call = try await admit(request, target, operation, operand)
            return try await perform(call)
        } catch {
            return error.response
        }
    }

    private func operation(
        of request: Request, at path: String
    ) throws(APIProblem) -> (APIOperation, operand: String?) {
        let (found, operand) = APIOperation.at(path)
        guard !found.isEmpty else { throw APIProblem(.notFound) }
        let method = request.method == "HEAD" ? "GET" : request.method
        guard let operation = found.first(where: { $0.method == method }) else {
            var problem = APIProblem(.methodNotAllowed)
            problem.allowed = found.map { $0.method == "GET" ? "GET, HEAD" : $0.method }
                .joined(separator: ", ")
            throw problem
        }
        return (operation, operand)
    }

    /// A page of another site cannot send our header without asking, and is not answered when it asks; this
    /// turns it away all the same.
    private func checkOrigin(ofProgram request: Request) throws(APIProblem) {
        let origin = request.headers["origin"]?.lowercased()
        let host = request.headers["host"]?.lowercased() ?? ""
        guard !edge.isFromElsewhere(request), origin == nil || origin == "http://" + host else {
            throw APIProblem(.otherOrigin)
        }
    }

    private func admit(
        _ request: Request, _ target: Target, _ operation: APIOperation, _ operand: String?
    ) async throws(APIProblem) -> APICall {
        guard request.peer.isLoopback || !edge.address.isLoopbackOnly else {
            throw APIProblem(.outOfReach)
        }
        let secret = try bearer(of: request)
        switch await opened().state {
        case .absent: throw APIProblem(.noDiary)
        case .locked: throw APIProblem(.locked)
        case .open: break
        }
        let diary = try await asked { () async throws(DiaryError) in try await vault.diary() }
        let token = try await asked { () async throws(DiaryError) in
            try await diary.apiToken(openedBy: secret)
        }
        guard let token else { throw APIProblem(.unknownToken) }
        if let scope = operation.scope, !token.scopes.contains(scope) {
            var problem = APIProblem(.missingScope)
            problem.scope = scope.rawValue
            throw problem
        }
        await noteUse(of: token, diary)
        let preferences = try await asked { () async throws(DiaryError) in try await diary.preferences() }
        let isWeek = operation == .readSummary
        return APICall(
            operation: operation, id: isWeek ? nil : try operand.map(entryID),
            day: isWeek ? try operand.map(day) : nil, request: request, query: target.query, diary: diary,
            preferences: preferences ?? Preferences(language: defaultLanguage))
    }

    private func bearer(of request: Request) throws(APIProblem) -> Secret {
        guard let header = request.headers["authorization"] else { throw APIProblem(.noToken) }
        let parts = header.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw APIProblem(.noToken) }
        let secret = Secret(String(parts[1]).trimmingSpaces)
        guard secret.isAPIToken else { throw APIProblem(.unknownToken) }
        return secret
    }

    private func entryID(_ text: String) throws(APIProblem) -> Reflection.ID {
        guard let id = Reflection.ID(rawValue: text) else {
            throw APIProblem(.invalid, [.parameter("id", "must be a UUID")])
        }
        return id
    }

    private func day(_ text: String) throws(APIProblem) -> LocalDay {
        guard let day = LocalDay(iso: text) else {
            throw APIProblem(.invalid, [.parameter("day", "must be a day such as 2026-05-26")])
        }
        return day
    }

    private func noteUse(of token: APIToken, _ diary: any Diary) async {
        let now = clock.now()
        if let last = token.lastUsedAt, last <= now, now < last.adding(seconds: APIToken.usePrecision) {
            return
        }
        do {
            _ = try await diary.noteUse(ofAPIToken: token.number, at: now)
        } catch {
            // On a full disk the diary can still be read; what is asked for meets the same fault if it writes.
        }
    }

    /// Asks the diary; what it throws is thrown on as a problem.
    func asked<Answer>(
        _ question: () async throws(DiaryError) -> Answer
    ) async throws(APIProblem) -> Answer {
        do {
            return try await question()
        } catch {
            throw APIProblem(diary: error)
        }
    }

    private func perform(_ call: APICall) async throws(APIProblem) -> Response {
        switch call.operation {
        case .listEntries: return try await listEntries(call)
        case .readEntry: return try await readEntry(call)
        case .writeEntry: return try await writeEntry(call)
        case .deleteEntry: return try await deleteEntry(call)
        case .listCheckIns: return try await listCheckIns(call)
        case .makeCheckIn: return try await makeCheckIn(call)
        case .readCheckIn: return try await readCheckIn(call)
        case .listSummaries: return try await listSummaries(call)
        case .readSummary: return try await readSummary(call)
        case .scanSafety: return try scanSafety(call)
        case .listHelpLines:
            return .json(200, helpResources(for: call.preferences.country).json)
        case .describe: return describe()
        }
    }

    private func describe() -> Response {
        Response(
            status: 200, headers: [.init("Content-Type", "application/json")],
            body: Array((openAPI(version: version).indented + "\n").utf8))
    }
}

extension Response {
    static func json(_ status: Int, _ json: JSON) -> Response {
        Response(
            status: status, headers: [.init("Content-Type", "application/json")],
            body: Array((json.line + "\n").utf8))
    }
}

extension Request {
    /// The body as JSON.
    func json() throws(APIProblem) -> JSON {
        let type = (headers["content-type"] ?? "").split(separator: ";").first.map(String.init) ?? ""
        guard type.trimmingSpaces.lowercased() == "application/json" else { throw APIProblem(.notJSON) }
        guard body.count <= Edge.writingLimit else { throw APIProblem(.tooLarge) }
        guard let json = JSON(parsing: body) else { throw APIProblem(.badRequest) }
        return json
    }
}
