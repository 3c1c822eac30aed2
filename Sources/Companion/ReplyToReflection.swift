public import Wellbeing

/// Gets a model's short reply to what was written on going deeper.
///
/// Nothing of it is saved with the entry unless the person keeps it. Where the text calls for help no model is
/// asked: help stands there instead.
public struct ReplyToReflection: Sendable {
    private let diary: any Diary
    private let model: any LanguageModel
    private let crisis: (any CrisisReader)?

    /// - Parameter crisis: `nil` = no crisis net is built in.
    public init(diary: any Diary, model: any LanguageModel, crisis: (any CrisisReader)?) {
        self.diary = diary
        self.model = model
        self.crisis = crisis
    }

    /// Whether a reply to `draft` can be asked for, as far as the texts and the choices of the person go.
    public func offer(for draft: Draft) async throws(DiaryError) -> ReplyOffer {
        guard tier(of: draft) < .help else { return .help }
        return switch try await AskModel(diary: diary, model: model).readiness(for: .reflectionReply) {
        case .noModel, .cloudDeclined: .noModel
        case .needsConsent(let question): .needsConsent(question)
        case .ready: .ready
        }
    }

    /// Asks for a reply to the draft `id` and checks it; the draft stays as it is.
    ///
    /// - Parameters:
    ///   - attempt: counted from 1.
    ///   - language: of a text whose own cannot be told.
    ///   - instant: now.
    public func run(
        _ id: Draft.ID, attempt: Int = 1, language: Language, at instant: Instant
    ) async throws(ReplyError) -> DraftReply {
        guard let draft = try await draft(id), let text = draft.deeper, !isBlank(text) else {
            throw .nothingToAnswer
        }
        guard tier(of: draft) < .help else { throw .help }
        let spoken = recognisedLanguage(of: text) ?? draft.understanding?.language ?? language
        let request = ReplyPrompt(spoken).request(
            for: text, verdict: draft.understanding?.reading?.verdict, attempt: attempt)
        let answer = try await ask(request)
        if let fault = replyFault(in: answer.text, language: spoken) { throw .unfit(fault) }
        let reply = KeptReply(text: answer.text, model: modelName(answer.model), madeAt: instant)
        return DraftReply(reply, answers: text)
    }

    /// Puts `reply` beside the draft `id`; `nil` lets go of the one that is there.
    ///
    /// `false` if there is no such draft.
    public func put(_ reply: DraftReply?, beside id: Draft.ID) async throws(DiaryError) -> Bool {
        guard var draft = try await diary.draft(id) else { return false }
        draft.reply = reply
        try await diary.keep(draft)
        return true
    }

    /// Chooses the reply that stands to be saved with the entry; `false` if there is none.
    public func keep(_ id: Draft.ID) async throws(DiaryError) -> Bool {
        guard var draft = try await diary.draft(id), draft.standingReply != nil else { return false }
        draft.reply?.isKept = true
        try await diary.keep(draft)
        return true
    }

    /// How strongly the texts of `draft` call for help.
    private func tier(of draft: Draft) -> CrisisTier {
        guard let crisis else { return .none }
        return max(crisis.tier(of: draft.text), draft.deeper.map { crisis.tier(of: $0) } ?? .none)
    }

    private func draft(_ id: Draft.ID) async throws(ReplyError) -> Draft? {
        do {
            return try await diary.draft(id)
        } catch {
            throw .model(.diary(error))
        }
    }

    private func ask(_ request: ModelRequest) async throws(ReplyError) -> ModelAnswer {
        do {
            return try await AskModel(diary: diary, model: model).ask(request)
        } catch {
            throw .model(error)
        }
    }
}

/// The name that a model gave itself, cut to the 200 bytes that are kept.
func modelName(_ name: String) -> String {
    var kept = ""
    for character in name where kept.utf8.count + character.utf8.count <= 200 { kept.append(character) }
    return isBlank(kept) ? "?" : kept
}

/// What a person who went deeper can be offered.
public enum ReplyOffer: Hashable, Sendable {
    /// No reply: the text calls for help.
    case help
    /// No reply: nobody is chosen who could give one, or may not be used.
    case noModel
    case needsConsent(ConsentQuestion)
    case ready
}

/// Why there is no reply.
public enum ReplyError: Error, Hashable, Sendable {
    /// There is no such draft, or nothing was written on going deeper.
    case nothingToAnswer
    /// The text calls for help.
    case help
    /// The model said something that is not shown.
    case unfit(ReplyFault)
    case model(AskModelError)
}
