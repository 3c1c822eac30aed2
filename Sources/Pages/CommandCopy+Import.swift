// What `sela import` says, and its help.
extension CommandCopy {
    public static let importSummary = CommandCopy(
        english: "take over an export of Sela, or the entries of the journal Jeda",
        german: "übernimmt einen Export von Sela oder die Einträge des Tagebuchs Jeda",
        indonesian: "ambil alih ekspor Sela, atau catatan dari jurnal Jeda")
    public static let importDetails = CommandCopy(
        english: """
            FILE is a CSV file of `sela export`, whatever its language, or Jeda's reflections.json or \
            pending_reflection.json; the latter becomes a draft. A CSV file is taken over as a whole or not at all. \
            What is here already stays as it is, so importing twice is importing once. A record of Jeda's that cannot be \
            taken is told by its place in the file and does not keep the others from it. Jeda kept the first 120 \
            characters of a text and no time zone: give --zone if it was not this one. Texts are read anew \
            for emotion; replies of a model are left out.
            """,
        german: """
            FILE ist eine CSV-Datei von `sela export`, gleich in welcher Sprache, oder Jedas reflections.json oder \
            pending_reflection.json; aus der letzten wird ein Entwurf. Eine CSV-Datei wird ganz übernommen oder gar \
            nicht. Was schon hier ist, bleibt, wie es ist; zweimal einlesen ist also einmal einlesen. Ein Satz von Jeda, \
            der sich nicht übernehmen lässt, wird mit seiner Stelle in der Datei genannt und hält die anderen \
            nicht auf. Jeda hat die ersten 120 Zeichen eines Textes behalten und keine Zeitzone: nenne sie \
            mit --zone, wenn es nicht diese war. Das Gefühl wird neu gelesen; Antworten eines Modells bleiben \
            weg.
            """,
        indonesian: """
            FILE adalah berkas CSV dari `sela export`, dalam bahasa apa pun, atau reflections.json atau \
            pending_reflection.json dari Jeda; yang terakhir menjadi draf. Berkas CSV diambil seluruhnya atau tidak sama \
            sekali. Yang sudah ada di sini tetap seperti semula, jadi mengimpor dua kali sama dengan sekali. Rekaman \
            Jeda yang tidak bisa diambil disebut menurut tempatnya di berkas dan tidak menghalangi yang lain. Jeda \
            menyimpan 120 karakter pertama dan tidak menyimpan zona waktu: beri --zone bila bukan zona ini. \
            Emosi dibaca ulang; balasan model tidak diambil.
            """)
    public static let importFile = CommandCopy(
        english: "the file; - is standard input",
        german: "die Datei; - ist die Standardeingabe",
        indonesian: "berkasnya; - adalah masukan standar")
    public static func imported(entries: Int, drafts: Int, known: Int, faults: Int) -> CommandCopy {
        CommandCopy(
            english: "entries \(entries), drafts \(drafts), here already \(known), not taken \(faults)",
            german:
                "Einträge \(entries), Entwürfe \(drafts), schon hier \(known), nicht übernommen \(faults)",
            indonesian: "catatan \(entries), draf \(drafts), sudah ada \(known), tidak diambil \(faults)")
    }
    public static let wouldImport = CommandCopy(
        english: "nothing was changed; this would be taken over",
        german: "nichts wurde geändert; das würde übernommen",
        indonesian: "tidak ada yang diubah; ini yang akan diambil")
    public static func repliesLeftOut(_ count: Int) -> CommandCopy {
        CommandCopy(
            english: "replies of a model that were left out: \(count)",
            german: "Antworten eines Modells, die wegblieben: \(count)",
            indonesian: "balasan model yang tidak diambil: \(count)")
    }
    /// - Parameter fault: the code of `docs/cli.md`.
    public static func recordNotTaken(_ place: Int, _ fault: String) -> CommandCopy {
        CommandCopy(
            english: "record \(place) was not taken: \(fault)",
            german: "Satz \(place) wurde nicht übernommen: \(fault)",
            indonesian: "rekaman \(place) tidak diambil: \(fault)")
    }
}
