// What a command does, in whole sentences. An empty line parts paragraphs.
extension CommandCopy {
    public static let writeDetails = CommandCopy(
        english: """
            Without FILE, the text comes from standard input; on a terminal, $VISUAL or $EDITOR opens. The text \
            is never an argument: other people on this machine can see arguments.

            If the entry cannot be saved, the text is kept as a draft, or in a file only you can read; its place \
            is named. With --id, writing the same entry twice keeps it once.
            """,
        german: """
            Ohne FILE kommt der Text von der Standardeingabe; am Terminal öffnet sich $VISUAL oder $EDITOR. Der \
            Text ist nie ein Argument: Argumente können andere auf diesem Rechner sehen.

            Lässt sich der Eintrag nicht speichern, bleibt der Text als Entwurf oder in einer Datei, die nur du \
            lesen kannst; ihr Ort wird genannt. Mit --id wird derselbe Eintrag auch bei zweimal Schreiben nur \
            einmal behalten.
            """,
        indonesian: """
            Tanpa FILE, teks diambil dari masukan standar; di terminal, $VISUAL atau $EDITOR dibuka. Teks tidak \
            pernah menjadi argumen: argumen bisa dilihat orang lain di mesin ini.

            Jika catatan tidak bisa disimpan, teks tetap ada sebagai draf, atau di berkas yang hanya bisa kamu \
            baca; tempatnya disebutkan. Dengan --id, menulis catatan yang sama dua kali tetap tersimpan sekali.
            """)
    public static let listDetails = CommandCopy(
        english:
            "Shows at most --limit entries (20). Where more follow, the next command is told on standard error.",
        german: """
            Zeigt höchstens --limit Einträge (20). Folgen weitere, steht der nächste Befehl in der Fehlerausgabe.
            """,
        indonesian: """
            Menampilkan paling banyak --limit catatan (20). Bila masih ada, perintah berikutnya ditulis di galat \
            standar.
            """)
    public static let showDetails = CommandCopy(
        english: """
            ID is the entry's id, or its first four characters or more if no other entry begins like that. With \
            --text only the text is printed, byte for byte, and a line feed.
            """,
        german: """
            ID ist die Kennung des Eintrags oder ihr Anfang ab vier Zeichen, wenn kein anderer Eintrag so \
            beginnt. Mit --text wird nur der Text ausgegeben, Byte für Byte, \
            und ein Zeilenende.
            """,
        indonesian: """
            ID adalah pengenal catatan, atau empat karakter pertamanya atau lebih bila tidak ada catatan lain \
            yang berawal sama. Dengan --text hanya teksnya yang dicetak, bita demi bita, \
            dan satu akhir baris.
            """)
    public static let searchDetails = CommandCopy(
        english: """
            Each word may stand anywhere in a word, whatever its case and accents: "ubung" finds "Übung".

            Other people on this machine can see arguments. To keep the words to yourself, give them on standard \
            input: without WORDS, or with "-", they are read from there.
            """,
        german: """
            Jedes Wort darf überall in einem Wort stehen, gleich ob groß, klein oder mit Umlaut: „ubung“ findet \
            „Übung“.

            Argumente können andere auf diesem Rechner sehen. Wer die Wörter für sich behalten will, gibt sie \
            über die Standardeingabe: ohne WORDS oder mit „-“ werden sie dort gelesen.
            """,
        indonesian: """
            Setiap kata boleh berada di bagian mana pun dari sebuah kata, apa pun huruf besar dan tandanya: \
            "ubung" menemukan "Übung".

            Argumen bisa dilihat orang lain di mesin ini. Agar kata-kata tetap pribadi, berikan lewat masukan \
            standar: tanpa WORDS, atau dengan "-", kata dibaca dari sana.
            """)
    public static let editDetails = CommandCopy(
        english: """
            Without other options the text is changed: from FILE, from standard input, or in your editor. A new \
            text is read anew. With only options, the text stays; "-" reads it from standard input as well. The \
            day of the entry never changes.
            """,
        german: """
            Ohne weitere Optionen ändert sich der Text: aus FILE, von der Standardeingabe oder im Editor. Ein \
            neuer Text wird neu gelesen. Nur mit Optionen bleibt der Text; „-“ liest ihn zusätzlich von der \
            Standardeingabe. Der Tag des Eintrags ändert sich nie.
            """,
        indonesian: """
            Tanpa opsi lain, teksnya yang diubah: dari FILE, masukan standar, atau editor. Teks baru dibaca \
            ulang. Dengan opsi saja, teks tetap; "-" membacanya juga dari masukan standar. Hari catatan tidak \
            pernah berubah.
            """)
    public static let deleteDetails = CommandCopy(
        english: """
            A deleted entry stays in the bin for 30 days and comes back with --undo. --for-good destroys it at \
            once.

            --everything destroys the whole diary with its keys, drafts and backups in the data folder. It asks \
            for a word on the terminal first; there is no undo.
            """,
        german: """
            Ein gelöschter Eintrag bleibt 30 Tage im Papierkorb und kommt mit --undo zurück. --for-good \
            vernichtet ihn sofort.

            --everything vernichtet das ganze Tagebuch mit Schlüsseln, Entwürfen und Sicherungen im Datenordner. \
            Vorher ist am Terminal ein Wort einzugeben; zurück geht es nicht.
            """,
        indonesian: """
            Catatan yang dihapus tinggal 30 hari di tempat sampah dan kembali dengan --undo. --for-good \
            memusnahkannya seketika.

            --everything memusnahkan seluruh jurnal beserta kunci, draf, dan cadangan di folder data. \
            Sebelumnya sebuah kata harus diketik di terminal; tidak bisa dibatalkan.
            """)
    public static let binDetails = CommandCopy(
        english: "With --empty, everything in the bin is destroyed now.",
        german: "Mit --empty wird alles im Papierkorb sofort vernichtet.",
        indonesian: "Dengan --empty, semua isi tempat sampah dimusnahkan sekarang.")
    public static let emotionDetails = CommandCopy(
        english: """
            Needs no diary and no unlocking. With --lines, each line of FILE or standard input is a JSON object \
            with "id", "lang" and "text"; each is answered by one line with the same id, in order, as soon as it \
            is read. A line that cannot be read is answered with an "error", and the exit code is 1.
            """,
        german: """
            Braucht kein Tagebuch und kein Entsperren. Mit --lines ist jede Zeile von FILE oder der \
            Standardeingabe ein JSON-Objekt mit „id“, „lang“ und „text“; jede wird sofort und der Reihe nach mit \
            einer Zeile derselben id beantwortet. Eine unlesbare Zeile bekommt einen „error“, und der Exit-Code \
            ist 1.
            """,
        indonesian: """
            Tidak perlu jurnal dan tidak perlu membuka kunci. Dengan --lines, setiap baris FILE atau \
            masukan standar adalah objek JSON dengan "id", "lang", dan "text"; masing-masing dijawab satu baris \
            dengan id yang sama, berurutan, segera setelah dibaca. Baris yang tidak terbaca dijawab dengan \
            "error", dan kode keluar 1.
            """)
    public static let evaluateDetails = CommandCopy(
        english: """
            FILE is JSON Lines: the texts with the right answers. Stores nothing. emotion, safety, extraction \
            and exercise need no diary; with --provider, extraction is read by that model on this machine instead of \
            by rules. food is read by the model that answers or that --provider names, and by word lists without \
            one or with --provider none. Kinds whose rooms are not built yet say so.
            """,
        german: """
            FILE ist JSON Lines: die Texte mit den richtigen Antworten. Speichert nichts. emotion, safety, \
            extraction und exercise brauchen kein Tagebuch; mit --provider liest extraction dieses Modell auf \
            diesem Rechner statt der Regeln. food liest das Modell, das antwortet oder das --provider nennt, und \
            ohne eines oder mit --provider none lesen es Wortlisten. Arten, deren Räume noch nicht gebaut sind, sagen das.
            """,
        indonesian: """
            FILE adalah JSON Lines: teks beserta jawaban yang benar. Tidak menyimpan apa pun. emotion, safety, \
            extraction, dan exercise tidak perlu jurnal; dengan --provider, extraction dibaca model itu di komputer \
            ini, bukan oleh aturan. food dibaca model yang menjawab atau yang disebut --provider, dan tanpa model \
            atau dengan --provider none oleh daftar kata. Jenis yang ruangnya belum dibangun akan mengatakannya.
            """)
}
