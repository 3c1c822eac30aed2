// Help on models, consents and the record of what was sent.
extension CommandCopy {
    public static let modelsHeading = CommandCopy(
        english: "Models",
        german: "Modelle",
        indonesian: "Model")
    public static let consentSummary = CommandCopy(
        english: "see, give or take back consents to models elsewhere",
        german: "zeigt, gibt oder nimmt Zustimmungen zu Modellen anderswo",
        indonesian: "lihat, beri, atau tarik persetujuan untuk model di tempat lain")
    public static let egressSummary = CommandCopy(
        english: "list everything that Sela ever sent",
        german: "zeigt alles, was Sela je gesendet hat",
        indonesian: "tampilkan semua yang pernah dikirim Sela")
    public static let consentDetails = CommandCopy(
        english: """
            Nothing is sent to a model on another machine without a consent for that very purpose, \
            address and model. Models on this machine need none. cloud is the general answer: without it \
            no model elsewhere can be set up. grant asks on the terminal; a script gives --yes. revoke \
            takes a consent back at once; with all, every one and the general answer.
            """,
        german: """
            An ein Modell auf einem anderen Rechner geht nichts ohne eine Zustimmung für genau diesen \
            Zweck, diese Adresse und dieses Modell. Modelle auf diesem Rechner brauchen keine. cloud ist \
            die allgemeine Antwort: ohne sie lässt sich kein Modell anderswo einrichten. grant fragt am \
            Terminal nach; ein Skript gibt --yes an. revoke nimmt eine Zustimmung sofort zurück; mit all \
            jede und die allgemeine Antwort.
            """,
        indonesian: """
            Tidak ada yang dikirim ke model di mesin lain tanpa persetujuan untuk tujuan, alamat, dan \
            model itu sendiri. Model di komputer ini tidak memerlukannya. cloud adalah jawaban umum: \
            tanpanya model di tempat lain tidak bisa diatur. grant bertanya di terminal; skrip memberi \
            --yes. revoke menarik persetujuan seketika; dengan all, semuanya beserta jawaban umum.
            """)
    public static let egressDetails = CommandCopy(
        english: """
            A line is written before the first byte goes out: when, for what, to which address and \
            model, how many bytes, and a checksum of them; the words themselves are not kept twice. \
            Requests to a model that Sela runs itself stay inside Sela and are not listed. A download is \
            listed with 0 bytes. `sent` without more means that nothing is known of the end.
            """,
        german: """
            Eine Zeile wird geschrieben, bevor das erste Byte hinausgeht: wann, wozu, an welche Adresse \
            und welches Modell, wie viele Bytes und ihre Prüfsumme; die Wörter selbst werden nicht \
            doppelt aufbewahrt. Anfragen an ein Modell, das Sela selbst betreibt, bleiben in Sela und \
            stehen nicht da. Ein Download steht mit 0 Bytes da. „gesendet“ allein heißt, dass vom Ende \
            nichts bekannt ist.
            """,
        indonesian: """
            Sebuah baris ditulis sebelum bita pertama keluar: kapan, untuk apa, ke alamat dan model \
            mana, berapa bita, dan jumlah periksanya; kata-katanya sendiri tidak disimpan dua kali. \
            Permintaan ke model yang dijalankan Sela sendiri tetap di dalam Sela dan tidak didaftar. \
            Unduhan tercatat dengan 0 bita. "terkirim" saja berarti akhirnya tidak diketahui.
            """)
    public static let modelNameOperand = CommandCopy(
        english: """
            a model of the list; with use also none, local, cloud, or the folder of a model that reads \
            emotions
            """,
        german: """
            ein Modell der Liste; mit use auch none, local, cloud oder der Ordner eines Modells, das \
            Gefühle liest
            """,
        indonesian: """
            model dari daftar; dengan use juga none, local, cloud, atau folder model pembaca emosi
            """)
    public static let modelFileOperand = CommandCopy(
        english: "with adopt: the file that is here already",
        german: "mit adopt: die Datei, die schon da ist",
        indonesian: "dengan adopt: berkas yang sudah ada")
    public static let consentOperand = CommandCopy(
        english: "what to do; without it, list",
        german: "was zu tun ist; ohne Angabe list",
        indonesian: "yang dilakukan; tanpa itu, list")
    public static let purposeOperand = CommandCopy(
        english: "what the consent is for",
        german: "wofür die Zustimmung gilt",
        indonesian: "untuk apa persetujuan itu")
    public static let acceptTermsOption = CommandCopy(
        english: "accept the terms of the model",
        german: "stimmt den Bedingungen des Modells zu",
        indonesian: "terima syarat model")
    public static let yesOption = CommandCopy(
        english: "answer yes instead of being asked",
        german: "antwortet mit Ja, statt gefragt zu werden",
        indonesian: "jawab ya tanpa ditanya")
    public static let serverOption = CommandCopy(
        english: """
            the address of the service, such as http://127.0.0.1:11434; for cloud OpenRouter's
            """,
        german: """
            die Adresse des Dienstes, etwa http://127.0.0.1:11434; bei cloud die von OpenRouter
            """,
        indonesian: "alamat layanan, misalnya http://127.0.0.1:11434; untuk cloud milik OpenRouter")
    public static let nameOption = CommandCopy(
        english: "the name under which the service knows the model",
        german: "der Name, unter dem der Dienst das Modell kennt",
        indonesian: "nama model pada layanan itu")
    public static let summaryNameOption = CommandCopy(
        english: "with cloud: the model for the weekly summary",
        german: "bei cloud: das Modell für den Wochenrückblick",
        indonesian: "untuk cloud: model rangkuman mingguan")
    public static let keyDescriptorOption = CommandCopy(
        english: "read the service's key from this file descriptor instead of asking",
        german: "liest den Schlüssel des Dienstes aus diesem Dateideskriptor, statt zu fragen",
        indonesian: "baca kunci layanan dari deskriptor berkas ini, alih-alih bertanya")
    public static let noKeyOption = CommandCopy(
        english: "with cloud: use no key, and forget the one that is kept",
        german: "bei cloud: ohne Schlüssel, und den aufbewahrten vergessen",
        indonesian: "untuk cloud: tanpa kunci, dan lupakan yang tersimpan")
    public static let beforeOption = CommandCopy(
        english: "only lines before this number",
        german: "nur Zeilen vor dieser Nummer",
        indonesian: "hanya baris sebelum nomor ini")
    public static let providerOption = CommandCopy(
        english: """
            who reads: none, a model of `sela model list`, or an address on this machine (with --name)
            """,
        german: """
            wer liest: none, ein Modell aus `sela model list` oder eine Adresse auf diesem Rechner (mit \
            --name)
            """,
        indonesian: """
            siapa yang membaca: none, model dari `sela model list`, atau alamat di komputer ini (dengan \
            --name)
            """)
    public static let certificatesVariable = CommandCopy(
        english: """
            a file (PEM) with further authorities that may vouch for a service or a download
            """,
        german: """
            eine Datei (PEM) mit weiteren Ausstellern, die für einen Dienst oder Download bürgen dürfen
            """,
        indonesian: "berkas (PEM) penerbit sertifikat tambahan untuk layanan atau unduhan")
    public static let enginePythonVariable = CommandCopy(
        english: "the Python whose environment holds the engines; else the one that set-up made",
        german: "das Python, in dessen Umgebung die Motoren sind; sonst das von set-up",
        indonesian: "Python yang lingkungannya memuat mesin; jika tidak, buatan set-up")
}
