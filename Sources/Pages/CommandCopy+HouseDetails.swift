// Details of the commands that keep the diary safe, and of the program's own.
extension CommandCopy {
    public static let lockDetails = CommandCopy(
        english:
            "Ends what `sela unlock` left behind and tells a server on this data folder to drop its key.",
        german: """
            Beendet, was `sela unlock` hinterlassen hat, und lässt einen Server auf diesem Datenordner seinen \
            Schlüssel vergessen.
            """,
        indonesian: """
            Mengakhiri sesi dari `sela unlock` dan meminta server pada folder data ini melupakan kuncinya.
            """)
    public static let unlockDetails = CommandCopy(
        english: """
            Asks for the passphrase on the terminal. The key then lies in the runtime folder of this login, in \
            memory and readable by you alone. Without a passphrase there is nothing to unlock.
            """,
        german: """
            Fragt am Terminal nach der Passphrase. Der Schlüssel liegt danach im Laufzeitordner dieser \
            Anmeldung, im Speicher und nur für dich lesbar. Ohne Passphrase gibt es nichts zu entsperren.
            """,
        indonesian: """
            Meminta frasa sandi di terminal. Kunci lalu disimpan di folder runtime sesi masuk ini, di memori dan \
            hanya bisa kamu baca. Tanpa frasa sandi, tidak ada yang perlu dibuka.
            """)
    public static let passphraseDetails = CommandCopy(
        english: """
            set and change ask for the new passphrase twice and prove it by opening the diary with it. remove \
            goes back to a key file on this machine. recovery-code prints a new code once; the old one is void. \
            keyring on|off lets the desktop's keyring open the diary as well.

            Secrets are asked on the terminal, or read line by line from --passphrase-fd in the order in which \
            they are asked.
            """,
        german: """
            set und change fragen zweimal nach der neuen Passphrase und prüfen sie, indem sie das Tagebuch damit \
            öffnen. remove kehrt zur Schlüsseldatei auf diesem Rechner zurück. recovery-code zeigt einmal einen \
            neuen Code; der alte gilt nicht mehr. keyring on|off lässt auch den Schlüsselbund der Arbeitsfläche \
            öffnen.

            Geheimnisse werden am Terminal erfragt oder zeilenweise aus --passphrase-fd gelesen, in der \
            Reihenfolge der Fragen.
            """,
        indonesian: """
            set dan change meminta frasa sandi baru dua kali dan membuktikannya dengan membuka jurnal. \
            remove kembali ke berkas kunci di mesin ini. recovery-code mencetak kode baru sekali; kode lama \
            batal. keyring on|off mengizinkan keyring desktop ikut membuka.

            Rahasia diminta di terminal, atau dibaca baris demi baris dari --passphrase-fd sesuai urutan \
            pertanyaan.
            """)
    public static let backupDetails = CommandCopy(
        english: """
            The backup is made while the diary is in use, encrypted with the diary's key, and proved by restoring \
            it into a temporary store. --output copies it elsewhere; an existing file is replaced only with \
            --force. --list shows what is there.
            """,
        german: """
            Die Sicherung entsteht, während das Tagebuch in Gebrauch ist, mit dessen Schlüssel verschlüsselt, \
            und wird durch Wiederherstellen in einen vorläufigen Speicher geprüft. --output kopiert sie an einen \
            anderen Ort; eine vorhandene Datei wird nur mit --force ersetzt. --list zeigt, was da ist.
            """,
        indonesian: """
            Cadangan dibuat selagi jurnal dipakai, dienkripsi dengan kuncinya, dan dibuktikan dengan \
            memulihkannya ke penyimpanan sementara. --output menyalinnya ke tempat lain; berkas yang ada hanya \
            ditimpa dengan --force. --list menampilkan yang ada.
            """)
    public static let restoreDetails = CommandCopy(
        english: """
            The present diary is backed up first and comes back by itself if anything fails. --dry-run checks the \
            backup and says what it would bring, changing nothing. A backup under another passphrase asks for it.
            """,
        german: """
            Das jetzige Tagebuch wird zuerst gesichert und kommt von selbst zurück, wenn etwas misslingt. \
            --dry-run prüft die Sicherung und sagt, was sie brächte, ohne etwas zu ändern. Eine Sicherung unter \
            anderer Passphrase fragt danach.
            """,
        indonesian: """
            Jurnal sekarang dicadangkan dulu dan kembali sendiri bila ada yang gagal. --dry-run memeriksa \
            cadangan dan mengatakan isinya tanpa mengubah apa pun. Cadangan dengan frasa sandi lain akan \
            memintanya.
            """)
    public static let doctorDetails = CommandCopy(
        english: "Changes nothing. The exit code is 1 if something needs care.",
        german: "Ändert nichts. Der Exit-Code ist 1, wenn etwas Aufmerksamkeit braucht.",
        indonesian: "Tidak mengubah apa pun. Kode keluar 1 bila ada yang perlu diperhatikan.")
    public static let serveDetails = CommandCopy(
        english: """
            Prints the address and runs until Ctrl-C. Only this computer can reach it; another --address needs a \
            passphrase to be set. Port 7352 is taken, or the next free one; a --port that you name is taken or \
            nothing. SIGUSR1 locks the diary.
            """,
        german: """
            Gibt die Adresse aus und läuft bis Strg-C. Nur dieser Rechner erreicht sie; eine andere --address \
            verlangt eine gesetzte Passphrase. Genommen wird Port 7352 oder der nächste freie; ein genannter \
            --port oder keiner. SIGUSR1 sperrt das Tagebuch.
            """,
        indonesian: """
            Mencetak alamat dan berjalan sampai Ctrl-C. Hanya komputer ini yang bisa menjangkaunya; --address \
            lain mensyaratkan frasa sandi. Port 7352 dipakai, atau port kosong berikutnya; --port yang kamu sebut \
            dipakai atau tidak sama sekali. SIGUSR1 mengunci jurnal.
            """)
    public static let modelDetails = CommandCopy(
        english: """
            No language model is needed; without one every room goes by its own rules. list shows those that Sela \
            can fetch and run itself, and which one answers. install fetches one after asking, checks it to the \
            byte and tries it; Ctrl-C pauses, install goes on. adopt takes a FILE that is here already, where it \
            lies. use NAME makes it the one that answers; use none, nobody.

            find looks for servers on the usual ports of this machine. use local takes one of them, with --server \
            and --name. use cloud sets up a model on another machine, OpenRouter unless --server says otherwise; its \
            key is asked for and kept in the diary, and nothing is sent without a consent (`sela consent`). try \
            sends one fixed sentence. verify NAME reads the file again. remove takes a model away; the diary stays.

            Emotions are read by a small model of their own. use with a folder (one that has a / in it, such as \
            ./mine) checks an exported BERT-style classifier, copies it and uses it from then on; verify without \
            NAME checks the one in use, reset goes back to the one that came with Sela. Entries that were read \
            before keep their reading until you read them again.
            """,
        german: """
            Ein Sprachmodell ist nicht nötig; ohne eines geht jeder Raum nach eigenen Regeln. list zeigt, welche \
            Sela holen und selbst betreiben kann und welches antwortet. install holt eines nach Rückfrage, prüft es \
            aufs Byte und probiert es aus; Strg-C hält an, install macht weiter. adopt nimmt eine Datei FILE, die \
            schon da ist, wo sie liegt. Mit use NAME antwortet es; mit use none niemand.

            find sucht Server auf den üblichen Ports dieses Rechners. use local nimmt einen davon, mit --server und \
            --name. use cloud richtet ein Modell auf einem anderen Rechner ein, OpenRouter, wenn --server nichts \
            anderes sagt; sein Schlüssel wird erfragt und im Tagebuch aufbewahrt, und ohne Zustimmung (`sela \
            consent`) wird nichts gesendet. try sendet einen festen Satz. verify NAME liest die Datei noch einmal. \
            remove entfernt ein Modell; das Tagebuch bleibt.

            Gefühle liest ein eigenes kleines Modell. use mit einem Ordner (einem mit / darin, etwa ./meins) prüft \
            einen exportierten Klassifikator nach Art von BERT, kopiert ihn und benutzt ihn fortan; verify ohne \
            NAME prüft den benutzten, reset kehrt zu dem zurück, der mit Sela kam. Schon gelesene Einträge behalten \
            ihre Lesung, bis du sie neu lesen lässt.
            """,
        indonesian: """
            Model bahasa tidak wajib; tanpanya setiap ruang memakai aturannya sendiri. list menampilkan yang bisa \
            diambil dan dijalankan Sela, dan mana yang menjawab. install mengambilnya setelah bertanya, memeriksa \
            sampai ke bita, lalu mencobanya; Ctrl-C menjeda, install melanjutkan. adopt memakai berkas FILE yang \
            sudah ada, di tempatnya. Dengan use NAME model itu yang menjawab; dengan use none, tidak ada.

            find mencari server di port biasa komputer ini. use local memakai salah satunya, dengan --server dan \
            --name. use cloud mengatur model di mesin lain, OpenRouter bila --server tidak menyebut yang lain; \
            kuncinya diminta dan disimpan di jurnal, dan tanpa persetujuan (`sela consent`) tidak ada yang dikirim. \
            try mengirim satu kalimat tetap. verify NAME membaca ulang berkasnya. remove menghapus model; jurnal \
            tetap.

            Emosi dibaca model kecil tersendiri. use dengan folder (yang memuat /, misalnya ./modelku) memeriksa \
            pengklasifikasi sejenis BERT yang diekspor, menyalinnya, dan memakainya sejak itu; verify tanpa NAME \
            memeriksa yang dipakai, reset kembali ke model bawaan Sela. Catatan yang sudah dibaca tetap dengan \
            bacaannya sampai kamu membacanya ulang.
            """)
    public static let completionsDetails = CommandCopy(
        english: "Descriptions are in the language in use. Nothing from the diary is ever completed.",
        german:
            "Beschreibungen stehen in der benutzten Sprache. Aus dem Tagebuch wird nie etwas vervollständigt.",
        indonesian: "Keterangan memakai bahasa yang dipakai. Isi jurnal tidak pernah dilengkapi.")
    public static let manualDetails = CommandCopy(
        english: "The page is roff, as `man` reads it.",
        german: "Die Seite ist roff, wie `man` es liest.",
        indonesian: "Halamannya roff, seperti yang dibaca `man`.")
    public static let helpDetails = CommandCopy(
        english: "`sela COMMAND --help` shows the same.",
        german: "`sela COMMAND --help` zeigt dasselbe.",
        indonesian: "`sela COMMAND --help` menampilkan hal yang sama.")
    public static let versionDetails = CommandCopy(
        english: "`sela --version` prints the same.",
        german: "`sela --version` gibt dasselbe aus.",
        indonesian: "`sela --version` mencetak hal yang sama.")
}
