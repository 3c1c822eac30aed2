// Words on every page.
extension Copy {
    var productName: String { "Sela" }
    var productLine: String {
        say(
            id: "Jeda untuk perasaan dan harimu", de: "Eine Pause für dich und deinen Tag",
            en: "A pause for you and your day")
    }
    var skipToContent: String { say(id: "Langsung ke isi", de: "Zum Inhalt springen", en: "Skip to content") }
    var navigation: String { say(id: "Navigasi utama", de: "Hauptnavigation", en: "Main navigation") }
    var today: String { say(id: "Hari ini", de: "Heute", en: "Today") }
    var write: String { say(id: "Tulis", de: "Schreiben", en: "Write") }
    var journal: String { say(id: "Jurnal", de: "Tagebuch", en: "Journal") }
    var settings: String { say(id: "Pengaturan", de: "Einstellungen", en: "Settings") }
    var help: String { say(id: "Bantuan", de: "Hilfe", en: "Help") }
    var helpNow: String { say(id: "Bantuan sekarang", de: "Hilfe jetzt", en: "Help now") }
    var about: String { say(id: "Tentang Sela", de: "Über Sela", en: "About Sela") }
    var lock: String { say(id: "Kunci", de: "Sperren", en: "Lock") }
    var back: String { say(id: "Kembali", de: "Zurück", en: "Back") }
    var cancel: String { say(id: "Batal", de: "Abbrechen", en: "Cancel") }
    var save: String { say(id: "Simpan", de: "Speichern", en: "Save") }
    var undo: String { say(id: "Urungkan", de: "Rückgängig", en: "Undo") }
    var close: String { say(id: "Tutup", de: "Schließen", en: "Close") }
    var problemInTitle: String { say(id: "Perlu dilihat", de: "Bitte prüfen", en: "Please check") }
    /// The title of a page; what is wrong comes first, since a screen reader begins with it.
    func title(_ page: String, hasProblem: Bool) -> String {
        hasProblem ? "\(problemInTitle): \(page)" : page
    }

    /// The title of the browser tab.
    func windowTitle(_ page: String) -> String { "\(page) · \(productName)" }

    func message(_ notice: Notice) -> String {
        switch notice {
        case .saved: say(id: "Tersimpan.", de: "Gespeichert.", en: "Saved.")
        case .savedWithoutSome:
            say(
                id: "Tersimpan. Yang tidak cocok dengan jawaban lain dilewatkan.",
                de: "Gespeichert. Was nicht zu den anderen Antworten passte, ist weggelassen.",
                en: "Saved. What did not go with the other answers was left out.")
        case .keptWithoutSome:
            say(
                id: "Tersimpan sementara. Yang tidak cocok dengan jawaban lain dilewatkan.",
                de: "Behalten. Was nicht zu den anderen Antworten passte, ist weggelassen.",
                en: "Kept. What did not go with the other answers was left out.")
        case .checkInDeleted: checkInInBin
        case .recordingDeleted: recordingIsGone
        case .deleted, .spokenDeleted:
            say(
                id: "Catatan dipindahkan ke tempat sampah.", de: "Der Eintrag liegt im Papierkorb.",
                en: "The entry is in the bin.")
        case .restored:
            say(id: "Catatan kembali.", de: "Der Eintrag ist wieder da.", en: "The entry is back.")
        case .destroyed:
            say(
                id: "Catatan dihapus untuk selamanya.", de: "Der Eintrag ist endgültig gelöscht.",
                en: "The entry is gone for good.")
        case .discarded:
            say(id: "Tulisan dilepas.", de: "Der Text ist verworfen.", en: "The text was let go.")
        case .reopened: say(id: "Tulisan kembali.", de: "Der Text ist wieder da.", en: "The text is back.")
        case .spokenDiscarded:
            say(id: "Rekaman dibuang.", de: "Die Aufnahme ist verworfen.", en: "The recording is discarded.")
        case .recordingNotTaken:
            say(
                id:
                    "Jurnalmu terkunci, jadi rekaman tidak diterima. Buka kuncinya, lalu pilih filenya sekali lagi.",
                de:
                    "Dein Tagebuch war gesperrt, also wurde die Aufnahme nicht angenommen. Öffne es und wähle die Datei noch einmal.",
                en:
                    "Your diary was locked, so the recording was not taken. Unlock it and choose the file once more."
            )
        case .settingsSaved:
            say(id: "Pengaturan tersimpan.", de: "Einstellungen gespeichert.", en: "Settings saved.")
        case .passphraseSet:
            say(
                id: "Frasa sandi dipasang. Jurnalmu kini terkunci dengannya.",
                de: "Passphrase gesetzt. Dein Tagebuch ist jetzt damit gesichert.",
                en: "Passphrase set. Your diary is now locked with it.")
        case .passphraseRemoved:
            say(id: "Frasa sandi dilepas.", de: "Passphrase entfernt.", en: "Passphrase removed.")
        case .backupMade:
            say(
                id: "Cadangan dibuat dan diperiksa.", de: "Sicherung erstellt und geprüft.",
                en: "Backup made and checked.")
        case .corrected:
            say(
                id: "Koreksimu tersimpan.", de: "Deine Korrektur ist gespeichert.",
                en: "Your correction is saved.")
        case .readAgain: say(id: "Dibaca ulang.", de: "Noch einmal gelesen.", en: "Read again.")
        case .readingFailed: noReading
        case .searchForgotten:
            say(
                id: "Pencarian tadi sudah dilupakan. Silakan cari lagi.",
                de: "Die Suche ist schon vergessen. Such einfach noch einmal.",
                en: "That search has been forgotten. Just search again.")
        case .locked:
            say(id: "Jurnal terkunci.", de: "Das Tagebuch ist gesperrt.", en: "The diary is locked.")
        case .allDeleted:
            say(
                id: "Semuanya sudah dihapus. Kamu bisa mulai dari awal.",
                de: "Alles ist gelöscht. Du kannst neu beginnen.",
                en: "Everything is deleted. You can start afresh.")
        case .careEnded: careEndedTitle + "."
        case .careResumed: careWasResumed
        case .remindersSaved: say(id: "Waktu tersimpan.", de: "Zeiten gespeichert.", en: "Times saved.")
        case .pushRemoved:
            say(
                id: "Alamat dihapus. Tidak ada lagi yang dikirim ke sana.",
                de: "Adresse gelöscht. Dorthin wird nichts mehr gesendet.",
                en: "Address forgotten. Nothing is sent there any more.")
        case .checkedIn(_, let rating): checkedIn(rating)
        case .checkInUndone: checkInUndone
        case .checkInTooLate: checkInTooLate
        case .checkInAnswered: checkInAnswered
        case .checkInDismissed: checkInDismissed
        case .checkInGone: checkInGone
        default: modelMessage(notice)
        }
    }

    private func modelMessage(_ notice: Notice) -> String {
        switch notice {
        case .noModelChosen:
            say(
                id: "Sela sekarang bekerja tanpa model.", de: "Sela geht jetzt ohne Modell.",
                en: "Sela now goes without a model.")
        case .modelRemoved: say(id: "Model dihapus.", de: "Modell entfernt.", en: "Model removed.")
        case .keyForgotten: say(id: "Kunci dilupakan.", de: "Schlüssel vergessen.", en: "Key forgotten.")
        case .answerKept:
            say(id: "Jawabanmu tersimpan.", de: "Deine Antwort ist gespeichert.", en: "Your answer is kept.")
        case .tokenRemoved: say(id: "Token dihapus.", de: "Token entfernt.", en: "Token removed.")
        case .consentsRevoked:
            say(
                id: "Semua persetujuan ditarik.", de: "Alle Zustimmungen sind zurückgenommen.",
                en: "All consents are revoked.")
        default:
            say(
                id: "Pilihanmu tersimpan. Coba sekali agar yakin.",
                de: "Deine Auswahl ist gespeichert. Probier sie gleich aus.",
                en: "Your choice is saved. Try it once to be sure.")
        }
    }
}
