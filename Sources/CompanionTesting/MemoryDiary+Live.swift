public import Companion
public import Wellbeing

/// Sleep, water, food and exercise in memory.
struct MemoryLiving {
    private struct Key: Hashable {
        let id: LiveEntry.ID
        let kind: LiveEntry.Kind
    }

    private var kept: [Key: LiveEntry] = [:]
    private var deletedAt: [Key: Instant] = [:]
    var goals: [LocalDay: WaterGoal] = [:]
    var choices: [LocalDay: Instant] = [:]
    var corrections: [FoodKey: FoodCorrection] = [:]

    var live: [LiveEntry] {
        kept.filter { deletedAt[$0.key] == nil }.map(\.value).sorted(by: LiveEntry.isEarlier)
    }

    var binned: [Binned<LiveEntry>] {
        deletedAt.compactMap { key, instant in kept[key].map { Binned($0, deletedAt: instant) } }
            .sorted { ($0.deletedAt, $0.record.id.rawValue) > ($1.deletedAt, $1.record.id.rawValue) }
    }

    /// What was written, also what is in the bin.
    var texts: [WrittenText] {
        kept.values.compactMap { entry in
            let (text, editedAt): (String, Instant?)
            switch entry {
            case .food(let entry): (text, editedAt) = (entry.text, entry.editedAt)
            case .exercise(let entry): (text, editedAt) = (entry.text, entry.editedAt)
            case .sleep, .water: return nil
            }
            let instant = entry.moment.instant
            return WrittenText(text: text, deeper: nil, writtenAt: max(instant, editedAt ?? instant))
        }
    }

    mutating func save(_ entry: LiveEntry) {
        let key = Key(id: entry.id, kind: entry.kind)
        kept[key] = entry
        deletedAt[key] = nil
    }

    mutating func delete(_ id: LiveEntry.ID, _ kind: LiveEntry.Kind, at instant: Instant) -> Bool {
        let key = Key(id: id, kind: kind)
        guard kept[key] != nil, deletedAt[key] == nil else { return false }
        deletedAt[key] = instant
        return true
    }

    mutating func restore(_ id: LiveEntry.ID, _ kind: LiveEntry.Kind) -> Bool {
        deletedAt.removeValue(forKey: Key(id: id, kind: kind)) != nil
    }

    mutating func destroy(_ id: LiveEntry.ID, _ kind: LiveEntry.Kind) -> Bool {
        let key = Key(id: id, kind: kind)
        guard deletedAt.removeValue(forKey: key) != nil else { return false }
        kept[key] = nil
        return true
    }

    mutating func empty(deletedBefore instant: Instant) -> Int {
        let gone = deletedAt.filter { $0.value < instant }.keys
        for key in gone {
            kept[key] = nil
            deletedAt[key] = nil
        }
        return gone.count
    }
}

extension MemoryDiary {
    public func save(_ entries: [LiveEntry]) throws(DiaryError) {
        try checkFailure()
        guard entries.allSatisfy(\.isAcceptable) else { throw .refused }
        for entry in entries { living.save(entry) }
    }

    public func liveEntry(_ id: LiveEntry.ID, _ kind: LiveEntry.Kind) throws(DiaryError) -> LiveEntry? {
        try checkFailure()
        return living.live.first { $0.id == id && $0.kind == kind }
    }

    public func liveEntries(
        in days: ClosedRange<LocalDay>, _ kinds: Set<LiveEntry.Kind>
    ) throws(DiaryError) -> [LiveEntry] {
        try checkFailure()
        return living.live.filter { days.contains($0.moment.day) && kinds.contains($0.kind) }
    }

    public func liveSpan() throws(DiaryError) -> ClosedRange<LocalDay>? {
        try checkFailure()
        return Self.span(of: living.live.map(\.moment.day))
    }

    public func deleteLiveEntry(
        _ id: LiveEntry.ID, _ kind: LiveEntry.Kind, at instant: Instant
    ) throws(DiaryError) -> Bool {
        try checkFailure()
        return living.delete(id, kind, at: instant)
    }

    public func restoreLiveEntry(_ id: LiveEntry.ID, _ kind: LiveEntry.Kind) throws(DiaryError) -> Bool {
        try checkFailure()
        return living.restore(id, kind)
    }

    public func destroyLiveEntry(_ id: LiveEntry.ID, _ kind: LiveEntry.Kind) throws(DiaryError) -> Bool {
        try checkFailure()
        return living.destroy(id, kind)
    }

    public func binnedLiveEntries() throws(DiaryError) -> [Binned<LiveEntry>] {
        try checkFailure()
        return living.binned
    }

    public func stamp(_ goal: WaterGoal?, on day: LocalDay) throws(DiaryError) {
        try checkFailure()
        living.goals[day] = goal
    }

    public func waterGoals(in days: ClosedRange<LocalDay>) throws(DiaryError) -> [LocalDay: WaterGoal] {
        try checkFailure()
        return living.goals.filter { days.contains($0.key) }
    }

    public func chooseHealth(on day: LocalDay, at instant: Instant?) throws(DiaryError) {
        try checkFailure()
        living.choices[day] = instant
    }

    public func healthChoices(in days: ClosedRange<LocalDay>) throws(DiaryError) -> [LocalDay: Instant] {
        try checkFailure()
        return living.choices.filter { days.contains($0.key) }
    }

    public func remember(_ correction: FoodCorrection) throws(DiaryError) {
        try checkFailure()
        guard let key = FoodKey(correction.text) else { throw .refused }
        living.corrections = living.corrections.filter { $0.value.id != correction.id }
        living.corrections[key] = correction
    }

    public func foodCorrections() throws(DiaryError) -> [FoodCorrection] {
        try checkFailure()
        return living.corrections.values.sorted {
            ($0.correctedAt, $0.id.rawValue) > ($1.correctedAt, $1.id.rawValue)
        }
    }

    public func forgetFoodCorrection(_ id: FoodCorrection.ID) throws(DiaryError) -> Bool {
        try checkFailure()
        guard let key = living.corrections.first(where: { $0.value.id == id })?.key else { return false }
        living.corrections[key] = nil
        return true
    }
}
