// What `sela speak` and `sela spoken` say, and their help.
extension CommandCopy {
    public static let speakSummary = CommandCopy(
        english: "a recording becomes a diary entry",
        german: "aus einer Aufnahme wird ein Eintrag",
        indonesian: "rekaman menjadi catatan")
    public static let speakDetails = CommandCopy(
        english: """
            Writes down what is said in FILE, on this machine, reads from it how the day was, and shows each answer \
            with the words it rests on. On a terminal it asks for what is missing and before it saves; the words can be \
            changed in your editor first. Otherwise --yes saves, with --was where the recording does not say how the day \
            was; without them a draft is kept, to go on with in Sela, and the exit code is 1. The recording itself is \
            not kept unless you say so.
            """,
        german: """
            Schreibt auf, was in FILE gesagt wird, auf diesem Rechner, liest daraus, wie der Tag war, und zeigt zu jeder \
            Antwort die Worte, auf denen sie beruht. Am Terminal fragt es nach, was fehlt, und vor dem Speichern; die \
            Worte lassen sich vorher im Editor ändern. Sonst speichert --yes, mit --was, wenn die Aufnahme nicht sagt, \
            wie der Tag war; ohne sie bleibt ein Entwurf, mit dem du in Sela weitermachst, und der Rückgabewert ist 1. \
            Die Aufnahme selbst bleibt nur, wenn du es sagst.
            """,
        indonesian: """
            Menuliskan yang diucapkan dalam FILE, di komputer ini, membaca bagaimana harinya, dan menampilkan setiap \
            jawaban dengan kata-kata dasarnya. Di terminal ia menanyakan yang kurang dan sebelum menyimpan; kata-katanya \
            bisa diubah dulu di editor. Jika tidak, --yes menyimpan, dengan --was bila rekaman tidak menyebut bagaimana \
            harinya; tanpa itu sebuah draf disimpan untuk dilanjutkan di Sela, dan kode keluarnya 1. Rekamannya sendiri \
            tidak disimpan kecuali kamu memintanya.
            """)
    public static let spokenSummary = CommandCopy(
        english: "list, show, delete or restore spoken entries",
        german: "zeigt gesprochene Einträge, löscht sie oder holt sie zurück",
        indonesian: "daftar, tampilkan, hapus, atau pulihkan catatan suara")
    public static let spokenDetails = CommandCopy(
        english: "Without ACT it lists. An ID may be shortened to a beginning that no other entry has.",
        german:
            "Ohne ACT zeigt es die Liste. Eine ID darf auf einen Anfang gekürzt sein, den kein anderer Eintrag hat.",
        indonesian:
            "Tanpa ACT ia menampilkan daftar. ID boleh disingkat menjadi awalan yang tak dimiliki catatan lain."
    )
    public static let spokenActOperand = CommandCopy(
        english: "what to do", german: "was zu tun ist", indonesian: "yang dilakukan")
    public static let wasOption = CommandCopy(
        english: "how the day was, where the recording does not say it or says it otherwise",
        german: "wie der Tag war, wenn die Aufnahme es nicht oder anders sagt",
        indonesian: "bagaimana harinya, bila rekaman tidak menyebutnya atau lain")
    public static let keepRecordingOption = CommandCopy(
        english: "keep the recording in the diary, encrypted",
        german: "die Aufnahme verschlüsselt im Tagebuch behalten",
        indonesian: "simpan rekamannya di jurnal, terenkripsi")

    public static func because(_ words: String) -> CommandCopy {
        CommandCopy(english: "“\(words)”", german: "„\(words)“", indonesian: "“\(words)”")
    }
    public static func proposedBecause(_ words: String) -> CommandCopy {
        CommandCopy(
            english: "“\(words)” (a model proposes it)", german: "„\(words)“ (Vorschlag des Modells)",
            indonesian: "“\(words)” (usulan model)")
    }
    public static let askHowItWas = CommandCopy(
        english: "How was the day? good, medium or bad: ",
        german: "Wie war der Tag? gut, mittel oder schlecht: ",
        indonesian: "Bagaimana harinya? baik, sedang, atau buruk: ")
    public static let askToSave = CommandCopy(
        english: "Save it? yes, edit, or no (kept as a draft): ",
        german: "Speichern? ja, edit (ändern) oder nein (bleibt Entwurf): ",
        indonesian: "Simpan? ya, edit, atau tidak (tetap draf): ")
    public static let spokenKept = CommandCopy(
        english: "kept as a draft, not saved", german: "als Entwurf behalten, nicht gespeichert",
        indonesian: "disimpan sebagai draf, belum disimpan")
    public static let spokenKeptHint = CommandCopy(
        english: "go on with it in Sela, or use --yes and --was good|medium|bad",
        german: "mach in Sela damit weiter, oder nimm --yes und --was good|medium|bad",
        indonesian: "lanjutkan di Sela, atau pakai --yes dan --was good|medium|bad")
    public static let detailTooLong = CommandCopy(
        english: "a title or activity is longer than 1,000 characters",
        german: "ein Titel oder eine Tätigkeit hat mehr als 1.000 Zeichen",
        indonesian: "judul atau kegiatan lebih dari 1.000 karakter")
    public static let detailTooLongHint = CommandCopy(
        english: "shorten it", german: "kürze sie", indonesian: "pendekkan")
}
