// What `sela reminders` says, and its help.
extension CommandCopy {
    public static let remindersSummary = CommandCopy(
        english: "show or set when you are reminded to say how you are",
        german: "zeigt oder setzt, wann du erinnert wirst zu sagen, wie es dir geht",
        indonesian: "tampilkan atau atur kapan kamu diingatkan mencatat perasaanmu")
    public static let remindersDetails = CommandCopy(
        english: """
            Three reminders a day, each at its time on the clock where you are, while `sela serve` runs. set \
            takes a time, or off, or on for the time that was set before; a time that is over today begins \
            tomorrow. A running server takes it over within a minute. test shows a notification now. Where \
            else reminders may be sent is asked in the settings of the pages.
            """,
        german: """
            Drei Erinnerungen am Tag, jede zu ihrer Zeit auf der Uhr dort, wo du bist, solange `sela serve` \
            läuft. set nimmt eine Zeit, off, oder on für die Zeit von vorher; was heute vorbei ist, beginnt \
            morgen. Ein laufender Server übernimmt es binnen einer Minute. test zeigt jetzt eine \
            Benachrichtigung. Wohin Erinnerungen sonst gesendet werden dürfen, fragen die Einstellungen der \
            Seiten.
            """,
        indonesian: """
            Tiga pengingat sehari, masing-masing pada waktunya menurut jam di tempatmu berada, selama `sela \
            serve` berjalan. set menerima waktu, off, atau on untuk waktu sebelumnya; yang hari ini sudah lewat \
            dimulai besok. Server yang berjalan memakainya dalam satu menit. test menampilkan pemberitahuan \
            sekarang. Ke mana lagi pengingat boleh dikirim ditanyakan di setelan halaman.
            """)
    public static let remindersOperand = CommandCopy(
        english: "what to do; without it, list",
        german: "was zu tun ist; ohne Angabe list",
        indonesian: "yang dilakukan; tanpa itu, list")
    public static let reminderSlotOperand = CommandCopy(
        english: "with set: which reminder",
        german: "mit set: welche Erinnerung",
        indonesian: "dengan set: pengingat yang mana")
    public static let reminderTimeOperand = CommandCopy(
        english: "with set: a time such as 08:30, on or off",
        german: "mit set: eine Zeit wie 08:30, on oder off",
        indonesian: "dengan set: waktu seperti 08:30, on, atau off")
    public static let reminderOff = CommandCopy(english: "off", german: "aus", indonesian: "mati")
    public static let pushAllowed = CommandCopy(
        english: "allowed", german: "erlaubt", indonesian: "diizinkan")
    public static let pushNotAllowed = CommandCopy(
        english: "not allowed", german: "nicht erlaubt", indonesian: "tidak diizinkan")
    public static let reminderShown = CommandCopy(
        english: "a notification was shown",
        german: "eine Benachrichtigung wurde gezeigt",
        indonesian: "sebuah pemberitahuan ditampilkan")
    public static let badReminderTime = CommandCopy(
        english: "a reminder has a time from 00:00 to 23:59, on or off",
        german: "eine Erinnerung hat eine Zeit von 00:00 bis 23:59, on oder off",
        indonesian: "pengingat memerlukan waktu dari 00:00 sampai 23:59, on, atau off")

    public static let notifySendMissing = CommandCopy(
        english: "the program notify-send is not installed",
        german: "das Programm notify-send ist nicht installiert",
        indonesian: "program notify-send belum terpasang")
    public static let notifySendMissingHint = CommandCopy(
        english: "install the package libnotify-bin; on an open Today page reminders appear without it",
        german: "installiere das Paket libnotify-bin; auf einer offenen Seite „Heute“ erscheinen sie auch so",
        indonesian: "pasang paket libnotify-bin; di halaman Hari ini yang terbuka pengingat tetap muncul")
    public static let noDesktopSession = CommandCopy(
        english: "there is no desktop session here",
        german: "hier ist keine Desktop-Sitzung",
        indonesian: "tidak ada sesi desktop di sini")
    public static let noDesktopSessionHint = CommandCopy(
        english: "run it from the desktop, or as a service of it: `sela service install`",
        german: "starte es aus der Desktop-Sitzung oder als ihren Dienst: `sela service install`",
        indonesian: "jalankan dari desktop, atau sebagai layanannya: `sela service install`")
    public static let notificationRefused = CommandCopy(
        english: "the desktop did not take the notification",
        german: "der Desktop hat die Benachrichtigung nicht angenommen",
        indonesian: "desktop tidak menerima pemberitahuan")
    public static let notificationRefusedHint = CommandCopy(
        english: "perhaps no notification service runs; try `notify-send test`",
        german: "vielleicht läuft kein Dienst für Benachrichtigungen; versuche `notify-send test`",
        indonesian: "mungkin tidak ada layanan pemberitahuan yang berjalan; coba `notify-send test`")
    public static let notificationUnanswered = CommandCopy(
        english: "the desktop did not answer", german: "der Desktop hat nicht geantwortet",
        indonesian: "desktop tidak menjawab")
    /// A reminder of `sela serve` that came, for its log.
    public static let reminderMissed = CommandCopy(
        english: "a reminder could not be shown on the desktop",
        german: "eine Erinnerung ließ sich auf dem Desktop nicht zeigen",
        indonesian: "sebuah pengingat tidak bisa ditampilkan di desktop")
    public static let pushMissed = CommandCopy(
        english: "a reminder could not be pushed; the page about reminders says why",
        german: "eine Erinnerung ließ sich nicht senden; die Seite über Erinnerungen sagt, warum",
        indonesian: "sebuah pengingat tidak bisa dikirim; halaman pengingat menyebut sebabnya")
    public static let notificationsLabel = CommandCopy(
        english: "notifications", german: "Meldungen", indonesian: "pemberitahuan")
    public static let notificationsReady = CommandCopy(
        english: "notify-send is there", german: "notify-send ist da", indonesian: "notify-send ada")
}
