public import Wellbeing

// What `sela export` says, what `sela import` says of a file of Sela's own, and the help.
extension CommandCopy {
    public static let exportSummary = CommandCopy(
        english: "write spoken entries and check-ins into a spreadsheet",
        german: "schreibt gesprochene Einträge und Momentaufnahmen in eine Tabelle",
        indonesian: "tulis catatan suara dan cek suasana ke lembar kerja")
    public static let exportDetails = CommandCopy(
        english: """
            Makes a workbook (XLSX) with three sheets, or a CSV file of one kind of record, in the language of \
            --language. Without --output the file gets a name by its days and lies in the folder you are in; - is \
            standard output. Without --from and --through everything is written. `sela import` reads a CSV file back \
            as it was. The file is not encrypted: whoever has it can read it.
            """,
        german: """
            Macht eine Arbeitsmappe (XLSX) mit drei Blättern oder eine CSV-Datei einer Art von Einträgen, in der \
            Sprache von --language. Ohne --output heißt die Datei nach ihren Tagen und liegt im Ordner, in dem du \
            bist; - ist die Standardausgabe. Ohne --from und --through wird alles geschrieben. `sela import` liest eine \
            CSV-Datei zurück, wie sie war. Die Datei ist nicht verschlüsselt: wer sie hat, kann sie lesen.
            """,
        indonesian: """
            Membuat buku kerja (XLSX) dengan tiga lembar, atau berkas CSV berisi satu jenis catatan, dalam bahasa \
            --language. Tanpa --output berkas dinamai menurut harinya dan disimpan di folder tempatmu berada; - adalah \
            keluaran standar. Tanpa --from dan --through semuanya ditulis. `sela import` membaca kembali berkas CSV \
            seperti semula. Berkasnya tidak dienkripsi: siapa pun yang memegangnya bisa membacanya.
            """)
    public static let formatOption = CommandCopy(
        english: "the form of the file (xlsx)",
        german: "die Form der Datei (xlsx)",
        indonesian: "bentuk berkas (xlsx)")
    public static let contentOption = CommandCopy(
        english: "what is written; a CSV file holds one kind (spoken)",
        german: "was geschrieben wird; eine CSV-Datei enthält eine Art (spoken)",
        indonesian: "yang ditulis; berkas CSV memuat satu jenis (spoken)")
    public static let dialectOption = CommandCopy(
        english: "how CSV is written: for the spreadsheet of your language, unless said",
        german: "wie CSV geschrieben wird; sonst für die Tabellen deiner Sprache",
        indonesian: "cara CSV ditulis; bila tidak disebut, untuk lembar kerja bahasamu")
    public static func importedRecords(added: Int, known: Int) -> CommandCopy {
        CommandCopy(
            english: "added \(added), here already \(known)",
            german: "neu \(added), schon hier \(known)",
            indonesian: "ditambahkan \(added), sudah ada \(known)")
    }
    public static let oneKindOnly = CommandCopy(
        english: "a CSV file holds one kind of record",
        german: "eine CSV-Datei enthält nur eine Art von Einträgen",
        indonesian: "berkas CSV hanya memuat satu jenis catatan")
    public static let oneKindOnlyHint = CommandCopy(
        english: "add --content spoken or --content check-ins, or take --format xlsx",
        german: "nimm --content spoken oder --content check-ins dazu, oder --format xlsx",
        indonesian: "tambahkan --content spoken atau --content check-ins, atau pakai --format xlsx")
    public static let dialectWithoutCSV = CommandCopy(
        english: "--dialect is about CSV, and this is a workbook",
        german: "--dialect gilt für CSV, und das hier wird eine Arbeitsmappe",
        indonesian: "--dialect untuk CSV, sedangkan ini buku kerja")
    public static let workbookOnTerminal = CommandCopy(
        english: "a workbook cannot be shown on a terminal",
        german: "eine Arbeitsmappe lässt sich nicht im Terminal zeigen",
        indonesian: "buku kerja tidak bisa ditampilkan di terminal")
    public static let fileNotWritten = CommandCopy(
        english: "the file could not be written there",
        german: "die Datei ließ sich dort nicht schreiben",
        indonesian: "berkas tidak bisa ditulis di sana")
    public static let daysReversed = CommandCopy(
        english: "the first day is after the last",
        german: "der erste Tag liegt nach dem letzten",
        indonesian: "hari pertama sesudah hari terakhir")
    public static let daysReversedHint = CommandCopy(
        english: "give the earlier day with --from",
        german: "nenne den früheren Tag mit --from",
        indonesian: "beri hari yang lebih awal dengan --from")
    public static let unknownFile = CommandCopy(
        english: "this is no file that Sela can take over",
        german: "das ist keine Datei, die Sela übernehmen kann",
        indonesian: "ini bukan berkas yang bisa diambil alih Sela")
    public static let unknownFileHint = CommandCopy(
        english: "a CSV file of `sela export`, or Jeda's reflections.json or pending_reflection.json",
        german: "eine CSV-Datei von `sela export`, oder Jedas reflections.json oder pending_reflection.json",
        indonesian:
            "berkas CSV dari `sela export`, atau reflections.json atau pending_reflection.json dari Jeda")
    public static func recordFieldCount(_ record: Int) -> CommandCopy {
        CommandCopy(
            english: "record \(record) has more or fewer fields than there are columns",
            german: "Satz \(record) hat mehr oder weniger Felder, als es Spalten gibt",
            indonesian: "rekaman \(record) punya lebih banyak atau lebih sedikit isian daripada kolomnya")
    }
    /// - Parameter column: the code of a column, as `docs/data-format.md` names it.
    public static func recordUnreadable(_ record: Int, _ column: String) -> CommandCopy {
        CommandCopy(
            english: "record \(record) cannot be read: \(column)",
            german: "Satz \(record) ist nicht lesbar: \(column)",
            indonesian: "rekaman \(record) tidak bisa dibaca: \(column)")
    }
    public static let recordUnreadableHint = CommandCopy(
        english: "nothing was taken over; mend that place, or export again",
        german: "nichts wurde übernommen; berichtige die Stelle oder exportiere neu",
        indonesian: "tidak ada yang diambil; perbaiki bagian itu, atau ekspor lagi")
    public static func exportProblem(_ error: WorkbookError) -> CommandCopy {
        spoken { Copy($0).exportTrouble(error).message }
    }
    public static func exportHint(_ error: WorkbookError) -> CommandCopy {
        spoken { Copy($0).exportTrouble(error).hint }
    }

    /// A sentence of a page as the command line says it: without a capital and a full stop.
    private static func spoken(_ sentence: (Language) -> String) -> CommandCopy {
        func line(_ language: Language) -> String {
            let sentence = sentence(language)
            let bare = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
            // German writes nouns large, so only the others lose their capital.
            return language == .german ? bare : bare.prefix(1).lowercased() + bare.dropFirst()
        }
        return CommandCopy(english: line(.english), german: line(.german), indonesian: line(.indonesian))
    }
}
