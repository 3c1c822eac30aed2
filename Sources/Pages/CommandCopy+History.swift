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
            empty. `weeks` lists the weeks that hold entries, newest first, up to --through.
            """,
        german: """
            Ohne Wörter geht es um diese Woche. DAY ist irgendein Tag des Zeitraums, etwa 2026-05-26; ohne ihn \
            heute. Alles ist auf diesem Rechner aus deinen Einträgen gezählt, und Tage ohne Einträge bleiben \
            leer. `weeks` nennt die Wochen mit Einträgen, neueste zuerst, bis --through.
            """,
        indonesian: """
            Tanpa kata, yang dilihat minggu ini. DAY adalah hari mana pun dalam kurun itu, misalnya 2026-05-26; \
            tanpanya, hari ini. Semua dihitung di mesin ini dari catatanmu, dan hari tanpa catatan tetap kosong. \
            `weeks` mendaftar minggu yang berisi catatan, terbaru dulu, sampai --through.
            """)
    public static let periodOperand = CommandCopy(
        english: "what to look back on", german: "worauf zurückgeschaut wird",
        indonesian: "yang dilihat kembali")
    public static let periodDayOperand = CommandCopy(
        english: "a day of it", german: "ein Tag davon", indonesian: "salah satu harinya")
    public static func mean(_ value: String) -> CommandCopy {
        CommandCopy(english: "mean \(value)", german: "im Mittel \(value)", indonesian: "rata-rata \(value)")
    }
}
