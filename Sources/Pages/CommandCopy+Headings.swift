// Headings and fixed sentences of help, manual and documentation.
extension CommandCopy {
    public static let tagline = CommandCopy(
        english: "a private diary that stays on this computer",
        german: "ein privates Tagebuch, das auf diesem Rechner bleibt",
        indonesian: "jurnal pribadi yang tetap di komputer ini")
    public static let usageHeading = CommandCopy(
        english: "Usage", german: "Aufruf", indonesian: "Pemakaian")
    public static let diaryHeading = CommandCopy(
        english: "Your diary", german: "Dein Tagebuch", indonesian: "Jurnalmu")
    public static let readingHeading = CommandCopy(
        english: "Reading a text", german: "Einen Text lesen", indonesian: "Membaca teks")
    public static let safetyHeading = CommandCopy(
        english: "Keeping it safe", german: "Sicher aufbewahren", indonesian: "Menjaganya aman")
    public static let programHeading = CommandCopy(
        english: "The program", german: "Das Programm", indonesian: "Programnya")
    public static let operandsHeading = CommandCopy(
        english: "Words", german: "Wörter", indonesian: "Kata")
    public static let optionsHeading = CommandCopy(
        english: "Options", german: "Optionen", indonesian: "Opsi")
    public static let commonOptionsHeading = CommandCopy(
        english: "Options of every command", german: "Optionen aller Befehle",
        indonesian: "Opsi semua perintah")
    public static let examplesHeading = CommandCopy(
        english: "Examples", german: "Beispiele", indonesian: "Contoh")
    public static let commandsHeading = CommandCopy(
        english: "Commands", german: "Befehle", indonesian: "Perintah")
    public static let exitHeading = CommandCopy(
        english: "Exit codes", german: "Exit-Codes", indonesian: "Kode keluar")
    public static let environmentHeading = CommandCopy(
        english: "Environment", german: "Umgebung", indonesian: "Lingkungan")
    public static let privacyHeading = CommandCopy(
        english: "Privacy", german: "Privatsphäre", indonesian: "Privasi")
    public static let nameHeading = CommandCopy(english: "Name", german: "Name", indonesian: "Nama")

    public static let helpHint = CommandCopy(
        english: "`sela help COMMAND` explains one command, `sela manual` everything.",
        german: "`sela help BEFEHL` erklärt einen Befehl, `sela manual` alles.",
        indonesian: "`sela help PERINTAH` menjelaskan satu perintah, `sela manual` semuanya.")
    public static let exitSuccess = CommandCopy(
        english: "done", german: "erledigt", indonesian: "selesai")
    public static let exitFailure = CommandCopy(
        english: "failed; the reason is on standard error",
        german: "misslungen; der Grund steht in der Fehlerausgabe",
        indonesian: "gagal; alasannya ada di galat standar")
    public static let exitUsage = CommandCopy(
        english: "the command line made no sense",
        german: "die Befehlszeile ergab keinen Sinn",
        indonesian: "baris perintah tidak bisa dipahami")
    public static let homeVariable = CommandCopy(
        english:
            "the diary's folder; --data wins over it. Else $XDG_DATA_HOME/sela, else ~/.local/share/sela",
        german:
            "der Ordner des Tagebuchs; --data geht vor. Sonst $XDG_DATA_HOME/sela, sonst ~/.local/share/sela",
        indonesian:
            "folder jurnal; --data lebih utama. Jika tidak, $XDG_DATA_HOME/sela, lalu ~/.local/share/sela")
    public static let languageVariable = CommandCopy(
        english: "id, de or en; else the diary's setting, else LC_ALL, LC_MESSAGES, LANG, else English",
        german:
            "id, de oder en; sonst die Einstellung des Tagebuchs, sonst LC_ALL, LC_MESSAGES, LANG, sonst Englisch",
        indonesian:
            "id, de, atau en; jika tidak, setelan jurnal, lalu LC_ALL, LC_MESSAGES, LANG, lalu Inggris")
    public static let resourcesVariable = CommandCopy(
        english:
            "the folder with the model and the pages' files; else it is found from where the program lies",
        german: "der Ordner mit Modell und Seitendateien; sonst wird er vom Ort des Programms aus gefunden",
        indonesian: "folder model dan berkas halaman; jika tidak, dicari dari letak program")
    public static let runtimeVariable = CommandCopy(
        english: "the ONNX Runtime library; else the usual places are tried",
        german: "die Bibliothek ONNX Runtime; sonst werden die üblichen Orte versucht",
        indonesian: "pustaka ONNX Runtime; jika tidak, tempat yang biasa dicoba")
    public static let editorVariable = CommandCopy(
        english: "the editor that write and edit open on a terminal",
        german: "der Editor, den write und edit am Terminal öffnen",
        indonesian: "editor yang dibuka write dan edit di terminal")
    public static let privacyNote = CommandCopy(
        english: """
            Results go to standard output, talk to standard error. Neither texts nor passphrases are ever taken \
            as arguments, and no message repeats what you wrote. Words given to search as arguments can be seen \
            by other users of this machine and may stay in your shell's history; on standard input they cannot. \
            The editor works on a file that only you can read and that is removed afterwards; your editor may \
            keep copies of its own.
            """,
        german: """
            Ergebnisse gehen in die Standardausgabe, alles Gesagte in die Fehlerausgabe. Weder Texte noch \
            Passphrasen werden je als Argument genommen, und keine Meldung wiederholt, was du geschrieben hast. \
            Suchwörter als Argument können andere Benutzer dieses Rechners sehen, und sie bleiben vielleicht im \
            Verlauf der Shell; über die Standardeingabe nicht. Der Editor arbeitet an einer Datei, die nur du \
            lesen kannst und die danach entfernt wird; dein Editor legt vielleicht eigene Kopien an.
            """,
        indonesian: """
            Hasil ditulis ke keluaran standar, percakapan ke galat standar. Teks dan frasa sandi tidak pernah \
            diambil sebagai argumen, dan tidak ada pesan yang mengulang tulisanmu. Kata pencarian sebagai \
            argumen bisa dilihat pengguna lain mesin ini dan mungkin tersimpan di riwayat shell; lewat masukan \
            standar tidak. Editor bekerja pada berkas yang hanya bisa kamu baca dan dihapus sesudahnya; \
            editormu mungkin menyimpan salinan sendiri.
            """)
}
