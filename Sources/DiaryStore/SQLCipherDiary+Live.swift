public import Companion
public import Wellbeing

extension SQLCipherDiary {
    public func save(_ entries: [LiveEntry]) async throws(DiaryError) {
        guard entries.allSatisfy(\.isAcceptable) else { throw .refused }
        let rows = entries.map { (LiveTable(kind: $0.kind).save, LiveTable.values(of: $0)) }
        try await vault.change { connection throws(DiaryError) in
            for (sql, values) in rows { try connection.run(sql, values) }
        }
    }

    public func liveEntry(
        _ id: LiveEntry.ID, _ kind: LiveEntry.Kind
    ) async throws(DiaryError) -> LiveEntry? {
        let table = LiveTable(kind: kind)
        return try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                table.select + "WHERE id = ?1 AND deleted_at IS NULL", [.text(id.rawValue)], map: table.entry
            ).first
        }
    }

    public func liveEntries(
        in days: ClosedRange<LocalDay>, _ kinds: Set<LiveEntry.Kind>
    ) async throws(DiaryError) -> [LiveEntry] {
        let range: [SQLValue] = [.integer(days.lowerBound.number), .integer(days.upperBound.number)]
        let found = try await vault.perform { connection throws(DiaryError) in
            var found: [LiveEntry] = []
            for kind in LiveEntry.Kind.allCases where kinds.contains(kind) {
                let table = LiveTable(kind: kind)
                found += try connection.rows(
                    table.select + "WHERE deleted_at IS NULL AND day BETWEEN ?1 AND ?2", range,
                    map: table.entry)
            }
            return found
        }
        return found.sorted(by: LiveEntry.isEarlier)
    }

    public func liveSpan() async throws(DiaryError) -> ClosedRange<LocalDay>? {
        let ends = try await vault.perform { connection throws(DiaryError) in
            var ends: [Int] = []
            for kind in LiveEntry.Kind.allCases {
                // Each end by itself is found at once in an index; both together would read all of it.
                let name = LiveTable(kind: kind).name
                for end: SQL in ["min", "max"] {
                    let sql = "SELECT " + end + "(day) FROM " + name + " WHERE deleted_at IS NULL"
                    if let day = try connection.firstInteger(sql) { ends.append(Int(day)) }
                }
            }
            return ends
        }
        guard let first = ends.min(), let last = ends.max() else { return nil }
        return LocalDay(number: first)...LocalDay(number: last)
    }

    public func deleteLiveEntry(
        _ id: LiveEntry.ID, _ kind: LiveEntry.Kind, at instant: Instant
    ) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE " + LiveTable(kind: kind).name
                + " SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL",
            [.text(id.rawValue), .integer(instant.milliseconds)])
    }

    public func restoreLiveEntry(_ id: LiveEntry.ID, _ kind: LiveEntry.Kind) async throws(DiaryError) -> Bool
    {
        try await changesOne(
            "UPDATE " + LiveTable(kind: kind).name
                + " SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL", [.text(id.rawValue)])
    }

    public func destroyLiveEntry(_ id: LiveEntry.ID, _ kind: LiveEntry.Kind) async throws(DiaryError) -> Bool
    {
        try await changesOne(
            "DELETE FROM " + LiveTable(kind: kind).name + " WHERE id = ?1 AND deleted_at IS NOT NULL",
            [.text(id.rawValue)])
    }

    public func binnedLiveEntries() async throws(DiaryError) -> [Binned<LiveEntry>] {
        let found = try await vault.perform { connection throws(DiaryError) in
            var found: [Binned<LiveEntry>] = []
            for kind in LiveEntry.Kind.allCases {
                let table = LiveTable(kind: kind)
                found += try connection.rows(table.select + "WHERE deleted_at IS NOT NULL") {
                    row throws(DiaryError) in
                    guard let deletedAt = row.instant(4) else { throw .damaged(part: .row) }
                    return Binned(try table.entry(row), deletedAt: deletedAt)
                }
            }
            return found
        }
        return found.sorted {
            ($0.deletedAt, $0.record.id.rawValue) > ($1.deletedAt, $1.record.id.rawValue)
        }
    }
}

/// What is stamped on days.
extension SQLCipherDiary {
    public func stamp(_ goal: WaterGoal?, on day: LocalDay) async throws(DiaryError) {
        let number = SQLValue.integer(day.number)
        try await vault.change { connection throws(DiaryError) in
            guard let goal else {
                return try connection.run("DELETE FROM water_goal WHERE day = ?1", [number])
            }
            try connection.run(
                "INSERT OR REPLACE INTO water_goal (day, bottles, bottle_millilitres) VALUES (?1, ?2, ?3)",
                [number, .integer(goal.bottles), .integer(goal.bottleMillilitres)])
        }
    }

    public func waterGoals(
        in days: ClosedRange<LocalDay>
    ) async throws(DiaryError) -> [LocalDay: WaterGoal] {
        let rows = try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                "SELECT day, bottles, bottle_millilitres FROM water_goal WHERE day BETWEEN ?1 AND ?2",
                [.integer(days.lowerBound.number), .integer(days.upperBound.number)]
            ) { row throws(DiaryError) in
                guard let day = row.integer(0), let bottles = row.integer(1), let size = row.integer(2),
                    let goal = WaterGoal(bottles: Int(bottles), bottleMillilitres: Int(size))
                else { throw .damaged(part: .row) }
                return (LocalDay(number: Int(day)), goal)
            }
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    public func chooseHealth(on day: LocalDay, at instant: Instant?) async throws(DiaryError) {
        let number = SQLValue.integer(day.number)
        try await vault.change { connection throws(DiaryError) in
            guard let instant else {
                return try connection.run("DELETE FROM health_choice WHERE day = ?1", [number])
            }
            try connection.run(
                "INSERT OR REPLACE INTO health_choice (day, chosen_at) VALUES (?1, ?2)",
                [number, .integer(instant.milliseconds)])
        }
    }

    public func healthChoices(
        in days: ClosedRange<LocalDay>
    ) async throws(DiaryError) -> [LocalDay: Instant] {
        let rows = try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                "SELECT day, chosen_at FROM health_choice WHERE day BETWEEN ?1 AND ?2",
                [.integer(days.lowerBound.number), .integer(days.upperBound.number)]
            ) { row throws(DiaryError) in
                guard let day = row.integer(0), let instant = row.instant(1) else {
                    throw .damaged(part: .row)
                }
                return (LocalDay(number: Int(day)), instant)
            }
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }
}

/// What is remembered of food.
extension SQLCipherDiary {
    public func remember(_ correction: FoodCorrection) async throws(DiaryError) {
        guard let key = FoodKey(correction.text) else { throw .refused }
        let values: [SQLValue] = [
            .text(correction.id.rawValue), .text(key.words), .text(correction.text),
            .text(correction.verdict.rawValue), .optional(correction.score.map(Int64.init)),
            .optional(correction.caffeineCount.map(Int64.init)),
            .optional(correction.sugaryItemCount.map(Int64.init)),
            .integer(correction.correctedAt.milliseconds), .integer(correction.confirmationCount),
        ]
        try await vault.change { connection throws(DiaryError) in
            try connection.run(
                """
                INSERT OR REPLACE INTO food_correction
                (id, key, text, verdict, score, caffeine, sugary, corrected_at, confirmations)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
                """, values)
        }
    }

    public func foodCorrections() async throws(DiaryError) -> [FoodCorrection] {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                """
                SELECT id, text, verdict, score, caffeine, sugary, corrected_at, confirmations
                FROM food_correction ORDER BY corrected_at DESC, id DESC
                """
            ) { row throws(DiaryError) in
                guard let id = row.text(0).flatMap(FoodCorrection.ID.init(rawValue:)),
                    let text = row.text(1), let verdict = try row.word(2, as: FoodReading.Verdict.self),
                    let correctedAt = row.instant(6), let confirmations = row.integer(7)
                else { throw .damaged(part: .row) }
                return FoodCorrection(
                    id: id, text: text, verdict: verdict, score: row.integer(3).map { Int($0) },
                    caffeineCount: row.integer(4).map { Int($0) },
                    sugaryItemCount: row.integer(5).map { Int($0) }, correctedAt: correctedAt,
                    confirmationCount: Int(confirmations))
            }
        }
    }

    public func forgetFoodCorrection(_ id: FoodCorrection.ID) async throws(DiaryError) -> Bool {
        try await changesOne("DELETE FROM food_correction WHERE id = ?1", [.text(id.rawValue)])
    }
}
