import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Looking back on check-ins and spoken entries through the whole site.
///
/// It is Wednesday 2026-05-27.
struct CheckInHistoryTests {
    private static let day: Int64 = 86_400
    private static let page = "/history/check-ins"

    @discardableResult
    private func checkIn(
        _ number: Int, _ rating: Mood, in house: House, secondsAgo: Int64 = 0, note: String? = nil
    ) async throws -> CheckIn {
        let moment = Moment(
            house.clock.now().adding(seconds: -secondsAgo), in: house.clock.zone(), dayStart: .midnight)
        let checkIn = CheckIn(id: try entryID(number), moment: moment, rating: rating, note: note)
        try await house.vault.inside.save(checkIn)
        return checkIn
    }

    @discardableResult
    private func speak(
        _ number: Int, _ mood: SpokenFields.Mood, in house: House, secondsAgo: Int64 = 0,
        _ transcript: String = "A calm day."
    ) async throws -> SpokenEntry {
        let moment = Moment(
            house.clock.now().adding(seconds: -secondsAgo), in: house.clock.zone(), dayStart: .midnight)
        let entry = SpokenEntry(
            id: try entryID(number), moment: moment, fields: SpokenFields(mood: mood), transcript: transcript,
            isSpoken: true)
        try await house.vault.inside.save([entry])
        return entry
    }

    private func links(_ body: String) -> [String] {
        body.matches(of: /class="entry" href="([^"]+)"/).map { String($0.output.1) }
    }

    @Test func aRangeHoldsItsDaysAndBothKindsNewestFirst() async throws {
        let house = try await House()
        let new = try await checkIn(1, .okay, in: house)
        let said = try await speak(2, .bad, in: house, secondsAgo: Self.day)
        let older = try await checkIn(3, .heavy, in: house, secondsAgo: 8 * Self.day)
        let oldest = try await checkIn(4, .light, in: house, secondsAgo: 400 * Self.day)
        var browser = try await house.browser()
        let all = [
            "/check-ins/\(new.id.rawValue)", "/spoken/\(said.id.rawValue)", "/check-ins/\(older.id.rawValue)",
            "/check-ins/\(oldest.id.rawValue)",
        ]
        for (query, count) in [
            ("?range=7", 2), ("", 3), ("?range=90", 3), ("?range=365", 3), ("?range=all", 4),
        ] {
            try await browser.get(Self.page + query)
            #expect(links(browser.body) == Array(all.prefix(count)), "\(query)")
        }
        try await browser.get(Self.page + "?range=7")
        #expect(browser.body.contains("4.0 of 5, from 1 check-in"))
        #expect(browser.body.contains("class=\"spoken-point\"") && browser.body.contains("moods-desc"))
        try await browser.get(Self.page + "?from=2026-05-19&through=2026-05-26")
        #expect(links(browser.body) == Array(all[1...2]))
    }

    @Test func wrongDaysAreNamedAndStayInTheForm() async throws {
        let house = try await House()
        try await checkIn(1, .okay, in: house)
        var browser = try await house.browser()
        #expect(try await browser.get(Self.page + "?from=2026-05-20&through=2026-05-19").status == 400)
        #expect(browser.body.contains("The last day is before the first."))
        #expect(
            browser.body.contains("value=\"2026-05-20\"") && browser.body.contains("value=\"2026-05-19\""))
        #expect(browser.body.contains("4.0 of 5"), "the last 30 days meanwhile")
        try await browser.get(Self.page + "?from=2026-02-30&through=")
        #expect(browser.body.contains("There is no such first day."))
        #expect(browser.body.contains("value=\"2026-02-30\" aria-invalid=\"true\""))
        try await browser.get(Self.page + "?from=%3Cb%3E&through=")
        #expect(browser.body.contains("value=\"&lt;b&gt;\""))
        #expect(
            try await browser.get(Self.page + "?range=17").status == 200, "an unknown range is the usual one")
    }

    @Test func theListIsPagedByWhatStoodLast() async throws {
        let house = try await House()
        for number in 1...120 {
            try await checkIn(number, .okay, in: house, secondsAgo: Int64(number) * 60)
        }
        var browser = try await house.browser()
        var seen: [String] = []
        var target = Self.page
        for _ in 0..<5 {
            try await browser.get(target)
            seen += links(browser.body)
            guard let next = browser.body.firstMatch(of: /href="([^"]+after=[^"]+)" rel="next"/) else {
                break
            }
            target = String(next.output.1).replacing("&amp;", with: "&")
            // What comes in meanwhile moves nothing.
            try await checkIn(900, .low, in: house)
        }
        #expect(seen == (try (1...120).map { "/check-ins/\(try entryID($0).rawValue)" }))
    }

    @Test func onlyAnOpenOneOfTodayLeadsToAnAnswer() async throws {
        let house = try await House()
        let open = try await checkIn(1, .low, in: house)
        try await checkIn(2, .okay, in: house)
        try await checkIn(3, .heavy, in: house, secondsAgo: Self.day)
        try await checkIn(4, .heavy, in: house, secondsAgo: 60, note: "Rain.")
        var browser = try await house.browser()
        try await browser.get(Self.page)
        let answers = browser.body.matches(of: /href="([^"]+\/edit)"/).map { String($0.output.1) }
        #expect(answers == ["/check-ins/\(open.id.rawValue)/edit"])
    }

    @Test func aCheckInIsSeenChangedDeletedAndBroughtBack() async throws {
        let house = try await House()
        let tap = try await checkIn(1, .low, in: house)
        let path = "/check-ins/\(tap.id.rawValue)"
        var browser = try await house.browser()
        try await browser.get(path)
        #expect(
            browser.body.contains("Wednesday, 27 May 2026") && browser.body.contains("Nothing was added."))
        #expect(!browser.body.contains("Time zone"), "the same zone needs no word")
        try await browser.get(path + "/edit")
        try await browser.post(
            path + "/edit", ["rating": "4", "note": "It got better.\r\nMuch.", "dismissed": "yes"])
        #expect(browser.location == path)
        let saved = try #require(try await house.vault.inside.checkIn(tap.id))
        #expect(saved.rating == .okay && saved.note == "It got better.\nMuch." && saved.isDismissed)
        #expect(
            saved.editedAt == house.clock.now() && saved.moment == tap.moment && saved.source == tap.source)
        try await browser.post(path + "/edit", ["rating": "4", "note": ""])
        #expect(try await house.vault.inside.checkIn(tap.id)?.note == nil)
        #expect(try await house.vault.inside.checkIn(tap.id)?.isDismissed == false)

        try await browser.post(path + "/delete")
        try await browser.follow()
        #expect(browser.body.contains("The check-in is in the bin."))
        #expect(browser.body.contains("action=\"\(path)/restore\""))
        #expect(try await browser.get(path).status == 404)
        try await browser.get("/bin")
        #expect(browser.body.contains("action=\"\(path)/restore\""))
        try await browser.post(path + "/restore")
        #expect(browser.location == path)
        #expect(try await browser.get(path).status == 200)
        try await browser.post(path + "/delete")
        try await browser.post(path + "/destroy")
        #expect(browser.location == "/bin")
        #expect(try await browser.post(path + "/restore").status == 404)
    }

    @Test func whatCannotBeSavedComesBackWithEverythingInIt() async throws {
        let house = try await House()
        let tap = try await checkIn(1, .low, in: house, note: "Rain.")
        let path = "/check-ins/\(tap.id.rawValue)/edit"
        var browser = try await house.browser()
        try await browser.get(path)
        let long = String(repeating: "ä", count: 10_001)
        #expect(try await browser.post(path, ["rating": "5", "note": long]).status == 413)
        #expect(browser.body.contains(long) && browser.body.contains("value=\"5\" checked"))
        #expect(try await house.vault.inside.checkIn(tap.id) == tap)
        #expect(try await browser.post(path, ["rating": "9", "note": "x"]).status == 422)
        #expect(try await house.vault.inside.checkIn(tap.id) == tap)
        await house.vault.inside.fail(with: .diskFull)
        #expect(try await browser.post(path, ["rating": "5", "note": "Kept here."]).status == 507)
        #expect(browser.body.contains("Kept here."))
        await house.vault.inside.fail(with: nil)
        #expect(try await house.vault.inside.checkIn(tap.id) == tap)
    }

    @Test func theZoneIsNamedWhereItIsAnother() async throws {
        let house = try await House()
        let moment = Moment(
            house.clock.now(), in: try #require(Zone(identifier: "Asia/Jakarta")), dayStart: .midnight)
        let tap = CheckIn(id: try entryID(1), moment: moment, rating: .okay)
        try await house.vault.inside.save(tap)
        var browser = try await house.browser()
        try await browser.get("/check-ins/\(tap.id.rawValue)")
        #expect(browser.body.contains("Asia/Jakarta") && browser.body.contains("14:00"))
    }

    @Test func aSpokenEntryIsSeenHeardDeletedAndBroughtBack() async throws {
        let house = try await House()
        let entry = try await speak(1, .good, in: house, "A good day <b>indeed</b>.")
        let path = "/spoken/\(entry.id.rawValue)"
        var browser = try await house.browser()
        var response = try await browser.get(path)
        #expect(browser.body.contains("A good day &lt;b&gt;indeed&lt;/b&gt;."))
        #expect(!browser.body.contains("<audio"))
        #expect(response.header("Content-Security-Policy")?.contains("media-src") == false)
        #expect(try await browser.get(path + "/recording").status == 404)

        let draft = SpokenDraft(
            id: entry.id, moment: entry.moment, language: nil, keptAt: entry.moment.instant)
        try await house.vault.inside.keep(draft, with: try #require(Recording(samples: [0, 1, -1, 0.5])))
        response = try await browser.get(path)
        #expect(browser.body.contains("<audio src=\"\(path)/recording\" controls"))
        #expect(response.header("Content-Security-Policy")?.hasSuffix("; media-src 'self'") == true)
        #expect(response.headers.count { $0.name == "Content-Security-Policy" } == 1)
        response = try await browser.get(path + "/recording")
        #expect(
            response.header("Content-Type") == "audio/wav" && response.header("Cache-Control") == "no-store")
        #expect(response.body.count == 44 + 8)
        try await browser.get(path)
        try await browser.post(path + "/recording")
        #expect(browser.location == path)
        #expect(try await house.vault.inside.recordingLength(of: entry.id) == nil)

        try await browser.post(path + "/delete")
        #expect(browser.location == Self.page)
        try await browser.follow()
        #expect(browser.body.contains("action=\"\(path)/restore\""))
        #expect(try await browser.get(path).status == 404)
        try await browser.post(path + "/restore")
        #expect(try await browser.get(path).status == 200)
        try await browser.post(path + "/delete")
        try await browser.post(path + "/destroy")
        #expect(browser.location == "/bin")
    }

    @Test func theRecordingIsForTheSessionThatIsOpen() async throws {
        let house = try await House(.locked, passphrase: House.passphrase)
        var browser = try await house.unlockedBrowser()
        let entry = try await speak(1, .good, in: house)
        let draft = SpokenDraft(
            id: entry.id, moment: entry.moment, language: nil, keptAt: entry.moment.instant)
        try await house.vault.inside.keep(draft, with: try #require(Recording(samples: [0, 1])))
        let path = "/spoken/\(entry.id.rawValue)/recording"
        #expect(try await browser.get(path).status == 200)
        var other = Browser(site: house.site)
        #expect(try await other.get(path).status != 200)
        #expect(!other.body.contains("WAVE"))
    }

    @Test func aDayHoldsAllThreeKindsAndAWeekALineOfItsCheckIns() async throws {
        let house = try await House()
        let entry = try await house.save("A walk along the river.", id: 1)
        let tap = try await checkIn(2, .okay, in: house)
        let said = try await speak(3, .bad, in: house)
        try await checkIn(4, .light, in: house, secondsAgo: Self.day)
        var browser = try await house.browser()
        try await browser.get("/history/days/2026-05-27")
        for path in [
            "/reflections/\(entry.id.rawValue)", "/check-ins/\(tap.id.rawValue)",
            "/spoken/\(said.id.rawValue)",
        ] {
            #expect(browser.body.contains("href=\"\(path)\""), "\(path)")
        }
        try await browser.get("/history/weeks/2026-05-24")
        #expect(browser.body.contains("2 check-ins, 4.5 of 5 on average"))
        #expect(browser.body.contains("/history/check-ins?from=2026-05-24&amp;through=2026-05-30"))
        try await browser.get("/history/days/2026-05-26")
        #expect(!browser.body.contains("No entry on this day."), "a check-in is one, too")
        for path in ["/", "/history"] {
            try await browser.get(path)
            #expect(browser.body.contains("href=\"/history/check-ins"), "\(path)")
        }
    }

    @Test func theBinHoldsAllThreeKindsLatestDeletionFirst() async throws {
        let house = try await House()
        let entry = try await house.save("A walk.", id: 1)
        let tap = try await checkIn(2, .okay, in: house)
        let said = try await speak(3, .bad, in: house)
        let now = house.clock.now()
        _ = try await house.vault.inside.deleteSpokenEntry(said.id, at: now.adding(seconds: -30))
        _ = try await house.vault.inside.delete(entry.id, at: now.adding(seconds: -20))
        _ = try await house.vault.inside.deleteCheckIn(tap.id, at: now.adding(seconds: -10))
        var browser = try await house.browser()
        try await browser.get("/bin")
        let restores = browser.body.matches(of: /action="([^"]+)\/restore"/).map { String($0.output.1) }
        #expect(
            restores == [
                "/check-ins/\(tap.id.rawValue)", "/reflections/\(entry.id.rawValue)",
                "/spoken/\(said.id.rawValue)",
            ])
    }
}
