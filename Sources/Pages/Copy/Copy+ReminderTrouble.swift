// Why a reminder did not reach somebody, and what to do.
extension Copy {
    public func message(_ trouble: ReminderTrouble) -> (message: String, hint: String) {
        switch trouble {
        case .programMissing, .noSession, .desktopRefused, .desktopSilent: desktopMessage(trouble)
        default: pushMessage(trouble)
        }
    }

    private func desktopMessage(_ trouble: ReminderTrouble) -> (message: String, hint: String) {
        switch trouble {
        case .programMissing:
            (
                say(
                    id: "Program notify-send belum terpasang.",
                    de: "Das Programm notify-send ist nicht installiert.",
                    en: "The program notify-send is not installed."),
                say(
                    id:
                        "Pasang paket libnotify-bin. Di halaman Hari ini yang terbuka pengingat tetap muncul.",
                    de:
                        "Installiere das Paket libnotify-bin. Auf einer offenen Seite „Heute“ erscheinen Erinnerungen auch so.",
                    en:
                        "Install the package libnotify-bin. On an open Today page reminders appear without it."
                )
            )
        case .noSession:
            (
                say(
                    id: "Sela berjalan tanpa sesi desktop.", de: "Sela läuft ohne eine Desktop-Sitzung.",
                    en: "Sela runs without a desktop session."),
                say(
                    id:
                        "Jalankan Sela dari desktop, atau sebagai layanan desktop itu dengan sela service install.",
                    de:
                        "Starte Sela aus der Desktop-Sitzung heraus, oder als ihren Dienst mit sela service install.",
                    en: "Start Sela from the desktop, or as a service of it with sela service install.")
            )
        case .desktopRefused:
            (
                say(
                    id: "Desktop tidak menerima pemberitahuan.",
                    de: "Der Desktop hat die Benachrichtigung nicht angenommen.",
                    en: "The desktop did not take the notification."),
                say(
                    id: "Mungkin tidak ada layanan pemberitahuan yang berjalan. Coba: notify-send test.",
                    de: "Vielleicht läuft kein Dienst für Benachrichtigungen. Versuche: notify-send test.",
                    en: "Perhaps no notification service runs. Try: notify-send test.")
            )
        default:
            (
                say(
                    id: "Desktop tidak menjawab.", de: "Der Desktop hat nicht geantwortet.",
                    en: "The desktop did not answer."),
                say(id: "Coba sekali lagi.", de: "Versuche es noch einmal.", en: "Try once more.")
            )
        }
    }

    private func pushMessage(_ trouble: ReminderTrouble) -> (message: String, hint: String) {
        switch trouble {
        case .pushLocked:
            (
                say(
                    id: "Jurnalmu terkunci, jadi tidak ada yang dikirim.",
                    de: "Dein Tagebuch war gesperrt, darum wurde nichts gesendet.",
                    en: "Your diary was locked, so nothing was sent."),
                say(
                    id: "Yang tidak bisa dicatat lebih dulu tidak dikirim.",
                    de: "Was sich nicht vorher aufschreiben lässt, wird nicht gesendet.",
                    en: "What cannot be written down beforehand is not sent.")
            )
        case .pushNotWritten:
            (
                say(
                    id: "Catatan pengiriman tidak bisa ditulis, jadi tidak ada yang dikirim.",
                    de: "Es ließ sich nicht aufschreiben, darum wurde nichts gesendet.",
                    en: "It could not be written down, so nothing was sent."),
                say(id: "Lihat sela doctor.", de: "Siehe sela doctor.", en: "See sela doctor.")
            )
        case .pushUnreachable:
            (
                say(
                    id: "Alamatnya tidak bisa dihubungi.", de: "Die Adresse war nicht zu erreichen.",
                    en: "The address could not be reached."),
                say(
                    id: "Periksa sambungan internet dan alamatnya.",
                    de: "Prüfe die Verbindung und die Adresse.",
                    en: "Check the connection and the address.")
            )
        case .pushUntrusted:
            (
                say(
                    id: "Sertifikat layanan itu tidak tepercaya.",
                    de: "Dem Zertifikat des Dienstes ist nicht zu trauen.",
                    en: "The certificate of the service cannot be trusted."),
                say(
                    id: "Tidak ada yang dikirim. Periksa alamatnya.",
                    de: "Es wurde nichts gesendet. Prüfe die Adresse.",
                    en: "Nothing was sent. Check the address.")
            )
        case .pushRedirected:
            (
                say(
                    id: "Alamat itu mengalihkan ke alamat lain.", de: "Die Adresse verweist auf eine andere.",
                    en: "The address points to another one."),
                say(
                    id: "Hapus alamatnya dan beri yang baru, agar jelas apa yang kamu izinkan.",
                    de: "Lösche die Adresse und gib die neue an, damit klar ist, was du erlaubst.",
                    en: "Forget the address and give the new one, so that it is clear what you allow.")
            )
        case .pushSilent:
            (
                say(
                    id: "Layanan itu tidak menjawab.", de: "Der Dienst hat nicht geantwortet.",
                    en: "The service did not answer."),
                say(id: "Coba sekali lagi.", de: "Versuche es noch einmal.", en: "Try once more.")
            )
        case .pushRefused(let status):
            (
                say(
                    id: "Layanan itu menolak (\(status)).", de: "Der Dienst hat abgelehnt (\(status)).",
                    en: "The service refused (\(status))."),
                say(
                    id: "Periksa apakah alamatnya benar dan boleh dipakai siapa saja.",
                    de: "Prüfe, ob die Adresse stimmt und ob dort jeder senden darf.",
                    en: "Check whether the address is right and open to everybody.")
            )
        default:
            (
                say(
                    id: "Belum ada alamat yang kamu izinkan.",
                    de: "Es gibt keine Adresse, der du zugestimmt hast.",
                    en: "There is no address that you agreed to."),
                say(
                    id: "Beri alamat di Pengaturan, Pengingat.",
                    de: "Gib eine an unter Einstellungen, Erinnerungen.",
                    en: "Give one under Settings, Reminders.")
            )
        }
    }
}
