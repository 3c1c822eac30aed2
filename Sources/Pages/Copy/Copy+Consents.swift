public import Wellbeing

// Words for consents, and for what was sent.
extension Copy {
    var consents: String { say(id: "Persetujuan", de: "Zustimmungen", en: "Consents") }
    var consentsHint: String {
        say(
            id: "Apa yang boleh dikirim ke mana, satu per satu",
            de: "Was wohin gesendet werden darf, einzeln",
            en: "What may be sent where, one by one")
    }
    var consentsText: String {
        say(
            id:
                "Tanpa persetujuan, tidak ada yang dikirim ke luar komputer ini. Setiap jenis teks ditanyakan sendiri, dan kamu bisa menariknya kapan saja.",
            de:
                "Ohne deine Zustimmung wird nichts aus diesem Rechner hinausgesendet. Nach jeder Art Text wird einzeln gefragt, und du kannst es jederzeit zurücknehmen.",
            en:
                "Without your consent nothing is sent out of this computer. Each kind of text is asked about by itself, and you can take it back at any time."
        )
    }
    var noServiceToAsk: String {
        say(
            id:
                "Tidak ada layanan di luar yang dipilih, jadi tidak ada yang perlu ditanyakan dan tidak ada yang dikirim.",
            de:
                "Es ist kein Dienst anderswo gewählt. Also gibt es nichts zu fragen, und es wird nichts gesendet.",
            en: "No service elsewhere is chosen, so there is nothing to ask and nothing is sent.")
    }
    var notUsedYet: String {
        say(
            id:
                "Untuk saat ini hanya balasan atas tulisan yang lebih dalam yang dikirim, dan hanya saat kamu memintanya. Jawaban lainnya disimpan sampai ada halaman yang memerlukannya.",
            de:
                "Zurzeit wird nur der Text beim Tiefergehen gesendet, und nur, wenn du eine Antwort verlangst. Die anderen Zustimmungen werden aufbewahrt, bis eine Seite sie braucht.",
            en:
                "For now only a deeper text is sent, and only when you ask for a reply. The other answers are kept until a page needs them."
        )
    }

    public func name(of purpose: ModelPurpose) -> String {
        switch purpose {
        case .reflectionReply:
            say(
                id: "Balasan saat menulis lebih dalam", de: "Antwort beim Tiefergehen",
                en: "Reply when you go deeper")
        case .weeklySummary: say(id: "Ringkasan mingguan", de: "Wochenrückblick", en: "Weekly summary")
        case .toneLines: say(id: "Kalimat hari ini", de: "Satz zum Tag", en: "Line of the day")
        case .extraction:
            say(id: "Mengisi kolom dari tulisan", de: "Felder aus dem Text", en: "Fields from a text")
        case .trial: say(id: "Uji coba", de: "Probe", en: "Trial")
        case .download: say(id: "Unduhan model", de: "Download eines Modells", en: "Download of a model")
        case .reminder: say(id: "Pengingat", de: "Erinnerung", en: "Reminder")
        }
    }
    /// What exactly is sent.
    func sent(for purpose: ModelPurpose) -> String {
        switch purpose {
        case .reflectionReply:
            say(
                id:
                    "Pertanyaannya, apa yang kamu tulis untuk menjawabnya, dan emosi yang terbaca. Bukan catatan yang lain.",
                de:
                    "Die Frage, was du darauf geschrieben hast, und das gelesene Gefühl. Keine anderen Einträge.",
                en:
                    "The question, what you wrote in answer to it, and the emotion that was read. No other entry."
            )
        case .weeklySummary:
            say(
                id:
                    "Angka-angka minggu itu dan petikan pendek dari setiap catatannya, dengan hari dan suasana hati.",
                de:
                    "Die Zahlen der Woche und ein kurzer Ausschnitt aus jedem ihrer Einträge, mit Tag und Stimmung.",
                en: "The numbers of that week and a short excerpt of each of its entries, with day and mood.")
        case .toneLines:
            say(
                id: "Angka-angka satu hari, seperti tidur, air minum, dan langkah. Tidak ada tulisanmu.",
                de: "Die Zahlen eines Tages, etwa Schlaf, Wasser und Schritte. Kein Text von dir.",
                en: "The numbers of one day, such as sleep, water and steps. No text of yours.")
        case .extraction:
            say(
                id: "Satu tulisan atau ucapan yang sedang dibaca, seluruhnya.",
                de: "Der eine Text, geschrieben oder gesprochen, der gerade gelesen wird, und zwar ganz.",
                en: "The one text, written or spoken, that is being read, all of it.")
        case .trial, .download, .reminder:
            say(
                id: "Tidak ada dari jurnalmu.", de: "Nichts aus deinem Tagebuch.",
                en: "Nothing of your diary.")
        }
    }
    /// What it is sent for.
    func use(of purpose: ModelPurpose) -> String {
        switch purpose {
        case .reflectionReply:
            say(
                id: "Untuk dua atau tiga kalimat balasan.", de: "Für zwei oder drei Sätze als Antwort.",
                en: "For two or three sentences in reply.")
        case .weeklySummary:
            say(
                id: "Untuk kata-kata di sekitar angka mingguanmu.",
                de: "Für Worte rund um die Zahlen deiner Woche.",
                en: "For words around the numbers of your week.")
        case .toneLines:
            say(
                id: "Untuk satu kalimat di samping laporan harian.",
                de: "Für einen Satz neben dem Tagesbericht.",
                en: "For one line beside the daily report.")
        case .extraction:
            say(
                id: "Untuk mengusulkan isian yang kamu periksa sebelum disimpan.",
                de: "Für Vorschläge, die du prüfst, bevor etwas gespeichert wird.",
                en: "For proposals that you check before anything is saved.")
        case .trial, .download:
            say(id: "Untuk menyiapkan model.", de: "Um ein Modell einzurichten.", en: "To set up a model.")
        case .reminder:
            say(
                id: "Untuk mengingatkanmu di perangkat lain.",
                de: "Um dich auf einem anderen Gerät zu erinnern.",
                en: "To remind you on another device.")
        }
    }
    var whatIsSent: String { say(id: "Yang dikirim", de: "Gesendet wird", en: "What is sent") }
    var toWhom: String { say(id: "Kepada", de: "An", en: "To whom") }
    var underWhichModel: String { say(id: "Model", de: "Modell", en: "Model") }
    var whatFor: String { say(id: "Untuk apa", de: "Wofür", en: "What for") }
    var agree: String { say(id: "Setuju", de: "Zustimmen", en: "Agree") }
    var revoke: String { say(id: "Tarik persetujuan", de: "Zurücknehmen", en: "Revoke") }
    var revokeAll: String { say(id: "Tarik semua persetujuan", de: "Alle zurücknehmen", en: "Revoke all") }
    var revokeAllQuestion: String {
        say(
            id:
                "Setelah ini tidak ada lagi yang dikirim, sampai kamu setuju lagi. Yang sudah terkirim tidak bisa ditarik.",
            de:
                "Danach wird nichts mehr gesendet, bis du wieder zustimmst. Was schon gesendet ist, lässt sich nicht zurückholen.",
            en:
                "After that nothing is sent until you agree again. What was sent already cannot be called back."
        )
    }
    func question(about purpose: ModelPurpose) -> String {
        let name = name(of: purpose)
        return say(
            id: "Boleh dikirim: \(name)?", de: "Senden erlauben: \(name)?", en: "May this be sent: \(name)?")
    }
    func agreedAt(_ time: String) -> String {
        say(id: "Kamu setuju pada \(time).", de: "Zugestimmt am \(time).", en: "You agreed on \(time).")
    }
    func declinedAt(_ time: String) -> String {
        say(
            id: "Tidak diizinkan sejak \(time).", de: "Nicht erlaubt seit dem \(time).",
            en: "Not allowed since \(time).")
    }
    var neverAsked: String { say(id: "Belum ditanyakan.", de: "Noch nicht gefragt.", en: "Not asked yet.") }
    func version(ofWording version: Int) -> String {
        say(id: "Versi pertanyaan \(version)", de: "Fassung der Frage: \(version)", en: "Wording \(version)")
    }
    func otherConsent(_ address: String, _ model: String) -> String {
        say(
            id:
                "Jawaban terakhir berlaku untuk \(address) dengan model \(model). Untuk yang lain ia tidak berlaku.",
            de: "Deine letzte Antwort galt \(address) mit dem Modell \(model). Für anderes gilt sie nicht.",
            en:
                "Your last answer was about \(address) with the model \(model). It says nothing about any other."
        )
    }

    var whatWasSent: String { say(id: "Yang pernah dikirim", de: "Was gesendet wurde", en: "What was sent") }
    var whatWasSentHint: String {
        say(
            id: "Setiap pengiriman, dengan waktu dan tujuan", de: "Jede Sendung, mit Zeit und Ziel",
            en: "Each sending, with its time and place")
    }
    var whatWasSentText: String {
        say(
            id:
                "Setiap permintaan ke program atau komputer lain dicatat di sini sebelum bita pertamanya keluar: ke mana, untuk apa, seberapa besar, dan sidik jari isinya. Isinya sendiri tidak disimpan, dan model yang dijalankan Sela tidak dicatat karena tidak ada yang keluar.",
            de:
                "Jede Anfrage an ein anderes Programm oder einen anderen Rechner steht hier, bevor ihr erstes Byte hinausgeht: wohin, wofür, wie viel und der Fingerabdruck des Inhalts. Der Inhalt selbst wird nicht aufbewahrt, und ein Modell, das Sela betreibt, fehlt hier, weil dabei nichts hinausgeht.",
            en:
                "Each request to another program or computer is written here before its first byte goes out: where to, what for, how much, and the fingerprint of what was in it. The content itself is not kept, and a model that Sela runs is not listed, since nothing goes out."
        )
    }
    var nothingSent: String { say(id: "Belum ada", de: "Noch nichts", en: "Nothing yet") }
    var nothingSentText: String {
        say(
            id: "Sela belum pernah mengirim apa pun.", de: "Sela hat noch nie etwas gesendet.",
            en: "Sela has never sent anything.")
    }
    var sentAt: String { say(id: "Waktu", de: "Zeit", en: "Time") }
    var purposeTerm: String { say(id: "Untuk", de: "Wofür", en: "What for") }
    var sizeTerm: String { say(id: "Ukuran", de: "Größe", en: "Size") }
    var digestTerm: String {
        say(id: "Sidik jari (SHA-256)", de: "Fingerabdruck (SHA-256)", en: "Fingerprint (SHA-256)")
    }
    var outcomeTerm: String { say(id: "Hasil", de: "Ausgang", en: "Outcome") }
    public func name(of outcome: EgressRecord.Outcome) -> String {
        switch outcome {
        case .sent:
            say(
                id: "dikirim, hasilnya tidak diketahui", de: "gesendet, Ausgang unbekannt",
                en: "sent, outcome not known")
        case .answered: say(id: "dijawab", de: "beantwortet", en: "answered")
        case .failed: say(id: "gagal", de: "fehlgeschlagen", en: "failed")
        case .cancelled: say(id: "dihentikan", de: "abgebrochen", en: "stopped")
        }
    }
    var latestLines: String { say(id: "Yang terbaru", de: "Zum Anfang", en: "Back to the latest") }
    var earlierLines: String { say(id: "Sebelumnya", de: "Frühere", en: "Earlier") }
}
