public import Wellbeing

// Words for programs that may use the diary.
extension Copy {
    var tokens: String { say(id: "Perangkat dan token", de: "Geräte und Token", en: "Devices and tokens") }
    var tokensHint: String {
        say(
            id: "Program lain yang boleh memakai jurnal ini",
            de: "Andere Programme, die dieses Tagebuch benutzen dürfen",
            en: "Other programs that may use this diary")
    }
    var tokensText: String {
        say(
            id:
                "Dengan token, program lain bisa memakai jurnalmu lewat /api/v1, selama jurnal terbuka. Program itu hanya bisa melakukan yang kamu izinkan di sini.",
            de:
                "Mit einem Token kann ein anderes Programm dein Tagebuch über /api/v1 benutzen, solange es offen ist. Es kann nur, was du hier erlaubst.",
            en:
                "With a token another program can use your diary through /api/v1 while it is open. It can do only what you allow here."
        )
    }
    var noTokens: String {
        say(
            id: "Belum ada token. Tidak ada program lain yang bisa memakai jurnal ini.",
            de: "Es gibt noch kein Token. Kein anderes Programm kann dieses Tagebuch benutzen.",
            en: "There is no token yet. No other program can use this diary.")
    }
    func tokenMade(_ name: String) -> String {
        say(id: "Token untuk \(name)", de: "Token für \(name)", en: "Token for \(name)")
    }
    var tokenShownOnce: String {
        say(
            id:
                "Salin sekarang ke program itu. Token ini hanya ditampilkan sekali; yang disimpan hanya sidik jarinya.",
            de:
                "Übertrage es jetzt in das Programm. Es wird nur dieses eine Mal gezeigt; aufbewahrt wird nur sein Fingerabdruck.",
            en:
                "Copy it into the program now. It is shown this once; only its fingerprint is kept.")
    }
    var mayTerm: String { say(id: "Boleh", de: "Darf", en: "May") }
    var mayQuestion: String {
        say(
            id: "Apa yang boleh dilakukannya?", de: "Was soll es dürfen?",
            en: "What may it do?")
    }
    var madeAtTerm: String { say(id: "Dibuat", de: "Erstellt", en: "Made") }
    var lastUsedTerm: String { say(id: "Terakhir dipakai", de: "Zuletzt benutzt", en: "Last used") }
    var neverUsed: String { say(id: "Belum pernah", de: "Noch nie", en: "Never") }
    var newToken: String { say(id: "Token baru", de: "Neues Token", en: "New token") }
    var tokenName: String { say(id: "Nama", de: "Name", en: "Name") }
    var tokenNameHint: String {
        say(
            id: "Supaya kamu mengenalinya nanti, misalnya “skrip cadangan”.",
            de: "Damit du es später wiedererkennst, zum Beispiel „Skript am Abend“.",
            en: "So that you know it again later, such as “evening script”.")
    }
    var makeToken: String { say(id: "Buat token", de: "Token erstellen", en: "Make a token") }
    func removeToken(_ name: String) -> String {
        say(id: "Hapus \(name)", de: "\(name) entfernen", en: "Remove \(name)")
    }
    var removeTokenQuestion: String {
        say(
            id: "Program yang memakainya langsung tidak bisa masuk lagi.",
            de: "Das Programm, das es benutzt, kommt sofort nicht mehr hinein.",
            en: "The program that uses it can no longer get in, from now on.")
    }
    var removeTokenNow: String { say(id: "Hapus token", de: "Token entfernen", en: "Remove the token") }

    public func name(of scope: APIScope) -> String {
        switch scope {
        case .readEntries: say(id: "membaca catatan", de: "Einträge lesen", en: "read entries")
        case .writeEntries:
            say(
                id: "menulis, mengubah, dan menghapus catatan",
                de: "Einträge schreiben, ändern und löschen",
                en: "write, change and delete entries")
        case .readCheckIns:
            say(id: "membaca cek suasana", de: "Momentaufnahmen lesen", en: "read check-ins")
        case .writeCheckIns:
            say(id: "menambahkan cek suasana", de: "Momentaufnahmen hinzufügen", en: "add check-ins")
        case .readSummaries:
            say(
                id: "membaca ringkasan minggu", de: "Wochen im Rückblick lesen",
                en: "read looks back on weeks")
        case .scanSafety:
            say(
                id: "memeriksa apakah sebuah teks memerlukan pertolongan",
                de: "prüfen, ob ein Text nach Hilfe ruft",
                en: "check whether a text calls for help")
        }
    }

    public func message(_ problem: TokenProblem) -> String {
        switch problem {
        case .unfitName:
            say(
                id: "Beri nama dengan 1 sampai 60 karakter.",
                de: "Gib einen Namen mit 1 bis 60 Zeichen ein.",
                en: "Give it a name of 1 to 60 characters.")
        case .nameTaken:
            say(
                id: "Nama ini sudah dipakai. Pilih nama lain.",
                de: "So heißt schon eines. Wähle einen anderen Namen.",
                en: "One is called that already. Choose another name.")
        case .noScope:
            say(
                id: "Pilih setidaknya satu hal yang boleh dilakukannya.",
                de: "Wähle mindestens eines, was es darf.",
                en: "Choose at least one thing that it may do.")
        case .tooMany:
            say(
                id: "Sudah ada 100 token. Hapus satu dulu.",
                de: "Es gibt schon 100 Token. Entferne zuerst eines.",
                en: "There are 100 tokens already. Remove one first.")
        }
    }
}
