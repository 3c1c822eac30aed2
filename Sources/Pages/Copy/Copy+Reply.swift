import Wellbeing

// Words for a model's reply to a deeper text.
extension Copy {
    var replyTitle: String {
        say(id: "Balasan dari model", de: "Antwort eines Modells", en: "A model's reply")
    }
    var replyText: String {
        say(
            id:
                "Kalau mau, model yang kamu pilih membalas dengan dua atau tiga kalimat. Ia hanya membaca tulisan di atas dan nama perasaannya.",
            de:
                "Wenn du magst, antwortet das Modell, das du gewählt hast, in zwei oder drei Sätzen. Es liest nur den Text oben und das Wort für das Gefühl.",
            en:
                "If you like, the model you chose replies in two or three sentences. It reads only the text above and the word for the feeling."
        )
    }
    var askForReply: String { say(id: "Minta balasan", de: "Um Antwort bitten", en: "Ask for a reply") }
    var replyToOtherWords: String {
        say(
            id:
                "Ada balasan untuk tulisanmu yang tadi. Tulisanmu sudah berubah, jadi balasan itu tidak ditampilkan.",
            de:
                "Zu dem, was vorher hier stand, gibt es eine Antwort. Dein Text hat sich geändert, also wird sie nicht gezeigt.",
            en: "There is a reply to what stood here before. Your text has changed, so it is not shown.")
    }
    var replyIsComing: String {
        say(
            id: "Model sedang menulis. Tulisanmu sudah tersimpan, dan kamu boleh meninggalkan halaman ini.",
            de: "Das Modell schreibt. Dein Text ist aufbewahrt, und du kannst diese Seite verlassen.",
            en: "The model is writing. Your text is kept, and you may leave this page.")
    }
    var stopReply: String { say(id: "Hentikan", de: "Anhalten", en: "Stop") }
    var lookForReply: String { say(id: "Lihat lagi", de: "Nachsehen", en: "Look again") }
    var tryAgain: String { say(id: "Coba lagi", de: "Noch einmal", en: "Try again") }
    var keepReply: String { say(id: "Simpan balasan ini", de: "Antwort behalten", en: "Keep the reply") }
    var dropReply: String { say(id: "Jangan yang ini", de: "Diese nicht", en: "Not this one") }
    var takeReplyOut: String { say(id: "Buang balasan", de: "Antwort entfernen", en: "Take the reply out") }
    var replyIsNotKept: String {
        say(
            id: "Balasan ini baru ikut tersimpan kalau kamu memilihnya.",
            de: "Sie wird nur mit dem Eintrag gespeichert, wenn du sie behältst.",
            en: "It is saved with the entry only if you keep it.")
    }
    var replyIsKept: String {
        say(
            id: "Balasan ini ikut tersimpan bersama catatanmu.",
            de: "Sie wird mit dem Eintrag gespeichert.", en: "It will be saved with the entry.")
    }
    public var writtenByModel: String {
        say(
            id: "Ditulis oleh model bahasa:", de: "Geschrieben von einem Sprachmodell:",
            en: "Written by a language model:")
    }
    var helpBesideReply: String {
        say(
            id: "Model bukan orang. Kalau beberapa hari ini berat, ada orang yang bisa kamu hubungi.",
            de:
                "Ein Modell ist kein Mensch. Wenn diese Tage schwer sind, gibt es Menschen, die du erreichst.",
            en: "A model is not a person. If these days are hard, there are people you can reach.")
    }
    var secondQuestionTitle: String {
        say(
            id: "Pertanyaan lain, kalau mau", de: "Noch eine Frage, wenn du magst",
            en: "Another question, if you like")
    }
    var replyConsentText: String {
        say(
            id:
                "Sebelum model di luar komputer ini membaca tulisanmu, Sela bertanya. Sampai sekarang belum ada yang dikirim.",
            de:
                "Bevor ein Modell außerhalb dieses Rechners deinen Text liest, fragt Sela. Bis jetzt wurde nichts gesendet.",
            en: "Before a model outside this computer reads your text, Sela asks. So far nothing was sent.")
    }
    func replyNotShown(_ fault: ReplyFault) -> String {
        switch fault {
        case .length:
            say(
                id: "Balasannya kosong atau terlalu panjang, jadi tidak ditampilkan.",
                de: "Die Antwort war leer oder zu lang und wird nicht gezeigt.",
                en: "The reply was empty or too long, so it is not shown.")
        case .language:
            say(
                id: "Balasannya dalam bahasa lain, jadi tidak ditampilkan.",
                de: "Die Antwort war in einer anderen Sprache und wird nicht gezeigt.",
                en: "The reply was in another language, so it is not shown.")
        case .question:
            say(
                id: "Model balik bertanya, jadi balasannya tidak ditampilkan.",
                de: "Das Modell hat zurückgefragt; die Antwort wird nicht gezeigt.",
                en: "The model asked a question back, so its reply is not shown.")
        case .markup, .contact, .diagnosis, .medicine, .harm, .pretence:
            say(
                id: "Balasannya memuat hal yang tidak pantas ada di situ, jadi tidak ditampilkan.",
                de: "In der Antwort stand etwas, das nicht hineingehört; sie wird nicht gezeigt.",
                en: "The reply held something that does not belong there, so it is not shown.")
        }
    }
    var replyNotShownHint: String {
        say(
            id: "Tulisanmu tersimpan. Kamu bisa mencoba lagi, atau menyimpan tanpa balasan.",
            de: "Dein Text ist aufbewahrt. Du kannst es noch einmal versuchen oder ohne Antwort speichern.",
            en: "Your text is kept. You can try again, or save without a reply.")
    }
    /// Above a reply in a file or on a terminal.
    public func replyOf(_ model: String) -> String {
        say(
            id: "Balasan dari model \(model)", de: "Antwort des Modells \(model)",
            en: "Reply of the model \(model)")
    }
}
