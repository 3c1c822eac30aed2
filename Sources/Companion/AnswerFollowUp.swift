public import Wellbeing

/// What was going on at a check-in that stands out: said, or waved away.
public struct AnswerFollowUp: Sendable {
    private let diary: any CheckInRecords

    public init(diary: any CheckInRecords) {
        self.diary = diary
    }

    /// The check-in to ask about on `day`; `nil` = ask nothing.
    public func question(on day: LocalDay) async throws(DiaryError) -> CheckIn? {
        CheckIn.toAskAbout(on: day, among: try await diary.checkIns(in: day...day))
    }

    /// Adds the note.
    ///
    /// Also when the day has ended meanwhile, or the question was waved away: what somebody wrote is kept.
    ///
    /// - Parameter isReplacing: whether it takes the place of another note.
    /// - Throws: ``CheckInError/emptyNote``, ``CheckInError/longNote``, ``CheckInError/unknown``;
    ///   ``CheckInError/answered`` if there is another note, and it is not to be replaced.
    public func answer(
        _ id: CheckIn.ID, with text: String, at now: Instant, isReplacing: Bool = false
    ) async throws(CheckInError) -> CheckIn {
        let note = try checkedNote(text)
        var checkIn = try await saved(id)
        if checkIn.note == note { return checkIn }
        guard checkIn.note == nil || isReplacing else { throw .answered }
        checkIn.note = note
        checkIn.editedAt = now
        let answered = checkIn
        try await askingCheckIns { () async throws(DiaryError) in try await diary.save(answered) }
        return answered
    }

    /// Waves the question away; for this check-in it is not asked again.
    ///
    /// - Throws: ``CheckInError/unknown``.
    public func dismiss(_ id: CheckIn.ID) async throws(CheckInError) -> CheckIn {
        var checkIn = try await saved(id)
        guard checkIn.isOpen else { return checkIn }
        checkIn.isDismissed = true
        let dismissed = checkIn
        try await askingCheckIns { () async throws(DiaryError) in try await diary.save(dismissed) }
        return dismissed
    }

    private func saved(_ id: CheckIn.ID) async throws(CheckInError) -> CheckIn {
        let saved = try await askingCheckIns { () async throws(DiaryError) in try await diary.checkIn(id) }
        guard let saved else { throw .unknown }
        return saved
    }
}
