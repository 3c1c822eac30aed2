public import Wellbeing

/// What a diary keeps for the days after a text called for help: the texts themselves, and whether the person
/// said that she is safe.
///
/// That a text calls for help is never stored; it is found out from the texts each time. So what a person
/// destroys takes it along.
public protocol CareRecords: Sendable {
    /// What was written or changed after `instant`, latest first: entries, also in the bin, and drafts, also
    /// discarded ones.
    func texts(writtenAfter instant: Instant) async throws(DiaryError) -> [WrittenText]
    /// When the person last said that she is safe; `nil` = never, or she took it back.
    func careEndedAt() async throws(DiaryError) -> Instant?
    func endCare(at instant: Instant?) async throws(DiaryError)
}

/// What somebody wrote, and when.
public struct WrittenText: Hashable, Sendable {
    public let text: String
    /// `nil` = she did not go deeper.
    public let deeper: String?
    /// When it was last changed.
    public let writtenAt: Instant

    public init(text: String, deeper: String?, writtenAt: Instant) {
        self.text = text
        self.deeper = deeper
        self.writtenAt = writtenAt
    }
}
