// What `sela evaluate extraction`, `food` and `exercise` measure.
extension CommandCopy {
    public static let evaluationUnanswered = CommandCopy(
        english: "rows without an answer", german: "Zeilen ohne Antwort", indonesian: "baris tanpa jawaban")
    public static let extractionRules = CommandCopy(
        english: "rules", german: "Regeln", indonesian: "aturan")
    public static let extractionAll = CommandCopy(
        english: "fields right", german: "Felder richtig", indonesian: "isian benar")
    public static let extractionSaid = CommandCopy(
        english: "right of said", german: "richtig von gesagten", indonesian: "benar dari yang disebut")
    public static let extractionInventions = CommandCopy(
        english: "invented of not said", german: "erfunden von nicht gesagten",
        indonesian: "dikarang dari yang tak disebut")
    public static let extractionSupported = CommandCopy(
        english: "with the right words", german: "mit den richtigen Worten",
        indonesian: "dengan kata yang tepat")
    public static let extractionFields = CommandCopy(
        english: "right, by field", german: "richtig, nach Feld", indonesian: "benar, per isian")
    public static let extractionMistakes = CommandCopy(
        english: "mistakes (! = invented)", german: "Fehler (! = erfunden)",
        indonesian: "kesalahan (! = dikarang)")
    public static let foodVerdict = CommandCopy(
        english: "verdict right", german: "Urteil richtig", indonesian: "penilaian benar")
    public static let foodScore = CommandCopy(
        english: "score in range", german: "Punkte im Bereich", indonesian: "skor dalam rentang")
    public static let foodCaffeine = CommandCopy(
        english: "caffeine exact", german: "Koffein genau", indonesian: "kafein tepat")
    public static let foodSugary = CommandCopy(
        english: "sugary items exact", german: "Süßes genau", indonesian: "makanan manis tepat")
    public static let foodDifference = CommandCopy(
        english: "mean difference", german: "mittlere Abweichung", indonesian: "selisih rata-rata")
    public static let foodMistakes = CommandCopy(
        english: "mistakes", german: "Fehler", indonesian: "kesalahan")
    public static let wordLists = CommandCopy(
        english: "word lists", german: "Wortlisten", indonesian: "daftar kata")
    public static let exerciseCategory = CommandCopy(
        english: "kind right", german: "Art richtig", indonesian: "jenis benar")
    public static let exerciseDuration = CommandCopy(
        english: "length right", german: "Dauer richtig", indonesian: "lama benar")
    public static let exerciseBoth = CommandCopy(
        english: "both right", german: "beides richtig", indonesian: "keduanya benar")
    public static let exerciseInvented = CommandCopy(
        english: "lengths invented", german: "Dauern erfunden", indonesian: "lama yang dikarang")
}
