import Companion
import CompanionTesting
import Testing
import Wellbeing

/// Keeping, reading and saving what is written.
struct WritingActsTests {
    let diary = MemoryDiary()
    let emotions = ScriptedEmotionReader(.felt(.love))
    static let begun = Moment(Instant(milliseconds: 1_779_865_200_000), in: .utc, dayStart: .midnight)
    static let later = Moment(Instant(milliseconds: 1_779_951_600_000), in: .utc, dayStart: .midnight)

    private var keep: KeepDraft { KeepDraft(diary: diary) }
    private var read: ReadDraft {
        ReadDraft(diary: diary, understand: UnderstandText(crisis: nil, emotions: emotions))
    }
    private var save: SaveDraft { SaveDraft(diary: diary) }

    private func id() throws -> Reflection.ID {
        try #require(Reflection.ID(rawValue: "00000000-0000-4000-8000-000000000001"))
    }

    @Test func aDraftKeepsTheMomentItWasBegunAt() async throws {
        _ = try await keep.run(.init(text: "Ein", mood: .low), as: try id(), at: Self.begun)
        let kept = try await keep.run(.init(text: "Ein Wort"), as: try id(), at: Self.later)
        #expect(kept.moment == Self.begun)
        #expect(kept.keptAt == Self.later.instant)
        #expect(kept.mood == nil, "a mood that was taken back")
        #expect(try await diary.draft(try id()) == kept)
        let reflection = try await save.run(try id(), at: Self.later.instant)
        #expect(reflection.moment == Self.begun, "the day it was written on")
        #expect(reflection.editedAt == nil)
        #expect(try await diary.drafts().isEmpty)
    }

    @Test func tooLongIsRefusedAndWhatWasKeptStays() async throws {
        _ = try await keep.run(.init(text: "Kurz"), as: try id(), at: Self.begun)
        let long = String(repeating: "ä", count: 100_001)
        for writing in [KeepDraft.Writing(text: long), .init(text: "Kurz", deeper: long)] {
            await #expect(throws: WritingError.tooLong) {
                try await keep.run(writing, as: try id(), at: Self.later)
            }
        }
        #expect(try await diary.draft(try id())?.text == "Kurz")
        let whole = String(repeating: "ä", count: 100_000)
        #expect(try await keep.run(.init(text: whole), as: try id(), at: Self.later).text == whole)
    }

    @Test func deeperIsLeftAloneChangedOrTakenAway() async throws {
        _ = try await keep.run(.init(text: "Ein", deeper: "Tief"), as: try id(), at: Self.begun)
        #expect(try await keep.run(.init(text: "Ein"), as: try id(), at: Self.begun).deeper == "Tief")
        #expect(
            try await keep.run(.init(text: "Ein", deeper: "Tiefer"), as: try id(), at: Self.begun).deeper
                == "Tiefer")
        #expect(
            try await keep.run(.init(text: "Ein", deeper: " "), as: try id(), at: Self.begun).deeper == nil)
    }

    @Test func anUnderstandingStaysAsLongAsTheText() async throws {
        _ = try await keep.run(.init(text: "Ein Wort"), as: try id(), at: Self.begun)
        let outcome = try await read.run(try id(), language: .german)
        #expect(outcome.understanding.reading?.verdict == .felt(.love))
        #expect(try await diary.draft(try id())?.understanding == outcome.understanding)
        let same = try await keep.run(.init(text: "Ein Wort", mood: .okay), as: try id(), at: Self.later)
        #expect(same.understanding == outcome.understanding)
        #expect(
            try await keep.run(.init(text: "Ein Wort."), as: try id(), at: Self.later).understanding == nil)
    }

    @Test func readingNeedsATextAndADraft() async throws {
        await #expect(throws: WritingError.unknown) { try await read.run(try id(), language: .german) }
        _ = try await keep.run(.init(text: " \n"), as: try id(), at: Self.begun)
        await #expect(throws: WritingError.empty) { try await read.run(try id(), language: .german) }
        await #expect(throws: WritingError.empty) { try await save.run(try id(), at: Self.begun.instant) }
    }

    @Test func aReaderThatFailsIsPartOfTheOutcome() async throws {
        await emotions.fail(with: .runtimeMissing)
        _ = try await keep.run(.init(text: "Ein Wort"), as: try id(), at: Self.begun)
        let outcome = try await read.run(try id(), language: .german)
        #expect(outcome.failure == .runtimeMissing)
        #expect(outcome.understanding.reading == nil)
        #expect(outcome.understanding.question != nil)
        #expect(
            try await save.run(try id(), at: Self.begun.instant).question == outcome.understanding.question)
    }

    /// What is written while the model reads is not lost when it is done.
    @Test func readingDoesNotPutAnOldTextBack() async throws {
        _ = try await keep.run(.init(text: "Ein Wort"), as: try id(), at: Self.begun)
        let slow = SlowReader { [keep] in
            _ = try? await keep.run(.init(text: "Ein Wort und mehr"), as: try id(), at: Self.later)
        }
        let read = ReadDraft(diary: diary, understand: UnderstandText(crisis: nil, emotions: slow))
        _ = try await read.run(try id(), language: .german)
        let draft = try #require(try await diary.draft(try id()))
        #expect(draft.text == "Ein Wort und mehr")
        #expect(draft.understanding == nil, "and is not taken for what was read")
    }

    @Test func savingAgainAnswersTheSameEntry() async throws {
        await #expect(throws: WritingError.unknown) { try await save.run(try id(), at: Self.begun.instant) }
        _ = try await keep.run(.init(text: "Ein Wort"), as: try id(), at: Self.begun)
        let first = try await save.run(try id(), at: Self.begun.instant)
        #expect(try await save.run(try id(), at: Self.later.instant) == first)
    }

    @Test func anEditReplacesReadsAnewAndKeepsTheCorrection() async throws {
        var entry = Reflection(id: try id(), moment: Self.begun, text: "Alt", mood: .low, deeper: "Tief")
        entry.reading = try await emotions.read("")
        entry.correction = EmotionCorrection(verdict: .unclear, correctedAt: Self.begun.instant)
        try await diary.save(entry)
        let draft = try await keep.run(.init(text: "Alt", mood: .light), as: try id(), at: Self.later)
        #expect(draft.isEdit)
        #expect(draft.understanding?.reading == entry.reading, "the same text, the same reading")
        var saved = try await save.run(try id(), at: Self.later.instant)
        #expect(saved.mood == .light)
        #expect(saved.deeper == "Tief")
        #expect(saved.reading == entry.reading)
        #expect(saved.editedAt == Self.later.instant)

        _ = try await keep.run(.init(text: "Neu", mood: .light), as: try id(), at: Self.later)
        saved = try await save.run(try id(), at: Self.later.instant)
        #expect(saved.reading == nil, "it spoke of another text")
        #expect(saved.correction == entry.correction)
        #expect(saved.moment == Self.begun)
    }

    @Test func theDiarysErrorsAreHandedOn() async throws {
        _ = try await keep.run(.init(text: "Ein Wort"), as: try id(), at: Self.begun)
        await diary.fail(with: .diskFull)
        await #expect(throws: WritingError.diary(.diskFull)) {
            try await keep.run(.init(text: "Mehr"), as: try id(), at: Self.begun)
        }
        await #expect(throws: WritingError.diary(.diskFull)) {
            try await read.run(try id(), language: .german)
        }
        await #expect(throws: WritingError.diary(.diskFull)) {
            try await save.run(try id(), at: Self.begun.instant)
        }
    }

    @Test func writingInOneGo() async throws {
        let write = WriteReflection(
            diary: diary, understand: UnderstandText(crisis: nil, emotions: emotions))
        await #expect(throws: WritingError.empty) {
            try await write.run(.init(text: "\t"), as: try id(), at: Self.begun, language: .german)
        }
        let first = try await write.run(
            .init(text: "Ein Wort", mood: .okay, deeper: "Tief"), as: try id(), at: Self.begun,
            language: .german)
        #expect(first.reflection.verdict == .felt(.love))
        #expect(first.reflection.editedAt == nil)
        let same = try await write.run(
            .init(text: "Ein Wort", mood: .okay), as: try id(), at: Self.later, language: .german)
        #expect(same.reflection == first.reflection, "nothing was changed")
        let other = try await write.run(.init(text: "Zwei"), as: try id(), at: Self.later, language: .german)
        #expect(other.reflection.editedAt == Self.later.instant)
        #expect(other.reflection.moment == Self.begun)
        #expect(other.reflection.deeper == "Tief")
    }

    @Test func readingAgainChangesOnlyTheReading() async throws {
        let again = ReadAgain(diary: diary, emotions: emotions)
        await #expect(throws: ReadAgain.Failure.unknown) { try await again.run(try id()) }
        var entry = Reflection(id: try id(), moment: Self.begun, text: "Alt", mood: .low)
        entry.correction = EmotionCorrection(verdict: .felt(.anger), correctedAt: Self.begun.instant)
        try await diary.save(entry)
        entry.reading = try await emotions.read("")
        #expect(try await again.run(try id()) == entry)
        await emotions.fail(with: .inferenceFailed)
        await #expect(throws: ReadAgain.Failure.reader(.inferenceFailed)) { try await again.run(try id()) }
        #expect(try await diary.reflection(try id()) == entry)
        await diary.fail(with: .busy)
        await #expect(throws: ReadAgain.Failure.diary(.busy)) { try await again.run(try id()) }
    }
}

/// Does something else before it answers.
private struct SlowReader: EmotionReader {
    let meanwhile: @Sendable () async throws -> Void

    func read(_ text: String) async throws(EmotionReaderError) -> EmotionReading {
        do {
            try await meanwhile()
        } catch {
            throw .inferenceFailed
        }
        return EmotionReading(
            probabilities: [1, 0, 0, 0, 0, 0], verdict: .felt(.sadness), confidence: 1, model: "slow",
            windows: 1)
    }
}
