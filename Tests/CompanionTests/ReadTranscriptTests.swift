import Companion
import CompanionTesting
import Testing
import Wellbeing

struct ReadTranscriptTests {
    private let transcript = "Kein Lied im Kopf heute. Mit Lena telefoniert. Puh, war das ein Brett."

    private func diary() async throws -> MemoryDiary {
        let diary = MemoryDiary()
        try await diary.save(.local(ServiceAddress(parsing: "http://127.0.0.1:11434"), model: "m"))
        return diary
    }

    private func said(_ words: String, _ value: AnswerValue) -> AnswerValue {
        .object(["words": .text(words), "value": value])
    }

    private func model(_ fields: [String: AnswerValue]) -> ScriptedLanguageModel {
        ScriptedLanguageModel([.success(ModelAnswer(text: "{}", fields: fields, model: "m"))])
    }

    @Test func `without a model the rules read alone, and nothing is missing`() async throws {
        let model = model([:])
        let reading = await ReadTranscript(diary: MemoryDiary(), model: model).run(transcript, in: .german)
        #expect(reading == ReadTranscript.byRules(transcript, in: .german))
        #expect(reading.reading.fields == SpokenFields(musicInHead: false, socialContact: true))
        #expect(reading.trouble == nil && reading.proposed.isEmpty)
        #expect(await model.requests.isEmpty)
    }

    @Test func `a model fills what the rules left open, with words of the transcript only`() async throws {
        let model = model([
            "mood": said("war das ein Brett", .text("schlecht")), "stress": said("hohe Last", .text("hoch")),
            "socialContact": said("Mit Lena", .boolean(false)), "musicInHead": .null,
        ])
        let reading = await ReadTranscript(diary: try await diary(), model: model).run(
            transcript, in: .german)
        #expect(reading.reading.fields == SpokenFields(mood: .bad, musicInHead: false, socialContact: true))
        #expect(reading.proposed == [.mood])
        #expect(reading.reading.spans[.mood] == 52..<69)
        let request = try #require(await model.requests.first)
        #expect(request.purpose == .extraction && request.schema == ExtractionPrompt(.german).schema)
    }

    @Test func `trouble with a model leaves what the rules read, and says so`() async throws {
        let model = ScriptedLanguageModel([.failure(.unreachable)])
        let reading = await ReadTranscript(diary: try await diary(), model: model).run(
            transcript, in: .german)
        #expect(reading.reading == ReadTranscript.byRules(transcript, in: .german).reading)
        #expect(reading.trouble == .model(.unreachable))
    }

    @Test func `a model elsewhere is not asked without consent`() async throws {
        let diary = MemoryDiary()
        try await diary.save(.cloud(.openRouter, CloudModels(general: "general")))
        let model = model([:])
        let reading = await ReadTranscript(diary: diary, model: model).run(transcript, in: .german)
        #expect(reading.trouble == .cloudDeclined)
        #expect(await model.requests.isEmpty)
    }

    @Test func `of an empty transcript nobody is asked`() async throws {
        let model = model([:])
        let reading = await ReadTranscript(diary: try await diary(), model: model).run(" \n", in: .english)
        #expect(reading.reading == .empty)
        #expect(await model.requests.isEmpty)
    }
}
