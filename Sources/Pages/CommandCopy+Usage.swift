// What is wrong with a command line. Lower case, no full stop.
extension CommandCopy {
    public static let noCommand = CommandCopy(
        english: "no command given", german: "kein Befehl angegeben", indonesian: "tidak ada perintah")
    public static let seeHelp = CommandCopy(
        english: "`sela help` lists the commands",
        german: "`sela help` zeigt die Befehle",
        indonesian: "`sela help` menampilkan perintah")

    /// - Parameter typed: `nil` = not to be repeated.
    public static func unknownCommand(_ typed: String?) -> CommandCopy {
        let name = typed.map { " `\($0)`" } ?? ""
        return CommandCopy(
            english: "unknown command\(name)",
            german: "unbekannter Befehl\(name)",
            indonesian: "perintah tidak dikenal\(name)")
    }

    /// - Parameter typed: `nil` = not to be repeated.
    public static func unknownOption(_ typed: String?) -> CommandCopy {
        let name = typed.map { " `\($0)`" } ?? ""
        return CommandCopy(
            english: "unknown option\(name)",
            german: "unbekannte Option\(name)",
            indonesian: "opsi tidak dikenal\(name)")
    }

    public static func didYouMean(_ suggestion: String) -> CommandCopy {
        CommandCopy(
            english: "did you mean `\(suggestion)`?",
            german: "meintest du `\(suggestion)`?",
            indonesian: "maksudmu `\(suggestion)`?")
    }

    public static func unfitOption(_ option: String, command: String) -> CommandCopy {
        CommandCopy(
            english: "`--\(option)` does not go with `sela \(command)`",
            german: "`--\(option)` passt nicht zu `sela \(command)`",
            indonesian: "`--\(option)` tidak cocok dengan `sela \(command)`")
    }

    public static func seeCommandHelp(_ command: String) -> CommandCopy {
        CommandCopy(
            english: "`sela help \(command)` shows how",
            german: "`sela help \(command)` zeigt, wie es geht",
            indonesian: "`sela help \(command)` menunjukkan caranya")
    }

    public static func missingValue(_ option: String) -> CommandCopy {
        CommandCopy(
            english: "`--\(option)` needs a value",
            german: "`--\(option)` braucht einen Wert",
            indonesian: "`--\(option)` memerlukan nilai")
    }

    public static func unexpectedValue(_ option: String) -> CommandCopy {
        CommandCopy(
            english: "`--\(option)` takes no value",
            german: "`--\(option)` nimmt keinen Wert",
            indonesian: "`--\(option)` tidak memakai nilai")
    }

    public static func badValue(_ option: String) -> CommandCopy {
        CommandCopy(
            english: "that is no value for `--\(option)`",
            german: "das ist kein Wert für `--\(option)`",
            indonesian: "itu bukan nilai untuk `--\(option)`")
    }

    /// - Parameter example: values that are accepted, or one of them.
    public static func write(_ option: String, like example: String) -> CommandCopy {
        CommandCopy(
            english: "write it like `--\(option) \(example)`",
            german: "schreib es wie `--\(option) \(example)`",
            indonesian: "tulis seperti `--\(option) \(example)`")
    }

    public static func repeated(_ option: String) -> CommandCopy {
        CommandCopy(
            english: "`--\(option)` is given twice",
            german: "`--\(option)` steht zweimal da",
            indonesian: "`--\(option)` disebut dua kali")
    }

    public static func conflict(_ first: String, _ second: String) -> CommandCopy {
        CommandCopy(
            english: "`--\(first)` and `--\(second)` exclude one another",
            german: "`--\(first)` und `--\(second)` schließen einander aus",
            indonesian: "`--\(first)` dan `--\(second)` tidak bisa bersama")
    }

    public static func missingOperand(_ label: String) -> CommandCopy {
        CommandCopy(
            english: "\(label) is missing", german: "\(label) fehlt", indonesian: "\(label) belum ada")
    }

    public static let extraOperand = CommandCopy(
        english: "too many words", german: "zu viele Wörter", indonesian: "terlalu banyak kata")
    public static let textIsNoArgument = CommandCopy(
        english: "a text comes from standard input or a file, never as an argument",
        german: "ein Text kommt von der Standardeingabe oder aus einer Datei, nie als Argument",
        indonesian: "teks datang dari masukan standar atau berkas, tidak pernah sebagai argumen")

    public static func badChoice(_ label: String) -> CommandCopy {
        CommandCopy(
            english: "that is no \(label)", german: "das ist kein \(label)", indonesian: "itu bukan \(label)")
    }

    public static func oneOf(_ choices: String) -> CommandCopy {
        CommandCopy(
            english: "one of: \(choices)", german: "eines von: \(choices)",
            indonesian: "salah satu: \(choices)")
    }

    public static func like(_ example: String) -> CommandCopy {
        CommandCopy(
            english: "write it like \(example)", german: "schreib es wie \(example)",
            indonesian: "tulis seperti \(example)")
    }

    public static let passphraseArgument = CommandCopy(
        english: "a passphrase is never taken as an argument; others could see it",
        german: "eine Passphrase wird nie als Argument genommen; andere könnten sie sehen",
        indonesian: "frasa sandi tidak pernah diambil sebagai argumen; orang lain bisa melihatnya")
    public static let passphraseWays = CommandCopy(
        english: "it is asked for on the terminal; a script can use `--passphrase-fd 3 3<file`",
        german: "sie wird am Terminal erfragt; ein Skript kann `--passphrase-fd 3 3<datei` benutzen",
        indonesian: "frasa sandi diminta di terminal; skrip bisa memakai `--passphrase-fd 3 3<berkas`")
}
