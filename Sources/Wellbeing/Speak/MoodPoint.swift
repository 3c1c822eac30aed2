/// A point in a drawing of moods over days.
public struct MoodPoint: Hashable, Sendable {
    /// 0…1 of the way from the beginning of the first day to the end of the last.
    public let across: Double
    /// 1…5, whole for a single record, a mean for several.
    public let step: Double
    /// Whether a line leads to it from the point before: no day, or no slot, without a record lies between.
    public let isJoined: Bool

    /// Where in `days` a moment stands: in its own day, at the clock of its place.
    ///
    /// After midnight, what still counts to the evening before stands at the end of that day.
    static func across(_ moment: Moment, in days: DayRange) -> Double {
        let wall = moment.zone.wallClock(at: moment.instant)
        let minutes = (wall.date.number - moment.day.number) * 1_440 + wall.minuteOfDay
        let part = Double(min(max(minutes, 0), 1_439)) / 1_440
        return (Double(moment.day.number - days.first.number) + part) / Double(days.count)
    }

    /// A point in the middle of each slot that has a mean.
    static func gathered(
        _ slots: [CheckInReview.Slot], in days: DayRange, by mean: (CheckInReview.Slot) -> MeanRating?
    ) -> [MoodPoint] {
        slots.indices.compactMap { index in
            guard let value = mean(slots[index]) else { return nil }
            let own = slots[index].days
            let middle = Double(own.first.number - days.first.number) + Double(own.count) / 2
            return MoodPoint(
                across: middle / Double(days.count), step: value.value,
                isJoined: index > 0 && mean(slots[index - 1]) != nil)
        }
    }
}
