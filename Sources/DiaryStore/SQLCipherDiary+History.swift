public import Companion
public import Wellbeing

extension SQLCipherDiary {
    public func entries(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [Reflection] {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                ReflectionRow.select
                    + "WHERE deleted_at IS NULL AND day BETWEEN ?1 AND ?2 ORDER BY instant, id",
                days.bounds, map: ReflectionRow.reflection)
        }
    }

    public func tallies(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [DayTally] {
        let counted = try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                """
                SELECT day, mood, verdict, count(*) FROM reflection
                WHERE deleted_at IS NULL AND day BETWEEN ?1 AND ?2
                GROUP BY day, mood, verdict ORDER BY day
                """, days.bounds
            ) { row throws(DiaryError) in
                TalliedRow(
                    day: Int(row.integer(0) ?? 0), mood: try row.mood(1),
                    verdict: try row.word(2, as: EmotionVerdict.self), count: Int(row.integer(3) ?? 0))
            }
        }
        return Dictionary(grouping: counted, by: \.day).sorted { $0.key < $1.key }.map { day, rows in
            DayTally(
                day: LocalDay(number: day), entries: rows.reduce(0) { $0 + $1.count },
                moods: Dictionary(
                    rows.compactMap { row in row.mood.map { ($0, row.count) } }, uniquingKeysWith: +),
                verdicts: Dictionary(
                    rows.compactMap { row in row.verdict.map { ($0, row.count) } }, uniquingKeysWith: +))
        }
    }

    public func span() async throws(DiaryError) -> ClosedRange<LocalDay>? {
        let spans = try await vault.perform { connection throws(DiaryError) in
            try connection.rows("SELECT min(day), max(day) FROM reflection WHERE deleted_at IS NULL") { row in
                (first: row.integer(0), last: row.integer(1))
            }
        }
        guard let first = spans.first?.first, let last = spans.first?.last else { return nil }
        return LocalDay(number: Int(first))...LocalDay(number: Int(last))
    }
}

/// Entries of a day that share mood and verdict.
private struct TalliedRow: Sendable {
    let day: Int
    let mood: Mood?
    let verdict: EmotionVerdict?
    let count: Int
}

extension ClosedRange<LocalDay> {
    fileprivate var bounds: [SQLValue] { [.integer(lowerBound.number), .integer(upperBound.number)] }
}
