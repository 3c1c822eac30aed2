import Companion
import Wellbeing

extension SQLCipherDiary {
    /// What was counted of each day, oldest first.
    ///
    /// - Parameters:
    ///   - sql: gives day, key and number, one day after the other.
    ///   - key: reads the key; never `nil` in a sound diary.
    func tallied<Key: Hashable & Sendable>(
        _ sql: SQL, in days: ClosedRange<LocalDay>,
        key: @escaping @Sendable (borrowing Statement) throws(DiaryError) -> Key?
    ) async throws(DiaryError) -> [(day: LocalDay, counts: [Key: Int])] {
        let bounds: [SQLValue] = [.integer(days.lowerBound.number), .integer(days.upperBound.number)]
        let rows = try await vault.perform { connection throws(DiaryError) in
            try connection.rows(sql, bounds) { row throws(DiaryError) in
                guard let day = row.integer(0), let count = row.integer(2), let key = try key(row) else {
                    throw .damaged(part: .row)
                }
                return (day: Int(day), key: key, count: Int(count))
            }
        }
        var tallies: [(day: LocalDay, counts: [Key: Int])] = []
        for row in rows {
            let day = LocalDay(number: row.day)
            if tallies.last?.day != day { tallies.append((day, [:])) }
            tallies[tallies.count - 1].counts[row.key, default: 0] += row.count
        }
        return tallies
    }
}
