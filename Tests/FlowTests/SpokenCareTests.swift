import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Help beside what is spoken and what is noted to a check-in, as a browser without a script meets it.
struct SpokenCareTests {
    private static let grave = "Ich will nicht mehr leben."
    private static let graver = "I have decided. Tonight I will kill myself."

    @Test func `what was heard, and what is confirmed of it, has help before everything else`() async throws {
        let house = try await CareTests.house()
        var browser = try await house.browser()
        let draft = try await ReviewTests.heard(Self.grave, id: 3, in: house)
        let address = "/speak/" + draft.id.rawValue
        try await browser.get(address + "/review")
        #expect(CareTests.shown(browser) == 2, "heard")
        let help = try #require(browser.body.firstRange(of: "help-title-2"))
        let sheet = try #require(browser.body.firstRange(of: "<textarea"))
        #expect(help.lowerBound < sheet.lowerBound)
        // The words are taken out of what is confirmed; she said them all the same.
        try await browser.post(address + "/review", ["transcript": "Ein Tag."], accept: "application/json")
        #expect(browser.body == "{\"kept\":true,\"tier\":2}\n")
        try await browser.get("/")
        #expect(browser.body.contains("care-title"))
        try await browser.post(address + "/save", ["transcript": Self.graver])
        #expect(browser.last.status == 422 && CareTests.shown(browser) == 3, "not saved, and help is there")
        try await browser.post(address + "/save", ["transcript": Self.graver, "spoken_mood": "schlecht"])
        try await browser.get(address + "/review")
        #expect(CareTests.shown(browser) == 3, "changed")
        let other = "/speak/" + (try entryID(4)).rawValue + "/review"
        try await browser.post(
            other, ["transcript": "", "music_in_head": "true", "song_name": Self.grave],
            accept: "application/json")
        #expect(browser.body == "{\"kept\":true,\"tier\":2}\n", "in a field, too")
    }

    @Test func `a note to a check-in is a text like others, and help stands above the question`() async throws
    {
        let house = try await CareTests.house()
        let moment = Moment(house.clock.now(), in: house.clock.zone(), dayStart: .midnight)
        for number in 1...3 {
            try await house.vault.inside.save(
                CheckIn(id: try entryID(number), moment: moment, rating: .heavy))
        }
        var browser = try await house.browser()
        let answer = "/check-ins/\(try entryID(3).rawValue)/answer"
        try await browser.post(answer, ["note": Self.graver])
        try await browser.follow()
        #expect(browser.body.contains("help-title-3") && browser.body.contains(Self.graver), "answered")
        try await browser.get("/")
        let care = try #require(browser.body.firstRange(of: "care-title"))
        let question = try #require(browser.body.firstRange(of: "follow-up-title"))
        #expect(care.lowerBound < question.lowerBound)
        #expect(!browser.body.contains("check-in-days-title"), "nothing is counted")
        try await browser.post(answer, ["note": Self.grave])
        #expect(browser.last.status == 409 && browser.body.contains("help-title-2"), "not saved")
        try await browser.post(
            "/check-ins/\(try entryID(2).rawValue)/dismiss", ["note": Self.grave])
        #expect(browser.last.status == 200 && browser.body.contains("help-title-3"), "thrown away")
        try await browser.post("/help/end")
        try await browser.get("/check-ins")
        #expect(!browser.body.contains("help-title"), "and no longer when she says that she is safe")
        let locked = try await House(.locked, passphrase: House.passphrase, crisis: RuleCrisisReader())
        var other = try await locked.browser()
        try await other.post(answer, ["note": Self.graver])
        #expect(other.last.status == 423 && other.body.contains("help-title-3"), "locked")
    }

    @Test func `a check-in and a spoken entry have help above them, and their moods are left alone`()
        async throws
    {
        let house = try await CareTests.house()
        let now = house.clock.now()
        func moment(_ secondsAgo: Int64) -> Moment {
            Moment(now.adding(seconds: -secondsAgo), in: house.clock.zone(), dayStart: .midnight)
        }
        try await house.vault.inside.save(
            CheckIn(id: try entryID(1), moment: moment(60), rating: .heavy, note: Self.graver))
        try await house.vault.inside.save([
            SpokenEntry(
                id: try entryID(2), moment: moment(90), fields: SpokenFields(mood: .bad),
                transcript: Self.grave)
        ])
        var browser = try await house.browser()
        let tap = "/check-ins/" + (try entryID(1).rawValue)
        for path in [tap, tap + "/edit"] {
            try await browser.get(path)
            #expect(browser.body.contains("help-title-3"), "\(path)")
        }
        try await browser.get("/spoken/" + (try entryID(2).rawValue))
        #expect(browser.body.contains("help-title-2"))
        try await browser.get("/history/check-ins")
        #expect(browser.body.contains("help-title-3") && !browser.body.contains("moods-title"))
        #expect(!browser.body.contains("of 5"), "nothing is averaged")
        try await browser.post(tap + "/edit", ["rating": "9", "note": Self.grave])
        #expect(browser.last.status == 422 && browser.body.contains("help-title-2"), "not saved")
        try await browser.post("/help/end")
        for path in [tap, "/history/check-ins"] {
            try await browser.get(path)
            #expect(!browser.body.contains("help-title"), "\(path): no longer when she says that she is safe")
        }
        #expect(browser.body.contains("moods-title"))
    }
}
