/// What the words about exercise say.
public struct ExerciseFinding: Hashable, Sendable {
    /// ``ExerciseCategory/other`` also where no known activity is named.
    public let category: ExerciseCategory
    /// 1…1440; `nil` = no length is written out.
    public let durationMinutes: Int?

    public init(category: ExerciseCategory, durationMinutes: Int?) {
        self.category = category
        self.durationMinutes = durationMinutes.flatMap(ExerciseEntry.accepted(minutes:))
    }
}
