import Companion
import CompanionTesting
import Testing
import Wellbeing

struct RemindTests {
    /// 08:00 in Berlin.
    private static let morning = "2026-05-26T06:00:00Z"

    @Test func aReminderIsShownOnceAndWrittenDown() async throws {
        let house = try await House(at: Self.morning)
        try await house.set(.morning, "08:00")
        let report = await house.remind.look()
        #expect(report.shown == .morning)
        #expect(report.next?.description == "2026-05-27T06:00:00Z")
        #expect(report.failure == nil && report.notifierError == nil && report.pushError == nil)
        #expect(house.desktop.shown == ["Wie geht’s? http://127.0.0.1:7352/from-reminder"])
        #expect(try await house.firings() == ["morning 2026-05-26"])
        #expect(await house.remind.look().shown == nil)
        // Another start of the program.
        #expect(await House(with: house).remind.look().shown == nil)
        #expect(house.push.sent == [], "nobody agreed to that")
    }

    @Test func itSpeaksTheLanguageOfTheSettings() async throws {
        let house = try await House(at: Self.morning)
        try await house.set(.morning, "08:00")
        try await house.vault.inside.save(Preferences(language: .english))
        _ = await house.remind.look()
        #expect(house.desktop.shown == ["How are you? http://127.0.0.1:7352/from-reminder"])
    }

    @Test func aLockedDiaryRemindsAllTheSameAndIsToldAfterwards() async throws {
        let house = try await House(at: "2026-05-26T05:59:00Z")
        try await house.set(.morning, "08:00")
        #expect(await house.remind.look().shown == nil)
        await house.vault.lock()
        house.clock.advance(seconds: 60)
        let report = await house.remind.look()
        #expect(report.shown == .morning)
        #expect(report.failure == nil)
        #expect(house.desktop.shown.count == 1)
        house.clock.advance(seconds: 60)
        #expect(await house.remind.look().shown == nil)
        #expect(try await house.firings() == [], "it is locked")
        try await house.vault.openWithoutAsking()
        #expect(await house.remind.look().shown == nil)
        #expect(try await house.firings() == ["morning 2026-05-26"])
    }

    @Test func beforeTheDiaryWasOpenedNothingIsKnownAndAfterItNothingIsCaughtUpWith() async throws {
        let house = try await House(at: "2026-05-26T06:10:00Z")
        try await house.set(.morning, "08:00", savedAt: "2026-05-25T12:00:00Z")
        try await house.set(.midday, "09:00", savedAt: "2026-05-25T12:00:00Z")
        await house.vault.lock()
        let asleep = await house.remind.look()
        #expect(asleep.shown == nil && asleep.next == nil)
        // Who opens it is here, and need not be told to come.
        try await house.vault.openWithoutAsking()
        #expect(await house.remind.look().shown == nil)
        #expect(try await house.firings() == ["morning 2026-05-26"])
        house.clock.advance(seconds: 3_000)
        #expect(await house.remind.look().shown == .midday)
    }

    @Test func aDiaryThatIsBegunWhileTheProgramRunsRemindsAtOnce() async throws {
        let house = try await House(at: Self.morning)
        try await house.vault.deleteEverything()
        #expect(await house.remind.look().shown == nil)
        try await house.vault.create()
        // Set and due before the next look.
        try await house.set(.morning, "08:00")
        house.clock.advance(seconds: 30)
        #expect(await house.remind.look().shown == .morning)
    }

    @Test func aProgramThatStartsWithTheDiaryOpenCatchesUp() async throws {
        let house = try await House(at: "2026-05-26T06:10:00Z")
        try await house.set(.morning, "08:00", savedAt: "2026-05-25T12:00:00Z")
        #expect(await house.remind.look().shown == .morning)
    }

    @Test func whatCannotBeWrittenDownIsShownOnceAndTriedAgain() async throws {
        let house = try await House(at: "2026-05-26T05:59:00Z")
        try await house.set(.morning, "08:00")
        _ = await house.remind.look()
        await house.vault.inside.fail(with: .diskFull)
        house.clock.advance(seconds: 60)
        #expect(await house.remind.look().shown == .morning)
        let report = await house.remind.look()
        #expect(report.shown == nil)
        #expect(report.failure == .diskFull)
        await house.vault.inside.fail(with: nil)
        #expect(await house.remind.look().failure == nil)
        #expect(try await house.firings() == ["morning 2026-05-26"])
    }

    @Test func aPlanThatIsChangedElsewhereCountsAtTheNextLook() async throws {
        let house = try await House(at: Self.morning)
        #expect(await house.remind.look().next == nil)
        try await house.set(.midday, "08:05")
        house.clock.advance(seconds: 300)
        #expect(await house.remind.look().shown == .midday)
    }

    @Test func aDiaryThatIsDestroyedTakesItsRemindersAlong() async throws {
        let house = try await House(at: Self.morning)
        try await house.set(.morning, "08:00")
        try await house.set(.midday, "08:05")
        _ = await house.remind.look()
        try await house.vault.deleteEverything()
        house.clock.advance(seconds: 300)
        let report = await house.remind.look()
        #expect(report.shown == nil && report.next == nil)
        #expect(await house.remind.waiting() == nil)
        #expect(await house.remind.lastDeliveries().isEmpty)
    }

    @Test func aDesktopThatIsNotThereIsToldAndThePageHasItAllTheSame() async throws {
        let house = try await House(at: Self.morning)
        try await house.set(.morning, "08:00")
        house.desktop.fail(with: .noSession)
        let report = await house.remind.look()
        #expect(report.shown == .morning)
        #expect(report.notifierError == .noSession)
        #expect(
            await house.remind.lastDeliveries() == [
                .desktop: ReminderDelivery(at: house.clock.now(), failure: .desktop(.noSession))
            ])
        #expect(await house.remind.waiting() == house.clock.now())
    }

    @Test func aReminderStandsOnAPageForHalfAnHourOrUntilItIsTakenUp() async throws {
        let house = try await House(at: Self.morning)
        try await house.set(.morning, "08:00")
        try await house.set(.midday, "09:00")
        #expect(await house.remind.waiting() == nil)
        _ = await house.remind.look()
        let shownAt = house.clock.now()
        house.clock.advance(seconds: 1_799)
        #expect(await house.remind.waiting() == shownAt)
        house.clock.advance(seconds: 1)
        #expect(await house.remind.waiting() == nil)
        house.clock.advance(seconds: -1_801)
        #expect(await house.remind.waiting() == nil, "a clock that was set back")
        house.clock.advance(seconds: 3_601)
        _ = await house.remind.look()
        #expect(await house.remind.waiting() != nil)
        await house.remind.takeUp()
        #expect(await house.remind.waiting() == nil)
    }

    @Test func aPushNeedsAYesToThisAddressInTodaysWording() async throws {
        let house = try await House(at: Self.morning)
        try await house.set(.morning, "08:00")
        #expect(await house.remind.tryPush(in: .english) == .notAllowed)
        let (decide, now) = (DecidePush(records: await house.vault.inside), house.clock.now())
        let (mine, other) = (
            try PushHook.address(parsing: "https://ntfy.sh/mine"),
            try PushHook.address(parsing: "https://ntfy.sh/other")
        )
        try await decide.offer(mine, at: now)
        #expect(await house.remind.tryPush(in: .english) == .notAllowed)
        #expect(try await !decide.grant(other, at: now), "that is not what is kept")
        #expect(await house.remind.tryPush(in: .english) == .notAllowed)
        #expect(try await decide.grant(mine, at: now))
        #expect(await house.remind.tryPush(in: .english) == nil)
        #expect(house.push.sent == ["How are you? https://ntfy.sh/mine"])
        // The same address again changes nothing; another one is asked about anew.
        try await decide.offer(mine, at: now)
        #expect(await house.remind.tryPush(in: .english) == nil)
        try await decide.offer(other, at: now)
        #expect(await house.remind.tryPush(in: .english) == .notAllowed)
        try await house.vault.inside.keep(
            PushHook(address: other, isGranted: true, version: PushHook.currentVersion + 1, decidedAt: now))
        #expect(await house.remind.tryPush(in: .english) == .notAllowed)
        #expect(try await decide.grant(other, at: now))
        try await decide.remove()
        #expect(await house.remind.tryPush(in: .english) == .notAllowed)
        #expect(house.push.sent.count == 2)
    }

    @Test func whereItWasAgreedToAReminderIsPushedAsWell() async throws {
        let house = try await House(at: Self.morning)
        try await house.set(.morning, "08:00")
        try await house.agreeToPush()
        #expect(await house.remind.look().pushError == nil)
        #expect(house.push.sent == ["Wie geht’s? https://ntfy.sh/mine"])
        #expect(
            await house.remind.lastDeliveries() == [
                .desktop: ReminderDelivery(at: house.clock.now()),
                .push: ReminderDelivery(at: house.clock.now()),
            ])
    }

    @Test func whatCannotBeWrittenDownBeforehandIsNotPushed() async throws {
        let house = try await House(at: "2026-05-26T05:59:00Z")
        try await house.set(.morning, "08:00")
        try await house.agreeToPush()
        _ = await house.remind.look()
        await house.vault.lock()
        house.clock.advance(seconds: 60)
        let report = await house.remind.look()
        #expect(report.shown == .morning)
        #expect(report.pushError == .diary(.locked))
        #expect(house.push.sent == [])
        #expect(await house.remind.lastDeliveries()[.push]?.failure == .push(.diary(.locked)))
        #expect(await house.remind.tryPush(in: .english) == .diary(.locked))
    }

    @Test func settingTheSamePlanWritesNothing() async throws {
        let house = try await House(at: Self.morning)
        var plan = ReminderPlan()
        plan[.morning].isOn = true
        let (diary, now) = (await house.vault.inside, house.clock.now())
        let zone = house.clock.zone()
        #expect(try await SetReminders(records: diary).run(plan, at: now, in: zone))
        let before = try await diary.reminderFirings()
        #expect(try await !SetReminders(records: diary).run(plan, at: now.adding(seconds: 60), in: zone))
        #expect(try await diary.reminderFirings() == before)
        #expect(before == [.init(slot: .morning, day: try #require(LocalDay(iso: "2026-05-26")))])
    }
}

/// A diary, a clock in Berlin, and fakes that write down what reaches them.
private struct House {
    let vault: MemoryVault
    let clock: SetClock
    let desktop = ListeningNotifier()
    let push = ListeningPush()
    let remind: Remind

    init(at text: String) async throws {
        let zone = try #require(Zone(identifier: "Europe/Berlin"))
        self.init(MemoryVault(.open), SetClock(try #require(Instant(iso: text)), in: zone))
        try await vault.inside.save(Preferences(language: .german))
    }

    /// Another start of the program over the same diary.
    init(with other: House) {
        self.init(other.vault, other.clock)
    }

    private init(_ vault: MemoryVault, _ clock: SetClock) {
        (self.vault, self.clock) = (vault, clock)
        remind = Remind(
            vault: vault, notifier: desktop, push: push, clock: clock,
            address: "http://127.0.0.1:7352/from-reminder"
        ) { language in
            ReminderWords(
                title: "Sela", text: language == .german ? "Wie geht’s?" : "How are you?", whereToLook: "",
                open: "")
        }
    }

    /// Sets a reminder, as if that had been done a minute ago.
    func set(_ slot: ReminderSlot, _ time: String, savedAt text: String? = nil) async throws {
        let diary = await vault.inside
        var plan = try await diary.reminderPlan()
        plan[slot] = .init(isOn: true, time: try #require(ClockTime(clock: time)))
        let savedAt = text.flatMap(Instant.init(iso:)) ?? clock.now().adding(seconds: -60)
        _ = try await SetReminders(records: diary).run(plan, at: savedAt, in: clock.zone())
        if text != nil { try await diary.save(plan, dealtWith: []) }
    }

    func agreeToPush() async throws {
        let address = try PushHook.address(parsing: "https://ntfy.sh/mine")
        try await vault.inside.keep(PushHook(address: address, isGranted: true, decidedAt: clock.now()))
    }

    /// Such as `morning 2026-05-26`.
    func firings() async throws -> [String] {
        try await vault.inside.reminderFirings().map { "\($0.slot.rawValue) \($0.day)" }.sorted()
    }
}
