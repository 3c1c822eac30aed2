import Testing

@testable import Wellbeing

struct HelpResourcesTests {
    /// The day this release was prepared.
    ///
    /// Move it when the rows have been checked again.
    private let releaseDay = LocalDay(iso: "2026-11-30")

    private var everyRow: [HelpLine] {
        helpCountries.flatMap { helpResources(for: $0).lines } + [helpResources(for: nil).finder]
    }

    @Test func holdsTheSevenCountries() {
        #expect(helpCountries == ["AT", "CH", "DE", "GB", "ID", "IE", "US"])
    }

    @Test(arguments: helpCountries)
    func anEmergencyNumberStandsFirstInEveryCountry(country: String) throws {
        let lines = helpResources(for: country).lines
        let first = try #require(lines.first)
        #expect(first.isEmergency)
        #expect(first.hours == .always)
        let ranks = lines.map { $0.isEmergency ? 0 : $0.service == .crisis ? 1 : 2 }
        #expect(ranks == ranks.sorted(), "emergency, then everybody, then young people")
        #expect(lines.contains { $0.service == .crisis && $0.dial != nil })
    }

    /// Written out by hand from the sources that the data names.
    @Test(arguments: [
        ("ID", ["tel:119", "tel:112", "tel:119", "https://www.healing119.id"]),
        (
            "DE",
            [
                "tel:112", "tel:08001110111", "tel:08001110222", "https://www.telefonseelsorge.de",
                "tel:116111",
            ]
        ),
        (
            "AT",
            ["tel:112", "tel:144", "tel:142", "https://chat.onlineberatung-telefonseelsorge.at", "tel:147"]
        ),
        ("CH", ["tel:112", "tel:144", "tel:143", "https://www.143.ch", "tel:147"]),
        ("US", ["tel:911", "tel:988", "sms:988", "sms:741741?body=HOME", "https://988lifeline.org"]),
        ("GB", ["tel:999", "tel:116123", "sms:85258?body=SHOUT", "tel:08088088000"]),
        ("IE", ["tel:112", "tel:999", "tel:116123", "sms:50808"]),
    ])
    func linksToExactlyTheseNumbers(country: String, links: [String]) {
        #expect(helpResources(for: country).lines.map(\.link) == links)
    }

    @Test func aTelLinkHoldsExactlyTheDigitsThatAPersonDials() {
        for row in everyRow {
            guard case .call(let dial, _) = row.contact else { continue }
            #expect(row.link == "tel:" + dial.split(separator: " ").joined(), "\(row.id)")
            #expect(row.link.dropFirst(4).utf8.allSatisfy { (0x30...0x39).contains($0) }, "\(row.id)")
        }
    }

    @Test func theExtensionIsAFieldOfItsOwn() throws {
        let lines = helpResources(for: "ID").lines
        let crisis = try #require(lines.first { $0.id == "id-119-8" })
        #expect(crisis.contact == .call(dial: "119", extensionNumber: "8"))
    }

    @Test func rowsWereCheckedWithinAYear() throws {
        let day = try #require(releaseDay)
        for row in everyRow { #expect(row.faults(on: day) == [], "\(row.id)") }
    }

    @Test func aRowGrowsOldAfterTwelveMonths() throws {
        let row = helpResources(for: nil).finder
        #expect(row.faults(on: row.verifiedAt.adding(days: 365)) == [])
        #expect(row.faults(on: row.verifiedAt.adding(days: 366)) == [.stale])
        #expect(row.faults(on: row.verifiedAt.adding(days: -1)) == [.stale], "checked in the future")
    }

    @Test(arguments: ["500 454", "021 500 454", "1 800 273 8255", "08457 90 90 90"])
    func refusesNumbersThatAreDead(dial: String) {
        #expect(row(.call(dial: dial, extensionNumber: nil)).contains(.dead))
    }

    @Test(arguments: ["119,8", "119 ext 8", "+62119", "", " 119", "119  8", "١١٩", "HELP"])
    func refusesWhatNoTelephoneDials(dial: String) {
        #expect(row(.call(dial: dial, extensionNumber: nil)) == [.undialable])
    }

    @Test func refusesAPlainHTTPPageAndAKeywordThatNeedsEscaping() {
        #expect(row(.web(address: "http://example.org")) == [.undialable])
        #expect(row(.text(dial: "741741", keyword: "HOME&x")) == [.undialable])
    }

    @Test func namesTheDaysOfItsEvidence() {
        #expect(HelpLine.Seen.registryDay.description == "2026-06-02")
        #expect(HelpLine.Seen.readingDay.description == "2026-11-30")
    }

    @Test func idsAreUniqueAndSourcesAreNamed() {
        #expect(Set(everyRow.map(\.id)).count == everyRow.count)
        for row in everyRow {
            #expect(row.source.address.hasPrefix("http"), "\(row.id)")
            #expect(!row.source.title.isEmpty, "\(row.id)")
            #expect(row.name != nil || row.isEmergency, "\(row.id)")
        }
    }

    @Test(arguments: [nil, "", "FR", "EU", "XX", "indonesia", "🇩🇪"])
    func offersNoForeignNumberWhereItKnowsNone(country: String?) {
        let directory = helpResources(for: country)
        #expect(directory.country == nil)
        #expect(directory.lines.isEmpty)
        #expect(directory.finder.link == "https://findahelpline.com")
    }

    @Test func takesTheCountryInEitherCase() {
        #expect(helpResources(for: "de") == helpResources(for: "DE"))
    }

    private func row(_ contact: HelpLine.Contact) -> Set<HelpLineFault> {
        let finder = helpResources(for: nil).finder
        let row = HelpLine(
            id: "x", service: .crisis, name: "x", contact: contact, hours: .always, languages: [], note: nil,
            verifiedAt: finder.verifiedAt, source: finder.source)
        return row.faults(on: finder.verifiedAt)
    }
}
