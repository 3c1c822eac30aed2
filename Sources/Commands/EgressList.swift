public import Pages
public import Wellbeing

/// What `sela egress` answers: everything that was sent, latest first.
public struct EgressList: Sendable {
    private let lines: [(number: Int64, record: EgressRecord)]
    /// Whether older lines follow.
    private let isCutOff: Bool

    public init(_ lines: [(number: Int64, record: EgressRecord)], isCutOff: Bool) {
        self.lines = lines
        self.isCutOff = isCutOff
    }

    /// What `--before` has to say for the next page; `nil` = there is none.
    public var next: Int64? { isCutOff ? lines.last?.number : nil }

    public var json: JSON {
        .object([
            .init("egress", .array(lines.map(json))),
            .init("next", .optional(next) { .integer(Int($0)) }),
        ])
    }

    private func json(_ line: (number: Int64, record: EgressRecord)) -> JSON {
        let record = line.record
        return .object([
            .init("number", .integer(Int(line.number))),
            .init("instant", .string(record.instant.description)),
            .init("purpose", .string(record.purpose.word)),
            .init("address", .string(record.address.description)), .init("model", .string(record.model)),
            .init("bytes", .integer(record.bytes)), .init("digest", .string(record.digest)),
            .init("outcome", .string(record.outcome.rawValue)),
        ])
    }

    /// Two lines for each, with the clock of `zone`; empty if nothing was ever sent.
    public func text(in language: Language, zone: Zone, dayStart: DayStart) -> String {
        lines.map { line in
            let record = line.record
            let moment = Moment(record.instant, in: zone, dayStart: dayStart)
            let date = zone.wallClock(at: record.instant).date
            let bytes = Copy(language).number(record.bytes) + " B"
            return "\(padded(String(line.number), to: 6))\(date) \(moment.clock)  "
                + "\(padded(record.purpose.word, to: 18))\(padded(bytes, to: 12))"
                + words(for: record.outcome)(language) + "\n"
                + "      \(record.address)  \(record.model)  \(record.digest.prefix(12))\n"
        }.joined()
    }

    private func words(for outcome: EgressRecord.Outcome) -> CommandCopy {
        switch outcome {
        case .sent: .egressSent
        case .answered: .egressAnswered
        case .failed: .egressFailed
        case .cancelled: .egressCancelled
        }
    }
}
