import Companion
import Foundation
import Wellbeing

/// One page of the list, found in the cheapest way that is right.
struct JournalSearch: Sendable {
    private let query: JournalQuery
    private let limit: Int
    /// Folded words, each once; every one has to be in the entry.
    private let words: [String]

    /// Up to this many hits of the index are sorted; a word that is more common is met soon enough on a
    /// walk through the list from its newest end.
    static let fewHits = 2_000
    /// The index knows sequences of three; shorter words are looked for in the text.
    private static let shortestIndexed = 3
    /// Code points of a word that the index is asked for; the text decides about the rest.
    private static let longestIndexed = 40
    /// Words that the index is asked for: its language has a limit, and these narrow enough.
    private static let mostIndexed = 8
    /// Words that are conditions of their own; SQL has a limit too.
    private static let mostConditions = 16

    init(_ query: JournalQuery) {
        self.query = query
        let accepted = JournalQuery.acceptedLimit
        limit = min(max(query.limit, accepted.lowerBound), accepted.upperBound)
        var seen: Set<String> = []
        words = searchWords(query.words ?? "").filter { seen.insert($0).inserted }
    }

    func page(on connection: borrowing Connection) throws(DiaryError) -> JournalPage {
        var values: [SQLValue] = []
        var numbers: SQL = "SELECT r.number FROM"
        if let hits = try rareHits(on: connection) {
            values.append(.text("[" + hits.map { String($0) }.joined(separator: ",") + "]"))
            numbers += "json_each(?1) AS hit CROSS JOIN reflection AS r ON r.number = hit.value"
        } else {
            numbers += "reflection AS r"
        }
        if !words.isEmpty { numbers += "CROSS JOIN search_text AS s ON s.number = r.number" }
        numbers += "WHERE r.deleted_at IS NULL" + filters(&values)
        numbers += "ORDER BY r.instant DESC, r.id DESC LIMIT" + SQL(limit + 1)
        let found = try connection.rows(
            ReflectionRow.select + "WHERE number IN (" + numbers + ") ORDER BY instant DESC, id DESC", values,
            map: ReflectionRow.reflection)
        let page = Array(found.prefix(limit))
        let last = found.count > limit ? page.last : nil
        return JournalPage(
            reflections: page, next: last.map { JournalCursor(instant: $0.moment.instant, id: $0.id) })
    }

    /// Entries that the index finds for the longer words; `nil` if it is not asked or they are many.
    private func rareHits(on connection: borrowing Connection) throws(DiaryError) -> [Int64]? {
        let indexed = words.filter { $0.unicodeScalars.count >= Self.shortestIndexed }
        guard !indexed.isEmpty else { return nil }
        // In the index's own language a phrase in quotes is only text; a quote inside it is doubled.
        let phrases = indexed.prefix(Self.mostIndexed).map { word in
            let start = String(String.UnicodeScalarView(word.unicodeScalars.prefix(Self.longestIndexed)))
            return "\"" + start.replacing("\"", with: "\"\"") + "\""
        }
        let hits = try connection.rows(
            "SELECT rowid FROM search_index WHERE search_index MATCH ?1 LIMIT" + SQL(Self.fewHits + 1),
            [.text(phrases.joined(separator: " AND "))]
        ) { row in row.integer(0) ?? 0 }
        return hits.count > Self.fewHits ? nil : hits
    }

    private func filters(_ values: inout [SQLValue]) -> SQL {
        var filters: SQL = ""
        func add(_ condition: SQL, _ value: SQLValue) {
            values.append(value)
            filters += "AND" + condition + SQL(parameter: values.count)
        }
        if let verdict = query.verdict { add("r.verdict =", .text(verdict.rawValue)) }
        if let mood = query.mood { add("r.mood =", .integer(mood.rawValue)) }
        if let from = query.from { add("r.day >=", .integer(from.number)) }
        if let through = query.through { add("r.day <=", .integer(through.number)) }
        if let after = query.after {
            values += [.integer(after.instant.milliseconds), .text(after.id.rawValue)]
            filters += "AND (r.instant, r.id) < (" + SQL(parameter: values.count - 1) + ","
            filters += SQL(parameter: values.count) + ")"
        }
        for word in words.prefix(Self.mostConditions) {
            values.append(.text(word))
            filters += "AND instr(s.folded," + SQL(parameter: values.count) + ") > 0"
        }
        // Words are always JSON; were they not, the search would find a little more, and lose nothing.
        if words.count > Self.mostConditions, let rest = try? JSONEncoder().encode(words) {
            values.append(.text(String(decoding: rest, as: UTF8.self)))
            filters += "AND NOT EXISTS (SELECT 1 FROM json_each(" + SQL(parameter: values.count)
            filters += ") AS word WHERE instr(s.folded, word.value) = 0)"
        }
        return filters
    }
}
