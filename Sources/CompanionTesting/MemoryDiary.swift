public import Companion
public import Wellbeing

/// A diary in memory: the same promises as the real one, except that it ends with the process.
public actor MemoryDiary: Diary {
    private var saved: [Reflection.ID: Reflection] = [:]
    private var deletedAt: [Reflection.ID: Instant] = [:]
    private var kept: [Draft.ID: Draft] = [:]
    private var discardedAt: [Draft.ID: Instant] = [:]
    private var settings: Preferences?
    private var failure: DiaryError?
    var models = MemoryModelRecords()
    var tokens = MemoryTokens()
    private var careEnd: Instant?
    var summaries = MemorySummaries()
    var spoken = MemorySpokenDiary()
    var reminders = MemoryReminders()
    var living = MemoryLiving()
    var meanwhile: (@Sendable () async -> Void)?

    public init() {}

    /// Makes every later call throw `error`; `nil` ends that.
    public func fail(with error: DiaryError?) {
        failure = error
    }

    /// Lets something happen once, between two reads of one look: the next time that somebody asks for the provider.
    public func happens(meanwhile act: @escaping @Sendable () async -> Void) {
        meanwhile = act
    }

    func checkFailure() throws(DiaryError) {
        if let failure { throw failure }
    }

    public func save(_ reflection: Reflection) throws(DiaryError) {
        try checkFailure()
        guard Reflection.acceptedLength.contains(reflection.text.count),
            (reflection.deeper ?? "").count <= Reflection.acceptedLength.upperBound
        else { throw .refused }
        saved[reflection.id] = reflection
        deletedAt[reflection.id] = nil
        kept[reflection.id] = nil
        discardedAt[reflection.id] = nil
    }

    public func save(_ reflections: [Reflection]) throws(DiaryError) {
        let before = (saved, deletedAt, kept, discardedAt)
        for reflection in reflections {
            do {
                try save(reflection)
            } catch {
                (saved, deletedAt, kept, discardedAt) = before
                throw error
            }
        }
    }

    public func note(
        _ reading: EmotionReading, of text: String, for id: Reflection.ID
    ) throws(DiaryError) -> Bool {
        guard let present = try reflection(id), present.text == text else { return false }
        saved[id]?.reading = reading
        return true
    }

    public func correct(_ id: Reflection.ID, to correction: EmotionCorrection?) throws(DiaryError) -> Bool {
        guard try reflection(id) != nil else { return false }
        saved[id]?.correction = correction
        return true
    }

    public func reflection(_ id: Reflection.ID) throws(DiaryError) -> Reflection? {
        try checkFailure()
        return deletedAt[id] == nil ? saved[id] : nil
    }

    public func reflections(_ query: JournalQuery) throws(DiaryError) -> JournalPage {
        try checkFailure()
        let words = searchWords(query.words ?? "")
        let matches = saved.values.filter { reflection in
            guard deletedAt[reflection.id] == nil else { return false }
            if let verdict = query.verdict, reflection.verdict != verdict { return false }
            if let mood = query.mood, reflection.mood != mood { return false }
            if let from = query.from, reflection.moment.day < from { return false }
            if let through = query.through, reflection.moment.day > through { return false }
            let text = searchFolded(reflection.text) + "\n" + searchFolded(reflection.deeper ?? "")
            return words.allSatisfy { searchFinds($0, in: text) }
        }
        let ordered = matches.sorted { Self.isNewer($0, than: $1.moment.instant, $1.id) }
        let rest = ordered.filter { reflection in
            guard let after = query.after else { return true }
            return !Self.isNewer(reflection, than: after.instant, after.id) && reflection.id != after.id
        }
        let accepted = JournalQuery.acceptedLimit
        let page = Array(rest.prefix(min(max(query.limit, accepted.lowerBound), accepted.upperBound)))
        let next = rest.count > page.count ? page.last : nil
        return JournalPage(
            reflections: page, next: next.map { JournalCursor(instant: $0.moment.instant, id: $0.id) })
    }

    private static func isNewer(_ reflection: Reflection, than instant: Instant, _ id: Reflection.ID) -> Bool
    {
        (reflection.moment.instant, reflection.id.rawValue) > (instant, id.rawValue)
    }

    public func counts(in days: ClosedRange<LocalDay>) throws(DiaryError) -> [LocalDay: Int] {
        try checkFailure()
        let live = saved.values.filter { deletedAt[$0.id] == nil && days.contains($0.moment.day) }
        return Dictionary(grouping: live, by: \.moment.day).mapValues(\.count)
    }

    /// Entries that are not in the bin, in no order.
    var live: [Reflection] { saved.values.filter { deletedAt[$0.id] == nil } }

    public func count() throws(DiaryError) -> Int {
        try checkFailure()
        return saved.count - deletedAt.count
    }

    public func delete(_ id: Reflection.ID, at instant: Instant) throws(DiaryError) -> Bool {
        try checkFailure()
        guard saved[id] != nil, deletedAt[id] == nil else { return false }
        deletedAt[id] = instant
        return true
    }

    public func restore(_ id: Reflection.ID) throws(DiaryError) -> Bool {
        try checkFailure()
        return deletedAt.removeValue(forKey: id) != nil
    }

    public func binnedCount() throws(DiaryError) -> Int {
        try checkFailure()
        return deletedAt.count + spoken.binnedCount + living.binned.count
    }

    public func bin() throws(DiaryError) -> [BinnedReflection] {
        try checkFailure()
        let items = deletedAt.compactMap { id, instant in
            saved[id].map { BinnedReflection(reflection: $0, deletedAt: instant) }
        }
        return items.sorted {
            ($0.deletedAt, $0.reflection.id.rawValue) > ($1.deletedAt, $1.reflection.id.rawValue)
        }
    }

    public func emptyBin(deletedBefore instant: Instant) throws(DiaryError) -> Int {
        try checkFailure()
        let old = deletedAt.filter { $0.value < instant }.keys
        for id in old {
            saved[id] = nil
            deletedAt[id] = nil
        }
        for (id, discarded) in discardedAt where discarded < instant {
            kept[id] = nil
            discardedAt[id] = nil
        }
        return old.count + spoken.empty(deletedBefore: instant) + living.empty(deletedBefore: instant)
    }

    public func destroy(_ id: Reflection.ID) throws(DiaryError) -> Bool {
        try checkFailure()
        guard deletedAt.removeValue(forKey: id) != nil else { return false }
        saved[id] = nil
        return true
    }

    public func keep(_ draft: Draft) throws(DiaryError) {
        try checkFailure()
        let limit = Reflection.acceptedLength.upperBound
        guard draft.text.count <= limit, (draft.deeper ?? "").count <= limit else { throw .refused }
        kept[draft.id] = draft
        discardedAt[draft.id] = nil
    }

    public func draft(_ id: Draft.ID) throws(DiaryError) -> Draft? {
        try checkFailure()
        return discardedAt[id] == nil ? kept[id] : nil
    }

    public func drafts() throws(DiaryError) -> [Draft] {
        try checkFailure()
        return kept.values.filter { discardedAt[$0.id] == nil }
            .sorted { ($0.keptAt, $0.id.rawValue) > ($1.keptAt, $1.id.rawValue) }
    }

    public func discard(_ id: Draft.ID, at instant: Instant) throws(DiaryError) -> Bool {
        try checkFailure()
        guard kept[id] != nil, discardedAt[id] == nil else { return false }
        discardedAt[id] = instant
        return true
    }

    public func reopen(_ id: Draft.ID) throws(DiaryError) -> Bool {
        try checkFailure()
        return discardedAt.removeValue(forKey: id) != nil
    }

    public func preferences() throws(DiaryError) -> Preferences? {
        try checkFailure()
        return settings
    }

    public func save(_ preferences: Preferences) throws(DiaryError) {
        try checkFailure()
        settings = preferences
        if preferences.aiConsent?.isGranted != true { models.revokeAll(at: preferences.aiConsent?.decidedAt) }
    }

    public func texts(writtenAfter instant: Instant) throws(DiaryError) -> [WrittenText] {
        try checkFailure()
        let entries = saved.values.map {
            WrittenText(
                text: $0.text, deeper: $0.deeper,
                writtenAt: max($0.moment.instant, $0.editedAt ?? $0.moment.instant))
        }
        let drafts = kept.values.map { WrittenText(text: $0.text, deeper: $0.deeper, writtenAt: $0.keptAt) }
        return (entries + drafts + spoken.texts + living.texts).filter { $0.writtenAt > instant }
            .sorted { ($0.writtenAt, $0.text) > ($1.writtenAt, $1.text) }
    }

    public func careEndedAt() throws(DiaryError) -> Instant? {
        try checkFailure()
        return careEnd
    }

    public func endCare(at instant: Instant?) throws(DiaryError) {
        try checkFailure()
        careEnd = instant
    }
}
