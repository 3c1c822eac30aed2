public import Companion
public import Wellbeing

extension SQLCipherDiary {
    public func modelProvider() async throws(DiaryError) -> ModelProvider {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(ProviderRow.select, map: ProviderRow.provider).first ?? .none
        }
    }

    public func save(_ provider: ModelProvider) async throws(DiaryError) {
        guard provider.isAcceptable else { throw .refused }
        try await vault.change { connection throws(DiaryError) in
            try connection.run(ProviderRow.save, ProviderRow.values(of: provider))
        }
    }

    public func modelKey(for address: ServiceAddress) async throws(DiaryError) -> Secret? {
        try await vault.perform { connection throws(DiaryError) in
            try connection.firstText("SELECT key FROM model_key WHERE origin = ?1", [.text(address.origin)])
        }.map(Secret.init)
    }

    public func keepModelKey(_ key: Secret?, for address: ServiceAddress) async throws(DiaryError) {
        let origin = SQLValue.text(address.origin)
        guard let key else {
            return try await vault.change { connection throws(DiaryError) in
                try connection.run("DELETE FROM model_key WHERE origin = ?1", [origin])
            }
        }
        guard key.isModelKey else { throw .refused }
        try await vault.change { connection throws(DiaryError) in
            try connection.run(
                "INSERT OR REPLACE INTO model_key (origin, key) VALUES (?1, ?2)",
                [origin, .text(key.exposed)])
        }
    }

    public func modelConsents() async throws(DiaryError) -> [ModelConsent] {
        let latest = try await vault.perform { connection throws(DiaryError) in
            try connection.rows(ConsentRow.selectLatest, map: ConsentRow.consent)
        }.compactMap { $0 }
        return ModelPurpose.allCases.compactMap { purpose in latest.first { $0.purpose == purpose } }
    }

    public func record(_ consent: ModelConsent) async throws(DiaryError) {
        guard consent.isAcceptable else { throw .refused }
        try await vault.change { connection throws(DiaryError) in
            try connection.run(ConsentRow.add, ConsentRow.values(of: consent))
        }
    }

    public func record(_ record: EgressRecord) async throws(DiaryError) -> Int64 {
        guard record.isAcceptable else { throw .refused }
        return try await vault.change { connection throws(DiaryError) in
            try connection.run(EgressRow.add, EgressRow.values(of: record))
            return try connection.firstInteger("SELECT last_insert_rowid()") ?? 0
        }
    }

    public func finish(_ number: Int64, _ outcome: EgressRecord.Outcome) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE egress SET outcome = ?2 WHERE number = ?1", [.integer(number), .text(outcome.rawValue)])
    }

    public func egress(
        before: Int64?, limit: Int
    ) async throws(DiaryError) -> [(number: Int64, record: EgressRecord)] {
        let accepted = EgressRecord.acceptedLimit
        let known = ModelPurpose.allCases.map { "\"" + $0.rawValue + "\"" }.joined(separator: ",")
        let values: [SQLValue] = [
            .integer(before ?? .max), .text("[" + known + "]"),
            .integer(min(max(limit, accepted.lowerBound), accepted.upperBound)),
        ]
        return try await vault.perform { connection throws(DiaryError) in
            try connection.rows(EgressRow.select, values, map: EgressRow.line)
        }
    }
}

/// The provider as the one row of `model_provider`.
private enum ProviderRow {
    static let select: SQL = "SELECT kind, managed_model, address, model, weekly_model FROM model_provider"

    static let save: SQL =
        """
        INSERT OR REPLACE INTO model_provider (row, kind, managed_model, address, model, weekly_model)
        VALUES (1, ?1, ?2, ?3, ?4, ?5)
        """

    static func values(of provider: ModelProvider) -> [SQLValue] {
        switch provider {
        case .none: [.text("none"), .null, .null, .null, .null]
        case .managed(let id): [.text("managed"), .text(id.rawValue), .null, .null, .null]
        case .local(let address, let model):
            [.text("local"), .null, .text(address.description), .text(model), .null]
        case .cloud(let address, let models):
            [
                .text("cloud"), .null, .text(address.description), .text(models.general),
                .optional(models.weeklySummary),
            ]
        }
    }

    static func provider(_ row: borrowing Statement) throws(DiaryError) -> ModelProvider {
        switch row.text(0) {
        case "none": return .none
        case "managed":
            guard let id = row.text(1).flatMap(ManagedModel.ID.init(rawValue:)) else { break }
            return .managed(id)
        case "local":
            // An address that is not this machine is never taken for one, whatever the row says.
            guard let address = row.address(2), address.isLoopback, let model = row.text(3) else { break }
            return .local(address, model: model)
        case "cloud":
            guard let address = row.address(2), let general = row.text(3) else { break }
            return .cloud(address, CloudModels(general: general, weeklySummary: row.text(4)))
        default: break
        }
        throw .damaged(part: .row)
    }
}

/// A consent as a row of `model_consent`.
enum ConsentRow {
    static let selectLatest: SQL =
        "SELECT purpose, address, model, is_granted, version, decided_at FROM model_consent" + latest

    /// The row of each purpose that counts.
    private static let latest: SQL =
        "WHERE number IN (SELECT max(number) FROM model_consent GROUP BY purpose)"

    static let add: SQL =
        """
        INSERT INTO model_consent (purpose, address, model, is_granted, version, decided_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        """

    /// Takes back whatever stands, at the instant given; at that of the consent itself without one.
    static let revokeAll: SQL =
        """
        INSERT INTO model_consent (purpose, address, model, is_granted, version, decided_at)
        SELECT purpose, address, model, 0, version, coalesce(?1, decided_at) FROM model_consent
        """ + latest + "AND is_granted = 1 ORDER BY number"

    static func values(of consent: ModelConsent) -> [SQLValue] {
        [
            .text(consent.purpose.rawValue), .text(consent.address.description), .text(consent.model),
            .boolean(consent.isGranted), .integer(consent.version),
            .integer(consent.decidedAt.milliseconds),
        ]
    }

    /// `nil` for a purpose or address that this version does not know: such a row grants nothing, and the
    /// diary can be read all the same.
    static func consent(_ row: borrowing Statement) throws(DiaryError) -> ModelConsent? {
        guard let model = row.text(2), let isGranted = row.integer(3), let version = row.integer(4),
            let decidedAt = row.instant(5)
        else { throw .damaged(part: .row) }
        guard let purpose = row.text(0).flatMap(ModelPurpose.init(rawValue:)), let address = row.address(1)
        else { return nil }
        return ModelConsent(
            purpose: purpose, address: address, model: model, isGranted: isGranted == 1,
            version: Int(version), decidedAt: decidedAt)
    }
}

/// A line of the ledger as a row of `egress`.
private enum EgressRow {
    /// Lines of purposes that this version cannot name are left out before they are counted; a gap in the
    /// numbers shows where they are.
    static let select: SQL =
        """
        SELECT number, instant, purpose, address, model, bytes, digest, outcome FROM egress
        WHERE number < ?1 AND purpose IN (SELECT value FROM json_each(?2))
        ORDER BY number DESC LIMIT ?3
        """

    static let add: SQL =
        """
        INSERT INTO egress (instant, purpose, address, model, bytes, digest, outcome)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        """

    static func values(of record: EgressRecord) -> [SQLValue] {
        [
            .integer(record.instant.milliseconds), .text(record.purpose.rawValue),
            .text(record.address.description), .text(record.model), .integer(record.bytes),
            .text(record.digest), .text(record.outcome.rawValue),
        ]
    }

    static func line(
        _ row: borrowing Statement
    ) throws(DiaryError) -> (number: Int64, record: EgressRecord) {
        guard let number = row.integer(0), let instant = row.instant(1),
            let purpose = try row.word(2, as: ModelPurpose.self), let address = row.address(3),
            let model = row.text(4), let bytes = row.integer(5), let digest = row.text(6),
            let outcome = try row.word(7, as: EgressRecord.Outcome.self)
        else { throw .damaged(part: .row) }
        return (
            number,
            EgressRecord(
                instant: instant, purpose: purpose, address: address, model: model, bytes: Int(bytes),
                digest: digest, outcome: outcome)
        )
    }
}

extension Statement {
    /// An address; `nil` = NULL, or nothing that this version reads as one.
    fileprivate func address(_ column: Int32) -> ServiceAddress? {
        guard let text = text(column) else { return nil }
        do throws(ServiceAddress.Fault) {
            return try ServiceAddress(parsing: text)
        } catch {
            return nil
        }
    }
}
