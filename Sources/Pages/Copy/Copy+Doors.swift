import Wellbeing

// Words for the first start, the lock, help, and about.
extension Copy {
    var welcome: String {
        say(id: "Selamat datang di Sela", de: "Willkommen bei Sela", en: "Welcome to Sela")
    }
    var chooseLanguage: String {
        say(id: "Pilih bahasamu", de: "Wähle deine Sprache", en: "Choose your language")
    }
    var setUpTitle: String { say(id: "Empat hal singkat", de: "Vier kurze Dinge", en: "Four short things") }
    var setUpText: String {
        say(
            id: "Kurang dari semenit. Semuanya bisa diubah nanti.",
            de: "Weniger als eine Minute. Alles lässt sich später ändern.",
            en: "Less than a minute. You can change all of it later.")
    }
    var passphraseOrLater: String {
        say(
            id: "Frasa sandi, sekarang atau nanti", de: "Passphrase, jetzt oder später",
            en: "A passphrase, now or later")
    }
    var passphraseOptional: String {
        say(
            id: "Biarkan kosong untuk memasangnya nanti.", de: "Lass das Feld leer, um sie später zu setzen.",
            en: "Leave this empty to set one later.")
    }
    var begin: String { say(id: "Mulai", de: "Los geht’s", en: "Begin") }

    var unlockTitle: String { say(id: "Jurnal terkunci", de: "Tagebuch gesperrt", en: "Diary locked") }
    var unlockButton: String { say(id: "Buka", de: "Öffnen", en: "Open") }
    var unlockText: String {
        say(
            id: "Masukkan frasa sandi untuk membukanya.", de: "Gib deine Passphrase ein, um es zu öffnen.",
            en: "Enter your passphrase to open it.")
    }
    var forgotten: String {
        say(id: "Lupa frasa sandi?", de: "Passphrase vergessen?", en: "Passphrase forgotten?")
    }
    var recoveryCodeInstead: String {
        say(
            id: "Buka dengan kode pemulihan", de: "Mit dem Wiederherstellungscode öffnen",
            en: "Open with the recovery code")
    }
    var textIsKept: String {
        say(
            id: "Tulisanmu aman di halaman ini. Begitu jurnal terbuka, ia disimpan.",
            de:
                "Dein Text ist auf dieser Seite aufgehoben. Sobald das Tagebuch offen ist, wird er gespeichert.",
            en: "Your text is kept on this page. It is saved as soon as the diary is open.")
    }
    var showHeldText: String { say(id: "Lihat tulisan", de: "Text ansehen", en: "See the text") }

    func message(_ problem: UnlockView.Problem) -> String {
        switch problem {
        case .wrong:
            say(
                id: "Itu tidak membuka jurnal. Tidak ada yang berubah; coba lagi.",
                de: "Das öffnet das Tagebuch nicht. Es wurde nichts geändert; versuch es noch einmal.",
                en: "That does not open the diary. Nothing was changed; try again.")
        case .wait(let seconds):
            count(
                seconds, id: "Terlalu banyak percobaan. Tunggu # detik.",
                de: ("Zu viele Versuche. Warte # Sekunde.", "Zu viele Versuche. Warte # Sekunden."),
                en: ("Too many tries. Wait # second.", "Too many tries. Wait # seconds."))
        case .damaged: message(.damaged).message
        case .newerSchema: message(.newerSchema).message
        case .missingKey: message(.missingKey).message
        case .failed:
            say(
                id: "Jurnal tidak bisa dibuka saat ini. Coba lagi.",
                de: "Das Tagebuch ließ sich gerade nicht öffnen. Versuch es noch einmal.",
                en: "The diary could not be opened just now. Try again.")
        }
    }

    var helpIntroduction: String {
        say(
            id:
                "Kalau kamu dalam bahaya, atau rasanya tidak sanggup lagi: hubungi seseorang sekarang. Itu bukan beban bagi mereka.",
            de:
                "Wenn du in Gefahr bist oder nicht mehr kannst: Sprich jetzt mit jemandem. Du fällst niemandem zur Last.",
            en: "If you are in danger or cannot go on: talk to someone now. You are not a burden to them.")
    }
    var helpNoCountry: String {
        say(
            id: "Pilih negaramu di pengaturan, dan nomor yang benar muncul di sini.",
            de: "Wähle in den Einstellungen dein Land, dann stehen hier die richtigen Nummern.",
            en: "Choose your country in the settings, and the right numbers appear here.")
    }
    var helpNoList: String {
        say(
            id:
                "Untuk negara ini Sela belum punya nomor yang sudah diperiksa. Nomor darurat setempat, seseorang yang kamu percaya, atau dokter bisa membantu.",
            de:
                "Für dieses Land hat Sela noch keine geprüften Nummern. Der örtliche Notruf, ein Mensch, dem du vertraust, oder eine Ärztin können helfen.",
            en:
                "Sela has no checked numbers for this country yet. The local emergency number, someone you trust, or a doctor can help."
        )
    }
    var chooseCountry: String { say(id: "Pilih negara", de: "Land wählen", en: "Choose country") }
    var someoneYouTrust: String {
        say(
            id:
                "Bukan keadaan darurat? Seseorang yang kamu percaya juga bisa menemani: satu pesan singkat sudah cukup untuk memulai.",
            de:
                "Kein Notfall? Auch jemand, dem du vertraust, kann da sein: Eine kurze Nachricht reicht für den Anfang.",
            en: "Not an emergency? Someone you trust can be there too: one short message is enough to begin.")
    }
    var help247: String {
        say(
            id: "Halaman ini selalu tersedia, juga tanpa internet dan saat jurnal terkunci.",
            de: "Diese Seite ist immer da, auch ohne Internet und wenn das Tagebuch gesperrt ist.",
            en: "This page is always here, without internet and while the diary is locked too.")
    }

    func version(_ version: String) -> String {
        say(id: "Versi \(version)", de: "Version \(version)", en: "Version \(version)")
    }
    var aboutText: String {
        say(
            id:
                "Sela adalah kata untuk celah, jeda di antara dua hal. Di sini kamu menulis bagaimana rasanya dan bagaimana harimu, di komputermu sendiri.",
            de:
                "Sela ist das indonesische Wort für einen Zwischenraum, eine Pause zwischen den Dingen. Hier schreibst du, wie es dir geht und wie du lebst, auf deinem eigenen Rechner.",
            en:
                "Sela is the Indonesian word for a gap, a pause between things. Here you write how you feel and how you live, on your own computer."
        )
    }
    var promisesTitle: String {
        say(id: "Yang dijanjikan Sela", de: "Was Sela verspricht", en: "What Sela promises")
    }
    var promises: [String] {
        [
            say(
                id: "Tidak ada yang keluar dari komputer ini, kecuali kamu menyetujuinya dengan jelas.",
                de: "Nichts verlässt diesen Rechner, außer du stimmst genau dem zu.",
                en: "Nothing leaves this computer unless you agree to exactly that."),
            say(
                id:
                    "Tidak ada yang hilang: yang tersimpan tetap ada, dan yang gagal tersimpan selalu diberitahukan.",
                de: "Nichts geht verloren: Was gespeichert ist, bleibt, und was nicht klappt, sagt Sela dir.",
                en: "Nothing is lost: what is saved stays, and what fails is always said."),
            say(
                id: "Tidak ada yang dikarang: yang tidak diketahui tetap kosong.",
                de: "Nichts wird erfunden: Was nicht bekannt ist, bleibt leer.",
                en: "Nothing is invented: what is not known stays empty."),
            say(
                id: "Harimu milikmu: hari sebuah catatan tidak pernah berubah.",
                de: "Dein Tag gehört dir: Der Tag eines Eintrags ändert sich nie.",
                en: "The day is yours: the day of an entry never changes."),
            say(
                id: "Tanpa iklan, tanpa pelacakan, tanpa akun.",
                de: "Keine Werbung, keine Beobachtung, kein Konto.",
                en: "No advertising, no tracking, no account."),
        ]
    }
    var notADoctor: String {
        say(
            id: "Sela bukan pengganti dokter atau terapis.",
            de: "Sela ersetzt keine Ärztin und keinen Therapeuten.",
            en: "Sela does not replace a doctor or a therapist.")
    }
    var licencesTitle: String { say(id: "Dibangun dengan", de: "Gebaut mit", en: "Built with") }
    func licence(_ name: String) -> String {
        say(id: "lisensi \(name)", de: "Lizenz \(name)", en: "\(name) licence")
    }
}
