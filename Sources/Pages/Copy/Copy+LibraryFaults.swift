import Wellbeing

// Why a model could not be installed or run, and what to do. Lower case, no full stop.
extension Copy {
    func words(for fault: ModelLibraryFault) -> TroubleWords {
        switch fault {
        case .unknownModel, .busy, .noSpace, .termsNotAccepted, .notReady, .cancelled: hereWords(fault)
        case .engine(let engine): words(for: engine)
        default: fileWords(fault)
        }
    }

    private func hereWords(_ fault: ModelLibraryFault) -> TroubleWords {
        switch fault {
        case .busy:
            (
                say(
                    id: "program lain sedang mengerjakan model ini",
                    de: "ein anderes Programm arbeitet gerade an diesem Modell",
                    en: "another program is at work on this model"),
                say(
                    id: "tunggu sampai selesai, atau hentikan di sana",
                    de: "warte, bis es fertig ist, oder halte es dort an",
                    en: "wait until it is done, or stop it there")
            )
        case .noSpace(let needed, let free):
            (
                say(
                    id: "perlu ruang disk \(size(needed)), dan \(size(free)) yang kosong",
                    de: "auf der Festplatte werden \(size(needed)) gebraucht, und \(size(free)) sind frei",
                    en: "the disk needs \(size(needed)) of room, and \(size(free)) are free"),
                say(
                    id: "kosongkan ruang lalu coba lagi, atau pilih model yang lebih kecil",
                    de: "schaff Platz und versuch es noch einmal, oder wähle ein kleineres Modell",
                    en: "make room and try again, or choose a smaller model")
            )
        case .termsNotAccepted:
            (
                say(
                    id: "syarat pemakaian model ini belum diterima",
                    de: "den Bedingungen dieses Modells wurde nicht zugestimmt",
                    en: "the terms of this model were not accepted"),
                say(
                    id: "baca syaratnya, lalu setujui", de: "lies die Bedingungen und stimm ihnen zu",
                    en: "read the terms and accept them")
            )
        case .notReady:
            (
                say(
                    id: "model ini belum terpasang", de: "dieses Modell ist noch nicht installiert",
                    en: "this model is not installed yet"),
                say(
                    id: "pasang dulu, atau pilih model lain",
                    de: "installiere es erst, oder wähle ein anderes",
                    en: "install it first, or choose another")
            )
        case .cancelled:
            (
                say(
                    id: "dihentikan; yang sudah diambil tetap ada",
                    de: "angehalten; was schon geholt wurde, bleibt da",
                    en: "stopped; what was fetched already stays"), nil
            )
        default:
            (
                say(
                    id: "model itu tidak ada di daftar Sela",
                    de: "dieses Modell steht nicht in der Liste von Sela",
                    en: "that model is not in the list of Sela"),
                say(
                    id: "pilih salah satu dari daftarnya", de: "wähle eines aus der Liste",
                    en: "choose one of the list")
            )
        }
    }

    private func fileWords(_ fault: ModelLibraryFault) -> TroubleWords {
        switch fault {
        case .refused(let status):
            (
                say(
                    id: "server tempat berkas itu menolak (HTTP \(status))",
                    de: "der Server mit der Datei hat abgelehnt (HTTP \(status))",
                    en: "the server of the file refused (HTTP \(status))"),
                say(id: "coba lagi nanti", de: "versuch es später noch einmal", en: "try again later")
            )
        case .wrongSize(let expected, let found):
            (
                say(
                    id: "berkas seharusnya \(number(expected)) bita, tetapi ada \(number(found))",
                    de: "die Datei sollte \(number(expected)) Bytes haben, hat aber \(number(found))",
                    en: "the file should have \(number(expected)) bytes, but has \(number(found))"), anew
            )
        case .wrongSignature:
            (
                say(
                    id: "berkas itu bukan berkas model semacam ini",
                    de: "die Datei ist keine Modelldatei dieser Art",
                    en: "the file is no model file of this kind"), anew
            )
        case .wrongDigest:
            (
                say(
                    id: "berkas itu bukan yang ada di daftar: jumlah periksanya lain",
                    de: "die Datei ist nicht die aus der Liste: ihre Prüfsumme ist eine andere",
                    en: "the file is not the one of the list: its checksum is another"), anew
            )
        case .changed:
            (
                say(
                    id: "berkas itu berubah sejak diperiksa",
                    de: "die Datei hat sich geändert, seit sie geprüft wurde",
                    en: "the file has changed since it was checked"),
                say(
                    id: "periksa lagi modelnya", de: "lass das Modell noch einmal prüfen",
                    en: "have the model checked again")
            )
        case .ledgerUnwritable:
            (
                say(
                    id: "catatan kiriman tidak bisa ditulis, jadi tidak ada yang diminta",
                    de: "das Protokoll ließ sich nicht schreiben, also wurde nichts angefragt",
                    en: "the ledger could not be written, so nothing was asked for"),
                say(
                    id: "buka buku harian lalu lanjutkan", de: "öffne das Tagebuch und mach weiter",
                    en: "unlock the diary and go on")
            )
        case .unreadableFile:
            (
                say(
                    id: "berkas itu tidak ada atau tidak bisa dibaca",
                    de: "die Datei ist nicht da oder nicht lesbar",
                    en: "the file is not there or cannot be read"),
                say(
                    id: "periksa nama dan izinnya", de: "prüf Namen und Rechte",
                    en: "check its name and permissions")
            )
        case .unwritableFolder:
            (
                say(
                    id: "folder model tidak boleh ditulisi",
                    de: "in den Ordner der Modelle darf nicht geschrieben werden",
                    en: "the folder of the models may not be written"),
                say(
                    id: "periksa izin folder data dan ruang disk",
                    de: "prüf die Rechte des Datenordners und den Platz auf der Festplatte",
                    en: "check the permissions of the data folder and the room on the disk")
            )
        default:
            (
                say(
                    id: "server tempat berkas itu tidak terjangkau, atau sambungannya terus terputus",
                    de:
                        "der Server mit der Datei ist nicht erreichbar, oder die Verbindung brach immer wieder",
                    en: "the server of the file cannot be reached, or broke off again and again"),
                say(
                    id: "periksa jaringan lalu lanjutkan; yang sudah diambil tetap ada",
                    de: "prüf das Netz und mach weiter; was schon geholt wurde, bleibt da",
                    en: "check the network and go on; what was fetched already stays")
            )
        }
    }

    private var anew: String {
        say(
            id: "ambil berkasnya dari awal, atau pilih model lain",
            de: "hol die Datei von vorn, oder wähle ein anderes Modell",
            en: "fetch the file anew, or choose another model")
    }

    func words(for fault: EngineFault) -> TroubleWords {
        switch fault {
        case .missing:
            (
                say(
                    id: "program yang menjalankan model belum terpasang",
                    de: "das Programm, das Modelle ausführt, ist nicht installiert",
                    en: "the program that runs models is not installed"),
                say(
                    id: "“make build” memasangnya", de: "„make build“ installiert es",
                    en: "“make build” installs it")
            )
        case .notInstalled: words(for: ModelLibraryFault.notReady)
        case .noMemory(let needed, let free):
            (
                say(
                    id: "model perlu memori \(size(needed)), dan \(size(free)) yang kosong",
                    de: "das Modell braucht \(size(needed)) Arbeitsspeicher, und \(size(free)) sind frei",
                    en: "the model needs \(size(needed)) of memory, and \(size(free)) are free"),
                say(
                    id: "tutup program lain, atau pilih model yang lebih kecil",
                    de: "schließ andere Programme, oder wähle ein kleineres Modell",
                    en: "close other programs, or choose a smaller model")
            )
        case .ended:
            (
                say(
                    id: "model tidak bisa dijalankan: programnya berhenti saat mulai",
                    de: "das Modell ließ sich nicht starten: sein Programm endete dabei",
                    en: "the model did not start: its program ended meanwhile"), smaller
            )
        case .notReady:
            (
                say(
                    id: "model tidak siap pada waktunya", de: "das Modell wurde nicht rechtzeitig bereit",
                    en: "the model did not become ready in time"), smaller
            )
        case .unstable:
            (
                say(
                    id: "model berhenti berulang kali dan dibiarkan dulu sebentar",
                    de: "das Modell endete immer wieder und bleibt eine Weile in Ruhe",
                    en: "the model ended again and again and is left alone for a while"), smaller
            )
        }
    }

    private var smaller: String {
        say(
            id: "coba lagi nanti, atau pilih model yang lebih kecil",
            de: "versuch es später noch einmal, oder wähle ein kleineres Modell",
            en: "try again later, or choose a smaller model")
    }

    func words(for fault: ServiceAddress.Fault) -> TroubleWords {
        switch fault {
        case .notAnAddress:
            (
                say(
                    id: "itu bukan alamat layanan", de: "das ist keine Adresse eines Dienstes",
                    en: "that is no address of a service"),
                say(
                    id: "tulis seperti http://127.0.0.1:8080 atau https://nama.contoh/v1",
                    de: "schreib sie wie http://127.0.0.1:8080 oder https://name.beispiel/v1",
                    en: "write it like http://127.0.0.1:8080 or https://name.example/v1")
            )
        case .holdsMore:
            (
                say(
                    id: "di alamat itu ada lebih dari alamat",
                    de: "in der Adresse steht mehr als die Adresse",
                    en: "there is more in it than an address"),
                say(
                    id: "nama, sandi, dan kunci tidak boleh ada di alamat",
                    de: "Name, Passwort und Schlüssel gehören nicht in die Adresse",
                    en: "a name, a password or a key does not belong into an address")
            )
        case .needsEncryption:
            (
                say(
                    id: "lewat http teks bisa dibaca siapa saja di jalan",
                    de: "über http könnte den Text jeder unterwegs lesen",
                    en: "over http everybody on the way could read the text"),
                say(
                    id: "untuk mesin lain pakai https", de: "nimm https für einen anderen Rechner",
                    en: "use https for another machine")
            )
        }
    }
}
