import Testing
import Wellbeing

/// Food: an entry, what a day comes to, and marking by hand.
struct FoodDayTests {
    private static func moment(_ day: Int) -> Moment {
        let instant = Instant(milliseconds: Int64(day) * 86_400_000)
        return Moment(instant: instant, zone: .utc, frozenDay: LocalDay(number: day))
    }

    private func entry(
        _ verdict: FoodReading.Verdict?, _ score: Int? = nil, caffeine: Int? = nil, sugary: Int? = nil
    ) throws -> FoodEntry {
        let id = try #require(FoodEntry.ID(rawValue: "00000000-0000-4000-8000-000000000001"))
        let judgement = verdict.map {
            FoodEntry.Judgement(verdict: $0, score: score, reason: nil, source: .model)
        }
        return FoodEntry(
            id: id, moment: Self.moment(1), text: "x", judgement: judgement, caffeineCount: caffeine,
            sugaryItemCount: sugary)
    }

    @Test(arguments: [
        (FoodReading.Verdict.healthy, -20, 80), (.healthy, 140, 100), (.unhealthy, -20, 0),
        (.unhealthy, 140, 59),
    ])
    func `a score lies in the range of its verdict`(verdict: FoodReading.Verdict, score: Int, kept: Int)
        throws
    {
        #expect(try entry(verdict, score).score == kept)
    }

    @Test func `a verdict without a score has its usual one`() throws {
        #expect(try entry(.healthy).score == 90)
        #expect(try entry(.unhealthy).score == 30)
        #expect(try entry(nil).score == nil)
    }

    @Test(arguments: [
        ([80, 80, 80, 0], 60), ([96, 22, 84], 67), ([90, 30], 60), ([88, 59], 74), ([100], 100), ([0], 0),
    ])
    func `a day is the mean of its entries, rounded half up, in any order`(scores: [Int], day: Int) throws {
        let entries = try scores.map { try entry($0 >= 80 ? .healthy : .unhealthy, $0) }
        #expect(FoodDay(entries).score == day)
        #expect(FoodDay(entries.reversed()).score == day)
        for shift in entries.indices {
            #expect(FoodDay(Array(entries[shift...] + entries[..<shift])).completeScore == day)
        }
    }

    @Test func `an entry that is not judged is left out, and said to be`() throws {
        let day = FoodDay([try entry(.healthy), try entry(nil)])
        #expect(day.score == 90 && day.unscored == 1 && day.scored == 1)
        #expect(day.completeScore == nil)
        #expect(FoodDay([try entry(nil)]).score == nil)
        let none = FoodDay([FoodEntry]())
        #expect(none.score == nil && none.completeScore == nil && none.unscored == 0)
    }

    @Test func `a mix may stand between the verdicts`() throws {
        #expect(FoodDay([try entry(.healthy), try entry(.unhealthy)]).band == .bad)
        #expect(FoodDay([try entry(.healthy)]).band == .good)
        #expect(FoodDay([try entry(.unhealthy)]).band == .ugly)
        #expect(FoodDay([try entry(nil)]).band == nil)
    }

    @Test func `counts are clamped and say how many entries they are of`() throws {
        let day = FoodDay([
            try entry(.healthy, caffeine: 2, sugary: -3), try entry(.healthy, caffeine: 0, sugary: 99),
            try entry(.healthy),
        ])
        #expect(day.caffeine.items == 2 && day.sugary.items == 12)
        #expect(day.caffeine.tracked == 2 && day.caffeine.total == 3 && day.caffeine.certainty == .atLeast)
        #expect(FoodDay([FoodEntry]()).caffeine.certainty == .none)
        #expect(FoodDay([try entry(.healthy)]).sugary.certainty == .unknown)
        #expect(FoodDay([try entry(.healthy, caffeine: 1, sugary: 0)]).sugary.certainty == .exact)
        // One count alone does not make an entry tracked.
        let half = FoodDay([try entry(.healthy, caffeine: 1)])
        #expect(half.caffeine.items == 0 && half.caffeine.certainty == .unknown)
    }

    @Test func `a text loses the space around it and has bounds`() throws {
        var food = try entry(nil)
        food.text = String(repeating: "a", count: 2_001)
        #expect(!food.isAcceptable)
        let id = food.id
        #expect(FoodEntry(id: id, moment: Self.moment(1), text: " \n Soto  ayam\t").text == "Soto  ayam")
        #expect(!FoodEntry(id: id, moment: Self.moment(1), text: " \n ").isAcceptable)
        #expect(
            FoodEntry(id: id, moment: Self.moment(1), text: String(repeating: "é", count: 2_000)).isAcceptable
        )
    }

    @Test func `another verdict by hand replaces score and reason`() throws {
        var food = try entry(.unhealthy, 12, caffeine: 1, sugary: 2)
        food.roast = "Well."
        food.mark(.healthy, isRemembered: true, at: Instant(milliseconds: 5))
        #expect(food.judgement?.verdict == .healthy && food.score == 90)
        #expect(food.judgement?.reason == .markedAndRemembered && food.isSetByPerson)
        #expect(food.roast == nil && food.caffeineCount == 1 && food.sugaryItemCount == 2)
        #expect(food.editedAt == Instant(milliseconds: 5))
    }

    @Test func `the same verdict by hand confirms, and keeps the score`() throws {
        var food = try entry(.healthy, 98)
        food.mark(.healthy, isRemembered: true, at: Instant(milliseconds: 5))
        #expect(food.score == 98 && food.isSetByPerson)
    }

    @Test func `a late reading changes nothing that the person has set, but fills in counts`() throws {
        let late = FoodFinding(
            verdict: .unhealthy, score: 10, reason: .found(.fried, items: []), caffeineCount: 3,
            sugaryItemCount: 4)
        var food = try entry(nil)
        food.mark(.healthy, isRemembered: false, at: Instant(milliseconds: 5))
        food.take(late)
        #expect(food.judgement?.verdict == .healthy && food.judgement?.reason == .marked)
        #expect(food.caffeineCount == 3 && food.sugaryItemCount == 4)
        var open = try entry(nil)
        open.take(late)
        #expect(open.judgement?.verdict == .unhealthy && open.judgement?.source == .wordLists)
    }
}
