public import Wellbeing

// Words around the numbers on the help page; the numbers themselves come from the data, as they are.
extension Copy {
    public func name(of service: HelpLine.Service) -> String {
        switch service {
        case .emergency: say(id: "Keadaan darurat", de: "Notruf", en: "Emergency")
        case .ambulance: say(id: "Ambulans", de: "Rettungsdienst", en: "Ambulance")
        case .crisis:
            say(
                id: "Didengarkan saat krisis", de: "Zuhören in der Krise", en: "Someone to listen in a crisis"
            )
        case .youth:
            say(
                id: "Untuk anak dan remaja", de: "Für Kinder und Jugendliche",
                en: "For children and young people")
        }
    }

    /// What the link to a line says.
    public func way(to contact: HelpLine.Contact) -> String {
        switch contact {
        case .call(let dial, nil): say(id: "Telepon \(dial)", de: "\(dial) anrufen", en: "Call \(dial)")
        case .call(let dial, let extensionNumber?):
            say(
                id: "Telepon \(dial), lalu tekan \(extensionNumber)",
                de: "\(dial) anrufen, dann \(extensionNumber) drücken",
                en: "Call \(dial), then press \(extensionNumber)")
        case .text(let dial, nil): say(id: "SMS ke \(dial)", de: "SMS an \(dial)", en: "Text \(dial)")
        case .text(let dial, let keyword?):
            say(
                id: "SMS \(keyword) ke \(dial)", de: "SMS mit \(keyword) an \(dial)",
                en: "Text \(keyword) to \(dial)")
        case .web(let address): String(address.split(separator: "/").dropFirst().first ?? "")
        }
    }

    /// Hours, languages, what to know before, and when and where the row was checked.
    public func details(of line: HelpLine) -> String {
        var parts: [String] = []
        switch line.hours {
        case .always:
            parts.append(
                say(
                    id: "setiap hari, 24 jam", de: "jeden Tag rund um die Uhr",
                    en: "every day, around the clock"))
        case .daily(let from, let through, let opens, let closes):
            // 5 January 1970 was a Monday.
            let days =
                "\(shortWeekday(LocalDay(number: 3 + from)))–\(shortWeekday(LocalDay(number: 3 + through)))"
            parts.append("\(days) \(opens)–\(closes)")
        case .unstated: break
        }
        let languages = line.languages.map(languageName)
        if !languages.isEmpty { parts.append(languages.joined(separator: ", ")) }
        if let note = line.note { parts.append(text(of: note)) }
        let (day, source) = (day(line.verifiedAt), line.source.title)
        parts.append(
            say(
                id: "diperiksa \(day) (\(source))", de: "geprüft am \(day) (\(source))",
                en: "checked \(day) (\(source))"))
        return parts.joined(separator: " · ")
    }

    private func text(of note: HelpLine.Note) -> String {
        switch note {
        case .notEverywhere:
            say(id: "belum ada di semua daerah", de: "nicht überall verfügbar", en: "not in every region")
        case .oftenBusy:
            say(
                id: "sering sibuk, coba beberapa kali", de: "oft besetzt, versuch es mehrmals",
                en: "often busy, try more than once")
        case .slowReplies:
            say(
                id: "balasan bisa beberapa jam", de: "die Antwort kann Stunden dauern",
                en: "a reply can take hours")
        }
    }
}
