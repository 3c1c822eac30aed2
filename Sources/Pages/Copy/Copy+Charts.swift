import Wellbeing

// What drawings say for themselves.
extension Copy {
    var asTable: String { say(id: "Sebagai tabel", de: "Als Tabelle", en: "As a table") }
    var dayHead: String { say(id: "Hari", de: "Tag", en: "Day") }
    var shareHead: String { say(id: "Bagian", de: "Anteil", en: "Share") }
    var wordHead: String { say(id: "Kata", de: "Wort", en: "Word") }
    var timesHead: String { say(id: "Kali", de: "Mal", en: "Times") }
    var partHead: String { say(id: "Waktu", de: "Tageszeit", en: "Time of day") }
    var beforeHead: String { say(id: "Sebelumnya", de: "Davor", en: "Before") }
    var nowHead: String { say(id: "Sekarang", de: "Jetzt", en: "Now") }
    var moodTrend: String {
        say(id: "Jalannya suasana hati", de: "Verlauf der Stimmung", en: "How the mood went")
    }
    var moodShares: String { say(id: "Suasana hati", de: "Stimmungen", en: "Moods") }
    var emotionShares: String { say(id: "Emosi", de: "Gefühle", en: "Emotions") }
    var rhythm: String { say(id: "Irama menulis", de: "Schreibrhythmus", en: "Writing rhythm") }
    var partsOfDay: String { say(id: "Waktu menulis", de: "Tageszeiten", en: "Times of day") }
    var calendar: String { say(id: "Kalender", de: "Kalender", en: "Calendar") }
    var noMood: String { say(id: "tidak diisi", de: "keine Angabe", en: "not said") }
    var toCome: String { say(id: "belum tiba", de: "noch nicht da", en: "still to come") }

    func name(of part: PartOfDay) -> String {
        switch part {
        case .morning: say(id: "Pagi (5–11)", de: "Morgen (5–11 Uhr)", en: "Morning (5–11)")
        case .noon: say(id: "Siang (11–17)", de: "Tag (11–17 Uhr)", en: "Day (11–17)")
        case .evening: say(id: "Petang (17–22)", de: "Abend (17–22 Uhr)", en: "Evening (17–22)")
        case .night: say(id: "Malam (22–5)", de: "Nacht (22–5 Uhr)", en: "Night (22–5)")
        }
    }
    /// What the line shows: its ends and its gaps.
    func trendText(_ journey: MoodJourney, gaps: Int) -> String {
        let (high, low) = (journey.lightest, journey.heaviest)
        let said = count(
            journey.points.count, id: "# hari dengan suasana hati",
            de: ("# Tag mit Stimmung", "# Tage mit Stimmung"),
            en: ("# day with a mood", "# days with a mood"))
        let without = count(
            gaps, id: "# hari tanpa", de: ("# Tag ohne", "# Tage ohne"),
            en: ("# day without", "# days without"))
        let (top, bottom) = (dayAndMonth(high.day), dayAndMonth(low.day))
        return say(
            id:
                "\(said), \(without). Tertinggi \(tenths(high.mean)) dari 5 pada \(top), terendah \(tenths(low.mean)) pada \(bottom).",
            de:
                "\(said), \(without). Höchster Wert \(tenths(high.mean)) von 5 am \(top), niedrigster \(tenths(low.mean)) am \(bottom).",
            en:
                "\(said), \(without). Highest \(tenths(high.mean)) of 5 on \(top), lowest \(tenths(low.mean)) on \(bottom)."
        )
    }
    /// Names and values in a row, such as `Sadness 40 %, fear 20 %`.
    func rowText(_ rows: [(name: String, value: String)]) -> String {
        rows.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    }
    /// A day of a calendar, read out.
    func calendarDay(_ day: DayMetrics, dominant: EmotionVerdict?) -> String {
        var parts = ["\(longDay(day.day)): \(entries(day.entries))"]
        if let mean = day.meanMood {
            parts.append(
                say(
                    id: "suasana hati \(tenths(mean)) dari 5", de: "Stimmung \(tenths(mean)) von 5",
                    en: "mood \(tenths(mean)) of 5"))
        }
        if let dominant { parts.append(name(of: dominant)) }
        return parts.joined(separator: ", ")
    }
}
