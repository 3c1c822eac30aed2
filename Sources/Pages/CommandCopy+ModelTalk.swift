// What `sela model` says about language models. Lower case, no full stop.
extension CommandCopy {
    public static let emotionModelsHeading = CommandCopy(
        english: "read emotions",
        german: "lesen Gefühle",
        indonesian: "membaca emosi")
    public static let languageModelsHeading = CommandCopy(
        english: "language models that Sela can run",
        german: "Sprachmodelle, die Sela betreiben kann",
        indonesian: "model bahasa yang bisa dijalankan Sela")
    public static let answeringHeading = CommandCopy(
        english: "answers",
        german: "antwortet",
        indonesian: "yang menjawab")
    public static let answersNobody = CommandCopy(
        english: "nobody; every room goes by its own rules",
        german: "niemand; jeder Raum geht nach eigenen Regeln",
        indonesian: "tidak ada; setiap ruang memakai aturannya sendiri")
    public static func modelNeeds(disk: String, memory: String) -> CommandCopy {
        CommandCopy(
            english: "\(disk) on the disk, \(memory) of memory",
            german: "\(disk) auf der Festplatte, \(memory) Arbeitsspeicher",
            indonesian: "\(disk) di disk, \(memory) memori")
    }

    public static let modelAbsent = CommandCopy(
        english: "not installed",
        german: "nicht installiert",
        indonesian: "belum terpasang")
    public static func modelDownloading(_ percent: String) -> CommandCopy {
        CommandCopy(
            english: "being fetched, \(percent)",
            german: "wird geholt, \(percent)",
            indonesian: "sedang diambil, \(percent)")
    }

    public static func modelPaused(_ percent: String) -> CommandCopy {
        CommandCopy(
            english: "paused at \(percent)",
            german: "angehalten bei \(percent)",
            indonesian: "berhenti di \(percent)")
    }

    public static let modelVerifying = CommandCopy(
        english: "being checked",
        german: "wird geprüft",
        indonesian: "sedang diperiksa")
    public static let modelReady = CommandCopy(
        english: "ready",
        german: "bereit",
        indonesian: "siap")
    public static let passesOn = CommandCopy(
        english: "passes your text on to another machine",
        german: "reicht deinen Text an einen anderen Rechner weiter",
        indonesian: "meneruskan teksmu ke mesin lain")
    public static let noServerFound = CommandCopy(
        english: "nobody was found on the usual ports of this machine",
        german: "auf den üblichen Ports dieses Rechners wurde niemand gefunden",
        indonesian: "tidak ada yang ditemukan di port biasa komputer ini")
    public static let noServerThere = CommandCopy(
        english: "nobody who speaks chat completions answers there just now",
        german: "dort antwortet gerade niemand, der „chat completions“ spricht",
        indonesian: "sekarang tidak ada yang menjawab chat completions di sana")
    public static let chooseFound = CommandCopy(
        english: """
            `sela model use local --server ADDRESS --name MODEL` chooses one; nothing is sent before
            """,
        german: """
            `sela model use local --server ADRESSE --name MODELL` wählt eines; vorher wird nichts \
            gesendet
            """,
        indonesian: """
            `sela model use local --server ALAMAT --name MODEL` memilihnya; sebelum itu tidak ada yang \
            dikirim
            """)
    public static func willFetch(_ name: String, bytes: String, host: String, licence: String, terms: String)
        -> CommandCopy
    {
        CommandCopy(
            english: "\(name): \(bytes) bytes from \(host), licence \(licence), \(terms)",
            german: "\(name): \(bytes) Bytes von \(host), Lizenz \(licence), \(terms)",
            indonesian: "\(name): \(bytes) bita dari \(host), lisensi \(licence), \(terms)")
    }

    public static let askFetch = CommandCopy(
        english: "fetch it? y/n: ",
        german: "holen? j/n: ",
        indonesian: "ambil? y/t: ")
    public static func askTerms(_ address: String) -> CommandCopy {
        CommandCopy(
            english: "do you accept the terms at \(address)? y/n: ",
            german: "stimmst du den Bedingungen unter \(address) zu? j/n: ",
            indonesian: "setuju dengan syarat di \(address)? y/t: ")
    }

    public static let askRemove = CommandCopy(
        english: "remove the model from this machine? your diary stays as it is; y/n: ",
        german: """
            das Modell von diesem Rechner entfernen? dein Tagebuch bleibt, wie es ist; j/n:
            """,
        indonesian: "hapus model dari komputer ini? jurnalmu tetap seperti adanya; y/t: ")
    public static func fetched(_ done: String, of all: String) -> CommandCopy {
        CommandCopy(
            english: "\(done) of \(all)",
            german: "\(done) von \(all)",
            indonesian: "\(done) dari \(all)")
    }

    public static func modelInstalled(_ id: String) -> CommandCopy {
        CommandCopy(
            english: "checked and tried; `sela model use \(id)` makes it the one that answers",
            german: "geprüft und ausprobiert; mit `sela model use \(id)` antwortet es",
            indonesian: "sudah diperiksa dan dicoba; `sela model use \(id)` menjadikannya yang menjawab")
    }

    public static let modelRemoved = CommandCopy(
        english: "the model is gone from this machine",
        german: "das Modell ist von diesem Rechner entfernt",
        indonesian: "model sudah dihapus dari komputer ini")
    public static let answersNow = CommandCopy(
        english: "it answers from now on",
        german: "es antwortet ab jetzt",
        indonesian: "mulai sekarang model itu yang menjawab")
    public static let nobodyAnswersNow = CommandCopy(
        english: "no model answers from now on; every room goes by its own rules",
        german: "ab jetzt antwortet kein Modell; jeder Raum geht nach eigenen Regeln",
        indonesian: """
            mulai sekarang tidak ada model yang menjawab; setiap ruang memakai aturannya sendiri
            """)
    public static let cloudChosen = CommandCopy(
        english: "nothing is sent before you agree: `sela consent` shows to what",
        german: "es wird nichts gesendet, bevor du zustimmst: `sela consent` zeigt, wozu",
        indonesian: """
            tidak ada yang dikirim sebelum kamu setuju: `sela consent` menunjukkan untuk apa
            """)
    public static let keyKept = CommandCopy(
        english: "the key that is kept for this address stays; --key-fd replaces it",
        german: """
            der Schlüssel, der für diese Adresse aufbewahrt ist, bleibt; --key-fd ersetzt ihn
            """,
        indonesian: "kunci yang tersimpan untuk alamat ini tetap; --key-fd menggantinya")
    public static let askKey = CommandCopy(
        english: "key of the service: ",
        german: "Schlüssel des Dienstes: ",
        indonesian: "kunci layanan: ")
    public static func modelTried(after seconds: String) -> CommandCopy {
        CommandCopy(
            english: "answered after \(seconds) s",
            german: "antwortete nach \(seconds) s",
            indonesian: "menjawab setelah \(seconds) dtk")
    }
    public static let fetching = CommandCopy(
        english: "being fetched", german: "wird geholt", indonesian: "sedang diambil")
    public static func progress(_ phrase: CommandCopy, _ sizes: String) -> CommandCopy {
        CommandCopy(
            english: "\(phrase.english): \(sizes)", german: "\(phrase.german): \(sizes)",
            indonesian: "\(phrase.indonesian): \(sizes)")
    }
    public static let modelTriedWrong = CommandCopy(
        english: "but not what it was asked for; a bigger model may do better",
        german: "aber nicht, worum es gebeten wurde; ein größeres Modell kann es vielleicht besser",
        indonesian: "tetapi bukan yang diminta; model yang lebih besar mungkin lebih baik")
}
