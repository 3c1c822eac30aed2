// What the commands say while they work. Lower case, no full stop.
extension CommandCopy {
    public static let entrySaved = CommandCopy(
        english: "saved",
        german: "gespeichert",
        indonesian: "tersimpan")
    public static let draftKept = CommandCopy(
        english: "the text is kept as a draft; `sela serve` shows it",
        german: "der Text ist als Entwurf aufbewahrt; `sela serve` zeigt ihn",
        indonesian: "teks disimpan sebagai draf; `sela serve` menampilkannya")
    public static func textKept(at path: String) -> CommandCopy {
        CommandCopy(
            english: "your text is in \(path)",
            german: "dein Text ist in \(path)",
            indonesian: "teksmu ada di \(path)")
    }

    public static let textLost = CommandCopy(
        english: "your text could not be kept anywhere; it is printed on standard output",
        german: "dein Text ließ sich nirgends aufbewahren; er steht in der Standardausgabe",
        indonesian: "teksmu tidak bisa disimpan di mana pun; teks dicetak di keluaran standar")
    public static func moreFollow(_ command: String) -> CommandCopy {
        CommandCopy(
            english: "more: \(command)",
            german: "weiter: \(command)",
            indonesian: "lanjut: \(command)")
    }

    public static let nothingFound = CommandCopy(
        english: "nothing found",
        german: "nichts gefunden",
        indonesian: "tidak ada yang cocok")
    public static let noEntries = CommandCopy(
        english: "no entries yet",
        german: "noch keine Einträge",
        indonesian: "belum ada catatan")
    public static let binIsEmpty = CommandCopy(
        english: "the bin is empty",
        german: "der Papierkorb ist leer",
        indonesian: "tempat sampah kosong")
    public static func diaryBegun(in folder: String) -> CommandCopy {
        CommandCopy(
            english: "a new diary was begun in \(folder)",
            german: "ein neues Tagebuch ist begonnen in \(folder)",
            indonesian: "jurnal baru dimulai di \(folder)")
    }

    /// - Parameter way: the command that brings it back.
    public static func deleted(_ way: String) -> CommandCopy {
        CommandCopy(
            english: "deleted; `\(way)` brings it back for 30 days",
            german: "gelöscht; `\(way)` holt es 30 Tage lang zurück",
            indonesian: "dihapus; `\(way)` mengembalikannya selama 30 hari")
    }
    public static let entriesRestored = CommandCopy(
        english: "brought back",
        german: "zurückgeholt",
        indonesian: "dikembalikan")
    public static let entriesDestroyed = CommandCopy(
        english: "destroyed",
        german: "vernichtet",
        indonesian: "dimusnahkan")
    public static let everythingDeleted = CommandCopy(
        english: "everything is deleted",
        german: "alles ist gelöscht",
        indonesian: "semuanya dihapus")
    public static func confirmEverything(_ word: String) -> CommandCopy {
        CommandCopy(
            english: """
                this destroys the whole diary, its keys, drafts and backups in the data folder. Type \
                "\(word)" to go on: 
                """,
            german: """
                das vernichtet das ganze Tagebuch, seine Schlüssel, Entwürfe und Sicherungen im Datenordner. \
                Gib „\(word)“ ein, um fortzufahren: 
                """,
            indonesian: """
                ini memusnahkan seluruh jurnal, kunci, draf, dan cadangan di folder data. Ketik \
                "\(word)" untuk melanjutkan: 
                """)
    }

    public static let notConfirmed = CommandCopy(
        english: "not confirmed; nothing was deleted",
        german: "nicht bestätigt; nichts wurde gelöscht",
        indonesian: "tidak dikonfirmasi; tidak ada yang dihapus")
    public static let notConfirmedHint = CommandCopy(
        english: "type the word as shown, or give it on --confirm-fd",
        german: "gib das Wort wie gezeigt ein oder über --confirm-fd",
        indonesian: "ketik katanya persis, atau berikan lewat --confirm-fd")
    public static let askPassphrase = CommandCopy(
        english: "passphrase: ",
        german: "Passphrase: ",
        indonesian: "frasa sandi: ")
    public static let askNewPassphrase = CommandCopy(
        english: "new passphrase: ",
        german: "neue Passphrase: ",
        indonesian: "frasa sandi baru: ")
    public static let askNewPassphraseAgain = CommandCopy(
        english: "new passphrase again: ",
        german: "neue Passphrase noch einmal: ",
        indonesian: "frasa sandi baru sekali lagi: ")
    public static let askRecoveryCode = CommandCopy(
        english: "recovery code: ",
        german: "Wiederherstellungscode: ",
        indonesian: "kode pemulihan: ")
    public static let askBackupPassphrase = CommandCopy(
        english: "passphrase of the backup: ",
        german: "Passphrase der Sicherung: ",
        indonesian: "frasa sandi cadangan: ")
    public static let wrongTryAgain = CommandCopy(
        english: "that does not open it; try again",
        german: "das öffnet es nicht; noch einmal",
        indonesian: "itu tidak membukanya; coba lagi")
    public static let passphrasesDiffer = CommandCopy(
        english: "the two passphrases differ; nothing was changed",
        german: "die beiden Passphrasen sind verschieden; nichts wurde geändert",
        indonesian: "kedua frasa sandi berbeda; tidak ada yang berubah")
    public static let passphrasesDifferHint = CommandCopy(
        english: "try again",
        german: "versuch es noch einmal",
        indonesian: "coba lagi")
    public static let noTerminal = CommandCopy(
        english: "there is no terminal to ask on",
        german: "es gibt kein Terminal, um zu fragen",
        indonesian: "tidak ada terminal untuk bertanya")
    public static let secretMissing = CommandCopy(
        english: "--passphrase-fd ended before a passphrase came",
        german: "--passphrase-fd endete, bevor eine Passphrase kam",
        indonesian: "--passphrase-fd berakhir sebelum ada frasa sandi")
    public static let secretMissingHint = CommandCopy(
        english: "give one passphrase a line, in the order in which they are asked",
        german: "gib eine Passphrase je Zeile, in der Reihenfolge der Fragen",
        indonesian: "beri satu frasa sandi per baris, sesuai urutan pertanyaan")
    public static let cancelled = CommandCopy(
        english: "cancelled; nothing was changed",
        german: "abgebrochen; nichts wurde geändert",
        indonesian: "dibatalkan; tidak ada yang berubah")
    public static let cancelledHint = CommandCopy(
        english: "run it again when you like",
        german: "ruf es wieder auf, wann du magst",
        indonesian: "jalankan lagi kapan pun kamu mau")
    public static let passphraseSet = CommandCopy(
        english: """
            the passphrase is set; without it or the recovery code nobody can open the diary, not even \
            you
            """,
        german: """
            die Passphrase ist gesetzt; ohne sie oder den Wiederherstellungscode kann niemand das \
            Tagebuch öffnen, auch du nicht
            """,
        indonesian: """
            frasa sandi terpasang; tanpa itu atau kode pemulihan, tak seorang pun bisa membuka jurnal, \
            kamu pun tidak
            """)
    public static let passphraseRemoved = CommandCopy(
        english: "the passphrase is removed; a key file on this machine opens the diary",
        german: """
            die Passphrase ist entfernt; eine Schlüsseldatei auf diesem Rechner öffnet das Tagebuch
            """,
        indonesian: "frasa sandi dihapus; berkas kunci di mesin ini membuka jurnal")
    public static let passphraseAlreadySet = CommandCopy(
        english: "a passphrase is set already",
        german: "eine Passphrase ist schon gesetzt",
        indonesian: "frasa sandi sudah terpasang")
    public static let passphraseAlreadySetHint = CommandCopy(
        english: "`sela passphrase change` changes it",
        german: "`sela passphrase change` ändert sie",
        indonesian: "`sela passphrase change` menggantinya")
    public static let passphraseNotSet = CommandCopy(
        english: "no passphrase is set",
        german: "keine Passphrase ist gesetzt",
        indonesian: "belum ada frasa sandi")
    public static let passphraseNotSetHint = CommandCopy(
        english: "`sela passphrase set` sets one",
        german: "`sela passphrase set` setzt eine",
        indonesian: "`sela passphrase set` memasangnya")
    public static let recoveryCodeShown = CommandCopy(
        english: "write it down and keep it apart from this machine; it is not shown again",
        german: """
            schreib ihn auf und bewahr ihn getrennt von diesem Rechner; er wird nicht noch einmal \
            gezeigt
            """,
        indonesian: "catat dan simpan terpisah dari mesin ini; kode tidak ditampilkan lagi")
    public static let keyringUsed = CommandCopy(
        english: "the keyring opens the diary as well",
        german: "der Schlüsselbund öffnet das Tagebuch auch",
        indonesian: "keyring juga membuka jurnal")
    public static let keyringUnused = CommandCopy(
        english: "the keyring no longer opens the diary",
        german: "der Schlüsselbund öffnet das Tagebuch nicht mehr",
        indonesian: "keyring tidak lagi membuka jurnal")
    public static let diaryNowLocked = CommandCopy(
        english: "locked",
        german: "gesperrt",
        indonesian: "terkunci")
    public static let lockNeedsPassphrase = CommandCopy(
        english: "without a passphrase there is nothing to lock",
        german: "ohne Passphrase gibt es nichts zu sperren",
        indonesian: "tanpa frasa sandi, tidak ada yang dikunci")
    public static let diaryNowOpen = CommandCopy(
        english: "unlocked",
        german: "entsperrt",
        indonesian: "kunci terbuka")
    public static let nothingToUnlock = CommandCopy(
        english: "no passphrase is set; the diary opens by itself",
        german: "keine Passphrase ist gesetzt; das Tagebuch öffnet sich von selbst",
        indonesian: "tidak ada frasa sandi; jurnal terbuka sendiri")
    public static let backingUp = CommandCopy(
        english: "making a backup and proving it",
        german: "die Sicherung wird gemacht und geprüft",
        indonesian: "membuat cadangan dan membuktikannya")
    public static let noBackups = CommandCopy(
        english: "no backups yet",
        german: "noch keine Sicherungen",
        indonesian: "belum ada cadangan")
    public static let fileExists = CommandCopy(
        english: "that file exists",
        german: "diese Datei gibt es schon",
        indonesian: "berkas itu sudah ada")
    public static let fileExistsHint = CommandCopy(
        english: "name another, or replace it with --force",
        german: "nenne eine andere oder ersetze sie mit --force",
        indonesian: "sebut yang lain, atau timpa dengan --force")
    public static let copyFailed = CommandCopy(
        english: "the backup is made but could not be copied there",
        german: "die Sicherung ist gemacht, ließ sich aber nicht dorthin kopieren",
        indonesian: "cadangan dibuat, tetapi tidak bisa disalin ke sana")
    public static let copyFailedHint = CommandCopy(
        english: "check the place and the room there",
        german: "prüf den Ort und den Platz dort",
        indonesian: "periksa tempat dan ruangnya")
    public static let wouldRestore = CommandCopy(
        english: "the backup is sound; restoring it would bring this",
        german: "die Sicherung ist heil; ihr Wiederherstellen brächte dies",
        indonesian: "cadangan utuh; memulihkannya akan membawa ini")
    public static let restored = CommandCopy(
        english: "restored; the diary as it was before is the newest backup",
        german: "wiederhergestellt; das vorige Tagebuch ist die neueste Sicherung",
        indonesian: "dipulihkan; jurnal sebelumnya adalah cadangan terbaru")
    public static let serverRuns = CommandCopy(
        english: "a server runs on this diary",
        german: "auf diesem Tagebuch läuft ein Server",
        indonesian: "server sedang berjalan pada jurnal ini")
    public static let stopServerHint = CommandCopy(
        english: "stop it with Ctrl-C first",
        german: "beende ihn zuerst mit Strg-C",
        indonesian: "hentikan dulu dengan Ctrl-C")
}
