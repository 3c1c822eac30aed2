public import Wellbeing

// What `sela safety` says of a text.
extension CommandCopy {
    public static let safetyDetails = CommandCopy(
        english: """
            Reads by rules, offline, before and without any model. Tier 0 is nothing, 1 a gentle check-in, 2 help, \
            3 help with the emergency number first. The rules see what is said plainly and miss much of what is \
            only hinted at: tier 0 does not mean that somebody is well. --lines works as in `sela emotion`.
            """,
        german: """
            Liest nach Regeln, offline, vor jedem Modell und ohne eines. Stufe 0 ist nichts, 1 eine sanfte \
            Nachfrage, 2 Hilfe, 3 Hilfe mit dem Notruf zuerst. Die Regeln sehen, was deutlich gesagt wird, und \
            übersehen viel von dem, was nur anklingt: Stufe 0 heißt nicht, dass es jemandem gut geht. --lines \
            wirkt wie bei `sela emotion`.
            """,
        indonesian: """
            Membaca dengan aturan, luring, sebelum dan tanpa model apa pun. Tingkat 0 berarti tidak ada, 1 sapaan \
            lembut, 2 bantuan, 3 bantuan dengan nomor darurat lebih dulu. Aturan melihat yang dikatakan dengan \
            jelas dan melewatkan banyak yang hanya tersirat: tingkat 0 tidak berarti seseorang baik-baik saja. \
            --lines bekerja seperti pada `sela emotion`.
            """)

    /// Such as `2, help`.
    public static func tier(_ tier: CrisisTier, forOther: Bool) -> CommandCopy {
        let words = words(for: tier)
        let number = tier.rawValue
        return CommandCopy(
            english: "\(number), \(words(.english))\(forOther ? ", for somebody else" : "")",
            german: "\(number), \(words(.german))\(forOther ? ", für jemand anderen" : "")",
            indonesian: "\(number), \(words(.indonesian))\(forOther ? ", untuk orang lain" : "")")
    }

    private static func words(for tier: CrisisTier) -> CommandCopy {
        switch tier {
        case .none: CommandCopy(english: "nothing", german: "nichts", indonesian: "tidak ada")
        case .checkIn:
            CommandCopy(
                english: "a gentle check-in", german: "eine sanfte Nachfrage", indonesian: "sapaan lembut")
        case .help: CommandCopy(english: "help", german: "Hilfe", indonesian: "bantuan")
        case .emergency:
            CommandCopy(
                english: "help, the emergency number first", german: "Hilfe, der Notruf zuerst",
                indonesian: "bantuan, nomor darurat lebih dulu")
        }
    }

    public static let safetyRecall = CommandCopy(
        english: "found of tier 2 and 3", german: "gefunden von Stufe 2 und 3",
        indonesian: "ditemukan dari tingkat 2 dan 3")
    public static let safetyEmergencyRecall = CommandCopy(
        english: "found of tier 3", german: "gefunden von Stufe 3", indonesian: "ditemukan dari tingkat 3")
    public static let safetyCheckInRecall = CommandCopy(
        english: "noticed of tier 1", german: "bemerkt von Stufe 1", indonesian: "diperhatikan dari tingkat 1"
    )
    public static let safetyFalseAlarms = CommandCopy(
        english: "false alarms", german: "falsche Alarme", indonesian: "alarm palsu")
    public static let safetyFalseCheckIns = CommandCopy(
        english: "needless check-ins", german: "unnötige Nachfragen", indonesian: "sapaan yang tidak perlu")
    public static let safetyOverCautious = CommandCopy(
        english: "over-cautious", german: "übervorsichtig", indonesian: "terlalu waspada")
    public static let safetyForOther = CommandCopy(
        english: "right whose risk", german: "richtig, um wen es geht",
        indonesian: "benar siapa yang berisiko")
    public static let safetyExact = CommandCopy(
        english: "the very tier", german: "genau die Stufe", indonesian: "tingkat tepat")
    public static let safetyMisses = CommandCopy(
        english: "missed rows", german: "übersehene Zeilen", indonesian: "baris yang terlewat")
    public static let safetyAlarms = CommandCopy(
        english: "rows of tier 0 where something is shown",
        german: "Zeilen der Stufe 0, bei denen etwas kommt",
        indonesian: "baris tingkat 0 yang tetap ditanggapi")
}
