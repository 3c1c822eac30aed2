// Why `sela model`, `sela consent` or `sela evaluate` did not do it, and what to do. Lower case, no full stop.
extension CommandCopy {
    public static let noModelChosen = CommandCopy(
        english: "no language model is chosen",
        german: "kein Sprachmodell ist gewählt",
        indonesian: "belum ada model bahasa yang dipilih")
    public static let chooseModelHint = CommandCopy(
        english: """
            `sela model list` and `sela model find` show some; `sela model use` chooses one
            """,
        german: """
            `sela model list` und `sela model find` zeigen welche; `sela model use` wählt eines
            """,
        indonesian: """
            `sela model list` dan `sela model find` menunjukkannya; `sela model use` memilih
            """)
    public static let noCloudChosen = CommandCopy(
        english: "no model elsewhere is set up, so there is nothing to agree to",
        german: "kein Modell anderswo ist eingerichtet, also gibt es nichts zuzustimmen",
        indonesian: "belum ada model di tempat lain, jadi tidak ada yang perlu disetujui")
    public static let chooseCloudHint = CommandCopy(
        english: "`sela model use cloud` sets one up",
        german: "`sela model use cloud` richtet eines ein",
        indonesian: "`sela model use cloud` mengaturnya")
    public static let consentMissing = CommandCopy(
        english: "you have not agreed to this, so nothing was sent",
        german: "dazu hast du nicht zugestimmt, deshalb wurde nichts gesendet",
        indonesian: "kamu belum menyetujui ini, jadi tidak ada yang dikirim")
    public static func consentGrantHint(_ word: String) -> CommandCopy {
        CommandCopy(
            english: "`sela consent grant \(word)` agrees",
            german: "`sela consent grant \(word)` stimmt zu",
            indonesian: "`sela consent grant \(word)` menyetujuinya")
    }

    public static let generalConsentMissing = CommandCopy(
        english: "you have not agreed to models on other machines",
        german: "du hast Modellen auf anderen Rechnern nicht zugestimmt",
        indonesian: "kamu belum menyetujui model di mesin lain")
    public static let notAgreed = CommandCopy(
        english: "not confirmed; nothing was changed",
        german: "nicht bestätigt; nichts wurde geändert",
        indonesian: "tidak dikonfirmasi; tidak ada yang berubah")
    public static let notAgreedHint = CommandCopy(
        english: "answer y on the terminal, or give --yes",
        german: "antworte am Terminal mit j, oder gib --yes an",
        indonesian: "jawab y di terminal, atau beri --yes")
    public static let keyMissing = CommandCopy(
        english: "the key of the service was not given",
        german: "der Schlüssel des Dienstes wurde nicht angegeben",
        indonesian: "kunci layanan tidak diberikan")
    public static let keyUnfit = CommandCopy(
        english: "that is no key: at most 512 characters without blanks",
        german: "das ist kein Schlüssel: höchstens 512 Zeichen ohne Leerzeichen",
        indonesian: "itu bukan kunci: paling banyak 512 karakter tanpa spasi")
    public static let keyWays = CommandCopy(
        english: """
            it is asked for on the terminal; a script can use `--key-fd 3 3<file`; --no-key needs none
            """,
        german: """
            er wird am Terminal erfragt; ein Skript kann `--key-fd 3 3<datei` benutzen; --no-key braucht \
            keinen
            """,
        indonesian: """
            kunci diminta di terminal; skrip bisa memakai `--key-fd 3 3<berkas`; --no-key tanpa kunci
            """)
    public static let localIsNotLoopback = CommandCopy(
        english: "that address is not of this machine",
        german: "diese Adresse ist nicht auf diesem Rechner",
        indonesian: "alamat itu bukan di komputer ini")
    public static let localIsNotLoopbackHint = CommandCopy(
        english: """
            local takes 127.0.0.1, [::1] or localhost; for another machine there is `sela model use \
            cloud`
            """,
        german: """
            local nimmt 127.0.0.1, [::1] oder localhost; für einen anderen Rechner gibt es `sela model \
            use cloud`
            """,
        indonesian: """
            local memakai 127.0.0.1, [::1], atau localhost; untuk mesin lain ada `sela model use cloud`
            """)
    public static let modelIsElsewhere = CommandCopy(
        english: "this server would pass your text on to another machine for that model",
        german: """
            für dieses Modell würde der Server deinen Text an einen anderen Rechner weiterreichen
            """,
        indonesian: "untuk model itu server ini akan meneruskan teksmu ke mesin lain")
    public static let modelIsElsewhereHint = CommandCopy(
        english: "choose a model that runs here; `sela model find` shows which",
        german: "wähle ein Modell, das hier läuft; `sela model find` zeigt, welche",
        indonesian: "pilih model yang berjalan di sini; `sela model find` menunjukkannya")
    public static let seeModelList = CommandCopy(
        english: "`sela model list` shows them",
        german: "`sela model list` zeigt sie",
        indonesian: "`sela model list` menampilkannya")
    public static let acceptTermsHint = CommandCopy(
        english: "read them, then answer y on the terminal or give --accept-terms",
        german: "lies sie, dann antworte am Terminal mit j oder gib --accept-terms an",
        indonesian: "baca dulu, lalu jawab y di terminal atau beri --accept-terms")
    public static let downloadPaused = CommandCopy(
        english: "paused; what was fetched stays",
        german: "angehalten; was geholt wurde, bleibt",
        indonesian: "dihentikan sementara; yang sudah diambil tetap ada")
    public static func downloadPausedHint(_ id: String) -> CommandCopy {
        CommandCopy(
            english: "`sela model install \(id)` goes on",
            german: "`sela model install \(id)` macht weiter",
            indonesian: "`sela model install \(id)` melanjutkan")
    }

    public static let readsNothingWithoutModel = CommandCopy(
        english: "without a model nothing reads this yet",
        german: "ohne Modell liest das noch niemand",
        indonesian: "tanpa model belum ada yang membacanya")
    public static let readsNothingWithoutModelHint = CommandCopy(
        english: "name a model with --provider",
        german: "nenne mit --provider ein Modell",
        indonesian: "sebutkan model dengan --provider")
    public static func missingOption(_ option: String) -> CommandCopy {
        CommandCopy(
            english: "`--\(option)` is needed here",
            german: "hier wird `--\(option)` gebraucht",
            indonesian: "di sini perlu `--\(option)`")
    }
    public static let grantOneByOne = CommandCopy(
        english: "consents are given one by one",
        german: "Zustimmungen gibt es nur einzeln",
        indonesian: "persetujuan diberikan satu per satu")
    public static let cloudIsHere = CommandCopy(
        english: "that address is this machine itself",
        german: "diese Adresse ist dieser Rechner selbst",
        indonesian: "alamat itu komputer ini sendiri")
    public static let cloudIsHereHint = CommandCopy(
        english: "`sela model use local` takes it",
        german: "`sela model use local` nimmt sie",
        indonesian: "`sela model use local` memakainya")
}
