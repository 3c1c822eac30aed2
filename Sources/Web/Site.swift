public import Companion
import HTML
import Pages
public import Wellbeing

/// The whole site: request → act → page. Knows nothing of sockets, files or the clock of the machine.
public actor Site {
    let vault: any Vault
    let backups: any Backups
    let emotions: any EmotionReader
    let crisis: (any CrisisReader)?
    let models: any LanguageModel
    let library: any ModelLibrary
    let finder: any ModelServerFinder
    let remind: Remind
    let workbooks: any WorkbookMaker
    let recordings: any RecordingReader
    let recogniser: any SpeechRecogniser
    let clock: any WallClock
    let random: any RandomSource
    let assets: Assets
    let edge: Edge
    let version: String
    let backupFolder: String
    let defaultLanguage: Language

    var sessions = Sessions()
    var attempts = UnlockAttempts()
    var turns = WritingTurns()
    /// Replies that were asked for, by the draft that they answer.
    var replies: [Draft.ID: ModelRun<ReplyTrouble>] = [:]
    /// Why a model proposed nothing for a spoken draft, until it is read again or saved.
    var spokenTroubles: [SpokenDraft.ID: ModelTrouble] = [:]
    /// Recordings that are being transcribed, or were since Sela was started.
    var hearings: [SpokenDraft.ID: Hearing] = [:]
    /// Times that one was begun.
    var hearingsBegun = 0
    /// By the first day of the week.
    var summaries: [LocalDay: ModelRun<SummaryTrouble>] = [:]
    /// The settings last read: in what language to ask for the passphrase, and how to show a trouble.
    var known: Preferences?
    private var latest: Instant

    /// - Parameters:
    ///   - crisis: `nil` = no crisis net is built in.
    ///   - models: asked only for what the person chose and, where it is elsewhere, agreed to.
    ///   - finder: looks only when the person asks it to.
    ///   - defaultLanguage: spoken before the person has chosen, if the browser names none of ours.
    ///   - backupFolder: shown on the settings page.
    public init(
        vault: any Vault, backups: any Backups, emotions: any EmotionReader, crisis: (any CrisisReader)?,
        models: any LanguageModel, library: any ModelLibrary, finder: any ModelServerFinder,
        remind: Remind, workbooks: any WorkbookMaker, recordings: any RecordingReader,
        recogniser: any SpeechRecogniser, clock: any WallClock, random: any RandomSource,
        assets: Assets, address: SiteAddress,
        version: String, defaultLanguage: Language, backupFolder: String = ""
    ) {
        self.vault = vault
        self.backups = backups
        self.emotions = emotions
        self.crisis = crisis
        self.models = models
        self.library = library
        self.finder = finder
        self.remind = remind
        self.workbooks = workbooks
        self.recordings = recordings
        self.recogniser = recogniser
        self.clock = clock
        self.random = random
        self.assets = assets
        edge = Edge(address: address)
        self.version = version
        self.backupFolder = backupFolder
        self.defaultLanguage = defaultLanguage
        latest = clock.now()
    }

    /// When somebody who may read last asked for something; the start of the site before that.
    public func lastActivity() -> Instant { latest }

    /// Answers a request.
    ///
    /// The body that answers a `HEAD` request is not to be sent.
    public func respond(to request: Request) async -> Response {
        let response: Response
        do {
            response = try await answer(request)
        } catch {
            let isOfProgram = request.target.hasPrefix(APIOperation.everyPrefix)
            response = isOfProgram ? APIProblem(edge: error).response : turnedAway(request, error)
        }
        return response.guarded(isLoopbackOnly: edge.address.isLoopbackOnly)
    }

    private func answer(_ request: Request) async throws(Edge.Refusal) -> Response {
        try edge.checkAddress(of: request)
        guard let target = Target(parsing: request.target) else {
            throw Edge.Refusal(trouble: .badRequest, status: 400)
        }
        if target.path.hasPrefix(APIOperation.everyPrefix) {
            guard !request.isBodyTooLarge else { throw Edge.Refusal(trouble: .tooLarge, status: 413) }
            return await answerProgram(request, target)
        }
        let route = try route(of: request, to: target)
        let takesFile = route == .speak(.receive)
        guard !request.isBodyTooLarge || takesFile else {
            throw Edge.Refusal(trouble: .tooLarge, status: 413)
        }
        if let file = fetched(route, by: request) { return file }
        let door = await opened()
        try checkPeer(of: request, at: door)
        var fields = FormFields()
        if route.method == .post {
            try edge.checkOrigin(of: request)
            fields =
                try takesFile
                ? edge.checkFile(of: request)
                : edge.checkBody(of: request, limit: route.takesText ? Edge.writingLimit : Edge.formLimit)
        } else if edge.isFromElsewhere(request) {
            return try ledHere(request, to: route)
        }
        let visit = await visit(request, route, fields, through: door)
        if visit.isOpen, !visit.isRefresh { latest = visit.moment.instant }
        return await admit(visit)
    }

    private func route(of request: Request, to target: Target) throws(Edge.Refusal) -> Route {
        let looked = Route(.get, target.path, query: target.query)
        let acted = Route(.post, target.path, query: target.query)
        switch request.method {
        case "GET", "HEAD": if let looked { return looked }
        case "POST": if let acted { return acted }
        default: break
        }
        let allowed = (looked == nil ? [] : ["GET", "HEAD"]) + (acted == nil ? [] : ["POST"])
        guard !allowed.isEmpty else { throw Edge.Refusal(trouble: .notFound, status: 404) }
        throw Edge.Refusal(trouble: .methodNotAllowed, status: 405, allowed: allowed.joined(separator: ", "))
    }

    /// A page elsewhere has a link to us.
    ///
    /// The browser did not send our cookie, and a new session would take the place of the person's own; so it
    /// is asked to come again by itself, as from our own page.
    private func ledHere(_ request: Request, to route: Route) throws(Edge.Refusal) -> Response {
        // A service worker that passes the request on says "empty" for "document".
        let destination = request.headers["sec-fetch-dest"]
        guard request.headers["sec-fetch-mode"] == "navigate",
            destination == "document" || destination == "empty"
        else { throw Edge.Refusal(trouble: .refusedOrigin, status: 403) }
        return Response(
            status: 200,
            headers: [
                .init("Content-Type", "text/html; charset=utf-8"), .init("Refresh", "0; url=\(route.path)"),
            ])
    }
}

extension Route {
    /// Whether a form sent here may hold a person's text.
    var takesText: Bool {
        switch self {
        case .keepDraft, .readDraft, .saveDraft, .discardDraft, .askReply, .stopReply, .keepReply, .dropReply,
            .doUnlock, .speak(.keep), .speak(.read), .speak(.save), .speak(.discard), .checkIns(.answer),
            .checkIns(.save):
            true
        default: false
        }
    }
}
