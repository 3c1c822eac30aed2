public import Companion
public import Wellbeing

extension SQLCipherDiary {
    public func apiTokens() async throws(DiaryError) -> [APIToken] {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(TokenRow.select + "ORDER BY number", map: TokenRow.token)
        }
    }

    public func addAPIToken(
        named name: String, for scopes: Set<APIScope>, openedBy secret: Secret, at instant: Instant
    ) async throws(DiaryError) -> APIToken {
        guard APIToken.accepts(name: name), !scopes.isEmpty else { throw .refused }
        let values: [SQLValue] = [
            .text(TokenRow.digest(of: secret)), .text(name), .text(TokenRow.text(of: scopes)),
            .integer(instant.milliseconds),
        ]
        let number = try await vault.change { connection throws(DiaryError) in
            try connection.run(TokenRow.add, values)
            return try connection.firstInteger("SELECT last_insert_rowid()") ?? 0
        }
        return APIToken(number: number, name: name, scopes: scopes, madeAt: instant)
    }

    public func apiToken(openedBy secret: Secret) async throws(DiaryError) -> APIToken? {
        let digest = SQLValue.text(TokenRow.digest(of: secret))
        return try await vault.perform { connection throws(DiaryError) in
            try connection.rows(TokenRow.select + "WHERE digest = ?1", [digest], map: TokenRow.token).first
        }
    }

    public func noteUse(ofAPIToken number: Int64, at instant: Instant) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE api_token SET used_at = ?2 WHERE number = ?1",
            [.integer(number), .integer(instant.milliseconds)])
    }

    public func removeAPIToken(_ number: Int64) async throws(DiaryError) -> Bool {
        try await changesOne("DELETE FROM api_token WHERE number = ?1", [.integer(number)])
    }
}

/// A token as a row of `api_token`.
enum TokenRow {
    static let select: SQL = "SELECT number, name, scopes, made_at, used_at FROM api_token"

    static let add: SQL = "INSERT INTO api_token (digest, name, scopes, made_at) VALUES (?1, ?2, ?3, ?4)"

    static let removeAll: SQL = "DELETE FROM api_token"

    /// Every column, also of scopes that this version does not know.
    static let selectWhole: SQL =
        "SELECT number, digest, name, scopes, made_at, used_at FROM api_token ORDER BY number"

    static let addWhole: SQL =
        """
        INSERT INTO api_token (number, digest, name, scopes, made_at, used_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        """

    static func wholeValues(_ row: borrowing Statement) -> [SQLValue] {
        [
            .optional(row.integer(0)), .optional(row.text(1)), .optional(row.text(2)),
            .optional(row.text(3)), .optional(row.integer(4)), .optional(row.integer(5)),
        ]
    }

    /// What is kept of the secret.
    static func digest(of secret: Secret) -> String {
        var hash = SHA256()
        hash.add(Array(secret.exposed.utf8))
        return hexadecimal(hash.finished())
    }

    static func text(of scopes: Set<APIScope>) -> String {
        scopes.map(\.rawValue).sorted().joined(separator: " ")
    }

    static func token(_ row: borrowing Statement) throws(DiaryError) -> APIToken {
        guard let number = row.integer(0), let name = row.text(1), let scopes = row.text(2),
            let madeAt = row.instant(3)
        else { throw .damaged(part: .row) }
        let known = scopes.split(separator: " ").compactMap { APIScope(rawValue: String($0)) }
        return APIToken(
            number: number, name: name, scopes: Set(known), madeAt: madeAt, lastUsedAt: row.instant(4))
    }
}
