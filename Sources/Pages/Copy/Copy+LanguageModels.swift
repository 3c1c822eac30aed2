import Wellbeing

// Words for choosing who answers.
extension Copy {
    var languageModels: String { say(id: "Model bahasa", de: "Sprachmodelle", en: "Language models") }
    var languageModelsText: String {
        say(
            id:
                "Model bahasa bisa membalas singkat apa yang kamu tulis, atau merangkai angka-angka seminggu menjadi kata. Ia berjalan di komputer ini, atau di tempat lain kalau kamu mau.",
            de:
                "Ein Sprachmodell kann kurz auf das antworten, was du schreibst, oder die Zahlen einer Woche in Worte fassen. Es läuft auf diesem Rechner, oder anderswo, wenn du das willst.",
            en:
                "A language model can reply briefly to what you write, or put the numbers of a week into words. It runs on this computer, or elsewhere if you want that."
        )
    }
    var needsNoModel: String {
        say(
            id:
                "Sela tidak membutuhkannya: setiap halaman bekerja tanpa model. Dengan model, kamu bisa meminta balasan singkat saat menulis lebih dalam; tidak ada halaman yang bertanya sendiri.",
            de:
                "Sela braucht keines: Jede Seite geht auch ohne. Mit einem kannst du beim Tiefergehen um eine kurze Antwort bitten; von sich aus fragt keine Seite.",
            en:
                "Sela needs none: every page works without one. With one you can ask for a short reply when you go deeper; no page asks one by itself."
        )
    }
    var whoAnswers: String {
        say(id: "Yang menjawab sekarang", de: "Wer jetzt antwortet", en: "Who answers now")
    }
    var nobodyAnswers: String {
        say(
            id: "Tidak ada. Sela bekerja dengan caranya sendiri.",
            de: "Niemand. Sela geht nach eigenen Regeln.",
            en: "Nobody. Sela goes by its own rules.")
    }
    var whoAnswersLink: String { say(id: "Pilih model", de: "Modell wählen", en: "Choose a model") }
    var needsNoModelBriefly: String {
        say(
            id: "Sela juga bekerja tanpa model", de: "Sela geht auch ohne", en: "Sela works without one too")
    }
    var waysToChoose: String { say(id: "Pilih", de: "Auswählen", en: "Choose") }
    var chooseNone: String { say(id: "Tanpa model", de: "Ohne Modell", en: "Go without") }
    var isChosen: String { say(id: "dipilih", de: "gewählt", en: "chosen") }

    /// Where the answer comes from, for the one that is chosen.
    func place(of provider: ModelProvider) -> String {
        switch provider {
        case .none: nobodyAnswers
        case .managed:
            say(
                id: "Dijalankan Sela di komputer ini.", de: "Von Sela auf diesem Rechner betrieben.",
                en: "Run by Sela on this computer.")
        case .local:
            say(
                id: "Program lain di komputer ini.", de: "Ein anderes Programm auf diesem Rechner.",
                en: "Another program on this computer.")
        case .cloud:
            say(
                id: "Layanan di luar komputer ini. Yang dikirim hanya yang kamu setujui.",
                de: "Ein Dienst außerhalb dieses Rechners. Gesendet wird nur, dem du zugestimmt hast.",
                en: "A service outside this computer. Only what you agreed to is sent.")
        }
    }
    /// The state beside the link in the settings.
    func briefly(_ provider: ModelProvider) -> String {
        switch provider {
        case .none: say(id: "tidak ada", de: "keines", en: "none")
        case .managed, .local: say(id: "di komputer ini", de: "auf diesem Rechner", en: "on this computer")
        case .cloud: say(id: "di luar", de: "anderswo", en: "elsewhere")
        }
    }
    var modelNameTerm: String { say(id: "Model", de: "Modell", en: "Model") }
    var weeklyModelTerm: String {
        say(
            id: "Model untuk ringkasan mingguan", de: "Modell für den Wochenrückblick",
            en: "Model for the weekly summary")
    }
    var addressTerm: String { say(id: "Alamat", de: "Adresse", en: "Address") }

    // Trying it.
    var tryIt: String { say(id: "Coba", de: "Ausprobieren", en: "Try it") }
    func tryItText(_ sentence: String) -> String {
        say(
            id:
                "Mengirim satu kalimat tetap, tanpa apa pun dari jurnalmu: “\(sentence)” Pertama kali bisa makan waktu semenit.",
            de:
                "Sendet einen festen Satz und nichts aus deinem Tagebuch: „\(sentence)“ Beim ersten Mal kann das eine Minute dauern.",
            en:
                "Sends one fixed sentence and nothing of your diary: “\(sentence)” The first time may take a minute."
        )
    }
    func answeredIn(_ milliseconds: Int) -> String {
        let time = seconds(milliseconds)
        return say(
            id: "Model menjawab dalam \(time).", de: "Es hat in \(time) geantwortet.",
            en: "It answered in \(time).")
    }
    var answeredOtherwise: String {
        say(
            id: "Ia menjawab, tetapi bukan seperti yang diminta. Model lain mungkin lebih cocok.",
            de: "Es hat geantwortet, aber nicht so, wie es sollte. Ein anderes passt vielleicht besser.",
            en: "It answered, but not as it was asked to. Another may suit better.")
    }
    var itSaid: String { say(id: "Jawabannya:", de: "Die Antwort:", en: "The answer:") }

    func message(_ problem: ModelProblem) -> String {
        switch problem {
        case .address(let fault): [message(fault), hint(fault)].compactMap { $0 }.joined(separator: " ")
        case .addressMissing, .isElsewhere, .isHere, .nobodyThere: addressMessage(problem)
        default: choiceMessage(problem)
        }
    }

    private func addressMessage(_ problem: ModelProblem) -> String {
        switch problem {
        case .addressMissing: say(id: "Isi alamatnya.", de: "Trag eine Adresse ein.", en: "Enter an address.")
        case .isElsewhere:
            say(
                id: "Alamat ini bukan komputer ini. Layanan di luar dipilih di halaman tersendiri.",
                de:
                    "Diese Adresse ist nicht dieser Rechner. Für einen Dienst anderswo gibt es eine eigene Seite.",
                en: "This address is not this computer. A service elsewhere is chosen on a page of its own.")
        case .isHere:
            say(
                id: "Alamat ini komputer ini sendiri. Pilih di “Program lain di komputer ini”.",
                de:
                    "Diese Adresse ist dieser Rechner. Wähle unter „Ein anderes Programm auf diesem Rechner“.",
                en: "This address is this computer. Choose it under “Another program on this computer”.")
        default:
            say(
                id:
                    "Di alamat ini tidak ada program yang dimengerti Sela. Pastikan ia berjalan, lalu coba lagi.",
                de:
                    "Unter dieser Adresse ist kein Programm, das Sela versteht. Sieh nach, ob es läuft, und versuch es noch einmal.",
                en:
                    "There is no program at this address that Sela understands. See that it is running and try again."
            )
        }
    }

    private func choiceMessage(_ problem: ModelProblem) -> String {
        switch problem {
        case .modelGone:
            say(
                id: "Model itu sudah tidak ada di sana. Cari sekali lagi.",
                de: "Dieses Modell gibt es dort nicht mehr. Such noch einmal.",
                en: "That model is no longer there. Look again.")
        case .passesOn:
            say(
                id: "Model itu meneruskan teksmu ke komputer lain, jadi tidak bisa dipilih di sini.",
                de:
                    "Dieses Modell gibt den Text an einen anderen Rechner weiter und kann hier nicht gewählt werden.",
                en: "That model passes the text on to another computer, so it cannot be chosen here.")
        case .modelMissing:
            say(
                id: "Isi nama model seperti yang dipakai layanan itu.",
                de: "Trag den Namen des Modells ein, wie der Dienst ihn nennt.",
                en: "Enter the name of the model as the service calls it.")
        case .unusableKey:
            say(
                id: "Kunci ini tidak terbaca. Salin sekali lagi, tanpa spasi dan dalam satu baris.",
                de:
                    "Dieser Schlüssel ist nicht brauchbar. Kopiere ihn noch einmal, ohne Leerzeichen und in einer Zeile.",
                en: "This key cannot be used. Copy it once more, without spaces and on one line.")
        case .notAllowed:
            say(
                id: "Layanan di luar belum kamu izinkan. Tidak ada yang dipilih.",
                de: "Dienste anderswo hast du nicht erlaubt. Es wurde nichts gewählt.",
                en: "You have not allowed services elsewhere. Nothing was chosen.")
        case .notReady: message(ModelLibraryFault.notReady)
        case .otherQuestion:
            say(
                id:
                    "Pilihanmu sudah berubah sejak pertanyaan itu tampil. Ini pertanyaan yang berlaku sekarang.",
                de:
                    "Deine Auswahl hat sich geändert, seit die Frage dastand. Das ist die Frage, die jetzt gilt.",
                en: "Your choice has changed since that question was shown. This is the one that counts now.")
        default:
            say(
                id: "Belum tersimpan. Coba lagi.", de: "Das ist nicht gespeichert. Versuch es noch einmal.",
                en: "That is not saved. Try again.")
        }
    }
}
