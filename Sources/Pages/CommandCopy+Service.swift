// What `sela service` says, and its help.
extension CommandCopy {
    public static let serviceSummary = CommandCopy(
        english: "let Sela start with your desktop session",
        german: "lässt Sela mit deiner Desktop-Sitzung starten",
        indonesian: "biarkan Sela mulai bersama sesi desktopmu")
    public static let serviceDetails = CommandCopy(
        english: """
            install writes sela.service and sela.timer for the systemd of your session and enables them: from \
            the next login on `sela serve` runs, is started again if it fails, and at the latest after a \
            quarter of an hour if it does not run. Nothing is started or ended now; what to do for that is \
            said. --print shows the files and writes nothing. remove takes them away. status says what there \
            is. A diary with a passphrase stays locked until you open it.
            """,
        german: """
            install schreibt sela.service und sela.timer für das systemd deiner Sitzung und schaltet sie ein: \
            ab der nächsten Anmeldung läuft `sela serve`, wird neu gestartet, wenn es scheitert, und spätestens \
            nach einer Viertelstunde, wenn es nicht läuft. Jetzt wird nichts gestartet und nichts beendet; was \
            dafür zu tun ist, steht da. --print zeigt die Dateien und schreibt nichts. remove nimmt sie weg. \
            status sagt, was da ist. Ein Tagebuch mit Passphrase bleibt gesperrt, bis du es öffnest.
            """,
        indonesian: """
            install menulis sela.service dan sela.timer untuk systemd sesimu dan mengaktifkannya: mulai masuk \
            berikutnya `sela serve` berjalan, dijalankan lagi bila gagal, dan paling lambat setelah seperempat \
            jam bila tidak berjalan. Sekarang tidak ada yang dijalankan atau dihentikan; caranya disebutkan. \
            --print menampilkan berkasnya tanpa menulis apa pun. remove menghapusnya. status menyebut yang ada. \
            Jurnal dengan frasa sandi tetap terkunci sampai kamu membukanya.
            """)
    public static let serviceOperand = CommandCopy(
        english: "what to do; without it, status",
        german: "was zu tun ist; ohne Angabe status",
        indonesian: "yang dilakukan; tanpa itu, status")
    public static let printOption = CommandCopy(
        english: "show the files and write nothing",
        german: "die Dateien zeigen und nichts schreiben",
        indonesian: "tampilkan berkasnya tanpa menulis apa pun")
    public static let serviceInstalled = CommandCopy(
        english: "enabled; it starts with your next login",
        german: "eingeschaltet; es startet mit deiner nächsten Anmeldung",
        indonesian: "diaktifkan; mulai saat kamu masuk berikutnya")
    public static let serviceStartHint = CommandCopy(
        english: "to start it now: systemctl --user start sela.timer sela.service",
        german: "um es jetzt zu starten: systemctl --user start sela.timer sela.service",
        indonesian: "untuk menjalankannya sekarang: systemctl --user start sela.timer sela.service")
    public static let serviceUnchanged = CommandCopy(
        english: "everything was as it has to be already",
        german: "alles war schon, wie es sein muss",
        indonesian: "semuanya sudah sebagaimana mestinya")
    public static let serviceRemoved = CommandCopy(
        english: "removed; what runs now goes on until you log out",
        german: "entfernt; was jetzt läuft, läuft bis zur Abmeldung weiter",
        indonesian: "dihapus; yang berjalan sekarang tetap berjalan sampai kamu keluar")
    public static let serviceStopHint = CommandCopy(
        english: "to end it now: systemctl --user stop sela.timer sela.service",
        german: "um es jetzt zu beenden: systemctl --user stop sela.timer sela.service",
        indonesian: "untuk menghentikannya sekarang: systemctl --user stop sela.timer sela.service")
    public static let serviceNotThere = CommandCopy(
        english: "no service is installed", german: "es ist kein Dienst eingerichtet",
        indonesian: "belum ada layanan yang dipasang")
    public static func serviceWritten(_ path: String) -> CommandCopy {
        CommandCopy(english: "wrote \(path)", german: "geschrieben: \(path)", indonesian: "ditulis: \(path)")
    }
    public static let serviceManagerMissing = CommandCopy(
        english: "the systemd of a session does not answer here; the files are as you asked",
        german: "das systemd einer Sitzung antwortet hier nicht; die Dateien sind, wie du wolltest",
        indonesian: "systemd sesi tidak menjawab di sini; berkasnya sudah seperti yang kamu minta")
    public static let serviceManagerMissingHint = CommandCopy(
        english: "run the same command in your desktop session, or start `sela serve` in another way",
        german: "gib den Befehl in deiner Desktop-Sitzung noch einmal, oder starte `sela serve` anders",
        indonesian:
            "jalankan perintah yang sama di sesi desktopmu, atau jalankan `sela serve` dengan cara lain")
    public static let serviceManagerRefused = CommandCopy(
        english: "systemd did not do as it was asked; the files are as you asked",
        german: "systemd hat nicht getan, worum es gebeten wurde; die Dateien sind, wie du wolltest",
        indonesian: "systemd tidak melakukan yang diminta; berkasnya sudah seperti yang kamu minta")
    public static let serviceFileForeign = CommandCopy(
        english: "there is a file of that name which Sela did not write",
        german: "eine Datei dieses Namens gibt es schon, und Sela hat sie nicht geschrieben",
        indonesian: "ada berkas bernama itu yang tidak ditulis Sela")
    public static let serviceFileForeignHint = CommandCopy(
        english: "look at ~/.config/systemd/user and move it away first",
        german: "sieh in ~/.config/systemd/user nach und lege sie vorher beiseite",
        indonesian: "lihat ~/.config/systemd/user dan pindahkan dulu")
    public static let serviceFileUnwritable = CommandCopy(
        english: "the file of the service could not be written",
        german: "die Datei des Dienstes ließ sich nicht schreiben",
        indonesian: "berkas layanan tidak bisa ditulis")
    public static let serviceFilesLabel = CommandCopy(
        english: "files", german: "Dateien", indonesian: "berkas")
    public static let serviceStartsLabel = CommandCopy(
        english: "starts at login", german: "startet bei Anmeldung", indonesian: "mulai saat masuk")
    public static let serviceRunsLabel = CommandCopy(
        english: "runs now", german: "läuft jetzt", indonesian: "sedang berjalan")
    public static let serviceOutdated = CommandCopy(
        english: "there, but not as this version writes them",
        german: "da, aber nicht so, wie diese Version sie schreibt",
        indonesian: "ada, tetapi tidak seperti yang ditulis versi ini")
    public static let yesWord = CommandCopy(english: "yes", german: "ja", indonesian: "ya")
    public static let noWord = CommandCopy(english: "no", german: "nein", indonesian: "tidak")
    public static let unknownWord = CommandCopy(
        english: "cannot be told", german: "lässt sich nicht sagen", indonesian: "tidak dapat diketahui")
}
