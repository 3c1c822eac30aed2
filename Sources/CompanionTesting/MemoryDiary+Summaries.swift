public import Companion
public import Wellbeing

/// Summaries of a ``MemoryDiary``.
struct MemorySummaries {
    struct Key: Hashable {
        let first: LocalDay
        let language: Language
    }

    struct Kept {
        let summary: WeekSummary
        let basis: String
        /// The entries of the week as they were.
        let entries: Set<Reflection>
    }

    var kept: [Key: Kept] = [:]
}

extension MemoryDiary {
    public func hasWeekSummary(from first: LocalDay, in language: Language) throws(DiaryError) -> Bool {
        try checkFailure()
        guard let kept = summaries.kept[.init(first: first, language: language)] else { return false }
        return kept.entries == entries(ofWeekFrom: first)
    }

    public func weekSummary(
        from first: LocalDay, in language: Language, basis: String
    ) throws(DiaryError) -> WeekSummary? {
        try checkFailure()
        guard let kept = summaries.kept[.init(first: first, language: language)], kept.basis == basis,
            kept.entries == entries(ofWeekFrom: first)
        else { return nil }
        return kept.summary
    }

    public func keep(_ summary: WeekSummary, basis: String) throws(DiaryError) {
        try checkFailure()
        summaries.kept[.init(first: summary.first, language: summary.language)] = .init(
            summary: summary, basis: basis, entries: entries(ofWeekFrom: summary.first))
    }

    public func forgetWeekSummary(
        from first: LocalDay, in language: Language
    ) throws(DiaryError) -> Bool {
        try checkFailure()
        return summaries.kept.removeValue(forKey: .init(first: first, language: language)) != nil
    }

    private func entries(ofWeekFrom first: LocalDay) -> Set<Reflection> {
        Set(live.filter { (first...first.adding(days: 6)).contains($0.moment.day) })
    }
}
