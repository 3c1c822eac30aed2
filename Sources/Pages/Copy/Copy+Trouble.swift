// Words for a request that cannot be answered.
extension Copy {
    func message(_ trouble: Trouble) -> (message: String, hint: String) {
        switch trouble {
        case .notFound:
            (
                say(
                    id: "Halaman ini tidak ada", de: "Diese Seite gibt es nicht", en: "There is no such page"),
                say(
                    id: "Mungkin catatannya sudah dihapus. Lihat juga tempat sampah.",
                    de: "Vielleicht wurde der Eintrag gelöscht. Sieh auch im Papierkorb nach.",
                    en: "The entry may have been deleted. Have a look in the bin, too.")
            )
        case .otherUser:
            (
                say(
                    id: "Jurnal ini milik orang lain", de: "Dieses Tagebuch gehört jemand anderem",
                    en: "This diary belongs to someone else"),
                say(
                    id:
                        "Kamu masuk sebagai pengguna lain di komputer ini. Hanya pemiliknya yang bisa membukanya, kecuali ia memasang frasa sandi.",
                    de:
                        "Du bist als anderer Benutzer an diesem Rechner angemeldet. Nur wem es gehört, kann es öffnen, außer es ist eine Passphrase gesetzt.",
                    en:
                        "You are another user of this computer. Only its owner can open it, unless a passphrase is set."
                )
            )
        case .methodNotAllowed, .badRequest:
            (
                say(
                    id: "Permintaan ini tidak dimengerti", de: "Diese Anfrage war nicht zu verstehen",
                    en: "That request made no sense"),
                say(
                    id: "Kembali dan coba sekali lagi.", de: "Geh zurück und versuch es noch einmal.",
                    en: "Go back and try once more.")
            )
        case .refusedOrigin, .refusedHost:
            (
                say(id: "Permintaan ditolak", de: "Anfrage abgelehnt", en: "Request refused"),
                say(
                    id: "Permintaan ini datang dari halaman lain, bukan dari Sela. Tidak ada yang berubah.",
                    de: "Sie kam von einer fremden Seite, nicht von Sela. Es wurde nichts geändert.",
                    en: "It came from another page, not from Sela. Nothing was changed.")
            )
        case .refusedForm:
            (
                say(
                    id: "Formulir ini sudah kedaluwarsa", de: "Dieses Formular ist abgelaufen",
                    en: "This form is too old"),
                say(
                    id:
                        "Kembali, muat ulang halaman, lalu kirim lagi. Tulisanmu masih ada di halaman sebelumnya.",
                    de:
                        "Geh zurück, lade die Seite neu und sende noch einmal. Dein Text steht noch auf der Seite davor.",
                    en: "Go back, reload the page and send it again. Your text is still on the page before.")
            )
        case .tooLarge:
            (
                say(id: "Kiriman ini terlalu besar", de: "Das war zu groß", en: "That was too large"),
                say(
                    id:
                        "Satu tulisan boleh sampai \(number(100_000)) karakter. Kembali: tulisanmu masih ada.",
                    de: "Ein Text hat höchstens \(number(100_000)) Zeichen. Geh zurück: Er steht noch da.",
                    en: "A text holds up to \(number(100_000)) characters. Go back: it is still there.")
            )
        case .tooManyRequests:
            (
                say(id: "Sebentar", de: "Einen Moment", en: "One moment"),
                say(
                    id: "Terlalu banyak permintaan sekaligus. Coba lagi nanti.",
                    de: "Das waren zu viele Anfragen auf einmal. Versuch es gleich noch einmal.",
                    en: "Too many requests at once. Try again shortly.")
            )
        case .storage(let storage): message(storage.storeMessage)
        case .internalFault:
            (
                say(
                    id: "Ada yang tidak beres", de: "Da ist etwas schiefgegangen", en: "Something went wrong"),
                say(
                    id: "Itu kesalahan Sela, bukan kesalahanmu. Kembali dan coba lagi.",
                    de: "Das liegt an Sela, nicht an dir. Geh zurück und versuch es noch einmal.",
                    en: "That is Sela's fault, not yours. Go back and try again.")
            )
        }
    }

    var toToday: String { say(id: "Ke hari ini", de: "Zu heute", en: "To today") }
}

extension Trouble.StorageTrouble {
    var storeMessage: StoreMessage {
        switch self {
        case .diskFull: .diskFull
        case .readOnly: .readOnly
        case .busy: .busy
        case .damaged: .damaged
        case .newerSchema: .newerSchema
        case .missingKey: .missingKey
        case .noEncryption: .noEncryption
        case .upgradeFailed: .upgradeFailed
        case .other: .other
        }
    }
}
