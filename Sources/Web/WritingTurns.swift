import Wellbeing

/// Lets one request at a time write a text, in the order in which a page sent them.
///
/// A page gives up a request that takes too long and sends the next; the one it gave up may still arrive
/// afterwards, and must not put the older text over the newer. Requests of different pages take the order in
/// which they come, since two windows may show the same text.
struct WritingTurns {
    /// Which sending of which page a request is.
    struct Turn: Hashable {
        let page: String
        /// 1, 2, 3 and so on.
        let number: Int

        /// `nil` for anything but a page's mark, a hyphen and a number above 0.
        init?(parsing text: String) {
            guard text.utf8.count <= 64, let hyphen = text.lastIndex(of: "-"), hyphen > text.startIndex,
                let number = Int(text[text.index(after: hyphen)...]), number > 0
            else { return nil }
            page = String(text[..<hyphen])
            self.number = number
        }
    }

    private var latest: [(text: Draft.ID, turn: Turn)] = []
    private var waiting: [Draft.ID: [CheckedContinuation<Void, Never>]] = [:]

    /// Pages that are remembered; the one unheard of for longest goes first.
    static let acceptedPages = 100

    /// Takes the text for a request, unless another has it.
    mutating func mustWait(for text: Draft.ID) -> Bool {
        if waiting[text] != nil { return true }
        waiting[text] = []
        return false
    }

    /// Puts a request behind those that have or want the text; it goes on when the text is its own.
    mutating func wait(for text: Draft.ID, _ request: CheckedContinuation<Void, Never>) {
        // The one before may have ended since it was asked for.
        guard waiting[text] != nil else {
            waiting[text] = []
            return request.resume()
        }
        waiting[text]?.append(request)
    }

    /// Hands the text on to the next request.
    mutating func end(_ text: Draft.ID) {
        guard let next = waiting[text]?.first else {
            waiting[text] = nil
            return
        }
        waiting[text]?.removeFirst()
        next.resume()
    }

    /// Whether no later sending of the same page was here; remembers it if so.
    ///
    /// - Parameter turn: `nil` = no script sent it, so it is the only one of its page.
    mutating func isLatest(_ turn: Turn?, of text: Draft.ID) -> Bool {
        guard let turn else { return true }
        if let index = latest.firstIndex(where: { $0.text == text && $0.turn.page == turn.page }) {
            guard latest[index].turn.number <= turn.number else { return false }
            latest.remove(at: index)
        }
        latest.append((text, turn))
        if latest.count > Self.acceptedPages { latest.removeFirst() }
        return true
    }
}
