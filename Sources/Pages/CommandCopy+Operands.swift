// What the words after a command mean.
extension CommandCopy {
    public static let textFile = CommandCopy(
        english: "a file with the text; \"-\" is standard input",
        german: "eine Datei mit dem Text; „-“ ist die Standardeingabe",
        indonesian: "berkas berisi teks; \"-\" berarti masukan standar")
    public static let entryOperand = CommandCopy(
        english: "the entry's id, or its beginning from four characters on",
        german: "die Kennung des Eintrags oder ihr Anfang ab vier Zeichen",
        indonesian: "pengenal catatan, atau awalnya mulai dari empat karakter")
    public static let wordsOperand = CommandCopy(
        english: "the words to find; without them, standard input",
        german: "die gesuchten Wörter; ohne sie die Standardeingabe",
        indonesian: "kata yang dicari; tanpa itu, masukan standar")
    public static let kindOperand = CommandCopy(
        english: "what is scored",
        german: "was gemessen wird",
        indonesian: "yang dinilai")
    public static let evaluationFile = CommandCopy(
        english: "JSON Lines with the right answers; \"-\" is standard input",
        german: "JSON Lines mit den richtigen Antworten; „-“ ist die Standardeingabe",
        indonesian: "JSON Lines dengan jawaban benar; \"-\" berarti masukan standar")
    public static let passphraseOperand = CommandCopy(
        english: "what to do",
        german: "was zu tun ist",
        indonesian: "yang dilakukan")
    public static let keyringOperand = CommandCopy(
        english: "with keyring: use it or not",
        german: "mit keyring: benutzen oder nicht",
        indonesian: "dengan keyring: pakai atau tidak")
    public static let backupFile = CommandCopy(
        english: "the backup",
        german: "die Sicherung",
        indonesian: "cadangan")
    public static let modelOperand = CommandCopy(
        english: "what to do",
        german: "was zu tun ist",
        indonesian: "yang dilakukan")
    public static let shellOperand = CommandCopy(
        english: "the shell",
        german: "die Shell",
        indonesian: "shell")
    public static let commandOperand = CommandCopy(
        english: "the command to explain",
        german: "der Befehl, der erklärt wird",
        indonesian: "perintah yang dijelaskan")
}
