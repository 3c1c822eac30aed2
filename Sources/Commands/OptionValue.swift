import Wellbeing

/// What an option's value must be.
public enum OptionValue: Hashable, Sendable {
    case number(ClosedRange<Int>)
    case choice([String])
    /// RFC 3339 with an offset, such as `2026-05-26T22:00:00+07:00`.
    case instant
    /// An IANA name, such as `Asia/Jakarta`.
    case zone
    /// Such as `2026-05-26`.
    case day
    case cursor
    case uuid
    case file
    case folder
    /// A file descriptor that the caller opened, 0 or 3 and up: 1 and 2 are where we write.
    case descriptor
    /// An IP address.
    case address
    /// The address of a service, such as `http://127.0.0.1:8080`; what is wrong with one is told in detail later.
    case service
    /// The name under which a service knows a model.
    case modelName
    /// A line of the ledger.
    case ledgerLine
    /// `none`, a model of the catalogue, or the address of a service.
    case provider
    /// ISO 3166-1 alpha-2, in either case.
    case country

    /// Whether `text` is such a value.
    public func accepts(_ text: String) -> Bool {
        switch self {
        case .number(let accepted): Int(text).map(accepted.contains) ?? false
        case .choice(let choices): choices.contains(text)
        case .instant: Instant(iso: text) != nil
        case .zone: Zone(identifier: text) != nil
        case .day: LocalDay(iso: text) != nil
        case .cursor: JournalCursor(token: text) != nil
        case .uuid: Reflection.ID(rawValue: text) != nil
        case .file, .folder, .address, .service, .provider: !text.isEmpty
        case .modelName: ModelProvider.isAcceptable(name: text)
        case .ledgerLine: Int64(text).map { $0 > 0 } ?? false
        case .country:
            text.utf8.count == 2
                && text.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
        case .descriptor: Int32(text).map { $0 == 0 || $0 > 2 } ?? false
        }
    }

    /// How the value is named in the help: a few choices are spelled out.
    public var label: String {
        switch self {
        case .number(let accepted) where accepted.count <= 10: "\(accepted.lowerBound)-\(accepted.upperBound)"
        case .number: "N"
        case .choice(let choices): choices.joined(separator: "|")
        case .instant: "INSTANT"
        case .zone: "ZONE"
        case .day: "DAY"
        case .cursor: "CURSOR"
        case .uuid: "UUID"
        case .file: "FILE"
        case .folder: "DIR"
        case .descriptor: "N"
        case .address: "IP"
        case .service: "ADDRESS"
        case .modelName: "MODEL"
        case .ledgerLine: "N"
        case .provider: "none|ID|ADDRESS"
        case .country: "CODE"
        }
    }
}
