import Commands
import Companion
import DiaryStore
import Pages
import Wellbeing

// Scoring what a language model reads.
extension CommandRun {
    /// `sela evaluate extraction`: fields of spoken entries, read by our rules, or by the model that --provider
    /// names.
    func evaluateExtraction(_ rows: [ExtractionRow]) async throws {
        guard invocation.has(.provider) else {
            let readings = rows.map { SpokenReader($0.language).read($0.transcript) }
            let report = ExtractionReport(
                ExtractionEvaluation(rows, readings: readings), reader: CommandCopy.extractionRules(language))
            return try terminal.result(report.text(in: language), json: report.json)
        }
        let reader = try await modelReader()
        var readings: [SpokenReading?] = []
        for row in rows {
            tellProgress(readings.count, of: rows.count)
            let prompt = ExtractionPrompt(row.language)
            let answer = try await reader.answer(to: prompt.request(for: row.transcript, limits: .patient))
            readings.append(answer.map { prompt.reading(of: $0.fields, transcript: row.transcript) })
        }
        try await finish(rows.count)
        let report = ExtractionReport(ExtractionEvaluation(rows, readings: readings), reader: reader.name)
        try terminal.result(report.text(in: language), json: report.json)
    }

    /// `sela evaluate food`: read by the model that answers or that --provider names, without one by our word lists.
    func evaluateFood(_ rows: [FoodEvaluation.Row]) async throws {
        guard try await foodIsReadByModel() else {
            let readings = rows.map { FoodReader.read($0.text, language: $0.language)?.reading(reason: "") }
            let report = FoodReport(
                FoodEvaluation(rows, readings: readings), reader: CommandCopy.wordLists(language))
            return try terminal.result(report.text(in: language), json: report.json)
        }
        let reader = try await modelReader()
        var readings: [FoodReading?] = []
        for row in rows {
            tellProgress(readings.count, of: rows.count)
            let prompt = FoodPrompt(row.language)
            let answer = try await reader.answer(to: prompt.request(for: row.text, limits: .patient))
            readings.append(answer.flatMap { prompt.reading(of: $0.fields, text: row.text) })
        }
        try await finish(rows.count)
        let report = FoodReport(FoodEvaluation(rows, readings: readings), reader: reader.name)
        try terminal.result(report.text(in: language), json: report.json)
    }

    private func foodIsReadByModel() async throws -> Bool {
        if let typed = invocation.text(.provider) { return typed != "none" }
        guard try await composition.vault().state() != .absent else { return false }
        return try await openDiary().diary.modelProvider() != .none
    }

    /// `sela evaluate exercise`: read by our rules.
    func evaluateExercise(_ rows: [ExerciseEvaluation.Row]) throws {
        let findings = rows.map { ExerciseReader.read($0.text, language: $0.language) }
        let report = ExerciseReport(ExerciseEvaluation(rows, findings: findings))
        try terminal.result(report.text(in: language), json: report.json)
    }

    private func tellProgress(_ done: Int, of all: Int) {
        guard terminal.showsProgress else { return }
        terminal.progress(CommandCopy.fetched(String(done), of: String(all))(language))
    }

    private func finish(_ count: Int) async throws {
        tellProgress(count, of: count)
        if terminal.showsProgress { terminal.endProgress() }
        try await composition.models().stopEngines()
    }

    /// Who reads: the one that --provider names, else the one that answers.
    private func modelReader() async throws -> ModelReader {
        let model = try composition.models().model
        guard let typed = invocation.text(.provider) else {
            let diary = try await openDiary().diary
            let provider = try await diary.modelProvider()
            guard provider != .none else { throw CommandFailure.readsNothingWithoutModel }
            return ModelReader(name: ModelList.words(for: provider, in: language)) {
                try await AskModel(diary: diary, model: model).ask($0)
            }
        }
        let (access, provider) = try modelAccess(typed)
        return ModelReader(name: ModelList.words(for: provider, in: language)) {
            try await model.complete($0, by: access, ledger: UnkeptLedger(), pieces: nil)
        }
    }

    /// A model that runs on this machine: only these can be named, since another machine needs a consent that
    /// is in the diary.
    private func modelAccess(_ typed: String) throws -> (ModelAccess, ModelProvider) {
        if typed == "none" { throw CommandFailure.readsNothingWithoutModel }
        if let id = ManagedModel.ID(rawValue: typed) { return (.managed(id), .managed(id)) }
        let address = try service(typed)
        guard address.isLoopback else { throw CommandFailure.localIsNotLoopback }
        guard let name = invocation.text(.name) else { throw UsageError.missingOption(.name, .evaluate) }
        return (.local(address, model: name), .local(address, model: name))
    }
}

/// Who reads a file of marked texts.
private struct ModelReader {
    let name: String
    let ask: (ModelRequest) async throws -> ModelAnswer

    /// `nil` = it answered, but nothing that can be used; such a row counts as unanswered.
    func answer(to request: ModelRequest) async throws -> ModelAnswer? {
        do {
            return try await ask(request)
        } catch AskModelError.model(let error) where error.isAboutTheAnswer {
            return nil
        } catch let error as LanguageModelError where error.isAboutTheAnswer {
            return nil
        }
    }
}

extension ModelLimits {
    /// A score is worth a wait: a small machine may need minutes to read the prompt.
    fileprivate static let patient = ModelLimits(firstPiece: .seconds(600), total: .seconds(900))
}

extension LanguageModelError {
    /// Whether the model was reached and only its answer is of no use.
    fileprivate var isAboutTheAnswer: Bool {
        switch self {
        case .emptyAnswer, .answerTooLong, .answerCutOff, .unfitAnswer, .wrongLanguage, .unfinishedInTime:
            true
        default: false
        }
    }
}

/// Keeps nothing: marked texts are no one's diary, and `sela evaluate` stores nothing.
private struct UnkeptLedger: EgressLedger {
    func record(_ record: EgressRecord) async throws(DiaryError) -> Int64 { 0 }
    func finish(_ number: Int64, _ outcome: EgressRecord.Outcome) async throws(DiaryError) -> Bool { true }
}
