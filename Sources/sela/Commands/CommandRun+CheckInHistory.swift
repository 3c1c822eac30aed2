import Commands
import Companion
import Pages
import Wellbeing

extension CommandRun {
    /// `sela history checkins`: check-ins over a range, with the moods of spoken entries beside them.
    func historyOfCheckIns() async throws {
        guard invocation.operands.count <= 1 else { throw UsageError.extraOperand(.history) }
        try refuse(.days, with: .from)
        try refuse(.days, with: .through)
        let range = try checkInRange()
        let open = try await openDiary()
        let today = surroundings.clock.moment(dayStart: open.preferences.dayStart).day
        let review = try await ReviewCheckIns(diary: open.diary).review(
            range, today: today, startingOn: open.preferences.weekStart)
        let isHeld = review.days.contains(today) ? await isCareOn(in: open) : false
        try terminal.result(checkInReviewText(review, isHeld: isHeld, in: language), json: review.json)
        if review.isEmpty { terminal.talk(.nothingFound) }
    }

    private func checkInRange() throws -> CheckInRange {
        if let days = invocation.text(.days) {
            return days == "all"
                ? .all
                : Int(days).flatMap(CheckInRange.Span.init(rawValue:)).map(CheckInRange.last)
                    ?? .standard
        }
        let (from, through) = (invocation.day(.from), invocation.day(.through))
        guard from != nil || through != nil else { return .standard }
        if let from, let through, through < from { throw CommandFailure.daysReversed }
        return .custom(from: from, through: through)
    }
}
