import Companion
import Pages
import Wellbeing

/// What is remembered of one browser, in memory only.
struct Session: Sendable {
    /// In the browser's cookie.
    let id: String
    /// In every form of our pages.
    let formToken: String
    /// Whether this browser has given the passphrase since the diary was last locked.
    var isProved = false
    /// Chosen on the first page of the first start.
    var language: Language?
    /// Told on the next page, once.
    var notice: Notice?
    /// Whether a reminder was followed: the next look at Today begins with the five faces.
    var isFromReminder = false
    /// Where the person wanted to go when the diary was locked.
    var wanted: Route?
    /// What came of trying the model that is chosen.
    var trial: TrialView?
    /// The programs on this machine that answered when the person asked to look.
    var servers: [FoundModelServer]?
    var lastUsed: Instant
    private var searches: [(ticket: String, query: JournalQuery)] = []
    /// Sheets that were handed out empty, and nothing is known of them yet but their id.
    private var begun: [Draft.ID] = []

    /// Searches that are remembered; the oldest goes first.
    static let acceptedSearches = 20
    /// Empty sheets that are remembered; the oldest goes first.
    static let acceptedSheets = 50

    init(id: String, formToken: String, at instant: Instant) {
        self.id = id
        self.formToken = formToken
        lastUsed = instant
    }

    mutating func remember(_ query: JournalQuery, under ticket: String) {
        searches.append((ticket, query))
        if searches.count > Self.acceptedSearches { searches.removeFirst() }
    }

    func search(_ ticket: String) -> JournalQuery? {
        searches.first { $0.ticket == ticket }?.query
    }

    mutating func begin(_ id: Draft.ID) {
        begun.append(id)
        if begun.count > Self.acceptedSheets { begun.removeFirst() }
    }

    func hasBegun(_ id: Draft.ID) -> Bool {
        begun.contains(id)
    }

    mutating func end(_ id: Draft.ID) {
        begun.removeAll { $0 == id }
    }

    /// Back to what a browser is that has not given the passphrase.
    mutating func forgetProof() {
        isProved = false
        searches = []
        trial = nil
        servers = nil
    }

    /// The same with another id and form token: what anybody knew of the old ones is worth nothing now.
    func renewed(with random: any RandomSource) -> Session {
        var session = Session(id: random.token(), formToken: random.token(), at: lastUsed)
        session.isProved = isProved
        session.language = language
        session.notice = notice
        session.wanted = wanted
        session.isFromReminder = isFromReminder
        session.searches = searches
        session.trial = trial
        session.servers = servers
        session.begun = begun
        return session
    }
}
