import Companion
import Testing
import Wellbeing

/// One entry of each kind and form, on three days; texts and reasons would show any change on the way.
private func livedThings() throws -> [LiveEntry] {
    let day: Int64 = 86_400
    let text = "Nasi goreng \u{0}; it's two.\r\n🍛 e\u{301}"
    let instant = try Sample.moment(90).instant
    func food(_ number: Int, _ judgement: FoodEntry.Judgement?, counts: (Int, Int)? = nil) throws -> LiveEntry
    {
        .food(
            FoodEntry(
                id: try Sample.id(number), moment: try Sample.moment(Int64(number)), text: text,
                judgement: judgement, caffeineCount: counts?.0, sugaryItemCount: counts?.1,
                roast: judgement?.verdict == .unhealthy ? "Fried. \u{0}🍛" : nil,
                editedAt: judgement == nil ? nil : instant))
    }
    let reasons: [FoodReason?] = [
        nil, .found(.fried, items: ["nasi goreng", "kerupuk \u{0}"]), .found(.plain, items: []),
        .stated("It is fried.\nTwice."), .marked, .markedAndRemembered, .learned,
    ]
    let sources: [FoodEntry.Source] = [.model, .wordLists, .wordLists, .model, .person, .person, .memory]
    let judged = try reasons.enumerated().map { index, reason in
        try food(
            0x950 + index,
            FoodEntry.Judgement(
                verdict: index % 2 == 0 ? .healthy : .unhealthy, score: index % 2 == 0 ? 80 + index : index,
                reason: reason, source: sources[index]), counts: (index, 12 - index))
    }
    let sleep: [LiveEntry] = try [(1, SleepLog.Source.manual, false, false), (1_440, .health, false, false)]
        .enumerated().map { index, form in
            .sleep(
                SleepLog(
                    id: try Sample.id(0x910 + index), moment: try Sample.moment(day * Int64(index)),
                    minutes: form.0, source: form.1, addsToHealth: form.2, isEstimate: form.3))
        }
    let nap = SleepLog(
        id: try Sample.id(0x919), moment: try Sample.moment(day), minutes: 90, source: .manual,
        addsToHealth: true)
    let guess = SleepLog(
        id: try Sample.id(0x91A), moment: try Sample.moment(day), minutes: 240, source: .manual,
        isEstimate: true)
    let amounts: [WaterAmount] = [
        .bottles(12, millilitresEach: 3_000), .bottles(1, millilitresEach: 100), .millilitres(5_000),
    ]
    let water: [LiveEntry] = try amounts.enumerated().map { index, amount in
        .water(
            WaterLog(
                id: try Sample.id(0x920 + index), moment: try Sample.moment(2 * day + Int64(index)),
                amount: amount))
    }
    let exercise: [LiveEntry] = try ExerciseCategory.allCases.enumerated().map { index, category in
        .exercise(
            ExerciseEntry(
                id: try Sample.id(0x930 + index), moment: try Sample.moment(day + Int64(index)), text: text,
                category: category, durationMinutes: index == 0 ? nil : 1_440 / index,
                editedAt: index == 0 ? nil : instant))
    }
    return sleep + [.sleep(nap), .sleep(guess)] + water + [try food(0x94F, nil)] + judged + exercise
}

func expectLivingIsKept(_ diary: any Diary) async throws {
    let things = try livedThings()
    let all = Set(LiveEntry.Kind.allCases)
    #expect(try await diary.liveSpan() == nil)
    try await diary.save(things.reversed())
    try await diary.save(things)
    let sorted = things.sorted(by: LiveEntry.isEarlier)
    let span = try #require(try await diary.liveSpan())
    #expect(span == (try Sample.moment().day)...(try Sample.moment(2 * 86_400).day))
    #expect(try await diary.liveEntries(in: span, all) == sorted, "whole, in order, and once")
    for kind in LiveEntry.Kind.allCases {
        let own = sorted.filter { $0.kind == kind }
        #expect(try await diary.liveEntries(in: span, [kind]) == own)
        let first = try #require(own.first)
        #expect(try await diary.liveEntry(first.id, kind) == first)
        let other: LiveEntry.Kind = kind == .sleep ? .food : .sleep
        #expect(try await diary.liveEntry(first.id, other) == nil, "an id is of one kind")
    }
    // All of them are later than that, or were edited later.
    let written = try await diary.texts(writtenAfter: try Sample.moment(89).instant)
    let told = sorted.count { $0.kind == .food || $0.kind == .exercise }
    #expect(written.count { $0.text.hasPrefix("Nasi goreng") } == told, "what was written is looked at")
    let second = span.lowerBound.adding(days: 1)
    #expect(
        try await diary.liveEntries(in: second...second, all) == sorted.filter { $0.moment.day == second })
    #expect(try await diary.liveEntries(in: second...second, []).isEmpty)
    try await expectLivingGoesToTheBin(diary, sorted)
}

private func expectLivingGoesToTheBin(_ diary: any Diary, _ things: [LiveEntry]) async throws {
    let before = try await diary.binnedCount()
    for (number, thing) in things.enumerated() {
        let instant = try Sample.moment(1_000 + Int64(number)).instant
        #expect(try await diary.deleteLiveEntry(thing.id, thing.kind, at: instant))
        #expect(try await !diary.deleteLiveEntry(thing.id, thing.kind, at: instant), "it is there already")
        #expect(try await diary.liveEntry(thing.id, thing.kind) == nil)
    }
    #expect(try await diary.binnedLiveEntries().map(\.record) == things.reversed(), "latest deletion first")
    #expect(try await diary.binnedCount() == before + things.count)
    #expect(try await diary.liveSpan() == nil)
    let (first, second, third) = (things[0], things[1], things[2])
    #expect(try await diary.restoreLiveEntry(first.id, first.kind))
    #expect(try await !diary.restoreLiveEntry(first.id, first.kind))
    #expect(try await diary.liveEntry(first.id, first.kind) == first)
    #expect(try await !diary.destroyLiveEntry(first.id, first.kind), "it is not in the bin")
    #expect(try await diary.destroyLiveEntry(second.id, second.kind))
    try await diary.save([third])
    #expect(try await diary.liveEntry(third.id, third.kind) == third, "saving takes it out of the bin")
    let destroyed = try await diary.emptyBin(deletedBefore: try Sample.moment(1_005).instant)
    #expect(destroyed >= 2, "those that were deleted before")
    #expect(try await diary.binnedLiveEntries().count == things.count - 3 - 2)
    for thing in [first, third] {
        _ = try await diary.deleteLiveEntry(thing.id, thing.kind, at: try Sample.moment(0).instant)
    }
    _ = try await diary.emptyBin(deletedBefore: try Sample.moment(100_000).instant)
    #expect(try await diary.binnedLiveEntries().isEmpty)
}

func expectLivingOutOfBoundsIsRefused(_ diary: any Diary) async throws {
    let moment = try Sample.moment()
    func sleep(_ minutes: Int) throws -> LiveEntry {
        .sleep(SleepLog(id: try Sample.id(0x960), moment: moment, minutes: minutes, source: .manual))
    }
    func water(_ amount: WaterAmount) throws -> LiveEntry {
        .water(WaterLog(id: try Sample.id(0x961), moment: moment, amount: amount))
    }
    let good = try sleep(480)
    for bad in [
        try sleep(0), try sleep(1_441), try water(.bottles(13, millilitresEach: 750)),
        try water(.bottles(1, millilitresEach: 99)), try water(.millilitres(0)),
        .food(FoodEntry(id: try Sample.id(0x962), moment: moment, text: " \n")),
        .exercise(
            ExerciseEntry(
                id: try Sample.id(0x963), moment: moment, text: String(repeating: "x", count: 2_001),
                category: .other, durationMinutes: 5)),
    ] {
        await #expect(throws: DiaryError.refused) { try await diary.save([good, bad]) }
        #expect(try await diary.liveEntry(good.id, .sleep) == nil, "all or none")
    }
}

func expectDaysAreStamped(_ diary: any Diary) async throws {
    let day = try Sample.moment().day
    let days = day.adding(days: -1)...day.adding(days: 1)
    let goal = try #require(WaterGoal(bottles: 12, bottleMillilitres: 100))
    try await diary.stamp(.standard, on: day)
    try await diary.stamp(goal, on: day)
    try await diary.stamp(.standard, on: day.adding(days: 2))
    #expect(try await diary.waterGoals(in: days) == [day: goal])
    try await diary.stamp(nil, on: day)
    #expect(try await diary.waterGoals(in: days).isEmpty)
    let instant = try Sample.moment(5).instant
    try await diary.chooseHealth(on: day, at: try Sample.moment(1).instant)
    try await diary.chooseHealth(on: day, at: instant)
    #expect(try await diary.healthChoices(in: days) == [day: instant])
    try await diary.chooseHealth(on: day, at: nil)
    #expect(try await diary.healthChoices(in: days).isEmpty)
    try await diary.stamp(nil, on: day.adding(days: 2))
}

func expectCorrectionsAreRemembered(_ diary: any Diary) async throws {
    func correction(_ number: Int, _ text: String, _ seconds: Int64) throws -> FoodCorrection {
        FoodCorrection(
            id: try Sample.id(number), text: text, verdict: number % 2 == 0 ? .healthy : .unhealthy,
            score: number % 2 == 0 ? 85 : nil, caffeineCount: number % 2 == 0 ? 1 : nil,
            sugaryItemCount: number % 2 == 0 ? nil : 12, correctedAt: try Sample.moment(seconds).instant,
            confirmationCount: number)
    }
    let (tea, cake) = (try correction(0x970, "Teh  Tawar!", 1), try correction(0x971, "crème brûlée", 2))
    try await diary.remember(tea)
    try await diary.remember(cake)
    #expect(try await diary.foodCorrections() == [cake, tea], "whole, latest first")
    let again = try correction(0x972, "teh tawar", 3)
    try await diary.remember(again)
    #expect(try await diary.foodCorrections() == [again, cake], "the same words are remembered once")
    let renamed = try correction(0x971, "Käsekuchen", 4)
    try await diary.remember(renamed)
    #expect(try await diary.foodCorrections() == [renamed, again], "the same id is one")
    let nameless = FoodCorrection(
        id: try Sample.id(0x973), text: "🍰", verdict: .healthy, correctedAt: try Sample.moment(5).instant)
    await #expect(throws: DiaryError.refused) { try await diary.remember(nameless) }
    #expect(try await diary.forgetFoodCorrection(again.id))
    #expect(try await !diary.forgetFoodCorrection(again.id))
    #expect(try await diary.forgetFoodCorrection(renamed.id))
    #expect(try await diary.foodCorrections().isEmpty)
}
