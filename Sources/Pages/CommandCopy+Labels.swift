// Short labels before a value.
extension CommandCopy {
    public static let idLabel = CommandCopy(english: "id", german: "Kennung", indonesian: "pengenal")
    public static let dayLabel = CommandCopy(english: "day", german: "Tag", indonesian: "hari")
    public static let moodLabel = CommandCopy(english: "mood", german: "Stimmung", indonesian: "suasana")
    public static let emotionLabel = CommandCopy(english: "emotion", german: "Gefühl", indonesian: "emosi")
    public static let readingLabel = CommandCopy(english: "read as", german: "gelesen", indonesian: "terbaca")
    public static let questionLabel = CommandCopy(
        english: "question", german: "Frage", indonesian: "pertanyaan")
    public static let deeperLabel = CommandCopy(
        english: "deeper", german: "tiefer", indonesian: "lebih dalam")
    public static let backupProved = CommandCopy(english: "proved", german: "geprüft", indonesian: "terbukti")
    public static let backupUnproved = CommandCopy(
        english: "unproved", german: "ungeprüft", indonesian: "belum terbukti")
    public static let versionLabel = CommandCopy(english: "version", german: "Version", indonesian: "versi")
    public static let folderLabel = CommandCopy(english: "folder", german: "Ordner", indonesian: "folder")
    public static let stateLabel = CommandCopy(english: "diary", german: "Tagebuch", indonesian: "jurnal")
    public static let keysLabel = CommandCopy(english: "keys", german: "Zugänge", indonesian: "kunci")
    public static let entriesLabel = CommandCopy(
        english: "entries", german: "Einträge", indonesian: "catatan")
    public static let daysLabel = CommandCopy(english: "days", german: "Tage", indonesian: "hari")
    public static let wordsLabel = CommandCopy(english: "words", german: "Wörter", indonesian: "kata")
    public static let topicsLabel = CommandCopy(english: "topics", german: "Themen", indonesian: "topik")
    public static let quoteLabel = CommandCopy(english: "quote", german: "Zitat", indonesian: "kutipan")
    public static let integrityLabel = CommandCopy(
        english: "integrity", german: "Unversehrtheit", indonesian: "keutuhan")
    public static let backupLabel = CommandCopy(
        english: "backup", german: "Sicherung", indonesian: "cadangan")
    public static let cipherLabel = CommandCopy(
        english: "encryption", german: "Verschlüsselung", indonesian: "enkripsi")
    public static let modelLabel = CommandCopy(english: "model", german: "Modell", indonesian: "model")
    public static let enginesLabel = CommandCopy(english: "engines", german: "Motoren", indonesian: "mesin")
    public static let speechLabel = CommandCopy(english: "speech", german: "Sprache", indonesian: "ucapan")
    /// Not a word of any language: the name of a program.
    public static let converterLabel = CommandCopy(english: "ffmpeg", german: "ffmpeg", indonesian: "ffmpeg")
    public static let canHear = CommandCopy(
        english: "can be written down", german: "kann aufgeschrieben werden", indonesian: "bisa dituliskan")
    public static let installed = CommandCopy(
        english: "installed", german: "installiert", indonesian: "terpasang")
    public static let freeLabel = CommandCopy(english: "free", german: "frei", indonesian: "kosong")
    public static let runtimeLabel = CommandCopy(
        english: "runtime", german: "Laufzeit", indonesian: "runtime")
    public static let exposedLabel = CommandCopy(english: "exposed", german: "offen", indonesian: "terbuka")
    public static let stateAbsent = CommandCopy(
        english: "none yet", german: "noch keines", indonesian: "belum ada")
    public static let stateLocked = CommandCopy(english: "locked", german: "gesperrt", indonesian: "terkunci")
    public static let stateOpen = CommandCopy(english: "open", german: "offen", indonesian: "terbuka")
    public static let sound = CommandCopy(english: "sound", german: "heil", indonesian: "utuh")
    public static let damagedState = CommandCopy(
        english: "DAMAGED", german: "BESCHÄDIGT", indonesian: "RUSAK")
    public static let unknownWhileLocked = CommandCopy(
        english: "not known while it is not open", german: "unbekannt, solange es nicht offen ist",
        indonesian: "tidak diketahui selama belum terbuka")
    public static let none = CommandCopy(english: "none", german: "keine", indonesian: "tidak ada")
    public static let schemaLabel = CommandCopy(english: "schema", german: "Schema", indonesian: "skema")

    public static func entryCount(_ count: Int) -> CommandCopy {
        CommandCopy(
            english: count == 1 ? "1 entry" : "\(count) entries",
            german: count == 1 ? "1 Eintrag" : "\(count) Einträge",
            indonesian: "\(count) catatan")
    }

    public static func daysLeft(_ count: Int) -> CommandCopy {
        CommandCopy(
            english: count == 1 ? "1 day left" : "\(count) days left",
            german: count == 1 ? "noch 1 Tag" : "noch \(count) Tage",
            indonesian: "\(count) hari lagi")
    }
}
