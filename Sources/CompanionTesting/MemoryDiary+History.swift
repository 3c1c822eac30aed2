public import Companion
public import Wellbeing

extension MemoryDiary {
    public func entries(in days: ClosedRange<LocalDay>) throws(DiaryError) -> [Reflection] {
        try checkFailure()
        return live.filter { days.contains($0.moment.day) }.sorted {
            ($0.moment.instant, $0.id.rawValue) < ($1.moment.instant, $1.id.rawValue)
        }
    }

    public func tallies(in days: ClosedRange<LocalDay>) throws(DiaryError) -> [DayTally] {
        DayTally.tallies(of: try entries(in: days))
    }

    public func span() throws(DiaryError) -> ClosedRange<LocalDay>? {
        try checkFailure()
        let days = live.map(\.moment.day)
        guard let first = days.min(), let last = days.max() else { return nil }
        return first...last
    }
}
