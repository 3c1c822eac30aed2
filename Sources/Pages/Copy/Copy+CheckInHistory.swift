public import Wellbeing

// Words for looking back on check-ins and spoken entries.
extension Copy {
    /// The three steps of a spoken entry.
    public func spokenMood(_ mood: SpokenFields.Mood) -> String {
        switch mood {
        case .bad: say(id: "buruk", de: "schlecht", en: "bad")
        case .medium: say(id: "sedang", de: "mittel", en: "medium")
        case .good: say(id: "baik", de: "gut", en: "good")
        }
    }
    var checkInHistory: String {
        say(
            id: "Cek suasana & catatan suara", de: "Momentaufnahmen & Gesprochenes",
            en: "Check-ins & spoken entries")
    }
    var checkInHistoryHint: String {
        say(
            id: "Jalannya hari-harimu, dengan suasana hati dari catatan suara di sampingnya.",
            de: "Wie es dir ging, mit den Stimmungen gesprochener Einträge daneben.",
            en: "How you have been, with the moods of spoken entries beside it.")
    }
    var rangeTitle: String { say(id: "Rentang waktu", de: "Zeitraum", en: "Range") }
    func name(of choice: CheckInRangeQuery.Choice) -> String {
        switch choice {
        case .last(.year): say(id: "1 tahun", de: "1 Jahr", en: "1 year")
        case .last(let span): days(span.rawValue)
        case .all: say(id: "Semua", de: "Alles", en: "All")
        case .custom: customRange
        }
    }
    func days(_ number: Int) -> String {
        count(number, id: "# hari", de: ("# Tag", "# Tage"), en: ("# day", "# days"))
    }
    var customRange: String { say(id: "Tanggal sendiri", de: "Eigene Daten", en: "Dates of your own") }
    var customRangeHint: String {
        say(
            id: "Tanggal yang dikosongkan berarti: sejak yang pertama, atau sampai hari ini.",
            de: "Ein leeres Feld heißt: ab dem ersten Eintrag, oder bis heute.",
            en: "An empty field means: from your first record, or until today.")
    }
    var showRange: String { say(id: "Tampilkan", de: "Anzeigen", en: "Show") }
    public func message(_ fault: CheckInRange.Fault) -> String {
        switch fault {
        case .noSuchDay(isFirst: true):
            say(
                id: "Tanggal awal itu tidak ada. Tulis seperti 2026-05-27.",
                de: "Den ersten Tag gibt es nicht. Schreib ihn wie 2026-05-27.",
                en: "There is no such first day. Write it like 2026-05-27.")
        case .noSuchDay(isFirst: false):
            say(
                id: "Tanggal akhir itu tidak ada. Tulis seperti 2026-05-27.",
                de: "Den letzten Tag gibt es nicht. Schreib ihn wie 2026-05-27.",
                en: "There is no such last day. Write it like 2026-05-27.")
        case .reversed:
            say(
                id: "Tanggal akhir lebih awal daripada tanggal awal. Tukar keduanya.",
                de: "Der letzte Tag liegt vor dem ersten. Tausche die beiden.",
                en: "The last day is before the first. Swap the two.")
        }
    }
    var standardRangeShown: String {
        say(
            id: "Sementara itu, 30 hari terakhir yang ditampilkan.",
            de: "Solange stehen hier die letzten 30 Tage.", en: "Until then the last 30 days are shown.")
    }
    var nothingInRange: String {
        say(
            id: "Tidak ada apa-apa di rentang ini", de: "In diesem Zeitraum ist nichts",
            en: "Nothing in this range")
    }
    var nothingInRangeText: String {
        say(
            id: "Hari tanpa catatan bukan hari yang hilang.",
            de: "Tage ohne Eintrag sind keine verlorenen Tage.",
            en: "Days without an entry are not lost days.")
    }
    var checkInNow: String { say(id: "Cek suasana sekarang", de: "Jetzt festhalten", en: "Check in now") }
    public var checkInsLabel: String { say(id: "Cek suasana", de: "Momentaufnahmen", en: "Check-ins") }
    public var spokenLabel: String {
        say(id: "Catatan suara", de: "Gesprochene Einträge", en: "Spoken entries")
    }
    public var average: String { say(id: "Rata-rata", de: "Durchschnitt", en: "Average") }
    /// A mean and what it was made of, such as `3.2 of 5 (41)`.
    func mean(_ mean: MeanRating) -> String {
        let value = tenths(of: mean)
        let sample = count(
            mean.count, id: "dari # cek", de: ("aus # Aufnahme", "aus # Aufnahmen"),
            en: ("from # check-in", "from # check-ins"))
        return say(
            id: "\(value) dari 5, \(sample)", de: "\(value) von 5, \(sample)", en: "\(value) of 5, \(sample)")
    }
    /// Such as `3,2`.
    public func tenths(of mean: MeanRating) -> String { tenths(Double(mean.tenths) / 10) }
    var noValue: String { "–" }
    var daysWithCheckIn: String {
        say(id: "Hari dengan cek", de: "Tage mit Aufnahme", en: "Days with a check-in")
    }
    /// How often each mood was spoken, such as `Spoken: bad 4, medium 3, good 4`.
    func spokenMoods(_ moods: [SpokenFields.Mood: Int]) -> String {
        let rows = SpokenFields.Mood.allCases.map { (name: spokenMood($0), value: number(moods[$0] ?? 0)) }
        return "\(spokenLabel): \(rowText(rows))"
    }
    public var distribution: String { say(id: "Sebaran", de: "Verteilung", en: "Distribution") }
    var ratingHead: String { say(id: "Nilai", de: "Wertung", en: "Rating") }
    var recordsTitle: String { say(id: "Satu per satu", de: "Im Einzelnen", en: "One by one") }
    func kind(of record: MoodRecord) -> String {
        switch record {
        case .checkIn: say(id: "Cek suasana", de: "Momentaufnahme", en: "Check-in")
        case .spoken(let entry): entry.isSpoken ? spokenEntry : typedEntry
        }
    }
    var spokenEntry: String { say(id: "Catatan suara", de: "Gesprochener Eintrag", en: "Spoken entry") }
    var typedEntry: String {
        say(id: "Catatan suara, diketik", de: "Gesprochener Eintrag, getippt", en: "Spoken entry, typed")
    }
    var answerCheckIn: String {
        say(id: "Ceritakan ada apa", de: "Sagen, was los war", en: "Say what was going on")
    }
}

// The drawing.
extension Copy {
    var checkInChart: String { say(id: "Dari waktu ke waktu", de: "Im Verlauf", en: "Over time") }
    var spokenStep: String {
        say(id: "Suasana yang diucapkan (2–4)", de: "Gesprochene Stimmung (2–4)", en: "Spoken mood (2–4)")
    }
    /// One day, or the first and the last of several.
    func name(of days: DayRange) -> String {
        days.count == 1 ? day(days.first) : range(days.first, days.last)
    }
    func checkInDots(_ grain: CheckInGrain) -> String {
        guard grain != .each else {
            return say(
                id: "Satu titik: satu cek suasana", de: "Ein Punkt: eine Momentaufnahme",
                en: "A dot: one check-in")
        }
        return say(
            id: "Satu titik: rata-rata cek suasana \(name(of: grain))",
            de: "Ein Punkt: Durchschnitt der Momentaufnahmen \(name(of: grain))",
            en: "A dot: the average of the check-ins of \(name(of: grain))")
    }
    func spokenDiamonds(_ grain: CheckInGrain) -> String {
        let steps = say(
            id: "buruk, sedang, baik pada langkah 2, 3, 4", de: "schlecht, mittel, gut auf Stufe 2, 3, 4",
            en: "bad, medium, good at steps 2, 3, 4")
        guard grain != .each else {
            return say(
                id: "Satu wajik: satu catatan suara (\(steps))",
                de: "Eine Raute: ein gesprochener Eintrag (\(steps))",
                en: "A diamond: one spoken entry (\(steps))")
        }
        return say(
            id: "Satu wajik: rata-rata catatan suara \(name(of: grain)) (\(steps))",
            de: "Eine Raute: Durchschnitt gesprochener Einträge \(name(of: grain)) (\(steps))",
            en: "A diamond: the average of the spoken entries of \(name(of: grain)) (\(steps))")
    }
    private func name(of grain: CheckInGrain) -> String {
        switch grain {
        case .each, .day: say(id: "sehari", de: "eines Tages", en: "a day")
        case .week: say(id: "seminggu", de: "einer Woche", en: "a week")
        case .month: say(id: "sebulan", de: "eines Monats", en: "a month")
        case .years(1): say(id: "setahun", de: "eines Jahres", en: "a year")
        case .years(let years):
            say(id: "\(number(years)) tahun", de: "von \(number(years)) Jahren", en: "\(number(years)) years")
        }
    }
    /// What the drawing shows, in a sentence.
    func checkInChartText(_ review: CheckInReview) -> String {
        let taps = count(
            review.checkIns, id: "# cek suasana", de: ("# Momentaufnahme", "# Momentaufnahmen"),
            en: ("# check-in", "# check-ins"))
        let mean = review.mean.map { ", \(average) \(tenths(of: $0))" } ?? ""
        let spoken = count(
            review.spokenEntries, id: "# catatan suara",
            de: ("# gesprochener Eintrag", "# gesprochene Einträge"),
            en: ("# spoken entry", "# spoken entries"))
        let without = review.days.count - review.daysWithCheckIns
        let gaps = say(
            id: "\(number(without)) dari \(days(review.days.count)) tanpa cek suasana",
            de: "\(number(without)) von \(number(review.days.count)) Tagen ohne Momentaufnahme",
            en: "\(number(without)) of \(days(review.days.count)) without a check-in")
        return "\(taps)\(mean); \(spoken). \(gaps)."
    }
}
