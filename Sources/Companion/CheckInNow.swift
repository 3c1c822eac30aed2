public import Wellbeing

/// One tap on one of five faces.
public struct CheckInNow: Sendable {
    private let diary: any CheckInRecords

    /// What was tapped.
    public struct Tap: Hashable, Sendable {
        /// 1 very bad … 5 very good.
        public var rating: Int
        /// `nil` = nothing was said beside it.
        public var note: String?
        public var source: CheckIn.Source

        public init(rating: Int, note: String? = nil, source: CheckIn.Source = .manual) {
            self.rating = rating
            self.note = note
            self.source = source
        }
    }

    public init(diary: any CheckInRecords) {
        self.diary = diary
    }

    /// Saves the tap as the check-in `id`.
    ///
    /// The id is given with the faces, so tapping twice is one check-in. Another face with the same id, while
    /// the tap can still be taken back, corrects it; the moment of the first tap stays.
    ///
    /// - Parameters:
    ///   - moment: when it was tapped.
    ///   - now: when it is saved; a moment after it is refused.
    /// - Throws: ``CheckInError/rating``, ``CheckInError/future``, ``CheckInError/emptyNote``,
    ///   ``CheckInError/longNote``; ``CheckInError/taken`` if the id is that of another check-in.
    public func run(
        _ tap: Tap, as id: CheckIn.ID, at moment: Moment, now: Instant
    ) async throws(CheckInError) -> (checkIn: CheckIn, isNew: Bool) {
        guard let rating = Mood(rawValue: tap.rating) else { throw .rating }
        guard moment.instant <= now else { throw .future }
        let note: String?
        if let said = tap.note { note = try checkedNote(said) } else { note = nil }
        let saved = try await askingCheckIns { () async throws(DiaryError) in try await diary.checkIn(id) }
        guard var checkIn = saved else {
            let new = CheckIn(id: id, moment: moment, rating: rating, note: note, source: tap.source)
            try await askingCheckIns { () async throws(DiaryError) in try await diary.save(new) }
            return (new, true)
        }
        if checkIn.rating == rating, note == nil || note == checkIn.note { return (checkIn, false) }
        guard UndoCheckIn.isInTime(checkIn, at: now), checkIn.note == nil else { throw .taken }
        checkIn.rating = rating
        checkIn.note = note
        let corrected = checkIn
        try await askingCheckIns { () async throws(DiaryError) in try await diary.save(corrected) }
        return (corrected, false)
    }
}
