/// Reads what somebody wrote about exercise, in Indonesian, German and English.
///
/// Of several activities the one with the longest stated time names the category; without times the main one, which is
/// not a warm-up, the way there or an afterthought; else the first. The length is the sum of all that are written out:
/// metres, kilograms, repetitions, scores, times of day, pace, rest and rides in a vehicle are none. What was planned
/// gives way to what was done, what is corrected to the correction, and of a range the upper end counts.
public enum ExerciseReader {
    /// - Parameter language: that of the text; words of all three are known whatever it is, so it may be `nil`.
    public static func read(_ text: String, language: Language?) -> ExerciseFinding {
        ExerciseText(ExerciseToken.tokens(of: text)).finding
    }
}
