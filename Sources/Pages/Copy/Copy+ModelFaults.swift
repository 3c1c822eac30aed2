import Wellbeing

// Why a model gave nothing, and what to do. Clauses that pages make sentences of and the command line uses as
// they are: lower case, no full stop.
extension Copy {
    func words(for message: LanguageModelError) -> TroubleWords {
        switch message {
        case .unreachable, .notLoopback, .passedOn, .untrustedCertificate, .redirected, .noAnswerInTime,
            .unfinishedInTime:
            connectionWords(message)
        case .keyRefused, .noCredit, .unknownModel, .noPrivateProvider, .tooManyRequests, .refused,
            .serverFault:
            serviceWords(message)
        case .engine(let fault): words(for: fault)
        case .notInstalled: words(for: ModelLibraryFault.notReady)
        default: answerWords(message)
        }
    }

    private func connectionWords(_ message: LanguageModelError) -> TroubleWords {
        switch message {
        case .notLoopback:
            (
                say(
                    id: "alamat itu menuju ke mesin lain, jadi tidak ada yang dikirim",
                    de: "die Adresse führt zu einem anderen Rechner, deshalb wurde nichts gesendet",
                    en: "the address leads to another machine, so nothing was sent"),
                say(
                    id: "pakai 127.0.0.1, atau atur alamat itu sebagai model di tempat lain",
                    de: "nimm 127.0.0.1, oder richte die Adresse als Modell anderswo ein",
                    en: "use 127.0.0.1, or set the address up as a model elsewhere")
            )
        case .passedOn:
            (
                say(
                    id:
                        "server di komputer ini akan meneruskan teksnya ke mesin lain, jadi tidak ada yang dikirim",
                    de:
                        "der Server auf diesem Rechner gäbe den Text an einen anderen weiter, deshalb wurde nichts gesendet",
                    en:
                        "the server on this machine would pass the text on to another one, so nothing was sent"
                ),
                anotherModel
            )
        case .untrustedCertificate:
            (
                say(
                    id: "komputer ini tidak memercayai sertifikat alamat itu, jadi tidak ada yang dikirim",
                    de:
                        "dem Zertifikat der Adresse traut dieser Rechner nicht, deshalb wurde nichts gesendet",
                    en: "this machine does not trust the certificate of the address, so nothing was sent"),
                say(
                    id: "periksa alamatnya; SELA_CERTIFICATES bisa menunjuk berkas penerbit tambahan",
                    de: "prüf die Adresse; SELA_CERTIFICATES kann eine Datei mit weiteren Ausstellern nennen",
                    en: "check the address; SELA_CERTIFICATES can name a file with further authorities")
            )
        case .redirected:
            (
                say(
                    id: "alamat itu mengalihkan ke alamat lain, dan Sela tidak mengikutinya",
                    de: "die Adresse verweist auf eine andere, und dorthin folgt Sela nicht",
                    en: "the address points to another one, and Sela does not follow"),
                say(
                    id: "masukkan alamat yang sebenarnya", de: "gib die eigentliche Adresse ein",
                    en: "enter the address it really has")
            )
        case .noAnswerInTime:
            (
                say(
                    id: "model tidak mulai menjawab pada waktunya",
                    de: "das Modell begann nicht rechtzeitig zu antworten",
                    en: "the model did not begin to answer in time"), tryAgainOrSmaller
            )
        case .unfinishedInTime:
            (
                say(
                    id: "model tidak selesai menjawab pada waktunya",
                    de: "das Modell wurde nicht rechtzeitig fertig",
                    en: "the model did not finish its answer in time"), tryAgainOrSmaller
            )
        default:
            (
                say(
                    id: "tidak ada yang menjawab di alamat model itu",
                    de: "unter der Adresse des Modells antwortet niemand",
                    en: "nobody answers at the address of the model"),
                say(
                    id: "jalankan servernya, periksa jaringan, atau pilih model lain",
                    de: "starte den Server, prüf das Netz, oder wähle ein anderes Modell",
                    en: "start its server, check the network, or choose another model")
            )
        }
    }

    private func serviceWords(_ message: LanguageModelError) -> TroubleWords {
        switch message {
        case .keyRefused:
            (
                say(
                    id: "layanan itu tidak menerima kuncinya", de: "der Dienst nimmt den Schlüssel nicht an",
                    en: "the service does not accept the key"),
                say(id: "masukkan kuncinya lagi", de: "gib den Schlüssel neu ein", en: "enter the key again")
            )
        case .noCredit:
            (
                say(
                    id: "saldo akun di layanan itu habis", de: "das Konto bei dem Dienst ist leer",
                    en: "the account at the service has no credit left"),
                say(
                    id: "isi saldo di sana, atau pilih model di komputer ini",
                    de: "lade es dort auf, oder wähle ein Modell auf diesem Rechner",
                    en: "top it up there, or choose a model on this machine")
            )
        case .unknownModel:
            (
                say(
                    id: "layanan itu tidak punya model dengan nama itu, atau tidak lagi",
                    de: "der Dienst hat kein Modell dieses Namens, oder nicht mehr",
                    en: "the service has no model of that name, or no longer"), anotherModel
            )
        case .noPrivateProvider:
            (
                say(
                    id: "untuk model ini tidak ada pihak yang bersedia tidak menyimpan teks",
                    de: "für dieses Modell gibt es niemanden, der den Text nicht behalten würde",
                    en: "for this model there is nobody who would not keep the text"),
                say(
                    id: "pilih model lain; syarat itu tidak dilonggarkan Sela",
                    de: "wähle ein anderes Modell; von dieser Bedingung geht Sela nicht ab",
                    en: "choose another model; Sela does not relax this condition")
            )
        case .tooManyRequests(let seconds):
            (
                say(
                    id: "layanan itu sedang tidak menerima permintaan lagi",
                    de: "der Dienst nimmt gerade keine Anfragen mehr an",
                    en: "the service takes no more requests just now"), later(seconds)
            )
        case .refused(let status):
            (
                say(
                    id: "layanan itu menolak permintaan (HTTP \(status))",
                    de: "der Dienst hat die Anfrage abgelehnt (HTTP \(status))",
                    en: "the service refused the request (HTTP \(status))"), anotherModel
            )
        default:
            (serverFault(message), later(nil))
        }
    }

    private func serverFault(_ message: LanguageModelError) -> String {
        guard case .serverFault(let status?) = message else {
            return say(
                id: "ada gangguan di layanan itu", de: "bei dem Dienst ist etwas gestört",
                en: "something is wrong at the service")
        }
        return say(
            id: "ada gangguan di layanan itu (HTTP \(status))",
            de: "bei dem Dienst ist etwas gestört (HTTP \(status))",
            en: "something is wrong at the service (HTTP \(status))")
    }

    private func answerWords(_ message: LanguageModelError) -> TroubleWords {
        switch message {
        case .answerTooLong:
            (
                say(
                    id: "jawaban model terlalu panjang dan tidak diambil",
                    de: "die Antwort des Modells war zu lang und wurde nicht genommen",
                    en: "the answer of the model was too long and was not taken"), tryAgainOrOther
            )
        case .answerCutOff:
            (
                say(
                    id: "jawaban model terputus sebelum selesai",
                    de: "die Antwort des Modells brach vor dem Ende ab",
                    en: "the answer of the model broke off before its end"), tryAgainOrOther
            )
        case .unreadableAnswer:
            (
                say(
                    id: "yang datang bukan jawaban sebuah model",
                    de: "was zurückkam, ist keine Antwort eines Modells",
                    en: "what came back is no answer of a model"),
                say(
                    id: "periksa alamatnya: harus layanan chat completions",
                    de: "prüf die Adresse: dort muss ein Dienst für „chat completions“ sein",
                    en: "check the address: it has to be a chat completions service")
            )
        case .unfitAnswer:
            (
                say(
                    id: "jawaban model tidak berbentuk seperti yang diminta",
                    de: "die Antwort des Modells hat nicht die verlangte Form",
                    en: "the answer of the model does not have the form that was asked for"), tryAgainOrOther
            )
        case .wrongLanguage:
            (
                say(
                    id: "model menjawab dalam bahasa lain",
                    de: "das Modell hat in einer anderen Sprache geantwortet",
                    en: "the model answered in another language"), tryAgainOrOther
            )
        case .ledgerFailed:
            (
                say(
                    id: "permintaan tidak bisa dicatat di buku kirim, jadi tidak ada yang dikirim",
                    de: "die Anfrage ließ sich nicht im Sendebuch vermerken, deshalb wurde nichts gesendet",
                    en: "the request could not be noted in the ledger, so nothing was sent"),
                say(
                    id: "periksa ruang disk dan apakah jurnal terbuka",
                    de: "prüf den Platz auf der Festplatte und ob das Tagebuch offen ist",
                    en: "check the room on the disk and whether the diary is open")
            )
        case .cancelled:
            (
                say(
                    id: "dihentikan sebelum jawabannya ada", de: "abgebrochen, bevor die Antwort da war",
                    en: "stopped before the answer was there"), nil
            )
        default:
            (
                say(
                    id: "model tidak menjawab apa pun", de: "das Modell hat nichts geantwortet",
                    en: "the model answered nothing"), tryAgainOrOther
            )
        }
    }

    private var tryAgainOrSmaller: String {
        say(
            id: "coba lagi; model yang lebih kecil menjawab lebih cepat",
            de: "versuch es noch einmal; ein kleineres Modell antwortet schneller",
            en: "try again; a smaller model answers sooner")
    }

    private var tryAgainOrOther: String {
        say(
            id: "coba lagi, atau pilih model lain",
            de: "versuch es noch einmal, oder wähle ein anderes Modell",
            en: "try again, or choose another model")
    }

    private var anotherModel: String {
        say(id: "pilih model lain", de: "wähle ein anderes Modell", en: "choose another model")
    }

    /// - Parameter seconds: `nil` = not said.
    private func later(_ seconds: Int?) -> String {
        guard let seconds, seconds > 0 else {
            return say(id: "coba lagi nanti", de: "versuch es später noch einmal", en: "try again later")
        }
        return count(
            seconds, id: "coba lagi dalam # detik",
            de: ("versuch es in # Sekunde noch einmal", "versuch es in # Sekunden noch einmal"),
            en: ("try again in # second", "try again in # seconds"))
    }
}
