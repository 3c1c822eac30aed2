public import Wellbeing

/// Writes an entry in one go: understand, then save. What the command line does.
public struct WriteReflection: Sendable {
    private let diary: any Diary
    private let understand: UnderstandText

    public init(diary: any Diary, understand: UnderstandText) {
        self.diary = diary
        self.understand = understand
    }

    /// Saves `writing` as a new entry with this `id`, or as the new form of the entry that has it.
    ///
    /// - Throws: ``WritingError``; nothing is saved then.
    public func run(
        _ writing: KeepDraft.Writing, as id: Reflection.ID, at moment: Moment, language: Language
    ) async throws(WritingError) -> (reflection: Reflection, outcome: UnderstandText.Outcome) {
        let limit = Reflection.acceptedLength.upperBound
        guard !isBlank(writing.text) else { throw .empty }
        guard writing.text.count <= limit, (writing.deeper ?? "").count <= limit else { throw .tooLong }
        let outcome = await understand.run(writing.text, language: language)
        do {
            var reflection =
                try await diary.reflection(id) ?? Reflection(id: id, moment: moment, text: writing.text)
            if reflection.moment.instant != moment.instant || reflection.text != writing.text {
                reflection.editedAt = moment.instant
            }
            reflection.text = writing.text
            reflection.mood = writing.mood
            reflection.deeper = writing.deeper.flatMap { isBlank($0) ? nil : $0 }
            reflection.reading = outcome.understanding.reading
            reflection.language = outcome.understanding.language
            reflection.question = outcome.understanding.question
            try await diary.save(reflection)
            return (reflection, outcome)
        } catch {
            throw .diary(error)
        }
    }
}
