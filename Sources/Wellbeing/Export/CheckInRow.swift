public import Foundation

/// A check-in as it is exported and read back.
public struct CheckInRow: Hashable, Sendable {
    /// What the check-in was opened from.
    public enum Source: String, Hashable, Sendable, CaseIterable { case manual, notification }

    /// 1 very bad … 5 very good.
    public static let ratings = 1...5

    public let id: UUID
    public let moment: Moment
    public let rating: Int
    /// What was going on, added later; `nil` = nothing was added.
    public let note: String?
    public let source: Source

    /// `nil` if the rating is none of ``ratings``.
    public init?(id: UUID, moment: Moment, rating: Int, note: String?, source: Source) {
        guard Self.ratings.contains(rating) else { return nil }
        self.id = id
        self.moment = moment
        self.rating = rating
        self.note = note
        self.source = source
    }
}
