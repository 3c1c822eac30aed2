public import Wellbeing

// Words of check-ins.
extension Copy {
    /// The five steps of a check-in; the reflective scale has words of its own.
    public func rating(_ mood: Mood) -> String {
        switch mood {
        case .heavy: say(id: "Sangat buruk", de: "Sehr schlecht", en: "Very bad")
        case .low: say(id: "Buruk", de: "Schlecht", en: "Bad")
        case .neutral: say(id: "Sedang", de: "Mittel", en: "Medium")
        case .okay: say(id: "Baik", de: "Gut", en: "Good")
        case .light: say(id: "Sangat baik", de: "Sehr gut", en: "Very good")
        }
    }

    var checkIn: String { say(id: "Cek suasana", de: "Momentaufnahme", en: "Check-in") }
    var quickActions: String { say(id: "Langsung", de: "Gleich", en: "At once") }
    var speak: String { say(id: "Bicara", de: "Sprechen", en: "Speak") }
    var checkInQuestion: String {
        say(id: "Bagaimana keadaanmu sekarang?", de: "Wie geht es dir gerade?", en: "How are you just now?")
    }
    var checkInHint: String {
        say(id: "Satu ketukan sudah cukup.", de: "Ein Tipp genügt.", en: "One tap is enough.")
    }
    var followUpTitle: String {
        say(id: "Apa yang sedang terjadi?", de: "Was war da los?", en: "What was going on?")
    }
    func followUpOf(_ clock: String) -> String {
        say(id: "Pukul \(clock) kamu memilih", de: "Um \(clock) hast du gewählt", en: "At \(clock) you chose")
    }
    var noteHint: String {
        say(
            id: "Beberapa kata saja cukup.", de: "Ein paar Worte genügen.", en: "A few words are enough.")
    }
    var notTodayAnyMore: String {
        say(id: "Tidak hari ini", de: "Heute nicht mehr", en: "Not today any more")
    }
    var lastSevenDays: String {
        say(id: "Tujuh hari terakhir", de: "Die letzten sieben Tage", en: "The last seven days")
    }
    var noCheckIns: String {
        say(
            id: "Belum ada cek suasana.", de: "Noch keine Momentaufnahmen.", en: "No check-ins yet.")
    }

    /// The average with the number of check-ins that it is of.
    func checkInAverage(_ mean: Double, of number: Int) -> String {
        let value = tenths(mean)
        let checkIns = count(
            number, id: "# cek suasana", de: ("# Momentaufnahme", "# Momentaufnahmen"),
            en: ("# check-in", "# check-ins"))
        return say(
            id: "Rata-rata \(value) dari 5, dari \(checkIns).",
            de: "Im Schnitt \(value) von 5, aus \(checkIns).",
            en: "\(value) of 5 on average, from \(checkIns).")
    }

    /// A day of the summary, read out.
    func checkInDay(_ day: CheckInDays.Day) -> String {
        guard let mean = day.mean else {
            return say(
                id: "\(weekday(day.day)): tidak ada", de: "\(weekday(day.day)): nichts",
                en: "\(weekday(day.day)): nothing")
        }
        return "\(weekday(day.day)): \(checkInAverage(mean, of: day.count))"
    }

    /// What a notice says of a check-in.
    func checkedIn(_ rating: Mood) -> String {
        let word = self.rating(rating)
        return say(id: "Tercatat: \(word).", de: "Notiert: \(word).", en: "Noted: \(word).")
    }
    var checkInUndone: String {
        say(id: "Dibatalkan.", de: "Zurückgenommen.", en: "Taken back.")
    }
    var checkInTooLate: String {
        say(
            id: "Sudah lewat \(CheckIn.secondsToUndo) detik. Di Riwayat kamu masih bisa menghapusnya.",
            de:
                "Das ist länger als \(CheckIn.secondsToUndo) Sekunden her. Im Rückblick kannst du sie löschen.",
            en: "That is more than \(CheckIn.secondsToUndo) seconds ago. In History you can delete it.")
    }
    var checkInAnswered: String {
        say(id: "Kata-katamu tersimpan.", de: "Deine Worte sind gespeichert.", en: "Your words are saved.")
    }
    var checkInDismissed: String {
        say(
            id: "Baik. Tentang ini tidak ditanyakan lagi.", de: "In Ordnung. Danach wird nicht mehr gefragt.",
            en: "All right. You will not be asked about it again.")
    }
    var checkInGone: String {
        say(
            id: "Cek suasana itu sudah tidak ada. Kata-katamu ada di sini.",
            de: "Diese Momentaufnahme gibt es nicht mehr. Deine Worte stehen hier.",
            en: "That check-in is no longer there. Your words are here.")
    }

    func message(_ problem: CheckInProblem) -> (message: String, hint: String) {
        switch problem {
        case .rating:
            (
                say(
                    id: "Nilainya harus dari 1 sampai 5.", de: "Die Wertung geht von 1 bis 5.",
                    en: "A rating goes from 1 to 5."),
                say(
                    id: "Ketuk salah satu dari lima wajah.", de: "Tippe auf eines der fünf Gesichter.",
                    en: "Tap one of the five faces.")
            )
        case .future:
            (
                say(
                    id: "Saat itu belum tiba.", de: "Dieser Moment liegt noch vor dir.",
                    en: "That moment is still to come."),
                say(
                    id: "Periksa jam komputer ini.", de: "Prüfe die Uhr dieses Rechners.",
                    en: "Check the clock of this computer.")
            )
        case .emptyNote:
            (
                say(
                    id: "Belum ada tulisan.", de: "Hier steht noch nichts.", en: "There is nothing here yet."),
                say(
                    id: "Satu kata sudah cukup, atau pilih “\(notTodayAnyMore)”.",
                    de: "Ein Wort genügt, oder wähle „\(notTodayAnyMore)“.",
                    en: "One word is enough, or choose “\(notTodayAnyMore)”.")
            )
        case .longNote:
            (
                say(
                    id: "Catatan ini lebih dari \(number(CheckIn.acceptedNote.upperBound)) karakter.",
                    de: "Die Notiz hat mehr als \(number(CheckIn.acceptedNote.upperBound)) Zeichen.",
                    en: "This note is over \(number(CheckIn.acceptedNote.upperBound)) characters."),
                say(
                    id: "Semuanya masih ada di bawah. Tulis yang panjang sebagai catatan jurnal.",
                    de: "Alles steht noch da. Für Längeres ist ein Eintrag im Tagebuch da.",
                    en: "All of it is still below. For longer words there is the journal.")
            )
        case .answered:
            (
                say(
                    id: "Di sini sudah ada catatan lain.", de: "Hier steht schon eine andere Notiz.",
                    en: "There is another note here already."),
                say(
                    id: "Simpan sekali lagi untuk menggantinya.",
                    de: "Speichere noch einmal, um sie zu ersetzen.", en: "Save once more to replace it.")
            )
        case .storage(let problem): message(problem)
        }
    }
}
