import Pages
import Wellbeing

/// A check-in as a program sends it.
struct SentCheckIn: Hashable, Sendable {
    /// `nil` = not said: a new one.
    let id: CheckIn.ID?
    let rating: Int
    let note: String?
    let source: CheckIn.Source
    /// `nil` = not said: now.
    let instant: Instant?
    /// `nil` = not said: that of this computer.
    let zone: Zone?

    static let members = ["id", "rating", "note", "source", "instant", "zone"]

    init(_ body: JSON) throws(APIProblem) {
        var fields = try APIFields(body, known: Self.members)
        id = fields.read("id", "a UUID") { CheckIn.ID(rawValue: $0) }
        rating = fields.rating("rating") ?? 0
        note = fields.text("note", isRequired: false)
        source =
            fields.read("source", "one of " + CheckIn.Source.allCases.map(\.rawValue).joined(separator: ", "))
        { CheckIn.Source(rawValue: $0) } ?? .manual
        instant = fields.read("instant", "an instant of RFC 3339, such as 2026-05-26T15:00:00+07:00") {
            Instant(iso: $0)
        }
        zone = fields.read("zone", "a known time zone, such as Asia/Jakarta") { Zone(identifier: $0) }
        try fields.check()
    }
}

/// Which check-ins a program asks for.
struct CheckInQuery: Hashable, Sendable {
    let from: LocalDay
    let through: LocalDay
    let after: RecordPlace?
    let limit: Int

    static let parameters = ["limit", "cursor", "from", "through"]

    init(program query: [String: String]) throws(APIProblem) {
        var faults: [APIProblem.Fault] = []
        func read<Value>(_ name: String, _ what: String, _ read: (String) -> Value?) -> Value? {
            guard let text = query[name] else { return nil }
            if let value = read(text) { return value }
            faults.append(.parameter(name, "must be \(what)"))
            return nil
        }
        for name in query.keys.sorted() where !Self.parameters.contains(name) {
            faults.append(.parameter("", "there is a parameter that is not known"))
        }
        let limits = Site.acceptedCheckIns
        limit =
            read("limit", "a whole number from \(limits.lowerBound) to \(limits.upperBound)") {
                Int($0).flatMap { limits.contains($0) ? $0 : nil }
            } ?? 100
        after = read("cursor", "the next of an earlier answer") { JournalCursor(token: $0) }
            .map { RecordPlace(instant: $0.instant, id: $0.id) }
        from = read("from", "a day such as 2026-05-26") { LocalDay(iso: $0) } ?? LocalDay(number: -719_162)
        through =
            read("through", "a day such as 2026-05-26") { LocalDay(iso: $0) } ?? LocalDay(number: 2_932_896)
        guard faults.isEmpty else { throw APIProblem(.invalid, faults) }
    }
}
