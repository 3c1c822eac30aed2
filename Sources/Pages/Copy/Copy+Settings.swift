public import Wellbeing

// Words for the settings.
extension Copy {
    var general: String { say(id: "Umum", de: "Allgemein", en: "General") }
    var languageLabel: String { say(id: "Bahasa", de: "Sprache", en: "Language") }
    var languageHint: String {
        say(
            id: "Untuk halaman dan pesan. Menulislah dalam bahasa apa pun.",
            de: "Für Seiten und Hinweise. Schreiben kannst du in jeder Sprache.",
            en: "For pages and messages. Write in whichever language you like.")
    }
    var countryLabel: String { say(id: "Negara untuk bantuan", de: "Land für Hilfe", en: "Country for help") }
    var countryHint: String {
        say(
            id: "Agar halaman bantuan menampilkan nomor yang benar. Tidak dikirim ke mana pun.",
            de: "Damit die Hilfe-Seite die richtigen Nummern zeigt. Wird nirgendwohin gesendet.",
            en: "So that the help page shows the right numbers. It is sent nowhere.")
    }
    var countryNotSaid: String { say(id: "Belum dipilih", de: "Nicht gewählt", en: "Not chosen") }
    var otherCountry: String { say(id: "Negara lain", de: "Anderes Land", en: "Another country") }
    var weekLabel: String {
        say(id: "Minggu dimulai pada", de: "Die Woche beginnt am", en: "The week begins on")
    }
    func name(of weekday: Week.FirstWeekday) -> String {
        switch weekday {
        case .monday: say(id: "Senin", de: "Montag", en: "Monday")
        case .sunday: say(id: "Minggu", de: "Sonntag", en: "Sunday")
        }
    }
    func byLanguage(_ weekday: String) -> String {
        say(
            id: "Menurut bahasa (\(weekday))", de: "Nach Sprache (\(weekday))", en: "By language (\(weekday))"
        )
    }
    var dayStartLabel: String {
        say(id: "Hari dimulai pukul", de: "Der Tag beginnt um", en: "The day begins at")
    }
    var dayStartHint: String {
        say(
            id: "Antara 00.00 dan 06.00. Yang ditulis sebelumnya masih terhitung malam kemarin.",
            de: "Zwischen 00:00 und 06:00. Was du davor schreibst, zählt noch zum Vortag.",
            en: "Between 00:00 and 06:00. What you write before still counts to the day before.")
    }
    var appearanceLabel: String { say(id: "Tampilan", de: "Darstellung", en: "Appearance") }
    func name(of appearance: Appearance) -> String {
        switch appearance {
        case .system: say(id: "Seperti perangkat", de: "Wie das Gerät", en: "Like the device")
        case .light: say(id: "Terang", de: "Hell", en: "Light")
        case .dark: say(id: "Gelap", de: "Dunkel", en: "Dark")
        }
    }
    var trackLabel: String {
        say(id: "Yang ingin kamu ikuti", de: "Was du festhalten möchtest", en: "What you want to keep")
    }
    var trackHint: String {
        say(
            id:
                "Untuk saat ini Sela baru bisa menyimpan tulisan. Yang lain menyusul dan akan memakai pilihan ini.",
            de: "Im Moment kann Sela Texte. Das andere kommt noch und richtet sich dann nach dieser Auswahl.",
            en: "For now Sela keeps writing. The rest is on its way and will follow this choice.")
    }
    public func name(of track: Track) -> String {
        switch track {
        case .reflections: say(id: "Tulisan", de: "Texte", en: "Writing")
        case .voice: say(id: "Suara", de: "Sprache", en: "Voice")
        case .checkIns: say(id: "Cek suasana hati", de: "Stimmungs-Check", en: "Mood check-ins")
        case .sleep: say(id: "Tidur", de: "Schlaf", en: "Sleep")
        case .water: say(id: "Air minum", de: "Wasser", en: "Water")
        case .food: say(id: "Makanan", de: "Essen", en: "Food")
        case .exercise: say(id: "Olahraga", de: "Bewegung", en: "Exercise")
        case .steps: say(id: "Langkah", de: "Schritte", en: "Steps")
        }
    }
    var more: String { say(id: "Lainnya", de: "Mehr", en: "More") }
    var saveSettings: String {
        say(id: "Simpan pengaturan", de: "Einstellungen speichern", en: "Save settings")
    }

    var privacy: String { say(id: "Privasi", de: "Privatsphäre", en: "Privacy") }
    var consentLabel: String {
        say(
            id: "Izinkan model di luar komputer ini?",
            de: "Darf ein Modell außerhalb dieses Rechners mitlesen?",
            en: "May a model outside this computer read along?")
    }
    var consentHint: String {
        say(
            id:
                "Ya saja belum mengirim apa pun. Baru setelah kamu sendiri memilih layanan di pengaturan, Sela bertanya lagi untuk setiap jenis teks: apa yang dikirim, ke mana, dan untuk apa.",
            de:
                "Ein Ja sendet noch nichts. Erst wenn du in den Einstellungen selbst einen Dienst wählst, fragt Sela für jede Art Text noch einmal: was wohin geht, und wofür.",
            en:
                "A yes sends nothing yet. Only once you choose a service in the settings yourself does Sela ask again for each kind of text: what goes where, and what for."
        )
    }
    var consentNo: String { say(id: "Tidak", de: "Nein", en: "No") }
    var consentYes: String {
        say(
            id: "Ya, tapi tanya aku dulu setiap kali", de: "Ja, aber frag mich vorher einzeln",
            en: "Yes, but ask me about each first")
    }
    var lockTitle: String { say(id: "Kunci", de: "Sperre", en: "Lock") }
    var idleLockLabel: String {
        say(
            id: "Kunci setelah diam (menit)", de: "Sperren nach Ruhe (Minuten)",
            en: "Lock when idle for (minutes)")
    }
    var idleLockHint: String {
        say(
            id: "1 sampai 720. Hanya berlaku bila frasa sandi dipasang.",
            de: "1 bis 720. Gilt nur, wenn eine Passphrase gesetzt ist.",
            en: "1 to 720. Only applies with a passphrase.")
    }
    var passphrase: String { say(id: "Frasa sandi", de: "Passphrase", en: "Passphrase") }
    var passphraseIsSet: String {
        say(
            id: "Jurnalmu dikunci dengan frasa sandi.",
            de: "Dein Tagebuch ist mit einer Passphrase gesichert.",
            en: "Your diary is locked with a passphrase.")
    }
    var passphraseIsNotSet: String {
        say(
            id:
                "Jurnalmu terenkripsi, tetapi kuncinya ada di komputer ini. Dengan frasa sandi, hanya kamu yang bisa membukanya.",
            de:
                "Dein Tagebuch ist verschlüsselt, der Schlüssel liegt aber auf diesem Rechner. Mit einer Passphrase kannst nur du es öffnen.",
            en:
                "Your diary is encrypted, but its key lies on this computer. With a passphrase, only you can open it."
        )
    }
    var currentPassphrase: String {
        say(id: "Frasa sandi sekarang", de: "Jetzige Passphrase", en: "Current passphrase")
    }
    var newPassphrase: String { say(id: "Frasa sandi baru", de: "Neue Passphrase", en: "New passphrase") }
    var passphraseAgain: String { say(id: "Sekali lagi", de: "Noch einmal", en: "Once more") }
    var passphraseHint: String {
        say(
            id:
                "Sedikitnya 8 karakter; beberapa kata mudah diingat. Tak seorang pun bisa memulihkannya untukmu, jadi buat juga kode pemulihan.",
            de:
                "Mindestens 8 Zeichen; ein paar Wörter merken sich leicht. Niemand kann sie für dich zurückholen, also mach dir auch einen Wiederherstellungscode.",
            en:
                "At least 8 characters; a few words are easy to remember. Nobody can recover it for you, so make a recovery code too."
        )
    }
    var setPassphrase: String { say(id: "Pasang frasa sandi", de: "Passphrase setzen", en: "Set passphrase") }
    var changePassphrase: String {
        say(id: "Ganti frasa sandi", de: "Passphrase ändern", en: "Change passphrase")
    }
    var removePassphrase: String {
        say(id: "Lepas frasa sandi", de: "Passphrase entfernen", en: "Remove passphrase")
    }
    var removePassphraseHint: String {
        say(
            id: "Setelah itu siapa pun yang memakai akunmu di komputer ini bisa membaca jurnal.",
            de: "Danach kann jeder, der dein Konto auf diesem Rechner benutzt, das Tagebuch lesen.",
            en: "After that, anyone who uses your account on this computer can read the diary.")
    }
}
