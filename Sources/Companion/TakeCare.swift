public import Wellbeing

/// Looks after a person in the days after a text of hers called for help.
///
/// For that time nothing is scored, praised or roasted, no streak is counted, and help stands beside every reply
/// of a model. She can end it whenever she likes; a text that calls for help and is written after that begins it
/// anew.
public struct TakeCare: Sendable {
    private let diary: any CareRecords
    private let crisis: (any CrisisReader)?

    /// For how long, counted from when the text was last changed.
    public static let hours: Int64 = 72

    /// - Parameter crisis: `nil` = no crisis net is built in.
    public init(diary: any CareRecords, crisis: (any CrisisReader)?) {
        self.diary = diary
        self.crisis = crisis
    }

    /// Where things stand at `now`.
    public func care(at now: Instant) async throws(DiaryError) -> Care {
        let start = now.adding(seconds: -Self.hours * 3_600)
        guard let crisis else { return Care(state: .none, since: start) }
        let texts = try await diary.texts(writtenAfter: start)
            .filter { text in
                crisis.tier(of: text.text) >= .help
                    || text.deeper.map { crisis.tier(of: $0) >= .help } ?? false
            }
        let endedAt = try await diary.careEndedAt()
        let since = max(start, endedAt ?? start)
        if texts.contains(where: { $0.writtenAt > since }) { return Care(state: .on, since: since) }
        return Care(state: texts.isEmpty ? .none : .ended, since: since)
    }

    /// The person is safe and wants to see everything again.
    public func end(at now: Instant) async throws(DiaryError) {
        try await diary.endCare(at: now)
    }

    /// She takes that back.
    public func resume() async throws(DiaryError) {
        try await diary.endCare(at: nil)
    }
}

/// Whether somebody is to be looked after now.
public struct Care: Hashable, Sendable {
    public enum State: Hashable, Sendable {
        /// No text of the last ``TakeCare/hours`` hours calls for help.
        case none
        case on
        /// One does, and the person has said since that she is safe.
        case ended
    }

    public let state: State
    /// Only what was written after this counts.
    public let since: Instant

    public init(state: State, since: Instant) {
        self.state = state
        self.since = since
    }

    public var isOn: Bool { state == .on }
}
