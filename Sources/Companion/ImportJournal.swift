public import Wellbeing

/// Takes over the entries of the journal Jeda.
///
/// What is here already stays as it is, in the bin too, so that importing twice is importing once. A text is
/// read anew for emotion: what Jeda's classifier said is not the person's word. A reply of a model is left
/// out and counted: it is not hers either.
public struct ImportJournal: Sendable {
    private let diary: any Diary
    private let understand: UnderstandText

    public init(diary: any Diary, understand: UnderstandText) {
        self.diary = diary
        self.understand = understand
    }

    /// What was done, or would be.
    public struct Report: Hashable, Sendable {
        /// Entries that are new.
        public var entries = 0
        /// Drafts that are new, 0 or 1.
        public var drafts = 0
        /// Records that were here already.
        public var known = 0
        /// Replies that were left out, of new entries.
        public var replies = 0
        /// What could not be taken, by its place in the file.
        public var faults: [Int: JedaFile.Fault] = [:]

        public init() {}

        /// What taking over all of `file` would do where there is no diary yet.
        public init(beginningWith file: JedaFile) {
            self.init(file, new: file.records, known: 0)
        }

        fileprivate init(_ file: JedaFile, new: [JedaFile.Record], known: Int) {
            faults = file.faults
            self.known = known
            replies = new.count(where: \.hasReply)
            entries = file.isPending ? 0 : new.count
            drafts = file.isPending ? new.count : 0
        }
    }

    /// Takes over every record that is new, in one transaction.
    ///
    /// - Parameters:
    ///   - zone: where the person was: Jeda did not keep it.
    ///   - isDry: whether only to tell what would be done.
    public func run(
        _ file: JedaFile, in zone: Zone, dayStart: DayStart, at now: Instant, isDry: Bool
    ) async throws(DiaryError) -> Report {
        let binned = Set(try await diary.bin().map(\.reflection.id))
        var new: [JedaFile.Record] = []
        for record in file.records where try await !isKnown(record.id, binned) { new.append(record) }
        let report = Report(file, new: new, known: file.records.count - new.count)
        guard !isDry, !new.isEmpty else { return report }
        var entries: [Reflection] = []
        for record in new { entries.append(await entry(of: record, in: zone, dayStart: dayStart)) }
        if file.isPending {
            for entry in entries { try await diary.keep(Self.draft(of: entry, at: now)) }
        } else {
            try await diary.save(entries)
        }
        return report
    }

    private func isKnown(_ id: Reflection.ID, _ binned: Set<Reflection.ID>) async throws(DiaryError) -> Bool {
        if binned.contains(id) { return true }
        if try await diary.reflection(id) != nil { return true }
        return try await diary.draft(id) != nil
    }

    /// Jeda spoke Indonesian only.
    private func entry(of record: JedaFile.Record, in zone: Zone, dayStart: DayStart) async -> Reflection {
        let understanding = await understand.run(record.text, language: .indonesian).understanding
        let asked = record.question.map { Question(text: $0, keyword: nil, language: .indonesian) }
        return Reflection(
            id: record.id, moment: Moment(record.instant, in: zone, dayStart: dayStart), text: record.text,
            mood: record.mood, language: understanding.language, reading: understanding.reading,
            question: asked ?? understanding.question, deeper: record.deeper)
    }

    private static func draft(of entry: Reflection, at now: Instant) -> Draft {
        var draft = Draft(editing: entry, keptAt: now)
        draft.isEdit = false
        return draft
    }
}
