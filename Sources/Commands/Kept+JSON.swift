public import Companion
public import Pages
public import Wellbeing

// The documented members, in the documented order (`docs/cli.md`).

extension BinnedReflection {
    /// - Parameter now: what the days left are counted from.
    public func json(now: Instant) -> JSON {
        .object([
            .init("deleted_at", .string(deletedAt.description)),
            .init("days_left", .integer(daysLeft(at: now))),
            .init("entry", reflection.json),
        ])
    }

    /// Whole days until it is destroyed, 0…30; a day that has begun counts.
    public func daysLeft(at now: Instant) -> Int {
        let end = deletedAt.adding(periodsOf24Hours: Self.daysKept)
        let milliseconds = end.milliseconds - now.milliseconds
        return min(Int(Self.daysKept), max(0, Int((milliseconds + 86_399_999) / 86_400_000)))
    }
}

extension BackupRecord {
    public var json: JSON {
        .object([
            .init("path", .string(path)),
            .init("made_at", .string(madeAt.description)),
            .init("bytes", .integer(size)),
            .init("reflections", .integer(reflections)),
            .init("drafts", .integer(drafts)),
            .init("schema", .integer(schema)),
            .init("proved_at", .optional(provedAt) { .string($0.description) }),
        ])
    }
}
