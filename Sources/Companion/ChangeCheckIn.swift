public import Wellbeing

/// Gives a check-in another rating or note; its moment and source stay.
public struct ChangeCheckIn: Sendable {
    private let diary: any CheckInRecords

    public init(diary: any CheckInRecords) {
        self.diary = diary
    }

    /// - Parameters:
    ///   - rating: 1…5.
    ///   - note: a blank one takes the note away.
    ///   - isDismissed: whether the question what was going on is waved away; `nil` = as it was.
    /// - Throws: ``CheckInError/rating``, ``CheckInError/longNote``, ``CheckInError/unknown``.
    public func run(
        _ id: CheckIn.ID, rating: Int, note: String, isDismissed: Bool? = nil, at now: Instant
    ) async throws(CheckInError) -> CheckIn {
        guard let rating = Mood(rawValue: rating) else { throw .rating }
        let note = isBlank(note) ? nil : try checkedNote(note)
        let saved = try await askingCheckIns { () async throws(DiaryError) in try await diary.checkIn(id) }
        guard var checkIn = saved else { throw .unknown }
        let dismissed = isDismissed ?? checkIn.isDismissed
        guard checkIn.rating != rating || checkIn.note != note || checkIn.isDismissed != dismissed else {
            return checkIn
        }
        checkIn.rating = rating
        checkIn.isDismissed = dismissed
        checkIn.note = note
        checkIn.editedAt = now
        let changed = checkIn
        try await askingCheckIns { () async throws(DiaryError) in try await diary.save(changed) }
        return changed
    }
}
