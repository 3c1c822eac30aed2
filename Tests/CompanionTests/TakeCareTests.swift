import Companion
import CompanionTesting
import Testing
import Wellbeing

/// The days after a text called for help.
struct TakeCareTests {
    private static let now = Instant(milliseconds: 1_780_000_000_000)
    private static let hours: Int64 = 3_600
    private let diary = MemoryDiary()

    private var act: TakeCare { TakeCare(diary: diary, crisis: RuleCrisisReader()) }

    private func save(_ text: String, id number: Int, at instant: Instant, deeper: String? = nil) async throws
    {
        let moment = Moment(instant, in: .utc, dayStart: .midnight)
        try await diary.save(
            Reflection(id: try Sample.id(number), moment: moment, text: text, deeper: deeper))
    }

    private func state(_ seconds: Int64) async throws -> Care.State {
        try await act.care(at: Self.now.adding(seconds: seconds)).state
    }

    @Test func `it lasts 72 hours from the text, and not longer`() async throws {
        #expect(try await state(0) == .none)
        try await save("An ordinary day.", id: 1, at: Self.now, deeper: "I want to die.")
        #expect(try await state(0) == .on)
        #expect(try await state(72 * Self.hours - 1) == .on)
        #expect(try await state(72 * Self.hours) == .none)
    }

    @Test(arguments: ["An ordinary day.", "I feel so hopeless."])
    func `a text that does not call for help begins nothing`(text: String) async throws {
        try await save(text, id: 1, at: Self.now)
        #expect(try await state(0) == .none)
    }

    @Test func `the person ends it, takes that back, and a new text begins it anew`() async throws {
        try await save("I want to die.", id: 1, at: Self.now)
        try await act.end(at: Self.now.adding(seconds: 60))
        let ended = try await act.care(at: Self.now.adding(seconds: 61))
        #expect(ended.state == .ended && ended.since == Self.now.adding(seconds: 60))
        try await act.resume()
        #expect(try await state(62) == .on)
        try await act.end(at: Self.now.adding(seconds: 70))
        try await save("An ordinary evening.", id: 2, at: Self.now.adding(seconds: 80))
        #expect(try await state(81) == .ended, "an ordinary text begins nothing")
        try await save("I do not want to live any more.", id: 3, at: Self.now.adding(seconds: 90))
        #expect(try await state(91) == .on)
        #expect(try await state(90 + 72 * Self.hours) == .none)
    }

    @Test func `a text counts where it lies, and no longer when it is destroyed`() async throws {
        try await save("I want to die.", id: 1, at: Self.now)
        _ = try await diary.delete(try Sample.id(1), at: Self.now)
        #expect(try await state(1) == .on, "in the bin")
        _ = try await diary.destroy(try Sample.id(1))
        #expect(try await state(1) == .none)
        try await diary.keep(
            Draft(
                id: try Sample.id(2), moment: Moment(Self.now, in: .utc, dayStart: .midnight),
                text: "I want to die.", keptAt: Self.now))
        #expect(try await state(1) == .on, "not saved yet")
    }

    @Test func `without a crisis net nothing begins`() async throws {
        try await save("I want to die.", id: 1, at: Self.now)
        #expect(try await TakeCare(diary: diary, crisis: nil).care(at: Self.now).state == .none)
    }
}
