import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Spoken entries and check-ins as a file.
struct ExportTests {
    /// A house with two check-ins and two entries: one of each today, 2026-05-27, and one 40 days before.
    private func house(workbooks: any WorkbookMaker = ScriptedWorkbooks()) async throws -> House {
        let house = try await House(workbooks: workbooks)
        let diary = await house.vault.inside
        for (number, days) in [(1, 0), (2, 40)] {
            let instant = House.start.adding(seconds: Int64(-days) * 86_400)
            let moment = Moment(instant, in: house.clock.zone(), dayStart: .midnight)
            try await diary.save(CheckIn(id: try entryID(number), moment: moment, rating: .low, note: "=1"))
            try await diary.save(
                SpokenEntry(
                    id: try entryID(10 + number), moment: moment, fields: SpokenFields(mood: .good),
                    transcript: "words \(number)"), keepingRecording: false)
        }
        return house
    }

    private func header(_ name: String, of browser: Browser) -> String? {
        browser.last.headers.first { $0.name == name }?.value
    }

    @Test func aWorkbookOfEverythingIsHandedOver() async throws {
        let house = try await house()
        var browser = try await house.browser()
        try await browser.get("/export")
        #expect(browser.body.contains("Make the file") && browser.body.contains("not encrypted"))
        try await browser.post("/export", ["range": "all", "content": "all", "format": "xlsx"])
        #expect(browser.last.status == 200)
        #expect(header("Content-Disposition", of: browser) == "attachment; filename=\"sela.xlsx\"")
        #expect(header("Content-Type", of: browser)?.contains("spreadsheetml") == true)
        #expect(header("Cache-Control", of: browser)?.contains("no-store") == true)
        #expect(
            browser.body
                == "Diary -\ncheck-in 2 2026-04-17\ncheck-in 2 2026-05-27\nentry words 2 2026-04-17\nentry words 1 2026-05-27"
        )
    }

    @Test(arguments: [
        (
            ["range": "30"], "sela-2026-04-28-2026-05-27.xlsx",
            "check-in 2 2026-05-27\nentry words 1 2026-05-27"
        ),
        (
            ["range": "custom", "from": "2026-04-17", "through": "2026-04-17", "content": "spoken"],
            "sela-2026-04-17.xlsx", "entry words 2 2026-04-17"
        ),
        (["range": "7", "content": "check-ins"], "sela-2026-05-21-2026-05-27.xlsx", "check-in 2 2026-05-27"),
    ])
    func daysAndContentAreChosenBefore(fields: [String: String], name: String, lines: String) async throws {
        let house = try await house()
        var browser = try await house.browser()
        try await browser.post("/export", fields.merging(["format": "xlsx"]) { first, _ in first })
        #expect(header("Content-Disposition", of: browser) == "attachment; filename=\"\(name)\"")
        #expect(browser.body.split(separator: "\n").dropFirst().joined(separator: "\n") == lines)
    }

    @Test func csvOfEachKindIsGuardedAgainstFormulas() async throws {
        let house = try await house()
        var browser = try await house.browser()
        try await browser.post(
            "/export", ["range": "7", "content": "check-ins", "format": "csv", "dialect": "rfc4180"])
        #expect(header("Content-Type", of: browser) == "text/csv; charset=utf-8")
        let lines = browser.body.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3 && lines[0].hasPrefix("Day,Date and time,Rating (1–5)"))
        #expect(
            lines[1]
                == "2026-05-27,2026-05-27 09:00:00,2,Bad,'=1,by hand,no,Europe/Berlin,2026-05-27T07:00:00Z,00000000-0000-4000-9000-000000000001"
        )
        try await browser.post(
            "/export", ["range": "all", "content": "spoken", "format": "csv", "dialect": "excel-de"])
        #expect(Array(browser.last.body.prefix(3)) == [0xEF, 0xBB, 0xBF])
        #expect(browser.body.contains("words 1;") && browser.body.contains("words 2;"))
    }

    @Test(arguments: [
        (["content": "all", "format": "csv"], 422, "one kind"),
        (["range": "custom", "from": "2026-02-30"], 422, "no such day"),
        (["range": "custom", "from": "2026-05-02", "through": "2026-05-01"], 422, "before the first"),
    ])
    func whatDoesNotFitIsSaidAndStaysInTheForm(
        fields: [String: String], status: Int, words: String
    ) async throws {
        let house = try await house()
        var browser = try await house.browser()
        try await browser.post("/export", fields)
        #expect(browser.last.status == status && browser.body.contains(words))
        if let from = fields["from"] { #expect(browser.body.contains("value=\"\(from)\"")) }
    }

    @Test func aFullDiskIsSaid() async throws {
        let house = try await house(workbooks: ScriptedWorkbooks(failing: .diskFull))
        var browser = try await house.browser()
        try await browser.post("/export", ["range": "all", "format": "xlsx"])
        #expect(browser.last.status == 507 && browser.body.contains("The disk is full."))
    }

    @Test func aStrangerGetsNone() async throws {
        let house = try await House(.locked, passphrase: House.passphrase)
        var browser = try await house.browser()
        try await browser.post("/export", ["range": "all", "format": "xlsx"])
        #expect(browser.location == "/unlock" && browser.last.body.isEmpty)
    }
}
