public import Wellbeing

/// Writes an entry in one go: understand, then save.
///
/// What the command line does.
public struct WriteReflection: Sendable {
    private let diary: any Diary
    private let understand: UnderstandText

    public init(diary: any Diary, understand: UnderstandText) {
        self.diary = diary
        self.understand = understand
    }

    /// Saves `writing` as a new entry with this `id`, or as the new form of the entry that has it; an
    /// entry keeps the moment it was first written at.
    ///
    /// - Throws: ``WritingError``; nothing is saved then.
    public func run(
        _ writing: KeepDraft.Writing, as id: Reflection.ID, at moment: Moment, language: Language
    ) async throws(WritingError) -> (reflection: Reflection, outcome: UnderstandText.Outcome) {
        guard !isBlank(writing.text) else { throw .empty }
        guard writing.isShortEnough else { throw .tooLong }
        let outcome = await understand.run(writing.text, language: language)
        let saved = try await asking { () async throws(DiaryError) in try await diary.reflection(id) }
        var reflection = saved ?? Reflection(id: id, moment: moment, text: writing.text)
        reflection.text = writing.text
        reflection.mood = writing.mood
        reflection.deeper = writing.deeper(over: saved?.deeper)
        // A reply stands only for the words that it answers.
        if reflection.deeper != saved?.deeper { reflection.reply = nil }
        reflection.reading = outcome.understanding.reading
        reflection.language = outcome.understanding.language
        reflection.question = outcome.understanding.question
        if let saved, !hasSameWords(saved, as: reflection) { reflection.editedAt = moment.instant }
        let written = reflection
        try await asking { () async throws(DiaryError) in try await diary.save(written) }
        return (written, outcome)
    }
}
