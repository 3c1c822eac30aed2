import Companion
import CompanionTesting
import Testing
import Wellbeing

/// What Sela does by itself.
struct KeepHouseTests {
    /// 2026-05-27, 09:00 in Berlin.
    static let morning = Instant(milliseconds: 1_779_865_200_000)
    static let berlin = Zone(identifier: "Europe/Berlin") ?? .utc

    private func situation(
        idleSeconds: Int64 = 0, _ change: (inout KeepHouse.Situation) -> Void = { _ in }
    ) -> KeepHouse.Situation {
        let now = Moment(Self.morning, in: Self.berlin, dayStart: .midnight)
        var situation = KeepHouse.Situation(
            now: now, lastActivity: now.instant.adding(seconds: -idleSeconds), hasPassphrase: true,
            preferences: Preferences(language: .german), lastBackup: now.day)
        situation.lastTry[.emptyBin] = now.instant
        change(&situation)
        return situation
    }

    @Test func locksWhenNobodyHasAskedForTheTimeThatWasSet() {
        #expect(KeepHouse.due(in: situation(idleSeconds: 899)) == [])
        #expect(KeepHouse.due(in: situation(idleSeconds: 900)) == [.lock], "15 minutes")
        #expect(
            KeepHouse.due(in: situation(idleSeconds: 60) { $0.preferences.idleLockMinutes = 1 }) == [.lock])
        #expect(KeepHouse.due(in: situation(idleSeconds: 9_000) { $0.hasPassphrase = false }) == [])
        #expect(
            KeepHouse.due(in: situation(idleSeconds: 900) { $0.lastBackup = nil }) == [.lock],
            "and nothing else")
        #expect(KeepHouse.due(in: situation(idleSeconds: -900)) == [], "a clock that was set back")
    }

    @Test func backsUpOncePerDayOfThePerson() throws {
        let yesterday = try #require(LocalDay(iso: "2026-05-26"))
        #expect(KeepHouse.due(in: situation { $0.lastBackup = yesterday }) == [.backUp])
        #expect(KeepHouse.due(in: situation { $0.lastBackup = nil }) == [.backUp])
        #expect(KeepHouse.due(in: situation { $0.lastBackup = yesterday.adding(days: 1) }) == [])
        #expect(
            KeepHouse.due(in: situation { $0.lastBackup = yesterday.adding(days: 2) }) == [],
            "made further east")
        let off = situation {
            $0.lastBackup = nil
            $0.preferences.dailyBackup = false
        }
        #expect(KeepHouse.due(in: off) == [])
    }

    @Test func triesAgainAfterAnHour() {
        let tried = { (seconds: Int64) in
            situation {
                $0.lastBackup = nil
                $0.lastTry[.backUp] = $0.now.instant.adding(seconds: -seconds)
            }
        }
        #expect(KeepHouse.due(in: tried(3_599)) == [])
        #expect(KeepHouse.due(in: tried(3_600)) == [.backUp])
        #expect(KeepHouse.due(in: tried(-60)) == [.backUp], "a clock that was set back")
        #expect(KeepHouse.due(in: situation { $0.lastTry = [:] }) == [.emptyBin])
    }

    private func house(
        _ vault: MemoryVault, _ backups: MemoryBackups
    ) -> (keeping: KeepHouse, clock: SetClock) {
        let clock = SetClock(Self.morning, in: Self.berlin)
        return (KeepHouse(vault: vault, backups: backups, clock: clock), clock)
    }

    @Test func keepsADayAndANight() async throws {
        let (vault, backups) = (MemoryVault(.open), MemoryBackups())
        var preferences = Preferences(language: .german)
        preferences.dayStart = try #require(DayStart(minutes: 240))
        preferences.backupsKept = 9
        try await vault.inside.save(preferences)
        let (keeping, clock) = house(vault, backups)
        // 09:00, then each hour up to 08:00 the next day; the person's day begins at 04:00.
        var hours: [Int] = []
        for hour in 0..<24 {
            if await keeping.run(lastActivity: clock.now()).backup != nil { hours.append((9 + hour) % 24) }
            clock.advance(seconds: 3_600)
        }
        #expect(hours == [9, 4])
        #expect(await backups.lastKept == 9)
    }

    @Test func aBackupThatWasNotProvedDoesNotCountAndOneThatFailedIsTriedAgain() async throws {
        let (vault, backups) = (MemoryVault(.open), MemoryBackups())
        await backups.add(madeAt: Self.morning, isProved: false)
        let (keeping, clock) = house(vault, backups)
        await backups.fail(with: .diskFull)
        #expect(await keeping.run(lastActivity: clock.now()).failure == .diskFull)
        await backups.fail(with: nil)
        clock.advance(seconds: 60)
        #expect(await keeping.run(lastActivity: clock.now()).backup == nil)
        clock.advance(seconds: 3_600)
        #expect(await keeping.run(lastActivity: clock.now()).backup != nil)
    }

    @Test func emptiesTheBinAfterThirtyDays() async throws {
        let (vault, backups) = (MemoryVault(.open), MemoryBackups())
        let (keeping, clock) = house(vault, backups)
        let moment = Moment(Self.morning, in: Self.berlin, dayStart: .midnight)
        let id = try #require(Reflection.ID(rawValue: "00000000-0000-4000-8000-000000000001"))
        try await vault.inside.save(Reflection(id: id, moment: moment, text: "Alt"))
        _ = try await vault.inside.delete(id, at: Self.morning)
        clock.advance(seconds: 30 * 86_400)
        #expect(await keeping.run(lastActivity: clock.now()).destroyed == 0, "30 days to the second")
        clock.advance(seconds: 3_600)
        #expect(await keeping.run(lastActivity: clock.now()).destroyed == 1)
        #expect(try await vault.inside.bin().isEmpty)
    }

    /// Locking must not depend on anything that can fail.
    @Test func locksEvenIfNothingElseWorks() async throws {
        let (vault, backups) = (MemoryVault(.open, passphrase: "correct horse"), MemoryBackups())
        await vault.inside.fail(with: .damaged(part: .database))
        await backups.fail(with: .readOnly)
        let (keeping, clock) = house(vault, backups)
        let report = await keeping.run(lastActivity: clock.now().adding(seconds: -15 * 60))
        #expect(report.hasLocked)
        #expect(await vault.state() == .locked)
        #expect(
            await keeping.run(lastActivity: clock.now()) == KeepHouse.Report(),
            "and then there is nothing to do")
    }
}
