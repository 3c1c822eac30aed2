import Wellbeing

// Words for writing, reading what was understood, and going deeper.
extension Copy {
    var writeTitle: String { say(id: "Menulis", de: "Schreiben", en: "Writing") }
    var editTitle: String { say(id: "Mengubah catatan", de: "Eintrag ändern", en: "Editing an entry") }
    var textLabel: String {
        say(id: "Apa yang ada di hatimu?", de: "Was bewegt dich?", en: "What is on your mind?")
    }
    var textPlaceholder: String {
        say(
            id: "Mulai dari mana saja. Tidak perlu rapi.", de: "Fang irgendwo an. Es muss nicht schön sein.",
            en: "Begin anywhere. It need not be neat.")
    }
    var othersTitle: String {
        say(id: "Tulisan yang belum selesai", de: "Noch nicht fertig", en: "Not finished yet")
    }
    var continueWriting: String { say(id: "Lanjutkan", de: "Weiterschreiben", en: "Continue") }
    /// `count` of `limit` characters; both already formatted.
    func characters(_ count: String, of limit: String) -> String {
        say(
            id: "\(count) dari \(limit) karakter", de: "\(count) von \(limit) Zeichen",
            en: "\(count) of \(limit) characters")
    }
    func kept(at clock: String) -> String {
        say(
            id: "Tersimpan sementara pukul \(clock)", de: "Zwischengespeichert um \(clock)",
            en: "Kept at \(clock)")
    }
    var notKeptYet: String {
        say(
            id: "Tulisanmu disimpan sementara di komputer ini selagi kamu menulis.",
            de: "Während du schreibst, wird auf diesem Rechner zwischengespeichert.",
            en: "What you write is kept on this computer as you go.")
    }
    var readButton: String { say(id: "Baca perasaanku", de: "Gefühl lesen", en: "Read how I feel") }
    var keepButton: String { say(id: "Simpan untuk nanti", de: "Für später behalten", en: "Keep for later") }
    var saveEntry: String { say(id: "Simpan catatan", de: "Eintrag speichern", en: "Save entry") }
    var saveChanges: String { say(id: "Simpan perubahan", de: "Änderungen speichern", en: "Save changes") }
    var discardButton: String {
        say(id: "Lepaskan tulisan ini", de: "Text verwerfen", en: "Let this text go")
    }
    var discardChanges: String {
        say(id: "Batalkan perubahan", de: "Änderungen verwerfen", en: "Discard changes")
    }
    var readShortcut: String {
        say(
            id: "Ctrl + Enter membaca perasaan di tulisanmu.", de: "Strg + Eingabe liest das Gefühl im Text.",
            en: "Ctrl + Enter reads how it feels.")
    }
    func writtenOn(_ day: String) -> String {
        say(id: "Ditulis \(day)", de: "Geschrieben am \(day)", en: "Written on \(day)")
    }

    func message(_ problem: WritingProblem) -> (message: String, hint: String) {
        switch problem {
        case .empty:
            (
                say(
                    id: "Belum ada tulisan.", de: "Hier steht noch nichts.", en: "There is nothing here yet."),
                say(
                    id: "Tulis satu kata saja, lalu coba lagi.", de: "Ein Wort genügt, dann geht es weiter.",
                    en: "One word is enough to go on.")
            )
        case .tooLong:
            (
                say(
                    id: "Tulisan ini lebih dari \(number(100_000)) karakter.",
                    de: "Der Text hat mehr als \(number(100_000)) Zeichen.",
                    en: "This text is over \(number(100_000)) characters."),
                say(
                    id: "Semuanya masih ada di bawah. Bagilah menjadi dua catatan.",
                    de: "Alles steht noch da. Teile ihn in zwei Einträge.",
                    en: "All of it is still below. Split it into two entries.")
            )
        case .diskFull:
            (
                say(id: "Disk penuh.", de: "Die Festplatte ist voll.", en: "The disk is full."),
                say(
                    id:
                        "Tulisanmu masih ada di sini, tetapi belum tersimpan. Kosongkan sedikit ruang, lalu coba lagi.",
                    de:
                        "Dein Text steht noch hier, ist aber nicht gespeichert. Schaff etwas Platz und versuch es noch einmal.",
                    en: "Your text is still here but not saved. Make some room, then try again.")
            )
        case .readOnly:
            (
                say(
                    id: "Folder jurnal tidak bisa ditulisi.",
                    de: "In den Ordner des Tagebuchs darf nicht geschrieben werden.",
                    en: "The diary's folder cannot be written to."),
                say(
                    id: "Tulisanmu masih ada di sini, tetapi belum tersimpan. Periksa izin foldernya.",
                    de:
                        "Dein Text steht noch hier, ist aber nicht gespeichert. Prüfe die Rechte des Ordners.",
                    en: "Your text is still here but not saved. Check the folder's permissions.")
            )
        case .locked:
            (
                say(id: "Jurnal terkunci.", de: "Das Tagebuch ist gesperrt.", en: "The diary is locked."),
                say(
                    id: "Tulisanmu masih ada di sini. Buka kuncinya, lalu simpan.",
                    de: "Dein Text steht noch hier. Entsperre das Tagebuch, dann speichere ihn.",
                    en: "Your text is still here. Unlock the diary, then save it.")
            )
        case .notKept:
            (
                say(id: "Belum tersimpan.", de: "Noch nicht gespeichert.", en: "Not saved yet."),
                say(
                    id: "Tulisanmu masih ada di sini. Coba lagi sebentar.",
                    de: "Dein Text steht noch hier. Versuch es gleich noch einmal.",
                    en: "Your text is still here. Try again in a moment.")
            )
        }
    }

    var understoodTitle: String {
        say(id: "Sejenak bercermin", de: "Ein Blick zurück", en: "A moment to look back")
    }
    var yourWords: String { say(id: "Tulisanmu", de: "Dein Text", en: "Your words") }
    var showWhole: String {
        say(id: "Lihat seluruh tulisan", de: "Ganzen Text zeigen", en: "Show the whole text")
    }
    var questionForYou: String {
        say(id: "Satu pertanyaan untukmu", de: "Eine Frage an dich", en: "A question for you")
    }
    var noQuestion: String {
        say(
            id: "Kali ini tidak ada pertanyaan.", de: "Diesmal gibt es keine Frage.",
            en: "There is no question this time.")
    }
    var goDeeper: String { say(id: "Tulis lebih dalam", de: "Tiefer gehen", en: "Go deeper") }
    var backToText: String { say(id: "Kembali ke tulisan", de: "Zurück zum Text", en: "Back to the text") }
    func sureness(_ confidence: Double, percent: String) -> String { "\(sureness(confidence)) · \(percent)" }
    var notAskedYet: String {
        say(
            id: "Tulisan ini berubah sejak terakhir dibaca.",
            de: "Der Text hat sich seit dem Lesen geändert.",
            en: "The text has changed since it was read.")
    }

    var deeperTitle: String { say(id: "Lebih dalam", de: "Tiefer gehen", en: "Going deeper") }
    var deeperLabel: String { say(id: "Yang muncul saat ini", de: "Was dir dazu kommt", en: "What comes up") }
    var deeperPlaceholder: String {
        say(
            id: "Tak ada jawaban yang salah.", de: "Es gibt keine falsche Antwort.",
            en: "There is no wrong answer.")
    }
    var feelMost: String {
        say(
            id: "Apa yang paling kamu rasakan saat ini?", de: "Was spürst du gerade am stärksten?",
            en: "What do you feel most right now?")
    }

    var helpFirstTitle: String {
        say(
            id: "Kamu tidak harus sendirian dengan ini", de: "Du musst damit nicht allein sein",
            en: "You do not have to be alone with this")
    }
    var helpFirstText: String {
        say(
            id: "Ada orang yang mau mendengarkan, sekarang juga. Tulisanmu tetap di sini.",
            de: "Es gibt Menschen, die jetzt zuhören. Dein Text bleibt hier.",
            en: "There are people who will listen, right now. Your text stays here.")
    }
    var checkInTitle: String {
        say(id: "Kamu baik-baik saja?", de: "Geht es dir gut?", en: "Are you all right?")
    }
    var checkInText: String {
        say(
            id: "Kalau terasa terlalu berat, ada yang bisa diajak bicara.",
            de: "Wenn es zu schwer wird, ist jemand zum Reden da.",
            en: "If it gets too heavy, there is someone to talk to.")
    }
    var showHelp: String { say(id: "Lihat bantuan", de: "Hilfe ansehen", en: "See help") }
}
