/// The records of a range that is short enough to draw each of them.
public struct EachRecord: Hashable, Sendable {
    public let checkIns: [CheckIn]
    public let spoken: [SpokenEntry]

    public init(checkIns: [CheckIn], spoken: [SpokenEntry]) {
        self.checkIns = checkIns
        self.spoken = spoken
    }

    func checkInPoints(in days: DayRange) -> [MoodPoint] {
        let own = checkIns.filter { days.contains($0.moment.day) }.sorted { $0.place < $1.place }
        return own.indices.map { index in
            // A day without a check-in between two parts them.
            let isJoined = index > 0 && own[index].moment.day.number - own[index - 1].moment.day.number <= 1
            return MoodPoint(
                across: MoodPoint.across(own[index].moment, in: days),
                step: Double(own[index].rating.rawValue),
                isJoined: isJoined)
        }
    }

    func spokenPoints(in days: DayRange) -> [MoodPoint] {
        spoken.filter { days.contains($0.moment.day) }.sorted { $0.place < $1.place }.compactMap { entry in
            entry.fields.mood.map {
                MoodPoint(
                    across: MoodPoint.across(entry.moment, in: days), step: Double($0.step.rawValue),
                    isJoined: false)
            }
        }
    }
}
