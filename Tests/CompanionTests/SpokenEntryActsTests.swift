import Companion
import CompanionTesting
import Testing
import Wellbeing

/// From what was heard to the saved entry, and to its edit.
struct SpokenEntryActsTests {
    private let said = "Kein Lied im Kopf heute. Mit Lena telefoniert. Puh, war das ein Brett."
    private let diary = MemoryDiary()

    private func later(_ seconds: Int64 = 60) throws -> Instant { try Sample.moment(seconds).instant }

    private func model(_ words: String, mood: String) -> ScriptedLanguageModel {
        let answer = ["mood": AnswerValue.object(["words": .text(words), "value": .text(mood)])]
        return ScriptedLanguageModel([.success(ModelAnswer(text: "{}", fields: answer, model: "m"))])
    }

    /// A draft as it is once its recording is kept, with a model chosen.
    private func begun(_ number: Int = 1) async throws -> SpokenDraft {
        let moment = try Sample.moment()
        let draft = SpokenDraft(
            id: try Sample.id(number), moment: moment, language: .german, keptAt: moment.instant)
        try await diary.keep(draft, with: try #require(Sample.recording))
        try await diary.save(.local(ServiceAddress(parsing: "http://127.0.0.1:11434"), model: "m"))
        return draft
    }

    private func begin(
        _ id: SpokenDraft.ID, _ text: String, model: ScriptedLanguageModel = ScriptedLanguageModel(saying: "")
    ) async throws -> BeginSpokenEntry.Outcome {
        try await BeginSpokenEntry(diary: diary, model: model, crisis: RuleCrisisReader()).run(
            id, heard: try #require(Transcript(text: text, isCut: false)), in: .german, pages: .english,
            at: try later())
    }

    private func keep(
        _ id: SpokenDraft.ID, _ transcript: String, _ fields: SpokenFields
    ) async throws -> SpokenDraft {
        try await KeepSpokenDraft(diary: diary).run(
            .init(transcript: transcript, fields: fields), as: id, at: try Sample.moment(120))
    }

    private func confirm(
        _ id: SpokenDraft.ID, keepingRecording: Bool = false
    ) async throws -> SpokenEntry {
        try await ConfirmSpokenEntry(diary: diary).run(
            id, keepingRecording: keepingRecording, at: try later(180))
    }

    @Test func `what is heard fills the form, each field with its words; a model fills what is open`()
        async throws
    {
        let draft = try await begun()
        let outcome = try await begin(draft.id, said, model: model("war das ein Brett", mood: "schlecht"))
        #expect(outcome.trouble == nil)
        #expect(
            outcome.draft.fields == SpokenFields(mood: .bad, musicInHead: false, socialContact: true))
        #expect(outcome.draft.proposed == [.mood])
        #expect(outcome.draft.wordsHeard(for: .mood) == "war das ein Brett")
        #expect(outcome.draft.transcript == said && outcome.draft.heard?.text == said)
        #expect(outcome.draft.moment == draft.moment)
        #expect(try await diary.spokenDraft(draft.id) == outcome.draft)
        #expect(try await diary.recordingLength(of: draft.id) == 0.5)
    }

    @Test func `a model that fails is told of, and what the rules read is kept`() async throws {
        let draft = try await begun()
        let outcome = try await begin(
            draft.id, said, model: ScriptedLanguageModel([.failure(.unreachable)]))
        #expect(outcome.trouble == .model(.unreachable))
        #expect(try await diary.spokenDraft(draft.id)?.fields.musicInHead == false)
    }

    @Test func `where the words call for help no model is asked`() async throws {
        let draft = try await begun()
        let model = model("nicht mehr leben", mood: "schlecht")
        let outcome = try await begin(draft.id, "Ich will nicht mehr leben.", model: model)
        #expect(await model.requests.isEmpty)
        #expect(outcome.trouble == nil && outcome.draft.proposed.isEmpty)
        #expect(outcome.draft.transcript == "Ich will nicht mehr leben.")
    }

    @Test func `a recording that nobody knows any more fills nothing`() async throws {
        await #expect(throws: SpokenEntryError.unknown) { _ = try await begin(try Sample.id(9), said) }
        #expect(try await diary.spokenDrafts().isEmpty)
    }

    @Test func `heard once more, fields set by hand stay`() async throws {
        let draft = try await begun()
        _ = try await begin(draft.id, said, model: ScriptedLanguageModel([.failure(.unreachable)]))
        let mine = SpokenFields(mood: .good, musicInHead: false, socialContact: true)
        _ = try await keep(draft.id, said, mine)
        let again = try await begin(
            draft.id, "Heute war schlecht. Ich war allein.",
            model: ScriptedLanguageModel([.failure(.unreachable)]))
        #expect(again.draft.fields.mood == .good, "hers")
        #expect(again.draft.fields.socialContact == false, "read")
        #expect(again.draft.spans[.mood] == nil)
    }

    @Test func `a field that was changed by hand no longer rests on words, the others do`() async throws {
        let draft = try await begun()
        let outcome = try await begin(draft.id, said, model: model("war das ein Brett", mood: "schlecht"))
        let kept = try await keep(
            draft.id, said + " Und Tee.",
            outcome.draft.fields.replacing([.mood], from: SpokenFields(mood: .medium)))
        #expect(kept.spans[.mood] == nil && kept.proposed.isEmpty)
        #expect(kept.wordsHeard(for: .socialContact) == outcome.draft.wordsHeard(for: .socialContact))
        #expect(kept.heard?.text == said && kept.transcript == said + " Und Tee.")
    }

    @Test(arguments: [(1_000, true), (1_001, false)])
    func `a title is 1 to 1,000 characters, and is not looked at where there is no music`(
        length: Int, isKept: Bool
    ) async throws {
        let id = try Sample.id(3)
        let title = String(repeating: "ü", count: length)
        let fields = SpokenFields(musicInHead: true, songName: title)
        if isKept {
            #expect(try await keep(id, "", fields).fields.songName == title)
        } else {
            await #expect(throws: SpokenEntryError.detailTooLong(.songName)) {
                _ = try await keep(id, "", fields)
            }
            #expect(try await diary.spokenDraft(id) == nil)
        }
        _ = try await keep(id, "", SpokenFields(musicInHead: false, songName: title))
        #expect(try await diary.spokenDraft(id)?.fields == SpokenFields(musicInHead: false))
    }

    @Test func `a transcript is up to 100,000 characters`() async throws {
        let id = try Sample.id(3)
        _ = try await keep(id, String(repeating: "ü", count: 100_000), SpokenFields())
        await #expect(throws: SpokenEntryError.transcriptTooLong) {
            _ = try await keep(id, String(repeating: "ü", count: 100_001), SpokenFields())
        }
        #expect(try await diary.spokenDraft(id)?.transcript.count == 100_000)
    }

    @Test func `without a mood nothing is saved, and saving twice is saving once`() async throws {
        let draft = try await begun()
        _ = try await begin(draft.id, said, model: ScriptedLanguageModel([.failure(.unreachable)]))
        await #expect(throws: SpokenEntryError.noMood) { _ = try await confirm(draft.id) }
        #expect(try await diary.spokenEntry(draft.id) == nil)
        let fields = try #require(try await diary.spokenDraft(draft.id)).fields
        _ = try await keep(draft.id, said, fields.replacing([.mood], from: SpokenFields(mood: .bad)))
        let entry = try await confirm(draft.id)
        #expect(entry.fields == SpokenFields(mood: .bad, musicInHead: false, socialContact: true))
        #expect(entry.moment == draft.moment && entry.isSpoken && entry.language == .german)
        #expect(entry.editedAt == nil)
        #expect(try await diary.recording(of: draft.id) == nil, "not kept unless asked for")
        #expect(try await confirm(draft.id) == entry)
        #expect(try await diary.spokenDrafts().isEmpty)
        await #expect(throws: SpokenEntryError.unknown) { _ = try await confirm(try Sample.id(8)) }
    }

    @Test func `a recording is kept only if it is to be`() async throws {
        let draft = try await begun()
        _ = try await keep(draft.id, "", SpokenFields(mood: .good))
        _ = try await confirm(draft.id, keepingRecording: true)
        #expect(try await diary.recordingLength(of: draft.id) == 0.5)
        #expect(try await diary.spokenEntry(draft.id)?.isSpoken == false, "nothing was heard in it")
    }

    @Test func `a failed save leaves the draft as it was`() async throws {
        let draft = try await keep(try Sample.id(4), "Gut.", SpokenFields(mood: .good))
        await diary.fail(with: .diskFull)
        await #expect(throws: SpokenEntryError.diary(.diskFull)) { _ = try await confirm(draft.id) }
        await diary.fail(with: nil)
        #expect(try await diary.spokenDraft(draft.id) == draft)
        #expect(try await confirm(draft.id).transcript == "Gut.")
    }

    @Test func `an edit changes the words, and never the day`() async throws {
        let entry = try Sample.spokenEntry(5)
        try await diary.save([entry])
        let act = EditSpokenEntry(diary: diary)
        let edit = try await act.run(entry.id, at: try later())
        #expect(edit.isEdit && edit.says(the: entry) && edit.moment == entry.moment)
        #expect(try await diary.spokenDrafts().isEmpty, "looking stores nothing")
        _ = try await keep(entry.id, entry.transcript, entry.fields)
        #expect(try await confirm(entry.id).editedAt == nil, "nothing was changed")

        _ = try await keep(entry.id, "Anders.", SpokenFields(mood: .bad))
        #expect(try await diary.spokenDrafts().map(\.isEdit) == [true])
        let edited = try await confirm(entry.id)
        #expect(edited.editedAt == (try later(180)) && edited.moment == entry.moment && edited.isSpoken)
        #expect(edited.fields == SpokenFields(mood: .bad) && edited.transcript == "Anders.")
        await #expect(throws: SpokenEntryError.unknown) {
            _ = try await act.run(try Sample.id(6), at: try later())
        }
    }

    @Test func `reading again follows the words, and leaves what the person set`() async throws {
        let draft = try await begun()
        _ = try await begin(draft.id, said, model: model("war das ein Brett", mood: "schlecht"))
        let shown = try #require(try await diary.spokenDraft(draft.id)).asRead(pages: .english)
        #expect(shown == [.mood: "schlecht", .musicInHead: "false", .socialContact: "true"])

        // She says herself that she met nobody, and writes that there was stress.
        let words = "Kein Lied im Kopf heute. Die Arbeit war stressig. Puh, war das ein Brett."
        _ = try await keep(
            draft.id, words, SpokenFields(mood: .bad, musicInHead: false, socialContact: false))
        let act = ReadSpokenDraftAgain(diary: diary)
        let read = try await act.run(draft.id, asRead: shown, pages: .english, at: try later(130))
        #expect(
            read.fields
                == SpokenFields(mood: .bad, musicInHead: false, socialContact: false, stress: .high))
        #expect(read.proposed == [.mood], "its words are still there")
        #expect(read.wordsHeard(for: .musicInHead) != nil, "found again in what was heard")
        #expect(read.spans[.stress] == nil, "she wrote it, nobody heard it")
        #expect(read.spans[.socialContact] == nil)

        // Without its words the proposal goes, and so does what the text no longer says.
        _ = try await keep(draft.id, "Die Arbeit war stressig.", read.fields)
        let less = try await act.run(
            draft.id, asRead: read.asRead(pages: .english), pages: .english, at: try later(140))
        #expect(less.fields == SpokenFields(socialContact: false))
        #expect(less.proposed.isEmpty && less.spans.isEmpty)
    }

    @Test func `a field that the person took back stays not said`() async throws {
        let draft = try await begun()
        let outcome = try await begin(
            draft.id, said, model: ScriptedLanguageModel([.failure(.unreachable)]))
        let shown = outcome.draft.asRead(pages: .english)
        _ = try await keep(draft.id, said, SpokenFields(musicInHead: false))
        let read = try await ReadSpokenDraftAgain(diary: diary).run(
            draft.id, asRead: shown, pages: .english, at: try later(130))
        #expect(read.fields == SpokenFields(musicInHead: false))
    }
}
