public import Wellbeing

/// Takes back a tap of a moment ago, as if it had not been.
///
/// Later a check-in is deleted as everything else is: into the bin.
public struct UndoCheckIn: Sendable {
    private let diary: any CheckInRecords

    /// Seconds for which it is accepted after it is no longer offered: a click at the last moment is on its way
    /// for a while.
    public static let grace: Int64 = 2

    public init(diary: any CheckInRecords) {
        self.diary = diary
    }

    /// Whether the tap can still be taken back.
    public static func isInTime(_ checkIn: CheckIn, at now: Instant) -> Bool {
        now <= checkIn.moment.instant.adding(seconds: CheckIn.secondsToUndo + grace)
    }

    /// - Throws: ``CheckInError/tooLate`` once the time is over or a note was written; ``CheckInError/unknown`` if
    ///   there is none.
    public func run(_ id: CheckIn.ID, at now: Instant) async throws(CheckInError) {
        let saved = try await askingCheckIns { () async throws(DiaryError) in try await diary.checkIn(id) }
        guard let saved else { throw .unknown }
        guard Self.isInTime(saved, at: now), saved.note == nil else { throw .tooLate }
        try await askingCheckIns { () async throws(DiaryError) in
            if try await diary.deleteCheckIn(id, at: now) { _ = try await diary.destroyCheckIn(id) }
        }
    }
}
