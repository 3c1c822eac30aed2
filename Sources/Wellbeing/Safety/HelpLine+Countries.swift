// The data. Every row names where its number was seen. A number that could not be seen in a source is not
// here. Re-check each year: the test `rowsWereCheckedWithinAYear` names the rows that grew old.

extension HelpLine {
    static let byCountry: [String: [HelpLine]] = [
        "AT": austria, "CH": switzerland, "DE": germany, "GB": unitedKingdom, "ID": indonesia,
        "IE": ireland, "US": unitedStates,
    ]

    private static let indonesia: [HelpLine] = [
        // 119 stands before 112 because 112 is answered only where the regency runs it (141 of them in 2025).
        .row("id-119", .ambulance, nil, .call(dial: "119", extensionNumber: nil), ["id"], .gridKids),
        .row(
            "id-112", .emergency, nil, .call(dial: "112", extensionNumber: nil), ["id"], .antara,
            note: .notEverywhere),
        .row(
            "id-119-8", .crisis, "SEJIWA, Kementerian Kesehatan", .call(dial: "119", extensionNumber: "8"),
            ["id"], .intoTheLight,
            note: .oftenBusy),
        .row(
            "id-healing119", .crisis, "healing119.id", .web(address: "https://www.healing119.id"), ["id"],
            .kemenkes, hours: .unstated, note: .slowReplies),
    ]

    private static let germany: [HelpLine] = [
        .row("de-112", .emergency, nil, .call(dial: "112", extensionNumber: nil), ["de"], .badenBaden),
        .row(
            "de-telefonseelsorge-1", .crisis, "TelefonSeelsorge",
            .call(dial: "0800 111 0 111", extensionNumber: nil), ["de"],
            .registry("https://www.telefonseelsorge.de/"), note: .oftenBusy),
        .row(
            "de-telefonseelsorge-2", .crisis, "TelefonSeelsorge",
            .call(dial: "0800 111 0 222", extensionNumber: nil), ["de"],
            .registry("https://www.telefonseelsorge.de/"), note: .oftenBusy),
        .row(
            "de-telefonseelsorge-web", .crisis, "TelefonSeelsorge",
            .web(address: "https://www.telefonseelsorge.de"), ["de"],
            .registry("https://www.telefonseelsorge.de/"), hours: .unstated),
        .row(
            "de-nummer-gegen-kummer", .youth, "Nummer gegen Kummer",
            .call(dial: "116 111", extensionNumber: nil), ["de"], .familyMinistry,
            hours: .daily(from: 1, through: 6, opens: "14:00", closes: "20:00")),
    ]

    private static let austria: [HelpLine] = [
        .row("at-112", .emergency, nil, .call(dial: "112", extensionNumber: nil), ["de"], .austrianRegulator),
        .row("at-144", .ambulance, nil, .call(dial: "144", extensionNumber: nil), ["de"], .austrianRegulator),
        .row(
            "at-telefonseelsorge", .crisis, "Telefonseelsorge", .call(dial: "142", extensionNumber: nil),
            ["de"], .austrianRegulator),
        .row(
            "at-telefonseelsorge-chat", .crisis, "Telefonseelsorge",
            .web(address: "https://chat.onlineberatung-telefonseelsorge.at"), ["de"], .viennaPaper,
            hours: .daily(from: 1, through: 7, opens: "16:00", closes: "23:00")),
        .row(
            "at-rat-auf-draht", .youth, "Rat auf Draht", .call(dial: "147", extensionNumber: nil), ["de"],
            .ratAufDraht),
    ]

    private static let switzerland: [HelpLine] = [
        .row(
            "ch-112", .emergency, nil, .call(dial: "112", extensionNumber: nil), ["de", "fr", "it"],
            .swissRadio),
        .row(
            "ch-144", .ambulance, nil, .call(dial: "144", extensionNumber: nil), ["de", "fr", "it"], .zurich),
        .row(
            "ch-143", .crisis, "Die Dargebotene Hand", .call(dial: "143", extensionNumber: nil),
            ["de", "fr", "it"], .watson),
        .row(
            "ch-143-web", .crisis, "Die Dargebotene Hand", .web(address: "https://www.143.ch"),
            ["de", "fr", "it"], .watson, hours: .unstated),
        .row(
            "ch-147", .youth, "147", .call(dial: "147", extensionNumber: nil), ["de", "fr", "it"], .watson),
    ]

    private static let unitedStates: [HelpLine] = [
        .row("us-911", .emergency, nil, .call(dial: "911", extensionNumber: nil), ["en"], .wyoming),
        .row(
            "us-988", .crisis, "988 Suicide & Crisis Lifeline", .call(dial: "988", extensionNumber: nil),
            ["en", "es"], .wyoming),
        .row(
            "us-988-text", .crisis, "988 Suicide & Crisis Lifeline", .text(dial: "988", keyword: nil),
            ["en", "es"], .wyoming),
        .row(
            "us-crisis-text-line", .crisis, "Crisis Text Line", .text(dial: "741741", keyword: "HOME"),
            ["en"],
            .registry("https://www.crisistextline.org/")),
        .row(
            "us-988-chat", .crisis, "988 Suicide & Crisis Lifeline", .web(address: "https://988lifeline.org"),
            ["en", "es"], .wyoming),
    ]

    private static let unitedKingdom: [HelpLine] = [
        .row("gb-999", .emergency, nil, .call(dial: "999", extensionNumber: nil), ["en"], .lincolnshireNHS),
        .row(
            "gb-samaritans", .crisis, "Samaritans", .call(dial: "116 123", extensionNumber: nil), ["en"],
            .registry("https://www.samaritans.org/how-we-can-help/contact-samaritan/talk-us-phone/")),
        .row(
            "gb-shout", .crisis, "Shout", .text(dial: "85258", keyword: "SHOUT"), ["en"],
            .registry("https://giveusashout.org/")),
        .row(
            "gb-lifeline-ni", .crisis, "Lifeline, Northern Ireland",
            .call(dial: "0808 808 8000", extensionNumber: nil), ["en"], .publicHealthAgency,
            note: .notEverywhere),
    ]

    private static let ireland: [HelpLine] = [
        .row("ie-112", .emergency, nil, .call(dial: "112", extensionNumber: nil), ["en"], .carlow),
        .row("ie-999", .emergency, nil, .call(dial: "999", extensionNumber: nil), ["en"], .carlow),
        .row(
            "ie-samaritans", .crisis, "Samaritans", .call(dial: "116 123", extensionNumber: nil), ["en"],
            .registry("https://www.samaritans.org/how-we-can-help/contact-samaritan/talk-us-phone/")),
        // No keyword: the sources disagree on the word, and any word starts the conversation.
        .row("ie-50808", .crisis, "50808", .text(dial: "50808", keyword: nil), ["en"], .donegal),
    ]

    /// Lists lines in about 130 countries; run by ThroughLine.
    static let finder = HelpLine.row(
        "finder", .crisis, "Find A Helpline", .web(address: "https://findahelpline.com"), [], .throughLine,
        hours: .unstated)

    private static func row(
        _ id: String, _ service: Service, _ name: String?, _ contact: Contact, _ languages: [String],
        _ seen: Seen, hours: Hours = .always, note: Note? = nil
    ) -> HelpLine {
        HelpLine(
            id: id, service: service, name: name, contact: contact, hours: hours, languages: languages,
            note: note, verifiedAt: seen.day, source: seen.source)
    }
}
