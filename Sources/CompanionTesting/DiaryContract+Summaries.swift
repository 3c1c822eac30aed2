public import Companion
import Testing
import Wellbeing

/// Checks what every ``Diary`` must do with summaries of weeks, on an empty one.
public func expectSummaryContract(_ diary: any Diary) async throws {
    let entry = try Sample.reflection(1, "Rain all day.")
    try await diary.save(entry)
    let first = entry.moment.day.adding(days: -6)
    let summary = WeekSummary(
        first: first, language: .english, text: "Rain \u{0}; it's fine. 🌧️",
        moments: [
            .init(entry: entry.id, text: "The rain stayed."), .init(entry: try Sample.id(9), text: "Tea."),
        ], model: "qwen3:1.7b", madeAt: try Sample.moment(5).instant)
    #expect(try await diary.hasWeekSummary(from: first, in: .english) == false)
    try await diary.keep(summary, basis: "a\u{0}b")
    #expect(try await diary.hasWeekSummary(from: first, in: .english))
    #expect(try await diary.hasWeekSummary(from: first, in: .german) == false)
    #expect(try await diary.weekSummary(from: first, in: .english, basis: "a\u{0}b") == summary)
    #expect(try await diary.weekSummary(from: first, in: .english, basis: "a") == nil)
    #expect(try await diary.weekSummary(from: first, in: .german, basis: "a\u{0}b") == nil)
    #expect(
        try await diary.weekSummary(from: first.adding(days: 1), in: .english, basis: "a\u{0}b") == nil)

    let other = WeekSummary(
        first: first, language: .english, text: "Again.", moments: [], model: "m", madeAt: summary.madeAt)
    try await diary.keep(other, basis: "c")
    #expect(try await diary.weekSummary(from: first, in: .english, basis: "c") == other)
    #expect(try await diary.weekSummary(from: first, in: .english, basis: "a\u{0}b") == nil)
    #expect(try await diary.forgetWeekSummary(from: first, in: .english))
    #expect(try await diary.forgetWeekSummary(from: first, in: .english) == false)
    #expect(try await diary.weekSummary(from: first, in: .english, basis: "c") == nil)
    try await expectChangesTakeSummariesAlong(diary, entry, other)
}

private func expectChangesTakeSummariesAlong(
    _ diary: any Diary, _ entry: Reflection, _ summary: WeekSummary
) async throws {
    let instant = try Sample.moment(60).instant
    let word = EmotionCorrection(verdict: .felt(.happy), correctedAt: instant)
    let (second, third) = (try Sample.id(2), try Sample.reflection(2, "Sun."))
    let changed = try Sample.reflection(1, "Rain, then sun.")
    let changes: [(String, () async throws -> Bool)] = [
        (
            "a new entry",
            { () async throws -> Bool in
                try await diary.save(third)
                return true
            }
        ),
        (
            "another text",
            { () async throws -> Bool in
                try await diary.save(changed)
                return true
            }
        ),
        ("a reading", { try await diary.note(Sample.reading, of: "Sun.", for: second) }),
        ("the person's word", { try await diary.correct(second, to: word) }),
        ("a deletion", { try await diary.delete(second, at: instant) }),
        ("its undoing", { try await diary.restore(second) }),
    ]
    let day = entry.moment.day
    for (name, change) in changes {
        // Each of the seven weeks that can hold the day, and one on either side.
        for offset in 0...6 {
            let first = day.adding(days: -offset)
            try await diary.keep(moved(summary, to: first), basis: name)
        }
        let outside = [day.adding(days: -7), day.adding(days: 1)]
        for first in outside { try await diary.keep(moved(summary, to: first), basis: name) }
        #expect(try await change(), "\(name)")
        for offset in 0...6 {
            let first = day.adding(days: -offset)
            #expect(try await diary.weekSummary(from: first, in: .english, basis: name) == nil, "\(name)")
        }
        for first in outside {
            #expect(try await diary.weekSummary(from: first, in: .english, basis: name) != nil, "\(name)")
        }
    }
}

private func moved(_ summary: WeekSummary, to first: LocalDay) -> WeekSummary {
    WeekSummary(
        first: first, language: summary.language, text: summary.text, moments: [], model: summary.model,
        madeAt: summary.madeAt)
}
