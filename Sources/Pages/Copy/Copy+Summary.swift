import Wellbeing

// Words for what a model writes of a week.
extension Copy {
    var summaryTitle: String {
        say(id: "Kata-kata dari model", de: "Worte eines Modells", en: "A model's words")
    }
    var summaryText: String {
        say(
            id:
                "Kalau mau, model yang kamu pilih menulis beberapa kalimat tentang minggu ini. Ia membaca angka-angka di atas dan petikan pendek dari setiap catatan; semua angka tetap dari Sela.",
            de:
                "Wenn du magst, schreibt das Modell, das du gewählt hast, ein paar Sätze über diese Woche. Es liest die Zahlen oben und einen kurzen Ausschnitt aus jedem Eintrag; alle Zahlen bleiben die von Sela.",
            en:
                "If you like, the model you chose writes a few sentences about this week. It reads the numbers above and a short excerpt of each entry; every number stays Sela's."
        )
    }
    var askForSummary: String {
        say(id: "Minta model menulis", de: "Modell schreiben lassen", en: "Let the model write")
    }
    var summaryIsComing: String {
        say(
            id: "Model sedang menulis. Kamu boleh meninggalkan halaman ini.",
            de: "Das Modell schreibt. Du kannst diese Seite verlassen.",
            en: "The model is writing. You may leave this page.")
    }
    var dropSummary: String { say(id: "Buang", de: "Entfernen", en: "Remove") }
    var summaryRests: String {
        say(
            id: "hilang begitu ada yang berubah di minggu ini",
            de: "verschwindet, sobald sich in der Woche etwas ändert",
            en: "gone as soon as anything changes in the week")
    }
    var summaryChanged: String {
        say(
            id: "Sebuah catatan berubah sementara model menulis, jadi kata-katanya tidak ditampilkan.",
            de:
                "Ein Eintrag hat sich geändert, während das Modell schrieb; seine Worte werden nicht gezeigt.",
            en: "An entry changed while the model was writing, so its words are not shown.")
    }
    var summaryStays: String {
        say(
            id: "Yang Sela ceritakan di atas tetap berlaku. Kamu bisa mencoba lagi.",
            de: "Was Sela oben erzählt, gilt weiter. Du kannst es noch einmal versuchen.",
            en: "What Sela tells above still stands. You can try again.")
    }
    func summaryNotShown(_ fault: SummaryFault) -> String {
        switch fault {
        case .unfit(.length):
            say(
                id: "Yang ditulis model kosong atau terlalu panjang, jadi tidak ditampilkan.",
                de: "Was das Modell schrieb, war leer oder zu lang und wird nicht gezeigt.",
                en: "What the model wrote was empty or too long, so it is not shown.")
        case .unfit(.language):
            say(
                id: "Model menulis dalam bahasa lain, jadi tidak ditampilkan.",
                de: "Das Modell schrieb in einer anderen Sprache; das wird nicht gezeigt.",
                en: "The model wrote in another language, so it is not shown.")
        case .unfit:
            say(
                id: "Tulisan model memuat hal yang tidak pantas ada di situ, jadi tidak ditampilkan.",
                de: "Das Modell schrieb etwas, das nicht hierher gehört; es wird nicht gezeigt.",
                en: "The model wrote something that does not belong here, so it is not shown.")
        case .number:
            say(
                id: "Model menyebut angka sendiri, jadi kata-katanya tidak ditampilkan.",
                de: "Das Modell nannte eigene Zahlen; seine Worte werden nicht gezeigt.",
                en: "The model gave numbers of its own, so its words are not shown.")
        case .contradiction:
            say(
                id: "Kata-kata model tidak cocok dengan catatanmu, jadi tidak ditampilkan.",
                de: "Die Worte des Modells passen nicht zu deinen Einträgen; sie werden nicht gezeigt.",
                en: "The model's words do not fit your entries, so they are not shown.")
        }
    }
    var summaryConsentText: String {
        say(
            id:
                "Sebelum model di luar komputer ini membaca tentang minggumu, Sela bertanya. Sampai sekarang belum ada yang dikirim.",
            de:
                "Bevor ein Modell außerhalb dieses Rechners etwas von deiner Woche liest, fragt Sela. Bis jetzt wurde nichts gesendet.",
            en:
                "Before a model outside this computer reads of your week, Sela asks. So far nothing was sent."
        )
    }
}
