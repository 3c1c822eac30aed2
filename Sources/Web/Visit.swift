import Companion
import Pages
import Wellbeing

/// One request of one browser, and what is known when it is answered.
struct Visit: Sendable {
    let request: Request
    let route: Route
    let fields: FormFields
    var sessionID: String
    /// Whether the browser has to be told its session.
    var setsCookie: Bool
    /// Whether the form came from a page that we gave to this browser.
    ///
    /// `false` for a request without one.
    let hasFormToken: Bool
    let state: VaultState
    let hasPassphrase: Bool
    /// Whether the diary is open, and open to this browser.
    var isOpen: Bool
    /// Why the diary could not be opened; `nil` = it was not tried, or it went well.
    let openingError: DiaryError?
    let preferences: Preferences
    let moment: Moment

    /// A `HEAD` request looks and leaves no trace.
    var isHead: Bool { request.method == "HEAD" }

    /// Whether our own script looks how far something has come: nobody need be there for that.
    var isRefresh: Bool { request.headers["sela-refresh"] != nil }

    /// Whether our own script asks, rather than the browser for a page.
    var wantsJSON: Bool { (request.headers["accept"] ?? "").contains("application/json") }

    /// The text that came along; `nil` = this request writes nothing.
    var writing: SentWriting? { SentWriting(route: route, fields: fields) }

    /// The spoken entry that came along; `nil` = this request brings none.
    var spokenWriting: SentSpokenWriting? { SentSpokenWriting(route: route, fields: fields) }
}

/// A text as a form brought it.
struct SentWriting: Hashable, Sendable {
    var id: Draft.ID
    /// `nil` = the form had only the deeper text.
    var text: String?
    var mood: Mood?
    var deeper: String?

    /// `nil` unless the route takes a text and the form brought one.
    init?(route: Route, fields: FormFields) {
        switch route {
        case .keepDraft(let id), .readDraft(let id), .saveDraft(let id), .discardDraft(let id),
            .askReply(let id), .stopReply(let id), .keepReply(let id), .dropReply(let id):
            self.init(id: id, fields: fields)
        case .doUnlock:
            guard let id = fields.said(.heldDraft).flatMap(Draft.ID.init(rawValue:)) else { return nil }
            self.init(id: id, fields: fields)
            // The page that asks for the passphrase cannot tell "no text" from "an empty text", and an
            // empty one must not wipe out what is kept.
            if let text, isBlank(text) { self.text = nil }
        default: return nil
        }
    }

    private init?(id: Draft.ID, fields: FormFields) {
        guard fields[.text] != nil || fields[.deeper] != nil else { return nil }
        self.id = id
        text = fields.prose(.text)
        mood = fields.said(.mood).flatMap(Int.init).flatMap(Mood.init(rawValue:))
        deeper = fields.prose(.deeper)
    }

    /// As the page that asks for the passphrase carries it.
    var held: HeldWriting {
        HeldWriting(draft: id, text: text ?? "", mood: mood, deeper: deeper)
    }
}
