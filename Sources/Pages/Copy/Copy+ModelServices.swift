import Wellbeing

// Words for programs on this machine and services elsewhere.
extension Copy {
    var localModels: String {
        say(
            id: "Program lain di komputer ini", de: "Ein anderes Programm auf diesem Rechner",
            en: "Another program on this computer")
    }
    var localModelsHint: String {
        say(
            id: "Kalau kamu sudah memakai Ollama, LM Studio, llama.cpp, atau LiteRT-LM.",
            de: "Wenn du schon Ollama, LM Studio, llama.cpp oder LiteRT-LM benutzt.",
            en: "If you already use Ollama, LM Studio, llama.cpp or LiteRT-LM.")
    }
    var localModelsText: String {
        say(
            id:
                "Sela bisa mencari program yang menyediakan model di komputer ini. Ia hanya mencari saat kamu minta, hanya di komputer ini, dan tanpa sepatah kata pun dari jurnalmu.",
            de:
                "Sela kann nach Programmen suchen, die auf diesem Rechner Modelle anbieten. Nur wenn du es sagst, nur auf diesem Rechner und ohne ein Wort aus deinem Tagebuch.",
            en:
                "Sela can look for programs that offer models on this computer. Only when you ask, only on this computer, and without a word of your diary."
        )
    }
    var lookForOne: String { say(id: "Cari", de: "Suchen", en: "Look for one") }
    var lookOnceMore: String { say(id: "Cari sekali lagi", de: "Noch einmal suchen", en: "Look again") }
    var foundServers: String { say(id: "Yang menjawab", de: "Was geantwortet hat", en: "What answered") }
    var foundNone: String {
        say(
            id: "Tidak ada yang menjawab. Jalankan programnya dulu, atau isi alamatnya di bawah.",
            de: "Niemand hat geantwortet. Starte das Programm, oder trag unten seine Adresse ein.",
            en: "Nobody answered. Start the program, or enter its address below.")
    }
    func name(of kind: FoundModelServer.Kind) -> String {
        switch kind {
        case .ollama: "Ollama"
        case .lmStudio: "LM Studio"
        case .llamaServer: "llama.cpp"
        case .litertServe: "LiteRT-LM"
        case .other: say(id: "Program lain", de: "Anderes Programm", en: "Another program")
        }
    }
    var noModelsThere: String {
        say(
            id: "Program ini tidak menyebut satu model pun.", de: "Dieses Programm nennt kein Modell.",
            en: "This program names no model.")
    }
    var passesItOn: String {
        say(
            id: "Meneruskan teks ke komputer lain; tidak bisa dipilih",
            de: "Gibt den Text an einen anderen Rechner weiter; nicht wählbar",
            en: "Passes the text on to another computer; cannot be chosen")
    }
    var mightPassItOn: String {
        say(
            id:
                "Program ini bisa meneruskan teks ke layanannya sendiri. Model yang diketahui begitu ditandai.",
            de:
                "Dieses Programm kann Text an seinen eigenen Dienst weitergeben. Modelle, von denen das bekannt ist, sind gekennzeichnet.",
            en: "This program can pass text on to a service of its own. Models known to do so are marked.")
    }
    func choose(_ name: String) -> String {
        say(id: "Pilih \(name)", de: "\(name) wählen", en: "Choose \(name)")
    }
    var choose: String { say(id: "Pilih", de: "Wählen", en: "Choose") }
    var ownAddress: String { say(id: "Alamat lain", de: "Eine andere Adresse", en: "Another address") }
    var ownAddressHint: String {
        say(
            id: "Hanya komputer ini, misalnya \(Self.localExample).",
            de: "Nur dieser Rechner, zum Beispiel \(Self.localExample).",
            en: "This computer only, for example \(Self.localExample).")
    }
    private static let localExample = "http://127.0.0.1:8080/v1"
    var askThere: String { say(id: "Tanya di sana", de: "Dort fragen", en: "Ask there") }

    var serviceElsewhere: String {
        say(id: "Layanan di luar komputer ini", de: "Ein Dienst anderswo", en: "A service elsewhere")
    }
    var serviceElsewhereHint: String {
        say(
            id: "Teks meninggalkan komputer ini, tetapi hanya untuk hal yang kamu setujui satu per satu.",
            de: "Dabei verlässt Text diesen Rechner, aber nur für das, dem du einzeln zustimmst.",
            en: "Text leaves this computer, but only for what you agree to, one by one.")
    }
    var whatLeaves: String {
        say(
            id: "Yang meninggalkan komputer ini", de: "Was diesen Rechner verlässt",
            en: "What leaves this computer")
    }
    var whatLeavesText: String {
        say(
            id:
                "Layanan itu membaca apa yang dikirim, melihat alamat internetmu, dan bisa menyimpannya menurut ketentuannya sendiri. Sela meminta agar tidak disimpan, tetapi tidak bisa memeriksanya.",
            de:
                "Der Dienst liest, was gesendet wird, sieht deine Internetadresse und kann es nach seinen eigenen Bedingungen behalten. Sela bittet darum, nichts zu behalten, kann das aber nicht prüfen.",
            en:
                "The service reads what is sent, sees your internet address, and may keep it under its own terms. Sela asks it not to, but cannot check."
        )
    }
    var whatLeavesNext: String {
        say(
            id:
                "Menyimpan di sini belum mengirim apa pun. Sebelum tiap jenis teks dikirim untuk pertama kali, Sela bertanya.",
            de:
                "Mit dem Speichern hier wird noch nichts gesendet. Bevor eine Art Text das erste Mal hinausgeht, fragt Sela.",
            en:
                "Saving here sends nothing yet. Before any kind of text goes out for the first time, Sela asks."
        )
    }
    var elsewhereNotAllowed: String {
        say(
            id:
                "Layanan di luar belum kamu izinkan, jadi tidak ada yang ditanyakan dan tidak ada yang dikirim.",
            de: "Dienste anderswo hast du nicht erlaubt. Also wird nichts gefragt und nichts gesendet.",
            en: "You have not allowed services elsewhere, so nothing is asked and nothing is sent.")
    }
    var usePreset: String {
        say(id: "Isi untuk OpenRouter", de: "Für OpenRouter ausfüllen", en: "Fill in for OpenRouter")
    }
    var serviceAddressLabel: String {
        say(id: "Alamat layanan", de: "Adresse des Dienstes", en: "Address of the service")
    }
    var serviceAddressHint: String {
        say(
            id: "Dimulai dengan https dan biasanya berakhiran /v1.",
            de: "Beginnt mit https und endet meist auf /v1.",
            en: "Begins with https and usually ends with /v1.")
    }
    var generalModelLabel: String { say(id: "Nama model", de: "Name des Modells", en: "Name of the model") }
    var weeklyModelHint: String {
        say(
            id: "Kosongkan bila sama.", de: "Leer lassen, wenn es dasselbe ist.",
            en: "Leave empty if it is the same.")
    }
    var keyLabel: String { say(id: "Kunci", de: "Schlüssel", en: "Key") }
    func keyHint(hasKey: Bool) -> String {
        hasKey
            ? say(
                id:
                    "Sebuah kunci tersimpan di jurnalmu yang terenkripsi. Biarkan kosong untuk tetap memakainya.",
                de:
                    "Ein Schlüssel liegt in deinem verschlüsselten Tagebuch. Lass das Feld leer, um ihn zu behalten.",
                en: "A key is kept in your encrypted diary. Leave this empty to go on with it.")
            : say(
                id:
                    "Disimpan di jurnalmu yang terenkripsi dan tidak pernah ditampilkan lagi. Kosongkan bila layanan itu tidak memerlukannya.",
                de:
                    "Wird in deinem verschlüsselten Tagebuch aufbewahrt und nie wieder gezeigt. Lass das Feld leer, wenn der Dienst keinen braucht.",
                en:
                    "Kept in your encrypted diary and never shown again. Leave it empty if the service needs none."
            )
    }
    var useService: String {
        say(id: "Pakai layanan ini", de: "Diesen Dienst verwenden", en: "Use this service")
    }
    var forgetKey: String { say(id: "Lupakan kunci", de: "Schlüssel vergessen", en: "Forget key") }
    var forgetKeyQuestion: String {
        say(
            id:
                "Kunci ini dihapus dari jurnalmu. Di layanan itu ia tetap berlaku sampai kamu mencabutnya di sana.",
            de:
                "Der Schlüssel wird aus deinem Tagebuch gelöscht. Beim Dienst gilt er weiter, bis du ihn dort zurückziehst.",
            en:
                "The key is deleted from your diary. At the service it stays valid until you withdraw it there."
        )
    }
    var saveAnswer: String { say(id: "Simpan jawaban", de: "Antwort speichern", en: "Save answer") }
    var changeAnswer: String {
        say(id: "Ubah jawaban ini", de: "Diese Antwort ändern", en: "Change this answer")
    }
}
