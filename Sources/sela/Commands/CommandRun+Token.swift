import Commands
import Companion
import Pages
import Wellbeing

extension CommandRun {
    /// `sela token`: which other programs may use the diary.
    func token() async throws {
        let rest = invocation.operands.dropFirst()
        switch invocation.operands.first ?? "list" {
        case "make":
            guard let name = rest.first else { throw UsageError.missingOperand("NAME", .token) }
            try await makeToken(named: name, for: Array(rest.dropFirst()))
        case "remove":
            guard let name = rest.first else { throw UsageError.missingOperand("NAME", .token) }
            guard rest.count == 1 else { throw UsageError.extraOperand(.token) }
            try await removeToken(named: name)
        default:
            guard rest.isEmpty else { throw UsageError.extraOperand(.token) }
            let tokens = try await openDiary().diary.apiTokens()
            let list = TokenList(tokens)
            try terminal.result(list.text(in: language), json: list.json)
            if tokens.isEmpty { terminal.talk(.noTokens) }
        }
    }

    /// The token is printed this once.
    private func makeToken(named name: String, for words: [String]) async throws {
        let scopes = words.compactMap(APIScope.init(rawValue:))
        guard scopes.count == words.count else { throw CommandFailure.unknownScope }
        let act = MakeAPIToken(diary: try await openDiary().diary, random: MachineRandom())
        let made: (token: APIToken, secret: Secret)
        do {
            made = try await act.run(named: name, for: Set(scopes), at: surroundings.clock.now())
        } catch {
            throw CommandFailure(error)
        }
        let secret = JSON.Member("token", .string(made.secret.exposed))
        try terminal.result(made.secret.exposed + "\n", json: .object([secret] + made.token.members))
        terminal.talk(.tokenShownOnce)
    }

    private func removeToken(named name: String) async throws {
        let diary = try await openDiary().diary
        guard let token = try await diary.apiTokens().first(where: { $0.name == name }),
            try await diary.removeAPIToken(token.number)
        else { throw CommandFailure.noSuchToken }
        try terminal.result("", json: .object([.init("removed", .string(name))]))
    }
}
