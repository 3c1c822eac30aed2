import Wellbeing

// Words for the models that Sela fetches and runs itself.
extension Copy {
    var managedModels: String {
        say(id: "Model yang dijalankan Sela", de: "Eines, das Sela betreibt", en: "One that Sela runs")
    }
    var managedModelsHint: String {
        say(
            id:
                "Sela mengambilnya sekali, memeriksanya, dan menjalankannya di sini. Setelah itu semuanya tetap di komputer ini.",
            de: "Sela lädt es einmal, prüft es und betreibt es hier. Danach bleibt alles auf diesem Rechner.",
            en:
                "Sela fetches it once, checks it and runs it here. After that everything stays on this computer."
        )
    }
    var speechModelHint: String {
        say(
            id: "Menuliskan apa yang kamu ucapkan. Langsung dipakai begitu terpasang.",
            de: "Schreibt auf, was du sprichst. Wird benutzt, sobald es installiert ist.",
            en: "Writes down what you say. It is used as soon as it is installed.")
    }
    var noManagedModels: String {
        say(
            id: "Versi ini belum membawa daftar model.", de: "Diese Fassung bringt noch keine Modelle mit.",
            en: "This version brings no models yet.")
    }
    var modelSize: String { say(id: "Unduhan", de: "Download", en: "Download") }
    var modelMemory: String { say(id: "Memori", de: "Arbeitsspeicher", en: "Memory") }
    var modelLanguages: String {
        say(id: "Bahasa menurut pembuatnya", de: "Sprachen laut Hersteller", en: "Languages its maker states")
    }
    var noStatedLanguages: String {
        say(
            id: "tidak satu pun dari bahasa Sela", de: "keine von Selas Sprachen genannt",
            en: "none of Sela's languages")
    }
    /// Each in its own name.
    func names(of languages: [Language]) -> String {
        languages.isEmpty ? noStatedLanguages : languages.map(\.ownName).joined(separator: ", ")
    }
    var modelLicence: String { say(id: "Lisensi", de: "Lizenz", en: "Licence") }
    var modelHost: String { say(id: "Diambil dari", de: "Wird geladen von", en: "Fetched from") }

    func state(_ state: ManagedModelState) -> String {
        switch state {
        case .absent: say(id: "Belum dipasang", de: "Nicht installiert", en: "Not installed")
        case .downloading: say(id: "Sedang diambil", de: "Wird geladen", en: "Being fetched")
        case .paused: say(id: "Dijeda", de: "Angehalten", en: "Paused")
        case .verifying: say(id: "Sedang diperiksa", de: "Wird geprüft", en: "Being checked")
        case .ready: say(id: "Siap dipakai", de: "Bereit", en: "Ready")
        case .failed: say(id: "Tidak berhasil", de: "Nicht gelungen", en: "Did not work")
        }
    }
    var inUse: String { say(id: "Sedang dipakai", de: "Wird verwendet", en: "In use") }

    /// Such as `1,2 GB von 2,6 GB`.
    func progress(_ bytes: Int, of all: Int) -> String {
        say(
            id: "\(size(bytes)) dari \(size(all))", de: "\(size(bytes)) von \(size(all))",
            en: "\(size(bytes)) of \(size(all))")
    }
    func progressLabel(_ name: String) -> String {
        say(id: "Kemajuan \(name)", de: "Fortschritt von \(name)", en: "Progress of \(name)")
    }
    var lookAgain: String { say(id: "Lihat kemajuannya", de: "Stand neu anzeigen", en: "Refresh") }

    var install: String { say(id: "Pasang", de: "Installieren", en: "Install") }
    var pauseInstall: String { say(id: "Jeda", de: "Anhalten", en: "Pause") }
    var resumeInstall: String { say(id: "Lanjutkan", de: "Weiterladen", en: "Go on") }
    var tryInstallAgain: String { say(id: "Coba lagi", de: "Noch einmal versuchen", en: "Try again") }
    var useModel: String { say(id: "Pakai yang ini", de: "Dieses verwenden", en: "Use this one") }
    var verifyModel: String { say(id: "Periksa lagi", de: "Noch einmal prüfen", en: "Check again") }
    var removeModel: String { say(id: "Hapus model", de: "Modell entfernen", en: "Remove model") }
    var removeModelQuestion: String {
        say(
            id:
                "Model ini dihapus dari komputer. File yang kamu tunjuk sendiri tetap di tempatnya, dan jurnalmu tidak tersentuh.",
            de:
                "Das Modell wird von diesem Rechner entfernt. Eine Datei, die du selbst angegeben hast, bleibt, wo sie ist, und dein Tagebuch bleibt unberührt.",
            en:
                "The model is removed from this computer. A file that you pointed to yourself stays where it is, and your diary is not touched."
        )
    }
    func more(about name: String) -> String {
        say(id: "Lainnya tentang \(name)", de: "Mehr zu \(name)", en: "More about \(name)")
    }
    var adoptFile: String {
        say(id: "Filenya sudah ada di sini", de: "Die Datei ist schon hier", en: "The file is here already")
    }
    var filePathLabel: String {
        say(id: "Di mana filenya", de: "Wo die Datei liegt", en: "Where the file is")
    }
    func filePathHint(_ fileName: String) -> String {
        say(
            id: "Jalur lengkap ke \(fileName). Ia tetap di sana; Sela hanya memeriksa dan membacanya.",
            de: "Der volle Pfad zu \(fileName). Sie bleibt dort; Sela prüft und liest sie nur.",
            en: "The full path to \(fileName). It stays there; Sela only checks and reads it.")
    }
    var adopt: String { say(id: "Periksa dan pakai file ini", de: "Datei prüfen", en: "Check this file") }

    func installTitle(_ name: String) -> String {
        say(id: "Pasang \(name)?", de: "\(name) installieren?", en: "Install \(name)?")
    }
    func installText(_ bytes: Int, from host: String) -> String {
        say(
            id:
                "Sela akan mengambil \(size(bytes)) dari \(host). Layanan itu melihat alamat internetmu dan file mana yang diambil, tetapi tidak sepatah kata pun dari jurnalmu.",
            de:
                "Sela lädt \(size(bytes)) von \(host). Dort sieht man deine Internetadresse und welche Datei du lädst, aber kein Wort aus deinem Tagebuch.",
            en:
                "Sela will fetch \(size(bytes)) from \(host). It sees your internet address and which file you fetch, but not a word of your diary."
        )
    }
    var installSteps: String {
        say(
            id:
                "Kamu bisa menjeda dan melanjutkan kapan saja, juga setelah komputer dimatikan. Di akhir, Sela memeriksa file itu sampai ke bita terakhir dan mencoba menjalankannya.",
            de:
                "Du kannst jederzeit anhalten und weiterladen, auch nach einem Neustart. Am Ende prüft Sela die Datei bis aufs letzte Byte und startet sie zur Probe.",
            en:
                "You can pause and go on at any time, also after a restart. At the end Sela checks the file to the last byte and starts it as a test."
        )
    }
    var exactSize: String { say(id: "Ukuran persis", de: "Genaue Größe", en: "Exact size") }
    /// Such as `2.588.147.712 Byte`.
    func bytes(_ bytes: Int) -> String {
        count(bytes, id: "# bita", de: ("# Byte", "# Byte"), en: ("# byte", "# bytes"))
    }
    var completeAddress: String { say(id: "Alamat lengkap", de: "Volle Adresse", en: "Full address") }
    var termsAddress: String {
        say(id: "Ketentuannya ada di", de: "Die Bedingungen stehen unter", en: "The terms are at")
    }
    func acceptTerms(_ licence: String) -> String {
        say(
            id: "Aku sudah membaca dan menerima ketentuan “\(licence)”",
            de: "Ich habe die Bedingungen „\(licence)“ gelesen und nehme sie an",
            en: "I have read and accept the terms “\(licence)”")
    }
    var fetchNow: String { say(id: "Ambil sekarang", de: "Jetzt laden", en: "Fetch it now") }
    var notNow: String { say(id: "Jangan sekarang", de: "Jetzt nicht", en: "Not now") }
}
