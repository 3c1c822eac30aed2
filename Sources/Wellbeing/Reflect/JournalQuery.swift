/// Which entries to list, newest first.
public struct JournalQuery: Hashable, Sendable {
    /// Words to find, each anywhere in a word, whatever the case or accents; `nil` = any text.
    public var words: String?
    /// `nil` = any.
    ///
    /// Matches the correction where there is one.
    public var verdict: EmotionVerdict?
    /// `nil` = any.
    public var mood: Mood?
    /// First day, `nil` = from the beginning.
    public var from: LocalDay?
    /// Last day, included; `nil` = to the end.
    public var through: LocalDay?
    /// How many at most, 1…200.
    public var limit: Int
    /// Where the page before ended; `nil` = the first page.
    public var after: JournalCursor?

    public static let acceptedLimit = 1...200

    public init(
        words: String? = nil, verdict: EmotionVerdict? = nil, mood: Mood? = nil, from: LocalDay? = nil,
        through: LocalDay? = nil, limit: Int = 20, after: JournalCursor? = nil
    ) {
        self.words = words
        self.verdict = verdict
        self.mood = mood
        self.from = from
        self.through = through
        self.limit = limit
        self.after = after
    }

    /// Whether every entry matches.
    public var isUnfiltered: Bool {
        words == nil && verdict == nil && mood == nil && from == nil && through == nil
    }
}

/// A place in the list, between two entries: never repeats one, never skips one.
///
/// The order is by instant, newest first, and by id for entries of the same instant.
public struct JournalCursor: Hashable, Sendable {
    public let instant: Instant
    public let id: Reflection.ID

    public init(instant: Instant, id: Reflection.ID) {
        self.instant = instant
        self.id = id
    }

    /// Such as `1764000000000.6f9619ff-…`: fit for an address.
    public var token: String { "\(instant.milliseconds).\(id.rawValue)" }

    /// `nil` unless `token` was printed by ``token``.
    public init?(token: String) {
        let parts = token.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let milliseconds = Int64(parts[0]),
            let id = Reflection.ID(rawValue: String(parts[1]))
        else { return nil }
        self.init(instant: Instant(milliseconds: milliseconds), id: id)
        guard self.token == token else { return nil }
    }
}

/// One page of the list.
public struct JournalPage: Hashable, Sendable {
    /// Newest first.
    public let reflections: [Reflection]
    /// Where the next page begins; `nil` = this is the last.
    public let next: JournalCursor?

    public init(reflections: [Reflection], next: JournalCursor?) {
        self.reflections = reflections
        self.next = next
    }
}
