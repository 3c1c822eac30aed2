import Companion
import Pages
import Wellbeing

/// Looking back on check-ins and spoken entries.
extension Site {
    /// Records on a page of the list.
    private static let recordsOnAPage = 50

    func checkInHistory(
        _ visit: Visit, _ query: CheckInRangeQuery, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        var range = CheckInRange.standard
        var problem: CheckInRange.Fault?
        do throws(CheckInRange.Fault) {
            range = try query.range()
        } catch {
            problem = error
        }
        let act = ReviewCheckIns(diary: diary)
        let today = visit.moment.day
        let review = try await act.review(range, today: today, startingOn: visit.preferences.weekStart)
        let list = try await act.page(of: review.days, before: query.after, limit: Self.recordsOnAPage)
        let care = try await care(visit, diary)
        let isHeld = care.isOn && review.days.contains(today)
        let gravest = list.records.map { tierNow(of: $0, care) }.max() ?? .none
        let view = CheckInHistoryView(
            query: query, problem: problem, review: review, records: list.records, next: list.next,
            tier: max(gravest, isHeld ? .help : .none), isHeld: isHeld || gravest >= .help)
        return page(visit, status: problem == nil ? 200 : 400) { checkInHistoryPage(view, in: $0) }
    }

    /// How strongly a record of the last days calls for help.
    func tierNow(of record: MoodRecord, _ care: Care) -> CrisisTier {
        let (texts, written): ([String?], Instant) =
            switch record {
            case .checkIn(let checkIn):
                ([checkIn.note], max(checkIn.moment.instant, checkIn.editedAt ?? checkIn.moment.instant))
            case .spoken(let entry):
                (
                    [entry.transcript, entry.fields.songName, entry.fields.countermeasureActivity],
                    max(entry.moment.instant, entry.editedAt ?? entry.moment.instant)
                )
            }
        guard written > care.since else { return .none }
        return texts.compactMap { $0 }.map { tier(of: $0, nil) }.max() ?? .none
    }
}
