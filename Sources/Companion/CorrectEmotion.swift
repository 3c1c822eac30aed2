public import Wellbeing

/// Lets the person say what the emotion really was, or take that back.
///
/// The reading stays beside it.
public struct CorrectEmotion: Sendable {
    private let diary: any Diary

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// - Parameter verdict: `nil` = take the correction back.
    /// - Returns: the entry; `nil` if there is none.
    public func run(
        _ id: Reflection.ID, to verdict: EmotionVerdict?, at instant: Instant
    ) async throws(DiaryError) -> Reflection? {
        let correction = verdict.map { EmotionCorrection(verdict: $0, correctedAt: instant) }
        guard try await diary.correct(id, to: correction) else { return nil }
        return try await diary.reflection(id)
    }
}
