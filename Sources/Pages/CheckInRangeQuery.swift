public import Wellbeing

/// Which check-ins and spoken entries the page of them shows, as its address says it.
public struct CheckInRangeQuery: Hashable, Sendable {
    /// What a range is called in an address.
    public enum Choice: Hashable, Sendable {
        case last(CheckInRange.Span)
        case all
        /// From a day through a day as they were typed, right or wrong.
        case custom(from: String, through: String)
    }

    public var choice: Choice
    /// Where the page before ended; `nil` = the newest.
    public var after: RecordPlace?

    /// Characters that are kept of a day as it was typed.
    private static let acceptedDay = 10

    public init(_ choice: Choice = .last(.month), after: RecordPlace? = nil) {
        self.choice = choice
        self.after = after
    }

    /// Reads the fields of an address; what is not known there stands for the last month.
    public init(_ query: [String: String]) {
        let from = query["from"].map { String($0.prefix(Self.acceptedDay)) }
        let through = query["through"].map { String($0.prefix(Self.acceptedDay)) }
        let range = query["range"] ?? ""
        let choice: Choice =
            if from != nil || through != nil {
                .custom(from: from ?? "", through: through ?? "")
            } else if range == "all" {
                .all
            } else {
                .last(Int(range).flatMap(CheckInRange.Span.init(rawValue:)) ?? .month)
            }
        self.init(choice, after: query["after"].flatMap(RecordPlace.init(token:)))
    }

    /// The range that is meant; throws what is wrong with days that were typed.
    public func range() throws(CheckInRange.Fault) -> CheckInRange {
        switch choice {
        case .last(let span): .last(span)
        case .all: .all
        case .custom(let from, let through): try CheckInRange(from: from, through: through)
        }
    }

    /// What stands behind the `?`; empty for what is shown unless something is asked for.
    var text: String {
        var parts: [String] = []
        switch choice {
        case .last(.month): break
        case .last(let span): parts.append("range=\(span.rawValue)")
        case .all: parts.append("range=all")
        case .custom(let from, let through):
            parts += ["from=\(Self.encoded(from))", "through=\(Self.encoded(through))"]
        }
        if let after { parts.append("after=\(after.token)") }
        return parts.joined(separator: "&")
    }

    /// Percent-encoded, all but digits and hyphens.
    private static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return text.utf8.reduce(into: "") { result, byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                result.append(Character(UnicodeScalar(byte)))
            default: result += "%\(digits[Int(byte / 16)])\(digits[Int(byte % 16)])"
            }
        }
    }
}
