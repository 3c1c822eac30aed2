import Testing
import Wellbeing

struct WaterDayTests {
    private let today = LocalDay(number: 20_000)

    private func log(_ id: String, _ amount: WaterAmount, day: Int = 20_000) throws -> WaterLog {
        WaterLog(
            id: try #require(WaterLog.ID(rawValue: "00000000-0000-4000-8000-0000000000" + id)),
            moment: Moment(
                instant: Instant(milliseconds: 1_728_000_000_000), zone: .utc,
                frozenDay: LocalDay(number: day)),
            amount: amount)
    }

    private func day(_ bottles: Int, goal: WaterGoal? = .standard) throws -> WaterDay {
        try WaterDay(
            day: today, goal: goal,
            logs: (0..<bottles).map { try log("1\($0)", .bottles(1, millilitresEach: 750)) })
    }

    @Test(arguments: [(3, false, "75"), (4, true, "100"), (5, true, "100"), (0, false, "0")])
    func isMetByTheWholeGoal(_ bottles: Int, _ isMet: Bool, _ progress: String) throws {
        let day = try day(bottles)
        #expect(day.isMet == isMet)
        #expect(day.progress.description == progress)
        #expect(day.bottles == bottles)
        #expect(day.measure == WaterMeasure(logged: bottles, goal: 4))
    }

    /// Three bottles of 750 millilitres are 2.25 litres.
    @Test func bottlesHoldSomething() throws {
        #expect(try day(3).millilitres == 2_250)
        let mixed = WaterDay(
            day: today, goal: .standard,
            logs: [try log("01", .bottles(2, millilitresEach: 750)), try log("02", .millilitres(330))])
        #expect(mixed.millilitres == 1_830)
        #expect(mixed.bottles == 2)
        #expect(mixed.measure == WaterMeasure(logged: 1_830, goal: 3_000))
        #expect(mixed.progress.description == "61")
        // Bottles of another size count by what they hold.
        let small = WaterDay(
            day: today, goal: .standard, logs: [try log("01", .bottles(6, millilitresEach: 500))])
        #expect(small.isMet && small.bottles == 4)
    }

    @Test func aGoalIsWithinBoundsOrNone() {
        #expect(WaterGoal(bottles: 0, bottleMillilitres: 750) == nil)
        #expect(WaterGoal(bottles: -2, bottleMillilitres: 750) == nil)
        #expect(WaterGoal(bottles: 13, bottleMillilitres: 750) == nil)
        #expect(WaterGoal(bottles: 4, bottleMillilitres: 99) == nil)
        #expect(WaterGoal(bottles: 4, bottleMillilitres: 600)?.millilitres == 2_400)
        #expect(WaterGoal.standard == WaterGoal(bottles: 4, bottleMillilitres: 750))
    }

    /// Without a goal nothing is missing, in every place alike.
    @Test func withoutAGoalADayIsMetAndFull() throws {
        let none = try day(0, goal: nil)
        #expect(none.isMet && none.progress.description == "100")
        #expect(none.measure == WaterMeasure(logged: 0, goal: 0))
        #expect(WaterMeasure(logged: 0, goal: -3).isMet)
        #expect(WaterMeasure(logged: 3, goal: 0).score.description == "100")
    }

    @Test func aChangedGoalIsStampedOnTodayOnly() throws {
        let five = try #require(WaterGoal(bottles: 5, bottleMillilitres: 750))
        var current = try day(4)
        current.stamp(five, today: today)
        #expect(!current.isMet && current.goal == five)
        var past = try day(4)
        past.stamp(five, today: today.adding(days: 1))
        #expect(past.isMet && past.goal == .standard)
    }

    @Test func boundsHoldOnEveryPath() throws {
        var day = try day(1)
        let before = day
        #expect(throws: WaterFault.outOfBounds) { try day.add(try log("01", .millilitres(0)), today: today) }
        #expect(throws: WaterFault.outOfBounds) {
            try day.add(try log("01", .bottles(13, millilitresEach: 750)), today: today)
        }
        #expect(throws: WaterFault.outOfBounds) {
            try day.add(try log("01", .bottles(1, millilitresEach: 0)), today: today)
        }
        #expect(throws: WaterFault.otherDay) {
            try day.add(try log("01", .millilitres(50), day: 19_999), today: today)
        }
        #expect(throws: WaterFault.inTheFuture) {
            try day.add(try log("01", .millilitres(50)), today: today.adding(days: -1))
        }
        #expect(throws: WaterFault.tooMuchForADay(already: 750)) {
            try day.add(try log("01", .bottles(12, millilitresEach: 3_000)), today: today)
        }
        #expect(day == before)
    }

    /// A double tap sends the same id twice.
    @Test func theSameLogTwiceIsOne() throws {
        var day = try day(0)
        let bottle = try log("01", .bottles(1, millilitresEach: 750))
        try day.add(bottle, today: today)
        try day.add(bottle, today: today)
        #expect(day.bottles == 1)
        day.remove(bottle.id)
        #expect(day.millilitres == 0)
    }
}
