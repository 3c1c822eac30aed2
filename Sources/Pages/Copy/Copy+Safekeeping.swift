import Wellbeing

// Words for backups, the recovery code, and deleting everything.
extension Copy {
    var backups: String { say(id: "Cadangan", de: "Sicherungen", en: "Backups") }
    var backupsMade: String { say(id: "Cadangan yang ada", de: "Vorhandene Sicherungen", en: "Backups made") }
    var backupsText: String {
        say(
            id:
                "Terenkripsi seperti jurnalmu. Setiap cadangan dibuka lagi untuk diperiksa sebelum dianggap selesai.",
            de:
                "Verschlüsselt wie dein Tagebuch. Jede Sicherung wird zur Probe geöffnet, bevor sie als fertig gilt.",
            en: "Encrypted like your diary. Each backup is opened again as a check before it counts as done.")
    }
    var backupFolder: String { say(id: "Folder", de: "Ordner", en: "Folder") }
    var makeBackup: String { say(id: "Buat cadangan sekarang", de: "Jetzt sichern", en: "Back up now") }
    var dailyBackup: String {
        say(
            id: "Cadangan otomatis setiap hari", de: "Jeden Tag automatisch sichern",
            en: "Back up by itself each day")
    }
    var backupsKept: String {
        say(
            id: "Cadangan harian yang disimpan", de: "So viele Tagessicherungen behalten",
            en: "Daily backups to keep")
    }
    var backupsKeptHint: String {
        say(
            id: "1 sampai 365. Selain itu satu per minggu disimpan selama sepuluh minggu.",
            de: "1 bis 365. Dazu bleibt zehn Wochen lang eine pro Woche.",
            en: "1 to 365. One a week stays for ten weeks beyond them.")
    }
    var proved: String { say(id: "diperiksa", de: "geprüft", en: "checked") }
    var notProved: String { say(id: "belum diperiksa", de: "nicht geprüft", en: "not checked") }

    var recoveryCode: String { say(id: "Kode pemulihan", de: "Wiederherstellungscode", en: "Recovery code") }
    var recoveryCodeText: String {
        say(
            id: "Kode ini membuka jurnalmu bila frasa sandi terlupa. Ia hanya ditampilkan sekali.",
            de:
                "Mit diesem Code öffnest du dein Tagebuch, wenn die Passphrase vergessen ist. Er wird nur ein Mal gezeigt.",
            en: "This code opens your diary if the passphrase is forgotten. It is shown only once.")
    }
    var isMade: String { say(id: "sudah dibuat", de: "vorhanden", en: "made") }
    var isNotMade: String { say(id: "belum dibuat", de: "noch keiner", en: "none yet") }
    var makeRecoveryCode: String {
        say(id: "Buat kode pemulihan", de: "Code erstellen", en: "Make a recovery code")
    }
    var newRecoveryCodeHint: String {
        say(
            id: "Kode yang pernah dibuat tidak berlaku lagi setelah ini.",
            de: "Ein früherer Code gilt danach nicht mehr.", en: "A code made before stops working then.")
    }
    var writeItDown: String {
        say(
            id: "Tulis atau cetak sekarang, lalu simpan di tempat yang aman, bukan di komputer ini.",
            de: "Schreib ihn jetzt auf oder drucke ihn und bewahre ihn sicher auf, nicht auf diesem Rechner.",
            en: "Write it down or print it now, and keep it somewhere safe, not on this computer.")
    }
    var printIt: String { say(id: "Cetak", de: "Drucken", en: "Print") }
    var haveIt: String { say(id: "Sudah kusimpan", de: "Ich habe ihn notiert", en: "I have written it down") }

    var deleteEverything: String { say(id: "Hapus semuanya", de: "Alles löschen", en: "Delete everything") }
    var deleteEverythingText: String {
        say(
            id:
                "Semua catatan, tulisan yang belum selesai, tempat sampah, pengaturan, kunci, dan cadangan di folder cadangan akan dihapus dari komputer ini. Tidak ada jalan kembali.",
            de:
                "Alle Einträge, angefangene Texte, der Papierkorb, Einstellungen, Schlüssel und die Sicherungen im Sicherungsordner werden von diesem Rechner gelöscht. Es gibt kein Zurück.",
            en:
                "All entries, unfinished texts, the bin, settings, keys and the backups in the backup folder are deleted from this computer. There is no way back."
        )
    }
    /// What has to be typed to delete everything.
    public var deletionWord: String { say(id: "HAPUS", de: "LÖSCHEN", en: "DELETE") }
    /// Whether `typed` is the word, in whichever of the languages, in capitals or not.
    public static func confirmsDeletion(_ typed: String) -> Bool {
        let word = typed.filter { !$0.isWhitespace }.uppercased()
        return Language.allCases.contains { Copy($0).deletionWord == word }
    }

    var typeDeletionWord: String {
        say(
            id: "Ketik \(deletionWord) untuk melanjutkan", de: "Gib \(deletionWord) ein, um fortzufahren",
            en: "Type \(deletionWord) to go on")
    }
    var keepEverything: String {
        say(id: "Tidak, biarkan", de: "Nein, alles behalten", en: "No, keep it all")
    }

    func message(_ problem: SettingsProblem) -> String {
        switch problem {
        case .passphrasesDiffer:
            say(
                id: "Kedua frasa sandi tidak sama. Ketik sekali lagi.",
                de: "Die beiden Eingaben sind verschieden. Tippe sie noch einmal.",
                en: "The two are not the same. Type them once more.")
        case .passphraseTooShort:
            say(
                id: "Terlalu pendek: sedikitnya 8 karakter.", de: "Zu kurz: mindestens 8 Zeichen.",
                en: "Too short: at least 8 characters.")
        case .wrongPassphrase:
            say(
                id: "Frasa sandi sekarang tidak cocok. Tidak ada yang berubah.",
                de: "Die jetzige Passphrase stimmt nicht. Es wurde nichts geändert.",
                en: "The current passphrase does not match. Nothing was changed.")
        case .dayStart:
            say(
                id: "Hari bisa dimulai antara 00.00 dan 06.00.",
                de: "Der Tag kann zwischen 00:00 und 06:00 beginnen.",
                en: "The day can begin between 00:00 and 06:00.")
        case .idleLock:
            say(
                id: "Pilih 1 sampai 720 menit.", de: "Wähle 1 bis 720 Minuten.",
                en: "Choose 1 to 720 minutes.")
        case .backupsKept:
            say(
                id: "Pilih 1 sampai 365 cadangan.", de: "Wähle 1 bis 365 Sicherungen.",
                en: "Choose 1 to 365 backups.")
        case .notSaved:
            say(
                id: "Pengaturan belum tersimpan. Coba lagi.",
                de: "Die Einstellungen sind nicht gespeichert. Versuch es noch einmal.",
                en: "The settings are not saved. Try again.")
        case .backupFailed:
            say(
                id: "Cadangan gagal dibuat. Periksa folder dan ruang disk.",
                de: "Die Sicherung ist nicht gelungen. Prüfe Ordner und freien Platz.",
                en: "The backup failed. Check the folder and the free space.")
        case .confirmationWrong:
            say(
                id: "Katanya belum cocok. Tidak ada yang dihapus.",
                de: "Das Wort stimmt nicht. Es wurde nichts gelöscht.",
                en: "That is not the word. Nothing was deleted.")
        case .passphraseNeeded:
            say(
                id: "Pasang frasa sandi dulu.", de: "Setze zuerst eine Passphrase.",
                en: "Set a passphrase first.")
        }
    }
}
