// One line for each command: what it does, no full stop.
extension CommandCopy {
    public static let writeSummary = CommandCopy(
        english: "write an entry: from standard input, a file or your editor",
        german: "schreibt einen Eintrag: von der Standardeingabe, aus einer Datei oder im Editor",
        indonesian: "tulis catatan: dari masukan standar, berkas, atau editor")
    public static let listSummary = CommandCopy(
        english: "list entries, newest first",
        german: "listet Einträge auf, die neuesten zuerst",
        indonesian: "daftar catatan, yang terbaru dulu")
    public static let showSummary = CommandCopy(
        english: "show one entry",
        german: "zeigt einen Eintrag",
        indonesian: "tampilkan satu catatan")
    public static let searchSummary = CommandCopy(
        english: "find entries by words",
        german: "findet Einträge nach Wörtern",
        indonesian: "cari catatan dengan kata")
    public static let editSummary = CommandCopy(
        english: "change an entry's text, mood or emotion",
        german: "ändert Text, Stimmung oder Gefühl eines Eintrags",
        indonesian: "ubah teks, suasana hati, atau emosi sebuah catatan")
    public static let deleteSummary = CommandCopy(
        english: "delete entries, or bring them back",
        german: "löscht Einträge oder holt sie zurück",
        indonesian: "hapus catatan, atau kembalikan")
    public static let binSummary = CommandCopy(
        english: "list what was deleted in the last 30 days",
        german: "zeigt, was in den letzten 30 Tagen gelöscht wurde",
        indonesian: "daftar yang dihapus dalam 30 hari terakhir")
    public static let emotionSummary = CommandCopy(
        english: "read the emotion in a text; stores nothing",
        german: "liest das Gefühl in einem Text; speichert nichts",
        indonesian: "baca emosi dalam teks; tidak menyimpan apa pun")
    public static let helpNowSummary = CommandCopy(
        english: "whom to turn to right now; needs no diary",
        german: "an wen du dich jetzt wenden kannst; braucht kein Tagebuch",
        indonesian: "siapa yang bisa dihubungi sekarang; tidak perlu jurnal")
    public static let safetySummary = CommandCopy(
        english: "tell whether a text calls for help; stores nothing",
        german: "sagt, ob ein Text nach Hilfe ruft; speichert nichts",
        indonesian: "beri tahu apakah teks meminta bantuan; tidak menyimpan apa pun")
    public static let evaluateSummary = CommandCopy(
        english: "score this machine's readings against a marked file",
        german: "misst die Lesungen dieses Rechners an einer Datei mit Lösungen",
        indonesian: "nilai pembacaan mesin ini terhadap berkas berjawaban")
    public static let lockSummary = CommandCopy(
        english: "lock the diary, here and in a running server",
        german: "sperrt das Tagebuch, hier und im laufenden Server",
        indonesian: "kunci jurnal, di sini dan di server yang berjalan")
    public static let unlockSummary = CommandCopy(
        english: "unlock the diary until `sela lock` or the next restart",
        german: "entsperrt das Tagebuch bis `sela lock` oder zum nächsten Neustart",
        indonesian: "buka kunci jurnal sampai `sela lock` atau komputer dinyalakan ulang")
    public static let passphraseSummary = CommandCopy(
        english: "set, change or remove the passphrase, and the other ways in",
        german: "setzt, ändert oder entfernt die Passphrase und die anderen Zugänge",
        indonesian: "pasang, ganti, atau hapus frasa sandi, dan jalan masuk lain")
    public static let backupSummary = CommandCopy(
        english: "make an encrypted backup and prove it",
        german: "macht eine verschlüsselte Sicherung und prüft sie",
        indonesian: "buat cadangan terenkripsi dan buktikan")
    public static let restoreSummary = CommandCopy(
        english: "put the diary back as a backup has it",
        german: "stellt das Tagebuch aus einer Sicherung wieder her",
        indonesian: "kembalikan jurnal dari cadangan")
    public static let doctorSummary = CommandCopy(
        english: "check the diary, its keys, its backups and the models",
        german: "prüft Tagebuch, Schlüssel, Sicherungen und Modelle",
        indonesian: "periksa jurnal, kunci, cadangan, dan model")
    public static let serveSummary = CommandCopy(
        english: "open the diary in the browser of this computer",
        german: "öffnet das Tagebuch im Browser dieses Rechners",
        indonesian: "buka jurnal di peramban komputer ini")
    public static let modelSummary = CommandCopy(
        english: "choose the models that read emotions and that answer",
        german: "wählt die Modelle, die Gefühle lesen und die antworten",
        indonesian: "pilih model yang membaca emosi dan yang menjawab")
    public static let completionsSummary = CommandCopy(
        english: "print completions for a shell",
        german: "gibt Vervollständigungen für eine Shell aus",
        indonesian: "cetak pelengkapan untuk shell")
    public static let manualSummary = CommandCopy(
        english: "print the manual page",
        german: "gibt die Handbuchseite aus",
        indonesian: "cetak halaman manual")
    public static let helpSummary = CommandCopy(
        english: "show this help, or that of one command",
        german: "zeigt diese Hilfe oder die eines Befehls",
        indonesian: "tampilkan bantuan ini, atau bantuan satu perintah")
    public static let versionSummary = CommandCopy(
        english: "print the version",
        german: "gibt die Version aus",
        indonesian: "cetak versi")
}
