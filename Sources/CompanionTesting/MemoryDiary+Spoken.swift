public import Companion
public import Wellbeing

/// Records of one kind in a ``MemoryDiary``, and when those in the bin were deleted.
struct MemoryRecords<Record: Hashable & Sendable & Identifiable> where Record.ID == Reflection.ID {
    private(set) var kept: [Reflection.ID: Record] = [:]
    private(set) var deletedAt: [Reflection.ID: Instant] = [:]

    mutating func save(_ record: Record) {
        kept[record.id] = record
        deletedAt[record.id] = nil
    }

    func live(_ id: Reflection.ID) -> Record? { deletedAt[id] == nil ? kept[id] : nil }

    var live: [Record] { kept.values.filter { deletedAt[$0.id] == nil } }

    mutating func delete(_ id: Reflection.ID, at instant: Instant) -> Bool {
        guard kept[id] != nil, deletedAt[id] == nil else { return false }
        deletedAt[id] = instant
        return true
    }

    mutating func restore(_ id: Reflection.ID) -> Bool { deletedAt.removeValue(forKey: id) != nil }

    mutating func forget(_ id: Reflection.ID) {
        kept[id] = nil
        deletedAt[id] = nil
    }

    mutating func destroy(_ id: Reflection.ID) -> Bool {
        guard deletedAt[id] != nil else { return false }
        forget(id)
        return true
    }

    /// Ids of those that went.
    mutating func empty(deletedBefore instant: Instant) -> [Reflection.ID] {
        let old = deletedAt.filter { $0.value < instant }.map(\.key)
        for id in old { forget(id) }
        return old
    }

    var binned: [Binned<Record>] {
        deletedAt.compactMap { id, instant in kept[id].map { Binned($0, deletedAt: instant) } }
            .sorted { ($0.deletedAt, $0.record.id.rawValue) > ($1.deletedAt, $1.record.id.rawValue) }
    }
}

/// The voice diary and the check-ins of a ``MemoryDiary``.
struct MemorySpokenDiary {
    var entries = MemoryRecords<SpokenEntry>()
    var drafts = MemoryRecords<SpokenDraft>()
    var recordings: [Reflection.ID: Recording] = [:]
    var checkIns = MemoryRecords<CheckIn>()

    /// A recording goes with the last of what it belongs to.
    mutating func dropRecordings() {
        recordings = recordings.filter { entries.kept[$0.key] != nil || drafts.kept[$0.key] != nil }
    }

    mutating func empty(deletedBefore instant: Instant) -> Int {
        _ = drafts.empty(deletedBefore: instant)
        let destroyed = entries.empty(deletedBefore: instant) + checkIns.empty(deletedBefore: instant)
        dropRecordings()
        return destroyed.count
    }

    var binnedCount: Int { entries.deletedAt.count + checkIns.deletedAt.count }

    var texts: [WrittenText] {
        entries.kept.values.map {
            WrittenText(
                text: $0.transcript, deeper: nil,
                writtenAt: max($0.moment.instant, $0.editedAt ?? $0.moment.instant))
        }
            + drafts.kept.values.map {
                WrittenText(text: $0.transcript, deeper: $0.heard?.text, writtenAt: $0.keptAt)
            }
            + checkIns.kept.values.compactMap { checkIn in
                checkIn.note.map { note in
                    WrittenText(
                        text: note, deeper: nil,
                        writtenAt: max(checkIn.moment.instant, checkIn.editedAt ?? checkIn.moment.instant))
                }
            }
    }
}

extension MemoryDiary {
    public func save(_ entry: SpokenEntry, keepingRecording: Bool) throws(DiaryError) {
        try checkFailure()
        guard entry.isAcceptable else { throw .refused }
        spoken.entries.save(entry)
        spoken.drafts.forget(entry.id)
        if !keepingRecording { spoken.recordings[entry.id] = nil }
    }

    public func save(_ entries: [SpokenEntry]) throws(DiaryError) {
        try checkFailure()
        guard entries.allSatisfy(\.isAcceptable) else { throw .refused }
        for entry in entries { spoken.entries.save(entry) }
    }

    public func spokenEntry(_ id: SpokenEntry.ID) throws(DiaryError) -> SpokenEntry? {
        try checkFailure()
        return spoken.entries.live(id)
    }

    public func spokenEntries(
        in days: ClosedRange<LocalDay>, after place: RecordPlace?, limit: Int
    ) throws(DiaryError) -> [SpokenEntry] {
        try checkFailure()
        let found = spoken.entries.live.filter { days.contains($0.moment.day) }
        return Self.page(of: found, by: \.place, after: place, limit: limit)
    }

    public func newestSpokenEntries(
        in days: ClosedRange<LocalDay>, before place: RecordPlace?, limit: Int
    ) throws(DiaryError) -> [SpokenEntry] {
        try checkFailure()
        let found = spoken.entries.live.filter { days.contains($0.moment.day) }
        return Self.newest(of: found, by: \.place, before: place, limit: limit)
    }

    public func spokenTallies(in days: ClosedRange<LocalDay>) throws(DiaryError) -> [SpokenTally] {
        SpokenTally.tallies(of: try spokenEntries(in: days, after: nil, limit: .max))
    }

    public func spokenSpan() throws(DiaryError) -> ClosedRange<LocalDay>? {
        try checkFailure()
        return Self.span(of: spoken.entries.live.map(\.moment.day))
    }

    public func deleteSpokenEntry(_ id: SpokenEntry.ID, at instant: Instant) throws(DiaryError) -> Bool {
        try checkFailure()
        return spoken.entries.delete(id, at: instant)
    }

    public func restoreSpokenEntry(_ id: SpokenEntry.ID) throws(DiaryError) -> Bool {
        try checkFailure()
        return spoken.entries.restore(id)
    }

    public func destroySpokenEntry(_ id: SpokenEntry.ID) throws(DiaryError) -> Bool {
        try checkFailure()
        defer { spoken.dropRecordings() }
        return spoken.entries.destroy(id)
    }

    public func binnedSpokenEntries() throws(DiaryError) -> [Binned<SpokenEntry>] {
        try checkFailure()
        return spoken.entries.binned
    }

    public func keep(_ draft: SpokenDraft) throws(DiaryError) {
        try checkFailure()
        guard draft.isAcceptable else { throw .refused }
        spoken.drafts.save(draft)
    }

    public func keep(_ draft: SpokenDraft, with recording: Recording) throws(DiaryError) {
        guard !recording.samples.isEmpty else { throw .refused }
        try keep(draft)
        // As the store keeps it: 16 bits a sample.
        spoken.recordings[draft.id] = Recording(
            samples: recording.samples.map { Float(Int16(($0 * 32_767).rounded())) / 32_767 })
    }

    public func spokenDraft(_ id: SpokenDraft.ID) throws(DiaryError) -> SpokenDraft? {
        try checkFailure()
        return spoken.drafts.live(id)
    }

    public func spokenDrafts() throws(DiaryError) -> [SpokenDraft] {
        try checkFailure()
        return spoken.drafts.live.sorted { ($0.keptAt, $0.id.rawValue) > ($1.keptAt, $1.id.rawValue) }
    }

    public func discardSpokenDraft(_ id: SpokenDraft.ID, at instant: Instant) throws(DiaryError) -> Bool {
        try checkFailure()
        return spoken.drafts.delete(id, at: instant)
    }

    public func reopenSpokenDraft(_ id: SpokenDraft.ID) throws(DiaryError) -> Bool {
        try checkFailure()
        return spoken.drafts.restore(id)
    }

    public func recording(of id: SpokenEntry.ID) throws(DiaryError) -> Recording? {
        try checkFailure()
        return spoken.recordings[id]
    }

    public func recordingLength(of id: SpokenEntry.ID) throws(DiaryError) -> Double? {
        try checkFailure()
        return spoken.recordings[id]?.seconds
    }

    public func deleteRecording(of id: SpokenEntry.ID) throws(DiaryError) -> Bool {
        try checkFailure()
        return spoken.recordings.removeValue(forKey: id) != nil
    }

    static func page<Record>(
        of records: [Record], by place: (Record) -> RecordPlace, after: RecordPlace?, limit: Int
    ) -> [Record] {
        let ordered = records.sorted { place($0) < place($1) }
        return Array(ordered.filter { record in after.map { place(record) > $0 } ?? true }.prefix(limit))
    }

    static func newest<Record>(
        of records: [Record], by place: (Record) -> RecordPlace, before: RecordPlace?, limit: Int
    ) -> [Record] {
        let ordered = records.sorted { place($0) > place($1) }
        return Array(ordered.filter { record in before.map { place(record) < $0 } ?? true }.prefix(limit))
    }

    static func span(of days: [LocalDay]) -> ClosedRange<LocalDay>? {
        guard let first = days.min(), let last = days.max() else { return nil }
        return first...last
    }
}
