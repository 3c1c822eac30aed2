// What `sela evaluate` measures.
extension CommandCopy {
    public static let evaluationAll = CommandCopy(english: "all", german: "alle", indonesian: "semua")
    public static let evaluationRows = CommandCopy(english: "rows", german: "Zeilen", indonesian: "baris")
    public static let evaluationMacroF1 = CommandCopy(
        english: "macro-F1", german: "Makro-F1", indonesian: "makro-F1")
    public static let abstentionPrecision = CommandCopy(
        english: "abstention precision", german: "Enthaltung: Genauigkeit", indonesian: "presisi abstain")
    public static let abstentionRecall = CommandCopy(
        english: "abstention recall", german: "Enthaltung: Trefferquote", indonesian: "perolehan abstain")
    public static let accuracyOfAnswered = CommandCopy(
        english: "right of answered", german: "richtig von beantworteten",
        indonesian: "benar dari yang dijawab")
    public static let evaluationCoverage = CommandCopy(
        english: "coverage", german: "Abdeckung", indonesian: "cakupan")
    public static let evaluationSarcasm = CommandCopy(
        english: "sarcastic rows (expected / given)", german: "sarkastische Zeilen (erwartet / gegeben)",
        indonesian: "baris sarkastis (seharusnya / jawaban)")
    public static let evaluationContrast = CommandCopy(
        english: "rows with a contrast (expected / given)", german: "Zeilen mit Wendung (erwartet / gegeben)",
        indonesian: "baris berbalik arah (seharusnya / jawaban)")
}
