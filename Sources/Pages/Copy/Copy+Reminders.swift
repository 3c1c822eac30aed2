public import Wellbeing

// Words for reminders. What a reminder itself says is the same for everybody: it is shown on a locked screen.
extension Copy {
    public var reminders: String { say(id: "Pengingat", de: "Erinnerungen", en: "Reminders") }
    var remindersHintBriefly: String {
        say(
            id: "Kapan Sela menanyakan kabarmu", de: "Wann Sela fragt, wie es dir geht",
            en: "When Sela asks how you are")
    }
    func remindersOn(_ plan: ReminderPlan) -> String {
        plan.on.isEmpty
            ? say(id: "mati", de: "aus", en: "off")
            : plan.on.map { plan[$0].time }.sorted().map(\.description).joined(separator: " · ")
    }
    var remindersText: String {
        say(
            id:
                "Sekali ketuk cukup untuk mencatat perasaanmu. Sela bisa mengingatkanmu sampai tiga kali sehari.",
            de:
                "Ein Tippen genügt, um festzuhalten, wie es dir geht. Sela kann dich bis zu dreimal am Tag daran erinnern.",
            en: "One tap is enough to note how you are. Sela can remind you of it up to three times a day.")
    }
    var reminderTimes: String { say(id: "Waktu", de: "Zeiten", en: "Times") }
    public func name(of slot: ReminderSlot) -> String {
        switch slot {
        case .morning: say(id: "Pagi", de: "Morgens", en: "Morning")
        case .midday: say(id: "Siang", de: "Mittags", en: "Midday")
        case .evening: say(id: "Malam", de: "Abends", en: "Evening")
        }
    }
    var remindMe: String { say(id: "Ingatkan aku", de: "Erinnere mich", en: "Remind me") }
    var reminderTime: String { say(id: "Pukul", de: "Um", en: "At") }
    var remindersHint: String {
        say(
            id:
                "Menurut jam di tempatmu berada, selama Sela berjalan. Setelah komputer tidur, paling banyak satu yang menyusul, tidak lebih dari dua jam terlambat.",
            de:
                "Nach der Uhr dort, wo du bist, solange Sela läuft. Nach dem Ruhezustand kommt höchstens eine nach, keine mehr als zwei Stunden zu spät.",
            en:
                "By the clock where you are, while Sela runs. After the computer slept at most one comes later, none more than two hours late."
        )
    }
    var saveReminders: String { say(id: "Simpan waktu", de: "Zeiten speichern", en: "Save the times") }
    var desktopReminders: String {
        say(id: "Di layar ini", de: "Auf diesem Bildschirm", en: "On this screen")
    }
    var desktopRemindersText: String {
        say(
            id:
                "Pengingat muncul sebagai pemberitahuan dan di halaman Hari ini yang terbuka. Isinya hanya pertanyaan “\(reminderSentence)”",
            de:
                "Eine Erinnerung erscheint als Benachrichtigung und auf einer offenen Seite „Heute“. Sie fragt nur: „\(reminderSentence)“",
            en:
                "A reminder appears as a notification and on an open Today page. All it asks is: “\(reminderSentence)”"
        )
    }
    var tryReminder: String { say(id: "Coba sekarang", de: "Jetzt ausprobieren", en: "Try it now") }
    func reminderWentWell(_ when: String) -> String {
        say(id: "Terakhir: \(when).", de: "Zuletzt: \(when).", en: "Last one: \(when).")
    }
    func reminderWentWrong(_ when: String) -> String {
        say(
            id: "Yang terakhir (\(when)) tidak sampai.", de: "Die letzte (\(when)) kam nicht an.",
            en: "The last one (\(when)) did not arrive.")
    }

    // What a reminder says.
    public var reminderSentence: String {
        say(id: "Bagaimana perasaanmu sekarang?", de: "Wie geht es dir gerade?", en: "How are you right now?")
    }
    public var reminderWhereToLook: String {
        say(
            id: "Bagaimana perasaanmu sekarang? Buka Sela di peramban.",
            de: "Wie geht es dir gerade? Öffne Sela im Browser.",
            en: "How are you right now? Open Sela in the browser.")
    }
    public var reminderOpen: String { say(id: "Jawab", de: "Antworten", en: "Answer") }
}

// Words for reminders elsewhere.
extension Copy {
    var pushReminders: String {
        say(id: "Di perangkat lain", de: "Auf einem anderen Gerät", en: "On another device")
    }
    var pushRemindersText: String {
        say(
            id:
                "Layanan seperti ntfy menampilkan pesan di ponselmu. Sela bisa mengirim kalimat pengingat ke alamat yang kamu pilih di sana. Selama itu tidak kamu izinkan, tidak ada yang dikirim.",
            de:
                "Dienste wie ntfy zeigen eine Nachricht auf deinem Telefon. Sela kann den Satz der Erinnerung an eine Adresse senden, die du dir dort aussuchst. Solange du das nicht erlaubst, wird nichts gesendet.",
            en:
                "Services such as ntfy show a message on your phone. Sela can send the sentence of the reminder to an address that you choose there. Unless you allow it, nothing is sent."
        )
    }
    var pushAddress: String { say(id: "Alamat", de: "Adresse", en: "Address") }
    var pushAddressHint: String {
        say(
            id:
                "Seperti https://nama.contoh/nama-pilihanmu, dengan nama yang tidak bisa ditebak orang lain: siapa yang tahu alamatnya ikut membaca.",
            de:
                "Wie https://name.beispiel/name-deiner-wahl, mit einem Namen, den niemand errät: Wer die Adresse kennt, liest mit.",
            en:
                "Such as https://name.example/name-of-your-choice, with a name that nobody guesses: whoever knows the address can read along."
        )
    }
    var onToConsent: String { say(id: "Lanjut", de: "Weiter", en: "Continue") }
    func pushQuestion(_ host: String) -> String {
        say(
            id: "Bolehkah Sela mengirim pengingat ke \(host)?",
            de: "Darf Sela Erinnerungen an \(host) senden?",
            en: "May Sela send reminders to \(host)?")
    }
    func pushSent(_ sentence: String) -> String {
        say(
            id: "Kalimat “\(sentence)” pada waktu pengingatmu. Tidak ada dari jurnalmu.",
            de: "Der Satz „\(sentence)“ zur Zeit deiner Erinnerungen. Nichts aus deinem Tagebuch.",
            en: "The sentence “\(sentence)” at the times of your reminders. Nothing of your diary.")
    }
    var pushSeen: String {
        say(
            id:
                "Layanan itu melihat kapan kamu diingatkan, alamat jaringanmu, dan bahwa kamu memakai Sela. Kamu bisa berhenti kapan saja di sini; yang sudah terkirim tidak bisa ditarik.",
            de:
                "Der Dienst sieht, wann du erinnert wirst, deine Netzadresse und dass du Sela benutzt. Du kannst es hier jederzeit beenden; was schon gesendet ist, lässt sich nicht zurückholen.",
            en:
                "The service sees when you are reminded, your network address, and that you use Sela. You can stop it here at any time; what was sent already cannot be called back."
        )
    }
    func pushAllowedSince(_ when: String) -> String {
        say(
            id: "Sejak \(when) pengingat juga dikirim ke sana, selama jurnalmu terbuka.",
            de: "Seit \(when) werden Erinnerungen auch dorthin gesendet, solange dein Tagebuch offen ist.",
            en: "Since \(when) reminders are sent there as well, while your diary is open.")
    }
    var stopPush: String {
        say(
            id: "Berhenti dan hapus alamat", de: "Beenden und Adresse löschen",
            en: "Stop and forget the address")
    }
    var removePushAddress: String {
        say(id: "Hapus alamat", de: "Adresse löschen", en: "Forget the address")
    }

    public func message(_ problem: ReminderProblem) -> String {
        switch problem {
        case .times:
            say(
                id: "Beri waktu dari 00:00 sampai 23:59.", de: "Gib eine Zeit von 00:00 bis 23:59 an.",
                en: "Give a time from 00:00 to 23:59.")
        case .address(let fault): message(fault)
        case .otherAddress:
            say(
                id: "Sementara itu alamatnya lain. Baca sekali lagi sebelum setuju.",
                de: "Die Adresse ist inzwischen eine andere. Lies noch einmal, bevor du zustimmst.",
                en: "The address is another one by now. Read it once more before you agree.")
        }
    }

    public func message(_ fault: PushHook.Fault) -> String {
        switch fault {
        case .notAnAddress:
            say(
                id: "Ini bukan alamat. Alamat dimulai dengan https.",
                de: "Das ist keine Adresse. Sie beginnt mit https.",
                en: "This is no address. It begins with https.")
        case .holdsMore:
            say(
                id: "Alamatnya tidak boleh berisi nama dan kata sandi, ? atau #.",
                de: "Die Adresse darf weder Namen und Passwort noch ? oder # enthalten.",
                en: "The address may hold no name and password, no ? and no #.")
        case .needsEncryption:
            say(
                id: "Ke komputer lain hanya lewat https.",
                de: "An einen anderen Rechner nur über https.",
                en: "To another computer by https only.")
        case .noTopic:
            say(
                id: "Setelah layanannya perlu sebuah nama, seperti https://nama.contoh/nama-pilihanmu.",
                de: "Hinter dem Dienst fehlt noch ein Name, wie in https://name.beispiel/name-deiner-wahl.",
                en: "Behind the service a name is missing, as in https://name.example/name-of-your-choice.")
        }
    }
}
