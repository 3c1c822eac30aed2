public import Wellbeing

// Words for looking back: weeks, months, days and their reports.
extension Copy {
    var history: String { say(id: "Riwayat", de: "Rückblick", en: "History") }
    var earlierWeeks: String { say(id: "Minggu-minggu lalu", de: "Frühere Wochen", en: "Earlier weeks") }
    var months: String { say(id: "Bulan", de: "Monate", en: "Months") }
    var emptyHistory: String {
        say(
            id: "Belum ada yang bisa dilihat kembali", de: "Noch gibt es nichts zum Zurückschauen",
            en: "Nothing to look back on yet")
    }
    var emptyHistoryText: String {
        say(
            id: "Setelah catatan pertamamu, minggu dan bulanmu muncul di sini.",
            de: "Nach deinem ersten Eintrag erscheinen hier deine Wochen und Monate.",
            en: "After your first entry your weeks and months appear here.")
    }
    var noEntriesYet: String {
        say(
            id: "Belum ada catatan minggu ini.", de: "Noch kein Eintrag in dieser Woche.",
            en: "No entry this week yet.")
    }
    func daysOf(_ days: Int, _ all: Int) -> String {
        say(
            id: "\(number(days))/\(number(all)) hari", de: "\(number(days))/\(number(all)) Tagen",
            en: "\(number(days))/\(number(all)) days")
    }
    /// Days with entries of all days, such as `4/7 days · 6 entries`.
    func glance(days: Int, of all: Int, entries count: Int) -> String {
        let on = say(id: "\(daysOf(days, all))", de: "an \(daysOf(days, all))", en: "\(daysOf(days, all))")
        return "\(on) · \(entries(count))"
    }
    public func name(of period: Period) -> String {
        switch period {
        case .week(let week): range(week.first, week.last)
        case .month(let month): monthAndYear(month)
        }
    }
    func heading(of period: Period) -> String {
        switch period {
        case .week: say(id: "Minggu", de: "Woche", en: "Week")
        case .month: say(id: "Bulan", de: "Monat", en: "Month")
        }
    }
    func previous(_ period: Period) -> String {
        switch period {
        case .week: say(id: "Minggu sebelumnya", de: "Woche davor", en: "Week before")
        case .month: say(id: "Bulan sebelumnya", de: "Monat davor", en: "Month before")
        }
    }
    func next(_ period: Period) -> String {
        switch period {
        case .week: say(id: "Minggu berikutnya", de: "Woche danach", en: "Week after")
        case .month: say(id: "Bulan berikutnya", de: "Monat danach", en: "Month after")
        }
    }
    func nothingWritten(in period: Period) -> String {
        switch period {
        case .week:
            say(
                id: "Tidak ada catatan minggu ini", de: "Kein Eintrag in dieser Woche",
                en: "No entry in this week")
        case .month:
            say(
                id: "Tidak ada catatan bulan ini", de: "Kein Eintrag in diesem Monat",
                en: "No entry in this month")
        }
    }
    var nothingWrittenText: String {
        say(
            id: "Hari tanpa catatan bukan hari yang hilang.",
            de: "Tage ohne Eintrag sind keine verlorenen Tage.",
            en: "Days without an entry are not lost days.")
    }
    var story: String {
        say(id: "Cerita minggu ini", de: "Die Woche als Geschichte", en: "The week as a story")
    }
    var report: String { say(id: "Laporan emosi", de: "Gefühlsbericht", en: "Emotion report") }
    var dayByDay: String { say(id: "Hari demi hari", de: "Tag für Tag", en: "Day by day") }
    public var heldText: String {
        say(
            id: "Untuk beberapa hari ini Sela tidak menilai suasana hati. Catatanmu tetap ada.",
            de: "Für diese Tage fasst Sela keine Stimmungen zusammen. Deine Einträge sind da.",
            en: "For these days Sela sums up no moods. Your entries are all here.")
    }
    var looking: String { say(id: "Sekilas", de: "Im Überblick", en: "At a glance") }
    var topics: String { say(id: "Tentang apa", de: "Worum es ging", en: "What it was about") }
    var words: String {
        say(id: "Kata yang menonjol", de: "Wörter, die auffallen", en: "Words that stand out")
    }
    var moments: String { say(id: "Saat yang berkesan", de: "Besondere Momente", en: "Memorable moments") }
    var quote: String { say(id: "Dari tulisanmu", de: "Aus deinen Worten", en: "In your words") }
    var improvements: String { say(id: "Yang terasa baik", de: "Was gutgetan hat", en: "What went well") }
    var numbers: String { say(id: "Angka", de: "Zahlen", en: "Numbers") }
    var entriesLabel: String { say(id: "Catatan", de: "Einträge", en: "Entries") }
    var daysLabel: String { say(id: "Hari dengan catatan", de: "Tage mit Eintrag", en: "Days with entries") }
    var wordsLabel: String { say(id: "Kata yang ditulis", de: "Geschriebene Wörter", en: "Words written") }
    var deeperLabelShort: String { say(id: "Ditulis lebih dalam", de: "Tiefer gegangen", en: "Went deeper") }
    var repliesLabel: String { say(id: "Balasan disimpan", de: "Behaltene Antworten", en: "Replies kept") }
    var shareTitle: String { say(id: "Untuk dibagikan", de: "Zum Weitergeben", en: "To share") }
    var shareHint: String {
        say(
            id: "Sela tidak mengirim apa pun. Salin teks ini kalau kamu ingin membagikannya.",
            de: "Sela verschickt nichts. Kopiere den Text, wenn du ihn weitergeben magst.",
            en: "Sela sends nothing. Copy the text if you like to pass it on.")
    }
    var shareLabel: String {
        say(id: "Teks ringkasan", de: "Text der Zusammenfassung", en: "Text of the summary")
    }
    var sameWeek: String {
        say(id: "Dari minggu yang sama", de: "Aus derselben Woche", en: "From the same week")
    }
    var toTheDay: String { say(id: "Lihat harinya", de: "Den Tag ansehen", en: "See the day") }
    var toTheWeekOfEntry: String {
        say(id: "Lihat minggunya", de: "Die Woche ansehen", en: "See the week")
    }
    var comparison: String {
        say(id: "Dibanding sebelumnya", de: "Gegenüber davor", en: "Compared with before")
    }
    func reason(_ reason: MemorableMoment.Reason) -> String {
        switch reason {
        case .lightest: say(id: "Saat paling ringan", de: "Der leichteste Moment", en: "The lightest moment")
        case .heaviest: say(id: "Saat paling berat", de: "Der schwerste Moment", en: "The heaviest moment")
        case .deepest:
            say(id: "Tulisan paling dalam", de: "Am tiefsten gegangen", en: "Where you went deepest")
        case .longest: say(id: "Tulisan terpanjang", de: "Der längste Text", en: "The longest text")
        }
    }
    func tooFew(_ read: Int) -> String {
        count(
            read,
            id:
                "Laporan emosi perlu sedikitnya \(number(EmotionReport.fewestEntries)) catatan yang terbaca; baru ada #.",
            de: (
                "Ein Gefühlsbericht braucht mindestens \(number(EmotionReport.fewestEntries)) gelesene Einträge; hier ist es #.",
                "Ein Gefühlsbericht braucht mindestens \(number(EmotionReport.fewestEntries)) gelesene Einträge; hier sind es #."
            ),
            en: (
                "An emotion report needs at least \(number(EmotionReport.fewestEntries)) entries that were read; here is #.",
                "An emotion report needs at least \(number(EmotionReport.fewestEntries)) entries that were read; here are #."
            ))
    }
    func clearEntries(_ decided: Int) -> String {
        count(
            decided, id: "# catatan dengan emosi yang jelas",
            de: ("# Eintrag mit klarem Gefühl", "# Einträge mit klarem Gefühl"),
            en: ("# entry with a clear emotion", "# entries with a clear emotion"))
    }
    func unclearEntries(_ number: Int) -> String {
        count(
            number, id: "# belum jelas", de: ("# nicht eindeutig", "# nicht eindeutig"),
            en: ("# unclear", "# unclear"))
    }
    func unreadEntries(_ number: Int) -> String {
        count(
            number, id: "# belum dibaca", de: ("# nicht gelesen", "# nicht gelesen"),
            en: ("# not read", "# not read"))
    }
    func correctedEntries(_ number: Int) -> String {
        count(
            number, id: "# dikoreksi olehmu", de: ("# von dir korrigiert", "# von dir korrigiert"),
            en: ("# corrected by you", "# corrected by you"))
    }
    func daysFelt(_ days: Int) -> String {
        count(days, id: "pada # hari", de: ("an # Tag", "an # Tagen"), en: ("on # day", "on # days"))
    }
    func percentage(_ percent: Int) -> String { self.percent(Double(percent) / 100) }
    var reportNote: String {
        say(
            id: "Dibaca oleh model kecil di komputermu; koreksimu selalu didahulukan.",
            de: "Gelesen von einem kleinen Modell auf deinem Rechner; deine Korrekturen gehen vor.",
            en: "Read by a small model on your own computer; your corrections come first.")
    }
    var noComparison: String {
        say(
            id: "Untuk membandingkan, kedua masa perlu cukup catatan.",
            de: "Für einen Vergleich braucht es in beiden Zeiträumen genug Einträge.",
            en: "A comparison needs enough entries in both periods.")
    }
    var noEntryOnDay: String {
        say(
            id: "Tidak ada catatan pada hari ini.", de: "Kein Eintrag an diesem Tag.",
            en: "No entry on this day.")
    }
    var chooseDay: String { say(id: "Pilih hari", de: "Tag wählen", en: "Choose a day") }
    func card(_ number: Int, of all: Int) -> String {
        say(
            id: "Kartu \(number) dari \(all)", de: "Karte \(number) von \(all)",
            en: "Card \(number) of \(all)")
    }
    var nextCard: String { say(id: "Kartu berikutnya", de: "Nächste Karte", en: "Next card") }
    var previousCard: String { say(id: "Kartu sebelumnya", de: "Vorige Karte", en: "Card before") }
    var toTheWeek: String { say(id: "Kembali ke minggunya", de: "Zurück zur Woche", en: "Back to the week") }
    func wholeWeek(_ range: String) -> String {
        say(id: "Minggu \(range)", de: "Woche \(range)", en: "Week \(range)")
    }
    var openEntry: String { say(id: "Buka catatan", de: "Eintrag öffnen", en: "Open the entry") }
    var takeAlong: String { say(id: "Untuk dibawa", de: "Zum Mitnehmen", en: "To take along") }
    var oneMoment: String { say(id: "Satu saat", de: "Ein Moment", en: "One moment") }
    func unclearBeside(_ number: Int) -> String {
        say(
            id: "dan \(unclearEntries(number))", de: "dazu \(unclearEntries(number))",
            en: "and \(unclearEntries(number))")
    }
    var toTheWeekPage: String { say(id: "Lihat minggu ini", de: "Woche ansehen", en: "See the week") }
    var noEarlierWeek: String {
        say(
            id: "Belum ada minggu sebelumnya.", de: "Noch keine früheren Wochen.", en: "No earlier weeks yet."
        )
    }
    func reportTitle(_ name: String) -> String { "\(report) · \(name)" }
    func storyTitle(_ name: String) -> String { "\(story) · \(name)" }
    var daysFeltTitle: String { say(id: "Hari-harinya", de: "An wie vielen Tagen", en: "On how many days") }
    var what: String { say(id: "Apa", de: "Was", en: "What") }
    var meanMood: String { say(id: "Suasana hati (1–5)", de: "Stimmung (1–5)", en: "Mood (1–5)") }
    func wordsWritten(_ words: Int) -> String {
        count(
            words, id: "# kata ditulis", de: ("# Wort geschrieben", "# Wörter geschrieben"),
            en: ("# word written", "# words written"))
    }
    func dayOfWeek(_ day: LocalDay, _ number: Int) -> String { "\(longDay(day)): \(entries(number))" }
}
