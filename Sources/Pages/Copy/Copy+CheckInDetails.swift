import Wellbeing

// Words for one check-in, one spoken entry, and what becomes of them.
extension Copy {
    func checkInTitle(_ day: String) -> String {
        say(id: "Cek suasana \(day)", de: "Momentaufnahme vom \(day)", en: "Check-in of \(day)")
    }
    func spokenTitle(_ day: String) -> String {
        say(id: "Catatan suara \(day)", de: "Gesprochener Eintrag vom \(day)", en: "Spoken entry of \(day)")
    }
    var noNote: String {
        say(id: "Tanpa catatan tambahan.", de: "Ohne Worte dazu.", en: "Nothing was added.")
    }
    var noTranscript: String { say(id: "Tanpa kata-kata.", de: "Ohne Worte.", en: "Without words.") }
    var whenLabel: String { say(id: "Kapan", de: "Wann", en: "When") }
    var zoneLabel: String { say(id: "Zona waktu", de: "Zeitzone", en: "Time zone") }
    var sourceLabel: String { say(id: "Asal", de: "Anlass", en: "Opened") }
    func source(_ source: CheckIn.Source) -> String {
        switch source {
        case .manual: say(id: "dibuka sendiri", de: "von Hand", en: "by hand")
        case .notification: say(id: "dari pengingat", de: "aus einer Erinnerung", en: "from a reminder")
        }
    }
    var questionLabel: String {
        say(id: "Pertanyaan “ada apa?”", de: "Frage, was los war", en: "Question what was going on")
    }
    var wavedAway: String { say(id: "dilewati", de: "übergangen", en: "waved away") }
    var spokenIn: String { say(id: "Bahasa", de: "Sprache", en: "Language") }
    var editCheckIn: String {
        say(id: "Ubah cek suasana", de: "Momentaufnahme ändern", en: "Change the check-in")
    }
    var noteQuestion: String { say(id: "Ada apa waktu itu?", de: "Was war los?", en: "What was going on?") }
    var noteMayBeEmpty: String {
        say(id: "Boleh dikosongkan.", de: "Darf leer bleiben.", en: "It may stay empty.")
    }
    var wavedAwayChoice: String {
        say(
            id: "Jangan tanyakan lagi tentang cek ini", de: "Hierzu nicht mehr fragen",
            en: "Do not ask about this one any more")
    }
    var checkInInBin: String {
        say(
            id: "Cek suasana dipindahkan ke tempat sampah.", de: "Die Momentaufnahme liegt im Papierkorb.",
            en: "The check-in is in the bin.")
    }
    var recordingIsGone: String {
        say(
            id: "Rekaman dihapus untuk selamanya.", de: "Die Aufnahme ist endgültig gelöscht.",
            en: "The recording is gone for good.")
    }
    /// Check-ins of a week or a month on one line.
    func checkInLine(_ mean: MeanRating, isHeld: Bool) -> String {
        let number = count(
            mean.count, id: "# cek suasana", de: ("# Momentaufnahme", "# Momentaufnahmen"),
            en: ("# check-in", "# check-ins"))
        guard !isHeld else { return number }
        let value = tenths(of: mean)
        return say(
            id: "\(number), rata-rata \(value) dari 5", de: "\(number), im Schnitt \(value) von 5",
            en: "\(number), \(value) of 5 on average")
    }
    var keptRecording: String { say(id: "Rekamanmu", de: "Deine Aufnahme", en: "Your recording") }
    func recordingText(seconds: Double) -> String {
        let length = self.seconds(Int(seconds * 1_000))
        return say(
            id: "\(length), terenkripsi di jurnalmu. Hanya diputar di sini.",
            de: "\(length), verschlüsselt in deinem Tagebuch. Sie wird nur hier abgespielt.",
            en: "\(length), encrypted in your diary. It is played only here.")
    }
    var deleteRecording: String {
        say(id: "Hapus rekaman", de: "Aufnahme löschen", en: "Delete the recording")
    }
    var deleteRecordingQuestion: String {
        say(
            id: "Rekaman ini akan hilang untuk selamanya; catatannya tetap ada.",
            de: "Die Aufnahme wird endgültig gelöscht; der Eintrag bleibt.",
            en: "The recording will be gone for good; the entry stays.")
    }
}
