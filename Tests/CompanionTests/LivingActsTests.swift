import Companion
import CompanionTesting
import Testing
import Wellbeing

/// Logging sleep, water, food and exercise, and what a day of them comes to.
struct LivingActsTests {
    private static let start = Instant(milliseconds: 1_780_000_000_000)
    private let diary = MemoryDiary()

    private var log: LogLiving { LogLiving(diary: diary) }
    private var today: LocalDay { moment().day }

    private func moment(_ seconds: Int64 = 0) -> Moment {
        Moment(Self.start.adding(seconds: seconds), in: .utc, dayStart: .midnight)
    }

    private func id(_ number: Int) throws -> Reflection.ID { try Sample.id(number) }

    @Test func `sleep of a day adds up, and the same log is one`() async throws {
        #expect(try await log.sleep(400, as: id(1), at: moment(), today: today).minutes == 400)
        #expect(try await log.sleep(400, as: id(1), at: moment(), today: today).minutes == 400)
        #expect(try await log.sleep(60, as: id(2), at: moment(60), today: today).minutes == 460)
        await #expect(throws: LivingError.taken) {
            try await log.sleep(90, as: try id(1), at: moment(), today: today)
        }
        await #expect(throws: LivingError.sleep(.outOfBounds)) {
            try await log.sleep(0, as: try id(3), at: moment(), today: today)
        }
        await #expect(throws: LivingError.sleep(.tooMuchForADay(already: 460))) {
            try await log.sleep(981, as: try id(3), at: moment(), today: today)
        }
        await #expect(throws: LivingError.sleep(.inTheFuture)) {
            try await log.sleep(60, as: try id(3), at: moment(), today: today.adding(days: -1))
        }
        #expect(
            try await LookAtDay(diary: diary).run(today).sleep.minutes == 460, "what was refused left nothing"
        )
    }

    @Test func `water stamps the goal once, and a later goal leaves the day alone`() async throws {
        let small = try #require(WaterGoal(bottles: 2, bottleMillilitres: 500))
        let bottle = WaterAmount.bottles(1, millilitresEach: 500)
        #expect(
            try await log.water(bottle, as: id(1), at: moment(), goal: small, today: today).isMet == false)
        let day = try await log.water(bottle, as: id(2), at: moment(9), goal: .standard, today: today)
        #expect(day.isMet && day.goal == small && day.millilitres == 1_000)
        #expect(try await log.water(bottle, as: id(2), at: moment(9), goal: .standard, today: today) == day)
        #expect(try await LookAtDay(diary: diary).run(today).water == day)
        await #expect(throws: LivingError.water(.outOfBounds)) {
            try await log.water(.millilitres(0), as: try id(3), at: moment(), goal: small, today: today)
        }
    }

    @Test func `food is judged by word lists, then by what the person said of the same words`() async throws {
        let now = Self.start.adding(seconds: 100)
        func eat(_ text: String, _ number: Int) async throws -> FoodEntry {
            try await log.food(text, as: try id(number), at: moment(), language: .english, now: now)
        }
        let cake = try await eat(" Chocolate cake and a coffee \n", 1)
        #expect(cake.text == "Chocolate cake and a coffee")
        #expect(cake.judgement?.verdict == .unhealthy && cake.judgement?.source == .wordLists)
        #expect(cake.caffeineCount == 1 && cake.sugaryItemCount == 1)
        #expect(try await eat("Chocolate cake and a coffee", 1) == cake, "once")
        await #expect(throws: LivingError.taken) { try await eat("Something else", 1) }

        let marked = try await MarkFood(diary: diary).run(
            cake.id, as: .healthy, remembering: try id(0x90), at: now)
        #expect(marked.judgement?.source == .person && marked.judgement?.verdict == .healthy)
        let again = try await eat("chocolate CAKE, and a coffee!", 2)
        #expect(again.judgement?.verdict == .healthy && again.judgement?.source == .memory)
        #expect(again.caffeineCount == 1 && again.sugaryItemCount == 1)
        _ = try await MarkFood(diary: diary).run(again.id, as: .unhealthy, remembering: try id(0x91), at: now)
        let remembered = try await diary.foodCorrections()
        #expect(remembered.map(\.id) == [try id(0x90)] && remembered.map(\.confirmationCount) == [2])
        #expect(remembered.map(\.verdict) == [.unhealthy])

        let unknown = try await eat("Grlmpf", 3)
        #expect(unknown.judgement == nil && unknown.caffeineCount == nil, "nobody guesses")
        let emoji = try await eat("🍰", 4)
        _ = try await MarkFood(diary: diary).run(emoji.id, as: .unhealthy, remembering: try id(0x92), at: now)
        #expect(try await diary.foodCorrections().count == 1, "words without a letter are not remembered")
        await #expect(throws: LivingError.unknown) {
            try await MarkFood(diary: diary).run(try id(9), as: .healthy, remembering: nil, at: now)
        }
    }

    @Test(arguments: [
        ("", LivingError.emptyText), (" \n\t", .emptyText), (String(repeating: "x", count: 2_001), .longText),
    ])
    func `a text out of bounds is refused`(text: String, error: LivingError) async throws {
        await #expect(throws: error) {
            try await log.food(text, as: try id(1), at: moment(), language: nil, now: Self.start)
        }
        await #expect(throws: error) {
            try await log.exercise(text, as: try id(1), at: moment(), language: nil, now: Self.start)
        }
        await #expect(throws: LivingError.future) {
            try await log.exercise("Run", as: try id(1), at: moment(1), language: nil, now: Self.start)
        }
        #expect(try await diary.liveSpan() == nil)
    }

    @Test func `a day comes to plain numbers of what is kept track of`() async throws {
        _ = try await log.sleep(420, as: id(1), at: moment(), today: today)
        _ = try await log.water(
            .bottles(3, millilitresEach: 750), as: id(2), at: moment(), goal: .standard, today: today)
        let run = try await log.exercise(
            "45 Minuten Joggen", as: id(3), at: moment(), language: .german, now: Self.start)
        #expect(run.category == .cardio && run.durationMinutes == 45)
        let salad = try await log.food(
            "Salat mit Linsen", as: id(4), at: moment(), language: .german, now: Self.start)
        let score = try #require(salad.score)
        let day = try await LookAtDay(diary: diary).run(today)
        let all = day.measures(of: Set(Track.allCases), steps: 4_000)
        #expect(
            all
                == DayMeasures(
                    sleepMinutes: 420, water: WaterMeasure(logged: 3, goal: 4), foodScore: score,
                    steps: 4_000,
                    exerciseMinutes: 45, exerciseEntries: 1))
        #expect(day.measures(of: [], steps: 4_000) == DayMeasures())
        let empty = try await LookAtDay(diary: diary).run(today.adding(days: 1))
        #expect(empty.measures(of: Set(Track.allCases), steps: nil).foodScore == nil)
    }
}
