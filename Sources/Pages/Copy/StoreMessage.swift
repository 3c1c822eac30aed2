/// Why the diary could not do something, for a person: the cases of the store's errors, each with words.
public enum StoreMessage: Hashable, Sendable, CaseIterable {
    case absent, locked, wrongSecret, missingKey, damaged, newerSchema, diskFull, readOnly, busy,
        noEncryption,
        upgradeFailed, refused, passphraseTooShort, keyringUnavailable, other
}

extension Copy {
    /// What happened, then what to do; used by pages and by the command line.
    public func message(_ message: StoreMessage) -> (message: String, hint: String) {
        switch message {
        case .absent:
            (
                say(
                    id: "Belum ada jurnal di sini.", de: "Hier gibt es noch kein Tagebuch.",
                    en: "There is no diary here yet."),
                say(
                    id: "Jalankan sela serve untuk membuatnya.", de: "Starte sela serve, um es anzulegen.",
                    en: "Run sela serve to make one.")
            )
        case .locked:
            (
                say(id: "Jurnal terkunci.", de: "Das Tagebuch ist gesperrt.", en: "The diary is locked."),
                say(
                    id: "Buka dengan frasa sandimu.", de: "Öffne es mit deiner Passphrase.",
                    en: "Open it with your passphrase.")
            )
        case .wrongSecret:
            (
                say(
                    id: "Itu tidak membuka jurnal.", de: "Das öffnet das Tagebuch nicht.",
                    en: "That does not open the diary."),
                say(
                    id: "Tidak ada yang berubah. Coba lagi.",
                    de: "Es wurde nichts geändert. Versuch es noch einmal.",
                    en: "Nothing was changed. Try again.")
            )
        case .missingKey:
            (
                say(
                    id: "Kunci jurnal tidak ditemukan.", de: "Der Schlüssel zum Tagebuch fehlt.",
                    en: "The key of this diary is missing."),
                say(
                    id: "Kembalikan berkas kunci ke folder data, atau pulihkan dari cadangan.",
                    de:
                        "Leg die Schlüsseldatei in den Datenordner zurück oder stelle eine Sicherung wieder her.",
                    en: "Put the key file back into the data folder, or restore a backup.")
            )
        case .damaged:
            (
                say(
                    id: "Berkas jurnal rusak.", de: "Eine Datei des Tagebuchs ist beschädigt.",
                    en: "A file of this diary is damaged."),
                say(
                    id:
                        "Tidak ada yang diubah. sela doctor menunjukkan bagian mana; cadangan bisa dipulihkan.",
                    de:
                        "Es wurde nichts geändert. sela doctor zeigt, welcher Teil; eine Sicherung lässt sich zurückholen.",
                    en: "Nothing was changed. sela doctor shows which part; a backup can be restored.")
            )
        case .newerSchema:
            (
                say(
                    id: "Jurnal ini ditulis oleh versi Sela yang lebih baru.",
                    de: "Dieses Tagebuch stammt von einer neueren Version von Sela.",
                    en: "This diary was written by a newer version of Sela."),
                say(
                    id: "Jurnal tidak disentuh. Perbarui Sela, lalu buka lagi.",
                    de: "Es wurde nicht angerührt. Bring Sela auf den neuesten Stand und öffne es wieder.",
                    en: "It was left untouched. Update Sela, then open it again.")
            )
        case .diskFull:
            (
                say(id: "Disk penuh.", de: "Die Festplatte ist voll.", en: "The disk is full."),
                say(
                    id: "Kosongkan sedikit ruang, lalu coba lagi.",
                    de: "Schaff etwas Platz und versuch es noch einmal.",
                    en: "Make some room, then try again.")
            )
        case .readOnly:
            (
                say(
                    id: "Folder jurnal tidak bisa ditulisi.",
                    de: "In den Ordner des Tagebuchs darf nicht geschrieben werden.",
                    en: "The diary's folder cannot be written to."),
                say(
                    id: "Periksa izin folder itu.", de: "Prüfe die Rechte des Ordners.",
                    en: "Check the permissions of the folder.")
            )
        case .busy:
            (
                say(
                    id: "Jurnal sedang dipakai.", de: "Das Tagebuch wird gerade benutzt.",
                    en: "The diary is in use just now."),
                say(
                    id: "Coba lagi sebentar.", de: "Versuch es gleich noch einmal.",
                    en: "Try again in a moment.")
            )
        default: rareMessage(message)
        }
    }

    private func rareMessage(_ message: StoreMessage) -> (message: String, hint: String) {
        switch message {
        case .noEncryption:
            (
                say(
                    id: "Pustaka enkripsi tidak ada atau terlalu lama.",
                    de: "Die Verschlüsselung fehlt oder ist zu alt.",
                    en: "The encryption library is missing or too old."),
                say(
                    id:
                        "Sela menolak menyimpan catatan tanpa enkripsi. Pasang SQLCipher 4.5 atau lebih baru.",
                    de: "Unverschlüsselt speichert Sela nicht. Installiere SQLCipher 4.5 oder neuer.",
                    en: "Sela does not store entries in clear. Install SQLCipher 4.5 or newer.")
            )
        case .upgradeFailed:
            (
                say(
                    id: "Pembaruan jurnal gagal.", de: "Die Umstellung des Tagebuchs ist misslungen.",
                    en: "Upgrading the diary failed."),
                say(
                    id:
                        "Jurnal sudah dikembalikan seperti semula. Pakai versi Sela yang lama, atau jalankan sela doctor.",
                    de: "Es ist wieder wie vorher. Nimm die ältere Version oder starte sela doctor.",
                    en: "It was put back as it was. Use the older version, or run sela doctor.")
            )
        case .refused:
            (
                say(
                    id: "Jurnal menolak isi ini.", de: "Das Tagebuch nimmt das so nicht an.",
                    en: "The diary does not take this."),
                say(
                    id: "Tulisan boleh berisi 1 sampai \(number(100_000)) karakter.",
                    de: "Ein Text hat 1 bis \(number(100_000)) Zeichen.",
                    en: "A text holds 1 to \(number(100_000)) characters.")
            )
        case .passphraseTooShort:
            (
                say(
                    id: "Frasa sandi terlalu pendek.", de: "Die Passphrase ist zu kurz.",
                    en: "The passphrase is too short."),
                say(
                    id: "Pakai sedikitnya 8 karakter.", de: "Nimm mindestens 8 Zeichen.",
                    en: "Use at least 8 characters.")
            )
        case .keyringUnavailable:
            (
                say(
                    id: "Penyimpan kunci desktop tidak tersedia.",
                    de: "Der Schlüsselbund ist nicht erreichbar.",
                    en: "The desktop's keyring is not available."),
                say(
                    id: "Buka dengan frasa sandimu.", de: "Öffne das Tagebuch mit deiner Passphrase.",
                    en: "Open the diary with your passphrase.")
            )
        default:
            (
                say(
                    id: "Jurnal tidak bisa dibaca atau ditulis.",
                    de: "Das Tagebuch ließ sich nicht lesen oder schreiben.",
                    en: "The diary could not be read or written."),
                say(
                    id: "Coba lagi. Kalau tetap begitu, jalankan sela doctor.",
                    de: "Versuch es noch einmal. Bleibt es dabei, starte sela doctor.",
                    en: "Try again. If it stays so, run sela doctor.")
            )
        }
    }
}
