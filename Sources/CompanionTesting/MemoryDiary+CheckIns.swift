public import Companion
public import Wellbeing

extension MemoryDiary {
    public func save(_ checkIn: CheckIn) throws(DiaryError) {
        try save([checkIn])
    }

    public func save(_ checkIns: [CheckIn]) throws(DiaryError) {
        try checkFailure()
        guard checkIns.allSatisfy(\.isAcceptable) else { throw .refused }
        for checkIn in checkIns { spoken.checkIns.save(checkIn) }
    }

    public func checkIn(_ id: CheckIn.ID) throws(DiaryError) -> CheckIn? {
        try checkFailure()
        return spoken.checkIns.live(id)
    }

    public func checkIns(
        in days: ClosedRange<LocalDay>, after place: RecordPlace?, limit: Int
    ) throws(DiaryError) -> [CheckIn] {
        try checkFailure()
        let found = spoken.checkIns.live.filter { days.contains($0.moment.day) }
        return Self.page(of: found, by: \.place, after: place, limit: limit)
    }

    public func newestCheckIns(
        in days: ClosedRange<LocalDay>, before place: RecordPlace?, limit: Int
    ) throws(DiaryError) -> [CheckIn] {
        try checkFailure()
        let found = spoken.checkIns.live.filter { days.contains($0.moment.day) }
        return Self.newest(of: found, by: \.place, before: place, limit: limit)
    }

    public func checkInTallies(in days: ClosedRange<LocalDay>) throws(DiaryError) -> [CheckInTally] {
        CheckInTally.tallies(of: try checkIns(in: days, after: nil, limit: .max))
    }

    public func checkInSpan() throws(DiaryError) -> ClosedRange<LocalDay>? {
        try checkFailure()
        return Self.span(of: spoken.checkIns.live.map(\.moment.day))
    }

    public func deleteCheckIn(_ id: CheckIn.ID, at instant: Instant) throws(DiaryError) -> Bool {
        try checkFailure()
        return spoken.checkIns.delete(id, at: instant)
    }

    public func restoreCheckIn(_ id: CheckIn.ID) throws(DiaryError) -> Bool {
        try checkFailure()
        return spoken.checkIns.restore(id)
    }

    public func destroyCheckIn(_ id: CheckIn.ID) throws(DiaryError) -> Bool {
        try checkFailure()
        return spoken.checkIns.destroy(id)
    }

    public func binnedCheckIns() throws(DiaryError) -> [Binned<CheckIn>] {
        try checkFailure()
        return spoken.checkIns.binned
    }
}
