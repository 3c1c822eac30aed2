// What `sela import` says, and its help.
extension CommandCopy {
    public static let importSummary = CommandCopy(
        english: "take over the entries of the journal Jeda",
        german: "übernimmt die Einträge des Tagebuchs Jeda",
        indonesian: "ambil alih catatan dari jurnal Jeda")
    public static let importDetails = CommandCopy(
        english: """
            FILE is Jeda's reflections.json or pending_reflection.json; the latter becomes a draft. What is \
            here already stays as it is, so importing twice is importing once. A record that cannot be taken \
            is told by its place in the file and does not keep the others from it. Jeda kept the first 120 \
            characters of a text and no time zone: give --zone if it was not this one. Texts are read anew \
            for emotion; replies of a model are left out.
            """,
        german: """
            FILE ist Jedas reflections.json oder pending_reflection.json; aus dem zweiten wird ein Entwurf. \
            Was schon hier ist, bleibt, wie es ist; zweimal einlesen ist also einmal einlesen. Ein Satz, der \
            sich nicht übernehmen lässt, wird mit seiner Stelle in der Datei genannt und hält die anderen \
            nicht auf. Jeda hat die ersten 120 Zeichen eines Textes behalten und keine Zeitzone: nenne sie \
            mit --zone, wenn es nicht diese war. Das Gefühl wird neu gelesen; Antworten eines Modells bleiben \
            weg.
            """,
        indonesian: """
            FILE adalah reflections.json atau pending_reflection.json dari Jeda; yang kedua menjadi draf. \
            Yang sudah ada di sini tetap seperti semula, jadi mengimpor dua kali sama dengan sekali. Rekaman \
            yang tidak bisa diambil disebut menurut tempatnya di berkas dan tidak menghalangi yang lain. Jeda \
            menyimpan 120 karakter pertama dan tidak menyimpan zona waktu: beri --zone bila bukan zona ini. \
            Emosi dibaca ulang; balasan model tidak diambil.
            """)
    public static let importFile = CommandCopy(
        english: "the file of Jeda; - is standard input",
        german: "die Datei von Jeda; - ist die Standardeingabe",
        indonesian: "berkas Jeda; - adalah masukan standar")
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
    public static let notJedaFile = CommandCopy(
        english: "this is no file of Jeda",
        german: "das ist keine Datei von Jeda",
        indonesian: "ini bukan berkas Jeda")
    public static let notJedaFileHint = CommandCopy(
        english: "it is reflections.json or pending_reflection.json",
        german: "sie heißt reflections.json oder pending_reflection.json",
        indonesian: "berkasnya reflections.json atau pending_reflection.json")
}
