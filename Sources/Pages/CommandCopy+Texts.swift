// Reading texts and files, entries that are not there, and serving. Lower case, no full stop.
extension CommandCopy {
    public static let noSuchEntry = CommandCopy(
        english: "there is no such entry",
        german: "diesen Eintrag gibt es nicht",
        indonesian: "catatan itu tidak ada")
    public static let noSuchEntryHint = CommandCopy(
        english: "`sela list` shows the entries, `sela bin` the deleted ones",
        german: "`sela list` zeigt die Einträge, `sela bin` die gelöschten",
        indonesian: "`sela list` menampilkan catatan, `sela bin` yang dihapus")
    public static let ambiguousEntry = CommandCopy(
        english: "more than one entry begins like that",
        german: "mehr als ein Eintrag beginnt so",
        indonesian: "lebih dari satu catatan berawal begitu")
    public static let ambiguousEntryHint = CommandCopy(
        english: "give more of the id",
        german: "gib mehr von der Kennung an",
        indonesian: "tulis pengenal lebih panjang")
    public static let draftOpen = CommandCopy(
        english: "an unsaved change of this entry is kept as a draft; nothing was changed",
        german: "eine ungesicherte Änderung dieses Eintrags liegt als Entwurf da; nichts wurde geändert",
        indonesian: "perubahan catatan ini yang belum disimpan ada sebagai draf; tidak ada yang berubah")
    public static let draftOpenHint = CommandCopy(
        english: "save or discard the draft in `sela serve` first",
        german: "speichere oder verwirf den Entwurf zuerst in `sela serve`",
        indonesian: "simpan atau buang draf itu dulu di `sela serve`")
    public static let badEntryID = CommandCopy(
        english: "an id has at least four of its characters, 0-9 and a-f",
        german: "eine Kennung hat mindestens vier ihrer Zeichen, 0-9 und a-f",
        indonesian: "pengenal ditulis paling sedikit empat karakternya, 0-9 dan a-f")
    public static let textTooLong = CommandCopy(
        english: "the text is longer than 100,000 characters; nothing was saved",
        german: "der Text ist länger als 100.000 Zeichen; nichts wurde gespeichert",
        indonesian: "teks lebih dari 100.000 karakter; tidak ada yang disimpan")
    public static let textTooLongHint = CommandCopy(
        english: "part it into several entries",
        german: "teil ihn auf mehrere Einträge auf",
        indonesian: "bagi menjadi beberapa catatan")
    public static let textNotUTF8 = CommandCopy(
        english: "the text is not UTF-8",
        german: "der Text ist nicht UTF-8",
        indonesian: "teks bukan UTF-8")
    public static let textNotUTF8Hint = CommandCopy(
        english: "convert it, for example with iconv",
        german: "wandle ihn um, zum Beispiel mit iconv",
        indonesian: "ubah dulu, misalnya dengan iconv")
    public static let fileUnreadable = CommandCopy(
        english: "the file cannot be read",
        german: "die Datei ist nicht lesbar",
        indonesian: "berkas tidak bisa dibaca")
    public static let fileUnreadableHint = CommandCopy(
        english: "check its name; a text itself is never an argument",
        german: "prüf den Namen; ein Text selbst ist nie ein Argument",
        indonesian: "periksa namanya; teks sendiri tidak pernah menjadi argumen")
    public static let outputFailed = CommandCopy(
        english: "standard output could not be written",
        german: "die Standardausgabe ließ sich nicht schreiben",
        indonesian: "keluaran standar tidak bisa ditulisi")
    public static let editorMissing = CommandCopy(
        english: "no editor is set",
        german: "kein Editor ist eingestellt",
        indonesian: "editor belum diatur")
    public static let editorMissingHint = CommandCopy(
        english: "set VISUAL or EDITOR, or send the text on standard input",
        german: "setz VISUAL oder EDITOR oder schick den Text über die Standardeingabe",
        indonesian: "atur VISUAL atau EDITOR, atau kirim teks lewat masukan standar")
    public static let editorFailed = CommandCopy(
        english: "the editor did not end well; nothing was saved",
        german: "der Editor endete nicht gut; nichts wurde gespeichert",
        indonesian: "editor tidak selesai dengan baik; tidak ada yang disimpan")
    public static let nothingWritten = CommandCopy(
        english: "nothing was written",
        german: "es wurde nichts geschrieben",
        indonesian: "tidak ada yang ditulis")
    public static let nothingChanged = CommandCopy(
        english: "nothing was changed",
        german: "nichts wurde geändert",
        indonesian: "tidak ada yang diubah")
    public static func evaluationUnreadable(_ line: Int) -> CommandCopy {
        CommandCopy(
            english: "line \(line) is no row of such a file",
            german: "Zeile \(line) ist keine Zeile einer solchen Datei",
            indonesian: "baris \(line) bukan baris berkas semacam itu")
    }

    public static let evaluationUnreadableHint = CommandCopy(
        english: "the formats are in docs/evaluation.md",
        german: "die Formate stehen in docs/evaluation.md",
        indonesian: "formatnya ada di docs/evaluation.md")
    public static let resourcesMissing = CommandCopy(
        english: "Sela's own files were not found",
        german: "Selas eigene Dateien wurden nicht gefunden",
        indonesian: "berkas milik Sela tidak ditemukan")
    public static let resourcesMissingHint = CommandCopy(
        english: "set SELA_RESOURCES to the folder Resources",
        german: "setz SELA_RESOURCES auf den Ordner Resources",
        indonesian: "atur SELA_RESOURCES ke folder Resources")
    public static let noRuntimeFolder = CommandCopy(
        english: "this login has no folder in memory to leave the key in",
        german: "diese Anmeldung hat keinen Ordner im Speicher, in dem der Schlüssel bleiben könnte",
        indonesian: "sesi masuk ini tidak punya folder di memori untuk menaruh kunci")
    public static let noRuntimeFolderHint = CommandCopy(
        english: "set XDG_RUNTIME_DIR, or give the passphrase with each command",
        german: "setz XDG_RUNTIME_DIR oder gib die Passphrase bei jedem Befehl an",
        indonesian: "atur XDG_RUNTIME_DIR, atau berikan frasa sandi pada setiap perintah")
    public static let homeMissing = CommandCopy(
        english: "no folder for the diary: neither --data nor HOME is set",
        german: "kein Ordner für das Tagebuch: weder --data noch HOME ist gesetzt",
        indonesian: "tidak ada folder untuk jurnal: --data maupun HOME tidak diatur")
    public static let homeMissingHint = CommandCopy(
        english: "name one with --data",
        german: "nenne einen mit --data",
        indonesian: "sebutkan dengan --data")
    public static func alreadyServing(_ address: String) -> CommandCopy {
        CommandCopy(
            english: "a server already runs on this diary: \(address)",
            german: "auf diesem Tagebuch läuft schon ein Server: \(address)",
            indonesian: "server sudah berjalan pada jurnal ini: \(address)")
    }

    public static let alreadyServingHint = CommandCopy(
        english: "open that address",
        german: "öffne diese Adresse",
        indonesian: "buka alamat itu")
    public static let portTaken = CommandCopy(
        english: "the port is taken by another program",
        german: "der Port ist von einem anderen Programm belegt",
        indonesian: "port dipakai program lain")
    public static let portTakenHint = CommandCopy(
        english: "name another with --port, or none",
        german: "nenne mit --port einen anderen oder keinen",
        indonesian: "sebut yang lain dengan --port, atau jangan sebut")
    public static let addressRefused = CommandCopy(
        english: "other machines could reach that address, and no passphrase is set",
        german: "andere Rechner könnten diese Adresse erreichen, und keine Passphrase ist gesetzt",
        indonesian: "mesin lain bisa menjangkau alamat itu, dan belum ada frasa sandi")
    public static let addressInvalid = CommandCopy(
        english: "that address cannot be listened on",
        german: "auf dieser Adresse kann nicht gelauscht werden",
        indonesian: "alamat itu tidak bisa didengarkan")
    public static let addressInvalidHint = CommandCopy(
        english: "an address of this machine, such as 127.0.0.1",
        german: "eine Adresse dieses Rechners, etwa 127.0.0.1",
        indonesian: "alamat mesin ini, misalnya 127.0.0.1")
    public static func serverNotStarted(_ code: Int32) -> CommandCopy {
        CommandCopy(
            english: "the server did not start: system error \(code)",
            german: "der Server startete nicht: Systemfehler \(code)",
            indonesian: "server tidak mulai: galat sistem \(code)")
    }

    public static let openToOthers = CommandCopy(
        english: "WARNING: other machines can reach this address, and nothing encrypts the way between",
        german: """
            WARNUNG: andere Rechner können diese Adresse erreichen, und nichts verschlüsselt den Weg \
            dazwischen
            """,
        indonesian: "PERINGATAN: mesin lain bisa menjangkau alamat ini, dan jalurnya tidak terenkripsi")
    public static let servingUntil = CommandCopy(
        english: "open the address in a browser; Ctrl-C ends it",
        german: "öffne die Adresse im Browser; Strg-C beendet",
        indonesian: "buka alamatnya di peramban; Ctrl-C mengakhiri")
    public static let serverStops = CommandCopy(
        english: "stopping",
        german: "wird beendet",
        indonesian: "berhenti")
    public static let serverLocked = CommandCopy(
        english: "the diary is locked now",
        german: "das Tagebuch ist jetzt gesperrt",
        indonesian: "jurnal kini terkunci")
}
