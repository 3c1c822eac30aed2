// What `sela help-now` says besides the numbers.
extension CommandCopy {
    public static let helpNowDetails = CommandCopy(
        english: """
            Numbers as they are dialled, the emergency number first, with hours, languages and when each was \
            checked. Needs no diary, no passphrase and no network. Without --country it takes the country that \
            you chose in the diary, if that can be read without asking; else it names the numbers of every \
            country that Sela knows. For 72 hours after a text that called for help Sela scores and counts \
            nothing and keeps help close; --i-am-safe ends that, --undo takes it back.
            """,
        german: """
            Nummern, wie man sie wählt, der Notruf zuerst, mit Zeiten, Sprachen und dem Tag, an dem jede geprüft \
            wurde. Braucht kein Tagebuch, keine Passphrase und kein Netz. Ohne --country gilt das Land, das du im \
            Tagebuch gewählt hast, wenn es sich ohne Frage lesen lässt; sonst stehen da die Nummern aller Länder, \
            die Sela kennt. 72 Stunden lang nach einem Text, der nach Hilfe rief, bewertet und zählt Sela nichts \
            und hält Hilfe nah; --i-am-safe beendet das, --undo nimmt es zurück.
            """,
        indonesian: """
            Nomor persis seperti ditekan, nomor darurat lebih dulu, dengan jam, bahasa, dan kapan terakhir \
            diperiksa. Tidak perlu jurnal, frasa sandi, atau jaringan. Tanpa --country dipakai negara yang kamu \
            pilih di jurnal, jika bisa dibaca tanpa bertanya; kalau tidak, semua negara yang dikenal Sela. Selama \
            72 jam setelah tulisan yang meminta bantuan, Sela tidak menilai dan tidak menghitung apa pun, dan \
            bantuan tetap dekat; --i-am-safe mengakhirinya, --undo membatalkannya.
            """)
    public static let careIsOn = CommandCopy(
        english: "Sela is holding back for now; `sela help-now --i-am-safe` shows everything again",
        german: "Sela hält sich gerade zurück; `sela help-now --i-am-safe` zeigt wieder alles",
        indonesian:
            "Sela sedang lebih tenang; `sela help-now --i-am-safe` menampilkan semuanya lagi")
    public static let careEnded = CommandCopy(
        english: "everything is shown again; `sela help-now --undo` takes it back",
        german: "alles wird wieder gezeigt; `sela help-now --undo` nimmt es zurück",
        indonesian: "semuanya tampil lagi; `sela help-now --undo` membatalkannya")
    public static let careResumed = CommandCopy(
        english: "help stays close", german: "Hilfe bleibt nah", indonesian: "bantuan tetap dekat")
    public static let noNumbersForCountry = CommandCopy(
        english: "no checked numbers for this country yet; the local emergency number helps, and this page:",
        german: "für dieses Land noch keine geprüften Nummern; der örtliche Notruf hilft, und diese Seite:",
        indonesian:
            "belum ada nomor yang diperiksa untuk negara ini; nomor darurat setempat bisa membantu, juga halaman ini:"
    )
}
