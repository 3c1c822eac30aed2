import Companion
import Testing
import Wellbeing

/// Looking back: every entry of some days, what each day holds, and how far the diary reaches.
func expectTheDiaryCanBeLookedBackOn(_ diary: any Diary) async throws {
    #expect(try await diary.span() == nil)
    let verdicts = EmotionVerdict.allCases
    var saved: [Reflection] = []
    for number in 0..<24 {
        var entry = try Sample.reflection(
            number + 1, "looked back on \(number)", seconds: Int64(number / 2) * 50_000)
        entry.mood = Mood(rawValue: number % 6)
        if number % 4 != 0 {
            entry.reading = EmotionReading(
                probabilities: [1, 0, 0, 0, 0, 0], verdict: verdicts[number % verdicts.count], confidence: 1,
                model: "m", windows: 1)
        }
        if number % 5 == 0 {
            entry.correction = EmotionCorrection(verdict: .felt(.love), correctedAt: entry.moment.instant)
        }
        saved.append(entry)
    }
    for entry in saved.reversed() { try await diary.save(entry) }
    let gone = saved.remove(at: 3)
    _ = try await diary.delete(gone.id, at: gone.moment.instant)
    let days = saved.map(\.moment.day)
    let first = try #require(days.min())
    let last = try #require(days.max())
    #expect(try await diary.span() == first...last)
    #expect(try await diary.entries(in: first...last) == saved)
    #expect(try await diary.tallies(in: first...last) == DayTally.tallies(of: saved))
    let middle = first.adding(days: 2)...first.adding(days: 3)
    let within = saved.filter { middle.contains($0.moment.day) }
    #expect(!within.isEmpty && within.count < saved.count)
    #expect(try await diary.entries(in: middle) == within)
    #expect(try await diary.tallies(in: middle).reduce(0) { $0 + $1.entries } == within.count)
    let before = first.adding(days: -9)...first.adding(days: -1)
    #expect(try await diary.entries(in: before).isEmpty)
    #expect(try await diary.tallies(in: before).isEmpty)
    for entry in saved + [gone] {
        _ = try await diary.delete(entry.id, at: entry.moment.instant)
        #expect(try await diary.destroy(entry.id))
    }
}
