import Companion

/// What a restore leaves as it is: a no to sending words elsewhere, the lines of the ledger, which programs may
/// use the diary, and which reminders were dealt with.
///
/// A yes that was taken back must not count again because somebody brings back an old entry, and what was
/// sent stays sent. Dates are not compared: a no that is too many asks once more, a yes too many sends. Of an
/// address that reminders are pushed to only a yes that stands here counts, since one that was taken away leaves
/// no no behind.
struct KeptThroughRestore {
    private let refusals: [[SQLValue]]
    /// Wording and time of a no to the general question; empty = it is no no.
    private let generalRefusal: [SQLValue]
    private let lines: [Line]
    private let tokens: [[SQLValue]]
    private let firings: [[SQLValue]]
    /// Address and wording of the yes that stands; two times NULL = none.
    private let pushed: [SQLValue]

    /// Reads the diary that is to be replaced.
    init(of present: borrowing Connection) throws(DiaryError) {
        refusals = try present.rows(
            """
            SELECT purpose, address, model, version, decided_at FROM model_consent
            WHERE number IN (SELECT max(number) FROM model_consent GROUP BY purpose) AND is_granted = 0
            ORDER BY number
            """
        ) { row in
            [
                .optional(row.text(0)), .optional(row.text(1)), .optional(row.text(2)),
                .optional(row.integer(3)), .optional(row.integer(4)),
            ]
        }
        generalRefusal =
            try present.rows(
                "SELECT consent_version, consent_decided_at FROM preferences WHERE consent_is_granted = 0"
            ) { row -> [SQLValue] in [.optional(row.integer(0)), .optional(row.integer(1))] }.first ?? []
        lines = try present.rows(Line.select, map: Line.init)
        tokens = try present.rows(TokenRow.selectWhole, map: TokenRow.wholeValues)
        firings = try present.rows(ReminderRow.selectFirings, map: ReminderRow.wholeFiring)
        pushed =
            try present.rows("SELECT address, version FROM push_hook WHERE is_granted = 1") {
                row -> [SQLValue] in [.optional(row.text(0)), .optional(row.integer(1))]
            }.first ?? [.null, .null]
    }

    /// Writes it into the database that comes in its place, before that is put there.
    func apply(to restored: borrowing Connection) throws(DiaryError) {
        try restored.transaction { () throws(DiaryError) in
            for refusal in refusals { try restored.run(Self.refuse, refusal) }
            if !generalRefusal.isEmpty {
                try restored.run(Self.refuseGenerally, generalRefusal)
                if restored.changes > 0 { try restored.run(ConsentRow.revokeAll, [generalRefusal[1]]) }
            }
            try addLines(to: restored)
            try restored.run(TokenRow.removeAll)
            for token in tokens { try restored.run(TokenRow.addWhole, token) }
            for firing in firings { try restored.run(ReminderRow.note, firing) }
            try restored.run(PushHookRow.revokeOther, pushed)
        }
    }

    private static let refuse: SQL =
        """
        INSERT INTO model_consent (purpose, address, model, is_granted, version, decided_at)
        SELECT ?1, ?2, ?3, 0, ?4, ?5 FROM model_consent
        WHERE number = (SELECT max(number) FROM model_consent WHERE purpose = ?1)
            AND is_granted = 1
        """

    private static let refuseGenerally: SQL =
        """
        UPDATE preferences SET consent_is_granted = 0, consent_version = ?1, consent_decided_at = ?2
        WHERE consent_is_granted = 1
        """

    /// Those that are missing come behind those that are there, in their order.
    private func addLines(to restored: borrowing Connection) throws(DiaryError) {
        let there = try restored.rows(Line.select, map: Line.init)
        let known = Set(there.map(\.identity))
        // As far as both tell of it: a line that was open when the backup was made has ended since.
        let open = Set(there.filter { $0.outcome == "sent" }.map(\.identity))
        for line in lines {
            if !known.contains(line.identity) {
                try restored.run(Line.add, line.values + [.text(line.outcome)])
            } else if open.contains(line.identity), line.outcome != "sent" {
                try restored.run(Line.end, [line.values[0], line.values[5], .text(line.outcome)])
            }
        }
    }

    /// A line of the ledger, whether or not this version knows its purpose.
    private struct Line {
        /// Instant, purpose, address, model, bytes, digest.
        let values: [SQLValue]
        let outcome: String
        /// What makes it this line; its number may be another in another diary.
        let identity: [String]

        static let select: SQL =
            """
            SELECT instant, purpose, address, model, bytes, digest, outcome FROM egress ORDER BY number
            """

        static let add: SQL =
            """
            INSERT INTO egress (instant, purpose, address, model, bytes, digest, outcome)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
            """

        static let end: SQL =
            "UPDATE egress SET outcome = ?3 WHERE instant = ?1 AND digest = ?2 AND outcome = 'sent'"

        init(_ row: borrowing Statement) {
            values = [
                .optional(row.integer(0)), .optional(row.text(1)), .optional(row.text(2)),
                .optional(row.text(3)), .optional(row.integer(4)), .optional(row.text(5)),
            ]
            outcome = row.text(6) ?? "sent"
            identity = [0, 1, 2, 5].map { row.text($0) ?? "" }
        }
    }
}
