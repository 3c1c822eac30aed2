public import Companion
public import Pages
public import Wellbeing

// The bin as a person and a program read it.

/// One deleted entry on one line.
public func binLine(_ item: BinnedReflection, now: Instant, in language: Language) -> String {
    binLine(entryLine(item.reflection, in: language), daysLeft: item.daysLeft(at: now), in: language)
}

/// One deleted spoken entry on one line.
public func binLine(_ item: Binned<SpokenEntry>, now: Instant, in language: Language) -> String {
    binLine(spokenLine(item.record, in: language), daysLeft: item.daysLeft(at: now), in: language)
}

/// One deleted check-in on one line.
public func binLine(_ item: Binned<CheckIn>, now: Instant, in language: Language) -> String {
    binLine(checkInLine(item.record, in: language), daysLeft: item.daysLeft(at: now), in: language)
}

private func binLine(_ line: String, daysLeft: Int, in language: Language) -> String {
    "\(padded(CommandCopy.daysLeft(daysLeft)(language), to: 14))  \(line)"
}

extension Binned {
    /// Whole days until it is destroyed, 0…30; a day that has begun counts.
    public func daysLeft(at now: Instant) -> Int {
        let end = deletedAt.adding(periodsOf24Hours: BinnedReflection.daysKept)
        let milliseconds = end.milliseconds - now.milliseconds
        return min(Int(BinnedReflection.daysKept), max(0, Int((milliseconds + 86_399_999) / 86_400_000)))
    }

    /// - Parameters:
    ///   - record: the record itself.
    ///   - now: what the days left are counted from.
    public func json(_ record: JSON, now: Instant) -> JSON {
        .object([
            .init("deleted_at", .string(deletedAt.description)),
            .init("days_left", .integer(daysLeft(at: now))),
            .init("entry", record),
        ])
    }
}
