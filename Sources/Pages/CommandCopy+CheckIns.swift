// What `sela checkin` says, and its help.
extension CommandCopy {
    public static let checkInSummary = CommandCopy(
        english: "note how you are, from 1 to 5, and what was going on",
        german: "hält fest, wie es dir geht, von 1 bis 5, und was war",
        indonesian: "catat keadaanmu, dari 1 sampai 5, dan apa yang terjadi")
    public static let checkInDetails = CommandCopy(
        english: """
            1 is very bad, 5 very good; without a number you are asked on the terminal. --note adds what was going \
            on, from a file or standard input, never as an argument. answer gives words to the newest check-in of \
            today that is still asked about (very good, bad and very bad ones are): from FILE, standard input, or \
            your editor. list shows the last seven days, or those from --from to --through. show, edit, \
            delete and restore take the id of a check-in, or its beginning; edit changes the rating (--rating) and the \
            note (--note, an empty one takes it away), or opens the note in your editor. undo takes the last one back, \
            for ten seconds.
            """,
        german: """
            1 ist sehr schlecht, 5 sehr gut; ohne Zahl wird im Terminal gefragt. --note fügt hinzu, was los war, aus \
            einer Datei oder der Standardeingabe, nie als Argument. answer gibt der neuesten Momentaufnahme von heute, \
            nach der noch gefragt wird (nach sehr guten, schlechten und sehr schlechten), ihre Worte: aus FILE, der \
            Standardeingabe oder deinem Editor. list zeigt die letzten sieben Tage, oder die von --from bis \
            --through. show, edit, delete und restore nehmen die Kennung einer Momentaufnahme oder deren Anfang; edit \
            ändert die Wertung (--rating) und die Notiz (--note, eine leere nimmt sie weg) oder öffnet die Notiz in \
            deinem Editor. undo nimmt die letzte zurück, zehn Sekunden lang.
            """,
        indonesian: """
            1 sangat buruk, 5 sangat baik; tanpa angka kamu ditanya di terminal. --note menambahkan apa yang terjadi, \
            dari file atau masukan standar, tidak pernah sebagai argumen. answer memberi kata pada cek suasana terbaru \
            hari ini yang masih ditanyakan (yang sangat baik, buruk, dan sangat buruk): dari FILE, masukan standar, \
            atau editormu. list menampilkan tujuh hari terakhir, atau dari --from sampai --through. show, edit, \
            delete, dan restore memakai pengenal cek suasana, atau awalnya; edit mengubah nilai (--rating) dan catatan \
            (--note, yang kosong menghapusnya), atau membuka catatan di editormu. undo membatalkan yang terakhir, \
            selama sepuluh detik.
            """)
    public static let checkInOperand = CommandCopy(
        english: "a rating from 1 to 5, or what to do; without it, you are asked",
        german: "eine Wertung von 1 bis 5, oder was zu tun ist; ohne Angabe wird gefragt",
        indonesian: "nilai dari 1 sampai 5, atau yang dilakukan; tanpa itu kamu ditanya")
    public static let checkInSubject = CommandCopy(
        english: "with answer: the text, \"-\" is standard input; else the id",
        german: "mit answer: der Text, „-“ ist die Standardeingabe; sonst die Kennung",
        indonesian: "dengan answer: teksnya, \"-\" adalah masukan standar; selain itu pengenalnya")
    public static let ratingOption = CommandCopy(
        english: "with edit: another rating, from 1 (very bad) to 5 (very good)",
        german: "mit edit: eine andere Wertung, von 1 (sehr schlecht) bis 5 (sehr gut)",
        indonesian: "dengan edit: nilai lain, dari 1 (sangat buruk) sampai 5 (sangat baik)")
    public static let noteOption = CommandCopy(
        english: "a file with what was going on; \"-\" is standard input",
        german: "eine Datei mit dem, was los war; „-“ ist die Standardeingabe",
        indonesian: "file berisi apa yang terjadi; \"-\" adalah masukan standar")

    public static let askRating = CommandCopy(
        english: "How are you just now? 1 very bad, 2 bad, 3 medium, 4 good, 5 very good: ",
        german: "Wie geht es dir gerade? 1 sehr schlecht, 2 schlecht, 3 mittel, 4 gut, 5 sehr gut: ",
        indonesian: "Bagaimana keadaanmu sekarang? 1 sangat buruk, 2 buruk, 3 sedang, 4 baik, 5 sangat baik: "
    )
    public static let ratingLabel = CommandCopy(english: "rating", german: "Wertung", indonesian: "nilai")
    public static let noteLabel = CommandCopy(english: "note", german: "Notiz", indonesian: "catatan")
    public static let checkInSaved = CommandCopy(
        english: "saved", german: "gespeichert", indonesian: "tersimpan")
    public static let checkInAsks = CommandCopy(
        english:
            "what was going on? `sela checkin answer`; within ten seconds `sela checkin undo` takes it back",
        german: "was war los? `sela checkin answer`; zehn Sekunden lang nimmt `sela checkin undo` es zurück",
        indonesian:
            "apa yang terjadi? `sela checkin answer`; dalam sepuluh detik `sela checkin undo` membatalkannya")
    public static func answersCheckIn(_ clock: String, _ rating: String) -> CommandCopy {
        CommandCopy(
            english: "what was going on at \(clock) (\(rating))?",
            german: "was war um \(clock) los (\(rating))?",
            indonesian: "apa yang terjadi pukul \(clock) (\(rating))?")
    }
    public static let checkInUndone = CommandCopy(
        english: "taken back", german: "zurückgenommen", indonesian: "dibatalkan")
    public static let noCheckIns = CommandCopy(
        english: "no check-ins in these days", german: "keine Momentaufnahmen in diesen Tagen",
        indonesian: "tidak ada cek suasana di hari-hari ini")

    public static let badRating = CommandCopy(
        english: "a rating goes from 1 to 5", german: "eine Wertung geht von 1 bis 5",
        indonesian: "nilai harus dari 1 sampai 5")
    public static let badRatingHint = CommandCopy(
        english: "`sela checkin 4` notes that you are well",
        german: "`sela checkin 4` hält fest, dass es dir gut geht",
        indonesian: "`sela checkin 4` mencatat bahwa keadaanmu baik")
    public static let futureCheckIn = CommandCopy(
        english: "a check-in cannot be in the future",
        german: "eine Momentaufnahme kann nicht in der Zukunft liegen",
        indonesian: "cek suasana tidak bisa di masa depan")
    public static let futureCheckInHint = CommandCopy(
        english: "leave out `--at`, or check the clock of this computer",
        german: "lass `--at` weg, oder prüfe die Uhr dieses Rechners",
        indonesian: "hilangkan `--at`, atau periksa jam komputer ini")
    public static let longNote = CommandCopy(
        english: "a note has at most 10,000 characters",
        german: "eine Notiz hat höchstens 10.000 Zeichen",
        indonesian: "catatan paling banyak 10.000 karakter")
    public static let longNoteHint = CommandCopy(
        english: "`sela write` takes longer texts", german: "`sela write` nimmt längere Texte",
        indonesian: "`sela write` menerima teks yang lebih panjang")
    public static let noSuchCheckIn = CommandCopy(
        english: "there is no such check-in", german: "diese Momentaufnahme gibt es nicht",
        indonesian: "cek suasana itu tidak ada")
    public static let nothingAsked = CommandCopy(
        english: "no check-in of today is waiting for an answer",
        german: "keine Momentaufnahme von heute wartet auf eine Antwort",
        indonesian: "tidak ada cek suasana hari ini yang menunggu jawaban")
    public static let checkInListHint = CommandCopy(
        english: "`sela checkin list` shows what there is",
        german: "`sela checkin list` zeigt, was es gibt",
        indonesian: "`sela checkin list` menampilkan yang ada")
    public static let checkInTaken = CommandCopy(
        english: "another check-in has this id", german: "eine andere Momentaufnahme hat diese ID",
        indonesian: "cek suasana lain memakai ID ini")
    public static let checkInTakenHint = CommandCopy(
        english: "leave out `--id`, and a new one is chosen",
        german: "lass `--id` weg, dann wird eine neue gewählt",
        indonesian: "hilangkan `--id`, maka ID baru dipilih")
    public static let checkInAnswered = CommandCopy(
        english: "there is another note already", german: "es gibt schon eine andere Notiz",
        indonesian: "sudah ada catatan lain")
    public static let checkInTooLate = CommandCopy(
        english: "there is no check-in of the last ten seconds to take back",
        german: "es gibt keine Momentaufnahme der letzten zehn Sekunden zum Zurücknehmen",
        indonesian: "tidak ada cek suasana dalam sepuluh detik terakhir untuk dibatalkan")
    public static let olderCheckInHint = CommandCopy(
        english: "`sela checkin list` shows it; `sela checkin edit ID` or `delete ID` changes it",
        german: "`sela checkin list` zeigt sie; `sela checkin edit ID` oder `delete ID` ändert sie",
        indonesian: "`sela checkin list` menampilkannya; `sela checkin edit ID` atau `delete ID` mengubahnya")
}
