public import Wellbeing

// What `sela history` says, and its help.
extension CommandCopy {
    public static let historySummary = CommandCopy(
        english: "look back on a week, a month or a day",
        german: "schaut auf eine Woche, einen Monat oder einen Tag zurück",
        indonesian: "lihat kembali satu minggu, bulan, atau hari")
    public static let historyDetails = CommandCopy(
        english: """
            Without words it looks back on this week. DAY is any day of the period, such as 2026-05-26; without \
            it, today. Everything is counted from your entries on this machine, and days without entries stay \
            empty. `weeks` lists the weeks that hold entries, newest first, up to --through. With --with-model the \
            language model that you chose writes a few sentences about the week; they are kept until anything \
            changes in it. `checkins` counts check-ins and, beside them, the moods of spoken entries: the last 30 days, \
            --days of them, or --from and --through.
            """,
        german: """
            Ohne Wörter geht es um diese Woche. DAY ist irgendein Tag des Zeitraums, etwa 2026-05-26; ohne ihn \
            heute. Alles ist auf diesem Rechner aus deinen Einträgen gezählt, und Tage ohne Einträge bleiben \
            leer. `weeks` nennt die Wochen mit Einträgen, neueste zuerst, bis --through. Mit --with-model schreibt \
            das Sprachmodell, das du gewählt hast, ein paar Sätze über die Woche; sie bleiben, bis sich in ihr etwas \
            ändert. `checkins` zählt Momentaufnahmen und daneben die Stimmungen gesprochener Einträge: die letzten \
            30 Tage, so viele wie --days, oder von --from bis --through.
            """,
        indonesian: """
            Tanpa kata, yang dilihat minggu ini. DAY adalah hari mana pun dalam kurun itu, misalnya 2026-05-26; \
            tanpanya, hari ini. Semua dihitung di mesin ini dari catatanmu, dan hari tanpa catatan tetap kosong. \
            `weeks` mendaftar minggu yang berisi catatan, terbaru dulu, sampai --through. Dengan --with-model, model \
            bahasa yang kamu pilih menulis beberapa kalimat tentang minggu itu; disimpan sampai ada yang berubah di \
            dalamnya. `checkins` menghitung cek suasana dan, di sampingnya, suasana catatan suara: 30 hari terakhir, \
            sebanyak --days, atau --from sampai --through.
            """)
    public static let periodOperand = CommandCopy(
        english: "what to look back on", german: "worauf zurückgeschaut wird",
        indonesian: "yang dilihat kembali")
    public static let periodDayOperand = CommandCopy(
        english: "a day of it", german: "ein Tag davon", indonesian: "salah satu harinya")
    public static let daysOption = CommandCopy(
        english: "how many days up to today", german: "wie viele Tage bis heute",
        indonesian: "berapa hari sampai hari ini")
    public static let withModelOption = CommandCopy(
        english: "let the language model write about the week",
        german: "lässt das Sprachmodell über die Woche schreiben",
        indonesian: "biarkan model bahasa menulis tentang minggu itu")
    public static let nothingToSummarise = CommandCopy(
        english: "no model writes about this week",
        german: "über diese Woche schreibt kein Modell",
        indonesian: "tidak ada model yang menulis tentang minggu ini")
    public static let nothingToSummariseHint = CommandCopy(
        english: "it needs two entries or more, and none that calls for help",
        german: "es braucht zwei Einträge oder mehr und keinen, der nach Hilfe ruft",
        indonesian: "perlu dua catatan atau lebih, dan tidak ada yang memerlukan pertolongan")
    public static let weekChanged = CommandCopy(
        english: "an entry of the week changed while the model was writing",
        german: "ein Eintrag der Woche änderte sich, während das Modell schrieb",
        indonesian: "sebuah catatan minggu itu berubah sementara model menulis")
    public static let askAgain = CommandCopy(
        english: "ask again", german: "frag noch einmal", indonesian: "minta lagi")
    public static func summaryNotShown(_ fault: SummaryFault) -> CommandCopy {
        CommandCopy(
            english: Copy(.english).summaryNotShown(fault), german: Copy(.german).summaryNotShown(fault),
            indonesian: Copy(.indonesian).summaryNotShown(fault))
    }
    public static func mean(_ value: String) -> CommandCopy {
        CommandCopy(english: "mean \(value)", german: "im Mittel \(value)", indonesian: "rata-rata \(value)")
    }
}
