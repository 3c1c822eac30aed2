/// Reads what somebody wrote about exercise.
public enum ExerciseReader {
    /// - Parameter language: that of the text; `nil` = not known.
    public static func read(_ text: String, language: Language?) -> ExerciseFinding {
        ExerciseFinding(category: .other, durationMinutes: nil)
    }
}
