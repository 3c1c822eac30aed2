import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Setting reminders on their page, taking one up, and agreeing to a push.
///
/// It is 09:00 in Berlin.
struct ReminderTests {
    private static let page = "/settings/reminders"
    private static let times = ["morning_time": "08:00", "midday_time": "13:00", "evening_time": "20:00"]

    private func fields(_ more: [String: String]) -> [String: String] { Self.times.merging(more) { $1 } }

    @Test func aReminderIsSetAndComes() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get(Self.page)
        try await browser.post(Self.page, fields(["reminder": "midday", "midday_time": "09:30"]))
        #expect(browser.location == Self.page)
        let plan = try await house.vault.inside.reminderPlan()
        #expect(plan.on == [.midday] && plan[.midday].time == ClockTime(clock: "09:30"))
        try await browser.follow()
        #expect(browser.body.contains("value=\"09:30\""))

        try await browser.get("/")
        #expect(browser.body.contains("<div id=\"reminder\""))
        #expect(!browser.body.contains("How are you right now?"))
        house.clock.advance(seconds: 1_800)
        #expect(await house.remind.look().shown == .midday)
        #expect(house.desktop.shown == ["How are you right now? http://127.0.0.1:7352/from-reminder"])
        try await browser.get("/")
        #expect(browser.body.contains("How are you right now?"))
        #expect(browser.body.contains("href=\"/from-reminder\""))
        try await browser.get("/from-reminder")
        #expect(browser.location == "/")
        try await browser.follow()
        #expect(!browser.body.contains("href=\"/from-reminder\""), "it is taken up")
    }

    @Test func withoutAReminderTodayIsNotLookedAtAnew() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get("/")
        #expect(!browser.body.contains("id=\"reminder\""))
    }

    @Test func whatIsNoTimeIsSaidAndKeptInTheForm() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get(Self.page)
        let answer = try await browser.post(
            Self.page, fields(["reminder": "morning", "evening_time": "25:00"]))
        #expect(answer.status == 422)
        #expect(browser.body.contains("value=\"25:00\""))
        #expect(browser.body.contains("from 00:00 to 23:59"))
        #expect(try await house.vault.inside.reminderPlan() == ReminderPlan(), "nothing of it is kept")
    }

    @Test func theDesktopIsTriedAndAFailureIsShown() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get(Self.page)
        try await browser.post(Self.page + "/try")
        #expect(house.desktop.shown.count == 1)
        try await browser.follow()
        #expect(browser.body.contains("Last one: "))
        house.desktop.fail(with: .noSession)
        try await browser.post(Self.page + "/try")
        try await browser.follow()
        #expect(browser.body.contains("runs without a desktop session"))
    }

    @Test func aPushIsAskedAboutByNameAgreedToTriedAndStopped() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get(Self.page)
        try await browser.post(Self.page + "/push", ["push_address": "https://ntfy.sh/mine"])
        try await browser.follow()
        #expect(browser.body.contains("May Sela send reminders to ntfy.sh?"))
        try await browser.post(Self.page + "/push/try")
        #expect(house.push.sent == [], "nobody agreed yet")
        // A page that lay open with another address agrees to nothing.
        let stale = try await browser.post(
            Self.page + "/push/allow", ["push_address": "https://ntfy.sh/other"])
        #expect(stale.status == 422)
        #expect(try await house.vault.inside.pushHook()?.isGranted == false)

        try await browser.get(Self.page)
        try await browser.post(Self.page + "/push/allow", ["push_address": "https://ntfy.sh/mine"])
        let hook = try await house.vault.inside.pushHook()
        #expect(hook?.isInForce == true && hook?.decidedAt == House.start)
        try await browser.post(Self.page + "/push/try")
        #expect(house.push.sent == ["How are you right now? https://ntfy.sh/mine"])
        house.push.fail(with: .refused(status: 403))
        try await browser.post(Self.page + "/push/try")
        try await browser.follow()
        #expect(browser.body.contains("The service refused (403)."))
        try await browser.post(Self.page + "/push/remove")
        #expect(try await house.vault.inside.pushHook() == nil)
        try await browser.follow()
        #expect(browser.body.contains("name=\"push_address\""))
    }

    @Test(arguments: ["http://ntfy.sh/mine", "https://ntfy.sh", "ntfy.sh/mine", ""])
    func anAddressThatIsNoneIsSaidAndKeptInTheForm(typed: String) async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get(Self.page)
        let answer = try await browser.post(Self.page + "/push", ["push_address": typed])
        #expect(answer.status == 422)
        #expect(browser.body.contains("value=\"\(typed)\""))
        #expect(browser.body.contains("id=\"push_address-problem\""))
        #expect(try await house.vault.inside.pushHook() == nil)
    }

    @Test func aStrangerSetsNothing() async throws {
        let house = try await House(.locked, passphrase: House.passphrase)
        var browser = try await house.browser()
        for path in ["", "/try", "/push", "/push/allow", "/push/try", "/push/remove"] {
            try await browser.post(
                Self.page + path, fields(["reminder": "midday", "push_address": "https://ntfy.sh/x"]))
            #expect(browser.location == "/unlock")
        }
        #expect(try await house.vault.inside.reminderPlan() == ReminderPlan())
        #expect(try await house.vault.inside.pushHook() == nil)
        #expect(house.desktop.shown == [])
    }
}
