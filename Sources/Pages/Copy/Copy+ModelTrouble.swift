import Wellbeing

// Words for what goes wrong with a language model: what happened, then what to do.
extension Copy {
    func message(_ trouble: ModelTrouble) -> (message: String, hint: String?) {
        switch trouble {
        case .noModel:
            (
                say(
                    id: "Belum ada model yang dipilih.", de: "Es ist kein Modell gewählt.",
                    en: "No model is chosen."),
                say(
                    id: "Pilih satu di halaman ini, atau lanjutkan tanpa model.",
                    de: "Wähle eines auf dieser Seite, oder mach ohne weiter.",
                    en: "Choose one on this page, or go on without.")
            )
        case .notAllowed:
            (
                say(
                    id: "Layanan di luar belum kamu izinkan, jadi tidak ada yang dikirim.",
                    de: "Dienste anderswo hast du nicht erlaubt, also wurde nichts gesendet.",
                    en: "You have not allowed services elsewhere, so nothing was sent."),
                say(
                    id: "Jawab pertanyaannya di “\(serviceElsewhere)”, atau pilih yang lain.",
                    de: "Beantworte die Frage unter „\(serviceElsewhere)“, oder wähle etwas anderes.",
                    en: "Answer the question under “\(serviceElsewhere)”, or choose another.")
            )
        case .needsConsent:
            (
                say(
                    id: "Untuk ini kamu belum setuju, jadi tidak ada yang dikirim.",
                    de: "Dem hast du noch nicht zugestimmt, also wurde nichts gesendet.",
                    en: "You have not agreed to this yet, so nothing was sent."),
                say(
                    id: "Putuskan di “Persetujuan”.", de: "Entscheide unter „Zustimmungen“.",
                    en: "Decide under “Consents”.")
            )
        case .model(let reason): (message(reason), hint(reason))
        case .storage(let storage):
            (message(storage.storeMessage).message, message(storage.storeMessage).hint)
        }
    }
}
