import Pages
import Wellbeing

/// The members of a JSON object that was sent, taken out one by one; what is wrong is gathered.
struct APIFields {
    private let members: [String: JSON]
    private(set) var faults: [APIProblem.Fault] = []

    /// - Parameter known: every name that may be there.
    init(_ body: JSON, known: [String]) throws(APIProblem) {
        guard case .object(let members) = body else {
            throw APIProblem(.invalid, [.body("", "must be an object")])
        }
        self.members = Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
        for name in self.members.keys.sorted() where !known.contains(name) {
            faults.append(.body(Self.isHarmless(name) ? "/" + name : "", "there is no such member"))
        }
    }

    /// Whether the name cannot be more than a mistyped one of ours; only then is it repeated.
    private static func isHarmless(_ name: String) -> Bool {
        name.utf8.count <= 24 && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x5F }
    }

    /// `nil` = not there, or `null`.
    private func value(_ name: String) -> JSON? {
        members[name].flatMap { $0 == .null ? nil : $0 }
    }

    mutating func text(_ name: String, isRequired: Bool) -> String? {
        guard let value = value(name) else {
            if isRequired { faults.append(.body("/" + name, "must be there")) }
            return nil
        }
        guard case .string(let text) = value else {
            faults.append(.body("/" + name, "must be a string"))
            return nil
        }
        let limit = Reflection.acceptedLength.upperBound
        guard text.count <= limit else {
            faults.append(.body("/" + name, "must have at most \(limit) characters"))
            return nil
        }
        return text
    }

    /// A text that is read as something; `what` completes "must be".
    mutating func read<Value>(_ name: String, _ what: String, _ read: (String) -> Value?) -> Value? {
        guard let value = value(name) else { return nil }
        if case .string(let text) = value, let found = read(text) { return found }
        faults.append(.body("/" + name, "must be \(what)"))
        return nil
    }

    mutating func mood(_ name: String) -> Mood? {
        guard let value = value(name) else { return nil }
        if case .integer(let number) = value, let mood = Mood(rawValue: number) { return mood }
        faults.append(.body("/" + name, "must be a whole number from 1 to 5, or null"))
        return nil
    }

    /// As ``mood(_:)``, but it has to be there.
    mutating func rating(_ name: String) -> Int? {
        if case .integer(let number) = value(name), let mood = Mood(rawValue: number) {
            return mood.rawValue
        }
        faults.append(.body("/" + name, "must be a whole number from 1 to 5"))
        return nil
    }

    mutating func note(_ name: String, _ detail: String) {
        faults.append(.body("/" + name, detail))
    }

    func check() throws(APIProblem) {
        guard faults.isEmpty else { throw APIProblem(.invalid, faults) }
    }
}

/// An entry as a program sends it.
struct SentEntry: Hashable, Sendable {
    let text: String
    let mood: Mood?
    let deeper: String?
    /// `nil` = not said: now, for a new entry.
    let instant: Instant?
    /// `nil` = not said: that of this computer, for a new entry.
    let zone: Zone?

    static let members = ["text", "mood", "deeper", "instant", "zone"]

    init(_ body: JSON) throws(APIProblem) {
        var fields = try APIFields(body, known: Self.members)
        text = fields.text("text", isRequired: true) ?? ""
        mood = fields.mood("mood")
        deeper = fields.text("deeper", isRequired: false)
        instant = fields.read("instant", "an instant of RFC 3339, such as 2026-05-26T15:00:00+07:00") {
            Instant(iso: $0)
        }
        zone = fields.read("zone", "a known time zone, such as Asia/Jakarta") { Zone(identifier: $0) }
        if fields.faults.isEmpty, text.allSatisfy(\.isWhitespace) {
            fields.note("text", "must hold more than white space")
        }
        try fields.check()
    }
}

extension JournalQuery {
    static let parameters = ["limit", "cursor", "from", "through", "mood", "emotion"]

    /// The search that a query describes.
    init(program query: [String: String]) throws(APIProblem) {
        self.init()
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
        let limits = Self.acceptedLimit
        limit =
            read("limit", "a whole number from \(limits.lowerBound) to \(limits.upperBound)") {
                Int($0).flatMap { limits.contains($0) ? $0 : nil }
            } ?? limit
        after = read("cursor", "the next of an earlier answer") { JournalCursor(token: $0) }
        from = read("from", "a day such as 2026-05-26") { LocalDay(iso: $0) }
        through = read("through", "a day such as 2026-05-26") { LocalDay(iso: $0) }
        mood = read("mood", "a whole number from 1 to 5") { Int($0).flatMap(Mood.init(rawValue:)) }
        verdict = read("emotion", EmotionVerdict.allCases.map(\.rawValue).joined(separator: ", ")) {
            EmotionVerdict(rawValue: $0)
        }
        guard faults.isEmpty else { throw APIProblem(.invalid, faults) }
    }
}
