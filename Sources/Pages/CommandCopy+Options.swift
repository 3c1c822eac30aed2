// What an option or an operand means: a line in the help, no full stop.
extension CommandCopy {
    public static let dataOption = CommandCopy(
        english: "the diary's folder instead of the usual one",
        german: "der Ordner des Tagebuchs statt des üblichen",
        indonesian: "folder jurnal selain yang biasa")
    public static let languageOption = CommandCopy(
        english: "the language of what Sela says",
        german: "die Sprache, in der Sela spricht",
        indonesian: "bahasa yang dipakai Sela")
    public static let jsonOption = CommandCopy(
        english: "answer in JSON; the fields are in docs/cli.md",
        german: "antwortet in JSON; die Felder stehen in docs/cli.md",
        indonesian: "jawab dalam JSON; bidangnya ada di docs/cli.md")
    public static let atOption = CommandCopy(
        english: "the time to take for now, such as 2026-05-26T22:00:00+07:00",
        german: "die Zeit, die als jetzt gilt, etwa 2026-05-26T22:00:00+07:00",
        indonesian: "waktu yang dianggap sekarang, misalnya 2026-05-26T22:00:00+07:00")
    public static let zoneOption = CommandCopy(
        english: "the time zone you are in, such as Asia/Jakarta",
        german: "die Zeitzone, in der du bist, etwa Asia/Jakarta",
        indonesian: "zona waktu tempatmu, misalnya Asia/Jakarta")
    public static let passphraseDescriptorOption = CommandCopy(
        english: "read passphrases from this file descriptor, one a line, instead of asking",
        german: "liest Passphrasen aus diesem Dateideskriptor, eine je Zeile, statt zu fragen",
        indonesian: "baca frasa sandi dari deskriptor berkas ini, satu per baris, alih-alih bertanya")
    public static let helpOption = CommandCopy(
        english: "show the help of the command",
        german: "zeigt die Hilfe des Befehls",
        indonesian: "tampilkan bantuan perintah")
    public static let moodOption = CommandCopy(
        english: "how you are, from 1 (heavy) to 5 (at peace)",
        german: "wie es dir geht, von 1 (schwer) bis 5 (friedvoll)",
        indonesian: "keadaanmu, dari 1 (berat) sampai 5 (tenteram)")
    public static let noMoodOption = CommandCopy(
        english: "take the mood away",
        german: "nimmt die Stimmung weg",
        indonesian: "hilangkan suasana hati")
    public static let idOption = CommandCopy(
        english: "the id to write under",
        german: "die Kennung, unter der geschrieben wird",
        indonesian: "pengenal untuk menulis")
    public static let emotionOption = CommandCopy(
        english: "the emotion: asked for, or corrected to",
        german: "das Gefühl: gesucht oder berichtigt",
        indonesian: "emosi: yang dicari, atau hasil perbaikan")
    public static let noEmotionOption = CommandCopy(
        english: "take your correction of the emotion back",
        german: "nimmt deine Berichtigung des Gefühls zurück",
        indonesian: "batalkan perbaikan emosimu")
    public static let readAgainOption = CommandCopy(
        english: "read the emotion anew",
        german: "liest das Gefühl neu",
        indonesian: "baca ulang emosinya")
    public static let limitOption = CommandCopy(
        english: "how many at most, 1 to 200 (20)",
        german: "wie viele höchstens, 1 bis 200 (20)",
        indonesian: "paling banyak berapa, 1 sampai 200 (20)")
    public static let afterOption = CommandCopy(
        english: "go on where the list before ended",
        german: "macht weiter, wo die Liste davor endete",
        indonesian: "lanjutkan dari akhir daftar sebelumnya")
    public static let fromOption = CommandCopy(
        english: "the first day, such as 2026-05-01",
        german: "der erste Tag, etwa 2026-05-01",
        indonesian: "hari pertama, misalnya 2026-05-01")
    public static let throughOption = CommandCopy(
        english: "the last day, included",
        german: "der letzte Tag, eingeschlossen",
        indonesian: "hari terakhir, termasuk")
    public static let textOption = CommandCopy(
        english: "print only the text",
        german: "gibt nur den Text aus",
        indonesian: "cetak teksnya saja")
    public static let undoOption = CommandCopy(
        english: "take back what the command did",
        german: "nimmt zurück, was der Befehl getan hat",
        indonesian: "batalkan yang dilakukan perintah ini")
    public static let forGoodOption = CommandCopy(
        english: "destroy the entry at once",
        german: "vernichtet den Eintrag sofort",
        indonesian: "musnahkan catatan seketika")
    public static let everythingOption = CommandCopy(
        english: "destroy the whole diary; asks first",
        german: "vernichtet das ganze Tagebuch; fragt vorher",
        indonesian: "musnahkan seluruh jurnal; bertanya dulu")
    public static let confirmationDescriptorOption = CommandCopy(
        english: "read the word that confirms from this file descriptor",
        german: "liest das bestätigende Wort aus diesem Dateideskriptor",
        indonesian: "baca kata konfirmasi dari deskriptor berkas ini")
    public static let emptyOption = CommandCopy(
        english: "destroy what is in the bin",
        german: "vernichtet, was im Papierkorb liegt",
        indonesian: "musnahkan isi tempat sampah")
    public static let linesOption = CommandCopy(
        english: "read JSON lines and answer each with one",
        german: "liest JSON-Zeilen und beantwortet jede mit einer",
        indonesian: "baca baris JSON dan jawab satu per satu")
    public static let countryOption = CommandCopy(
        english: "the numbers of this country, such as ID or DE",
        german: "die Nummern dieses Landes, etwa ID oder DE",
        indonesian: "nomor di negara ini, misalnya ID atau DE")
    public static let iAmSafeOption = CommandCopy(
        english: "show everything again after a text that sounded heavy",
        german: "zeigt nach einem Text, der schwer klang, wieder alles",
        indonesian: "tampilkan semuanya lagi setelah tulisan yang terdengar berat")
    public static let recoveryCodeOption = CommandCopy(
        english: "ask for the recovery code instead of the passphrase",
        german: "fragt nach dem Wiederherstellungscode statt der Passphrase",
        indonesian: "minta kode pemulihan, bukan frasa sandi")
    public static let listOption = CommandCopy(
        english: "list the backups",
        german: "listet die Sicherungen auf",
        indonesian: "daftar cadangan")
    public static let outputOption = CommandCopy(
        english: "the file to write; a backup also stays in its folder",
        german: "die Datei, die geschrieben wird; eine Sicherung bleibt auch in ihrem Ordner",
        indonesian: "berkas yang ditulis; cadangan juga tetap di foldernya")
    public static let forceOption = CommandCopy(
        english: "replace a file that exists",
        german: "ersetzt eine vorhandene Datei",
        indonesian: "timpa berkas yang ada")
    public static let dryRunOption = CommandCopy(
        english: "only check and tell; change nothing",
        german: "nur prüfen und berichten; nichts ändern",
        indonesian: "hanya periksa dan laporkan; jangan ubah apa pun")
    public static let portOption = CommandCopy(
        english: "the port; 0 = any free one",
        german: "der Port; 0 = irgendein freier",
        indonesian: "port; 0 = sembarang yang kosong")
    public static let addressOption = CommandCopy(
        english: "the address to listen on (127.0.0.1)",
        german: "die Adresse, auf der gelauscht wird (127.0.0.1)",
        indonesian: "alamat yang didengarkan (127.0.0.1)")
}
