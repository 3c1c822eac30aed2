public import Companion
public import Wellbeing

extension MemoryDiary {
    public func apiTokens() throws(DiaryError) -> [APIToken] {
        try checkFailure()
        return tokens.kept.map(\.token)
    }

    public func addAPIToken(
        named name: String, for scopes: Set<APIScope>, openedBy secret: Secret, at instant: Instant
    ) throws(DiaryError) -> APIToken {
        try checkFailure()
        let isTaken = tokens.kept.contains { $0.token.name == name || $0.secret == secret.exposed }
        guard APIToken.accepts(name: name), !scopes.isEmpty, !isTaken else { throw .refused }
        tokens.latestNumber += 1
        let token = APIToken(number: tokens.latestNumber, name: name, scopes: scopes, madeAt: instant)
        tokens.kept.append((token, secret.exposed))
        return token
    }

    public func apiToken(openedBy secret: Secret) throws(DiaryError) -> APIToken? {
        try checkFailure()
        return tokens.kept.first { $0.secret == secret.exposed }?.token
    }

    public func noteUse(ofAPIToken number: Int64, at instant: Instant) throws(DiaryError) -> Bool {
        try checkFailure()
        guard let index = tokens.kept.firstIndex(where: { $0.token.number == number }) else { return false }
        let token = tokens.kept[index].token
        tokens.kept[index].token = APIToken(
            number: number, name: token.name, scopes: token.scopes, madeAt: token.madeAt,
            lastUsedAt: instant)
        return true
    }

    public func removeAPIToken(_ number: Int64) throws(DiaryError) -> Bool {
        try checkFailure()
        guard let index = tokens.kept.firstIndex(where: { $0.token.number == number }) else { return false }
        tokens.kept.remove(at: index)
        return true
    }
}

/// What a diary in memory keeps about programs.
struct MemoryTokens {
    var kept: [(token: APIToken, secret: String)] = []
    var latestNumber: Int64 = 0
}
