// Why the diary could not be opened, read or written, and what to do. Lower case, no full stop.
extension CommandCopy {
    public static let diaryAbsent = CommandCopy(
        english: "there is no diary here yet",
        german: "hier ist noch kein Tagebuch",
        indonesian: "belum ada jurnal di sini")
    public static let diaryAbsentHint = CommandCopy(
        english: "`sela write` or `sela serve` begins one; --data names another folder",
        german: "`sela write` oder `sela serve` beginnt eines; --data nennt einen anderen Ordner",
        indonesian: "`sela write` atau `sela serve` memulainya; --data menunjuk folder lain")
    public static let diaryLocked = CommandCopy(
        english: "the diary is locked",
        german: "das Tagebuch ist gesperrt",
        indonesian: "jurnal terkunci")
    public static let diaryLockedHint = CommandCopy(
        english: "`sela unlock` opens it on a terminal; a script can use --passphrase-fd",
        german: "`sela unlock` öffnet es am Terminal; ein Skript kann --passphrase-fd benutzen",
        indonesian: "`sela unlock` membukanya di terminal; skrip bisa memakai --passphrase-fd")
    public static let wrongSecret = CommandCopy(
        english: "that does not open the diary; nothing was changed",
        german: "das öffnet das Tagebuch nicht; nichts wurde geändert",
        indonesian: "itu tidak membuka jurnal; tidak ada yang berubah")
    public static let wrongSecretHint = CommandCopy(
        english: "try again; `sela unlock --recovery-code` takes the recovery code",
        german: """
            versuch es noch einmal; `sela unlock --recovery-code` nimmt den Wiederherstellungscode
            """,
        indonesian: "coba lagi; `sela unlock --recovery-code` memakai kode pemulihan")
    public static let missingKey = CommandCopy(
        english: "the diary is here, but the file with its keys is not",
        german: "das Tagebuch ist da, aber die Datei mit seinen Schlüsseln nicht",
        indonesian: "jurnal ada, tetapi berkas kuncinya tidak")
    public static let missingKeyHint = CommandCopy(
        english: "put the key files back beside it, or restore a backup",
        german: "leg die Schlüsseldateien wieder daneben oder stell eine Sicherung wieder her",
        indonesian: "kembalikan berkas kunci ke sampingnya, atau pulihkan cadangan")
    public static let damagedDatabase = CommandCopy(
        english: "the diary file is damaged",
        german: "die Datei des Tagebuchs ist beschädigt",
        indonesian: "berkas jurnal rusak")
    public static let damagedKeySlots = CommandCopy(
        english: "the file with the keys is damaged",
        german: "die Datei mit den Schlüsseln ist beschädigt",
        indonesian: "berkas kunci rusak")
    public static let damagedBackup = CommandCopy(
        english: "the backup is damaged, or no backup of Sela",
        german: "die Sicherung ist beschädigt oder keine von Sela",
        indonesian: "cadangan rusak, atau bukan cadangan Sela")
    public static let damagedRow = CommandCopy(
        english: "an entry cannot be read",
        german: "ein Eintrag ist nicht lesbar",
        indonesian: "sebuah catatan tidak terbaca")
    public static let damagedHint = CommandCopy(
        english: "`sela doctor` looks closer; `sela restore --list` shows the backups",
        german: "`sela doctor` sieht genauer nach; `sela restore --list` zeigt die Sicherungen",
        indonesian: "`sela doctor` memeriksa lebih dekat; `sela restore --list` menampilkan cadangan")
    public static let damagedBackupHint = CommandCopy(
        english: "`sela restore --list` shows the others",
        german: "`sela restore --list` zeigt die anderen",
        indonesian: "`sela restore --list` menampilkan yang lain")
    public static let newerSchema = CommandCopy(
        english: "the diary was written by a newer Sela; it was left untouched",
        german: "das Tagebuch wurde von einem neueren Sela geschrieben; es blieb unberührt",
        indonesian: "jurnal ditulis oleh Sela yang lebih baru; jurnal tidak disentuh")
    public static let newerSchemaHint = CommandCopy(
        english: "update Sela",
        german: "aktualisiere Sela",
        indonesian: "perbarui Sela")
    public static let diskFull = CommandCopy(
        english: "no room on the disk; nothing was saved",
        german: "kein Platz auf der Festplatte; nichts wurde gespeichert",
        indonesian: "disk penuh; tidak ada yang disimpan")
    public static let diskFullHint = CommandCopy(
        english: "make room and try again",
        german: "schaff Platz und versuch es noch einmal",
        indonesian: "kosongkan ruang lalu coba lagi")
    public static let readOnlyFolder = CommandCopy(
        english: "the diary's folder may not be written",
        german: "in den Ordner des Tagebuchs darf nicht geschrieben werden",
        indonesian: "folder jurnal tidak boleh ditulisi")
    public static let readOnlyFolderHint = CommandCopy(
        english: "check who owns the folder, or name another with --data",
        german: "prüf, wem der Ordner gehört, oder nenne mit --data einen anderen",
        indonesian: "periksa pemilik folder, atau tunjuk folder lain dengan --data")
    public static let diaryBusy = CommandCopy(
        english: "another program held the diary for too long",
        german: "ein anderes Programm hielt das Tagebuch zu lange fest",
        indonesian: "program lain menahan jurnal terlalu lama")
    public static let diaryBusyHint = CommandCopy(
        english: "try again in a moment",
        german: "versuch es gleich noch einmal",
        indonesian: "coba lagi sebentar")
    public static let encryptionUnavailable = CommandCopy(
        english: "this machine's database library cannot encrypt well enough; nothing was stored",
        german: """
            die Datenbankbibliothek dieses Rechners verschlüsselt nicht gut genug; nichts wurde \
            gespeichert
            """,
        indonesian: "pustaka basis data mesin ini tidak cukup mengenkripsi; tidak ada yang disimpan")
    public static let encryptionUnavailableHint = CommandCopy(
        english: "install SQLCipher 4.5 or newer",
        german: "installiere SQLCipher 4.5 oder neuer",
        indonesian: "pasang SQLCipher 4.5 atau lebih baru")
    public static let upgradeFailed = CommandCopy(
        english: "the diary could not be upgraded and is as it was before",
        german: "das Tagebuch ließ sich nicht aktualisieren und ist, wie es war",
        indonesian: "jurnal tidak bisa diperbarui dan tetap seperti semula")
    public static let upgradeFailedHint = CommandCopy(
        english: "check the room on the disk and run `sela doctor`",
        german: "prüf den Platz auf der Festplatte und ruf `sela doctor` auf",
        indonesian: "periksa ruang disk dan jalankan `sela doctor`")
    public static let entryRefused = CommandCopy(
        english: "the diary did not take that",
        german: "das hat das Tagebuch nicht angenommen",
        indonesian: "jurnal tidak menerima itu")
    public static let entryRefusedHint = CommandCopy(
        english: "a text has 1 to 100,000 characters",
        german: "ein Text hat 1 bis 100.000 Zeichen",
        indonesian: "teks berisi 1 sampai 100.000 karakter")
    public static let passphraseTooShort = CommandCopy(
        english: "the passphrase is shorter than 8 characters",
        german: "die Passphrase ist kürzer als 8 Zeichen",
        indonesian: "frasa sandi kurang dari 8 karakter")
    public static let passphraseTooShortHint = CommandCopy(
        english: "four or five words that only you would put together are good",
        german: "vier oder fünf Wörter, die nur du so zusammenstellst, sind gut",
        indonesian: "empat atau lima kata yang hanya kamu rangkai itu bagus")
    public static let keyringUnavailable = CommandCopy(
        english: "the desktop's keyring is not there or said no",
        german: "der Schlüsselbund der Arbeitsfläche ist nicht da oder lehnt ab",
        indonesian: "keyring desktop tidak ada atau menolak")
    public static let keyringUnavailableHint = CommandCopy(
        english: "install libsecret-tools and log in to a desktop",
        german: "installiere libsecret-tools und melde dich an einer Arbeitsfläche an",
        indonesian: "pasang libsecret-tools dan masuk ke desktop")
    public static func storageError(_ code: Int32) -> CommandCopy {
        CommandCopy(
            english: "the database failed with error \(code); nothing was changed",
            german: "die Datenbank scheiterte mit Fehler \(code); nichts wurde geändert",
            indonesian: "basis data gagal dengan galat \(code); tidak ada yang berubah")
    }

    public static let storageErrorHint = CommandCopy(
        english: "`sela doctor` looks closer",
        german: "`sela doctor` sieht genauer nach",
        indonesian: "`sela doctor` memeriksa lebih dekat")
}
