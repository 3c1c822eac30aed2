import Companion
import CompanionTesting
import Testing
import Wellbeing

/// Checking in, taking it back, what was going on, and changes.
struct CheckInActsTests {
    private static let start = Instant(milliseconds: 1_780_000_000_000)
    private let diary = MemoryDiary()

    private func moment(_ seconds: Int64 = 0) -> Moment {
        Moment(Self.start.adding(seconds: seconds), in: .utc, dayStart: .midnight)
    }

    @discardableResult
    private func tap(
        _ rating: Int, id number: Int = 1, note: String? = nil, after seconds: Int64 = 0,
        now: Int64? = nil, source: CheckIn.Source = .manual
    ) async throws -> (checkIn: CheckIn, isNew: Bool) {
        try await CheckInNow(diary: diary).run(
            .init(rating: rating, note: note, source: source), as: try Sample.id(number), at: moment(seconds),
            now: Self.start.adding(seconds: now ?? seconds))
    }

    private func saved(_ number: Int = 1) async throws -> CheckIn? {
        try await diary.checkIn(try Sample.id(number))
    }

    // Checking in.

    @Test(arguments: 1...5)
    func `one tap saves rating, source and moment`(rating: Int) async throws {
        try await tap(rating, source: .notification)
        let found = try #require(try await saved())
        #expect(found.rating.rawValue == rating && found.source == .notification)
        #expect(found.moment == moment() && found.note == nil && found.editedAt == nil)
        #expect(found.isOpen == [1, 2, 5].contains(rating))
    }

    @Test(arguments: [0, 6, -1, Int.max, Int.min])
    func `a rating outside 1 to 5 is refused`(rating: Int) async throws {
        await #expect(throws: CheckInError.rating) { try await tap(rating) }
        #expect(try await saved() == nil)
    }

    @Test func `a moment to come is refused, the present one is not`() async throws {
        await #expect(throws: CheckInError.future) { try await tap(4, after: 1, now: 0) }
        #expect(try await saved() == nil)
        try await tap(4, after: 0, now: 0)
        try await tap(4, id: 2, after: -86_400, now: 0)
        #expect(try await saved(2) != nil)
    }

    @Test func `tapping twice is one check-in, and keeps the first moment`() async throws {
        #expect(try await tap(2).isNew)
        #expect(try await tap(2, after: 3).isNew == false)
        #expect(try await tap(2, after: 3_600).isNew == false)
        #expect(try await saved()?.moment == moment())
        #expect(try await diary.checkIns(in: moment().day...moment().day).count == 1)
    }

    @Test func `another face corrects the tap for a moment, later it is another check-in`() async throws {
        try await tap(2)
        #expect(try await tap(3, after: 12).checkIn.rating == .neutral)
        #expect(try await saved()?.moment == moment())
        await #expect(throws: CheckInError.taken) { try await tap(4, after: 13) }
        #expect(try await saved()?.rating == .neutral)
    }

    @Test func `a note comes along whole, without white space around it`() async throws {
        let longest = String(repeating: "ü", count: 10_000)
        try await tap(2, note: " \n\(longest)\t ")
        #expect(try await saved()?.note == longest)
        await #expect(throws: CheckInError.longNote) { try await tap(2, id: 2, note: longest + "x") }
        await #expect(throws: CheckInError.emptyNote) { try await tap(2, id: 2, note: " \n") }
        #expect(try await saved(2) == nil)
        await #expect(throws: CheckInError.taken) { try await tap(2, note: "other") }
    }

    // Taking it back.

    @Test(arguments: [(0, true), (9, true), (10, true), (11, true), (12, true), (13, false), (3_600, false)])
    func `a tap is taken back within its time, and leaves nothing`(
        seconds: Int64, isTakenBack: Bool
    ) async throws {
        try await tap(1)
        let now = Self.start.adding(seconds: seconds)
        let act = UndoCheckIn(diary: diary)
        if isTakenBack {
            try await act.run(try Sample.id(1), at: now)
            #expect(try await saved() == nil)
            #expect(try await diary.binnedCheckIns().isEmpty)
            await #expect(throws: CheckInError.unknown) { try await act.run(try Sample.id(1), at: now) }
        } else {
            await #expect(throws: CheckInError.tooLate) { try await act.run(try Sample.id(1), at: now) }
            #expect(try await saved() != nil)
        }
    }

    @Test func `what has words is not taken back`() async throws {
        try await tap(1, note: "A letter.")
        await #expect(throws: CheckInError.tooLate) {
            try await UndoCheckIn(diary: diary).run(try Sample.id(1), at: Self.start)
        }
        #expect(try await saved()?.note == "A letter.")
    }

    // What was going on.

    @Test func `an answer closes the question and says when it was given`() async throws {
        try await tap(5)
        let act = AnswerFollowUp(diary: diary)
        #expect(try await act.question(on: moment().day)?.id == (try Sample.id(1)))
        let later = Self.start.adding(seconds: 600)
        _ = try await act.answer(try Sample.id(1), with: "  Sun.\nAnd Lena. ", at: later)
        #expect(try await saved()?.note == "Sun.\nAnd Lena.")
        #expect(try await saved()?.editedAt == later)
        #expect(try await saved()?.moment == moment())
        #expect(try await act.question(on: moment().day) == nil)
        _ = try await act.answer(
            try Sample.id(1), with: "Sun.\nAnd Lena.", at: later.adding(seconds: 5))
        #expect(try await saved()?.editedAt == later, "sending twice is sending once")
    }

    @Test func `a second answer does not wipe out the first unasked`() async throws {
        try await tap(5)
        let act = AnswerFollowUp(diary: diary)
        _ = try await act.answer(try Sample.id(1), with: "Sun.", at: Self.start)
        await #expect(throws: CheckInError.answered) {
            _ = try await act.answer(try Sample.id(1), with: "Rain.", at: Self.start)
        }
        #expect(try await saved()?.note == "Sun.")
        _ = try await act.answer(try Sample.id(1), with: "Rain.", at: Self.start, isReplacing: true)
        #expect(try await saved()?.note == "Rain.")
    }

    @Test(arguments: [("", CheckInError.emptyNote), (" \n\t", .emptyNote)])
    func `a blank answer is refused`(text: String, error: CheckInError) async throws {
        try await tap(5)
        await #expect(throws: error) {
            _ = try await AnswerFollowUp(diary: diary).answer(try Sample.id(1), with: text, at: Self.start)
        }
        #expect(try await saved()?.isOpen == true)
    }

    @Test func `an answer has 10,000 characters at most`() async throws {
        try await tap(5)
        let act = AnswerFollowUp(diary: diary)
        let longest = String(repeating: "👩‍👩‍👧", count: 10_000)
        await #expect(throws: CheckInError.longNote) {
            _ = try await act.answer(try Sample.id(1), with: longest + "x", at: Self.start)
        }
        _ = try await act.answer(try Sample.id(1), with: longest, at: Self.start)
        #expect(try await saved()?.note?.count == 10_000)
    }

    @Test func `waved away stays waved away, and an older one may be asked about then`() async throws {
        try await tap(1, id: 1)
        try await tap(2, id: 2, after: 60)
        let act = AnswerFollowUp(diary: diary)
        _ = try await act.dismiss(try Sample.id(2))
        #expect(try await saved(2)?.isDismissed == true)
        #expect(try await saved(2)?.editedAt == nil)
        #expect(try await act.question(on: moment().day)?.id == (try Sample.id(1)))
        _ = try await act.answer(try Sample.id(2), with: "After all.", at: Self.start)
        #expect(try await saved(2)?.isDismissed == true)
        #expect(try await saved(2)?.note == "After all.")
        _ = try await act.dismiss(try Sample.id(2))
        await #expect(throws: CheckInError.unknown) { _ = try await act.dismiss(try Sample.id(3)) }
    }

    @Test func `words that come after the day has ended are kept`() async throws {
        try await tap(1)
        let act = AnswerFollowUp(diary: diary)
        #expect(try await act.question(on: moment().day.adding(days: 1)) == nil)
        _ = try await act.answer(
            try Sample.id(1), with: "Late.", at: Self.start.adding(seconds: 86_400))
        #expect(try await saved()?.note == "Late.")
    }

    // Changes.

    @Test func `rating and note are changed, the moment and source stay`() async throws {
        try await tap(1, source: .notification)
        let act = ChangeCheckIn(diary: diary)
        let later = Self.start.adding(seconds: 60)
        let changed = try await act.run(try Sample.id(1), rating: 4, note: " Better. ", at: later)
        #expect(changed.rating == .okay && changed.note == "Better." && changed.editedAt == later)
        #expect(changed.moment == moment() && changed.source == .notification)
        #expect(try await saved() == changed)
        let same = try await act.run(
            try Sample.id(1), rating: 4, note: "Better.", at: later.adding(seconds: 1))
        #expect(same.editedAt == later, "the same again is no change")
        #expect(try await act.run(try Sample.id(1), rating: 4, note: " ", at: later).note == nil)
        for rating in [0, 6] {
            await #expect(throws: CheckInError.rating) {
                _ = try await act.run(try Sample.id(1), rating: rating, note: "", at: later)
            }
        }
        await #expect(throws: CheckInError.longNote) {
            _ = try await act.run(
                try Sample.id(1), rating: 4, note: String(repeating: "x", count: 10_001), at: later)
        }
        await #expect(throws: CheckInError.unknown) {
            _ = try await act.run(try Sample.id(9), rating: 4, note: "", at: later)
        }
    }

    @Test func `what the diary says is passed on`() async throws {
        await diary.fail(with: .diskFull)
        await #expect(throws: CheckInError.diary(.diskFull)) { try await tap(3) }
    }
}
