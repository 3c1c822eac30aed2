// What `sela transcribe` says, and its help.
extension CommandCopy {
    public static let transcribeSummary = CommandCopy(
        english: "write down what is said in a recording; stores nothing",
        german: "schreibt auf, was in einer Aufnahme gesagt wird; speichert nichts",
        indonesian: "tulis apa yang diucapkan dalam rekaman; tidak menyimpan apa pun")
    public static let transcribeDetails = CommandCopy(
        english: """
            Needs no diary, and a model of speech: `sela model install speech-base` fetches one. All of it happens \
            on this machine; no sound leaves it, and none is kept. FILE is at most ten minutes long. WAV is read as \
            it is; m4a, mp3, ogg, webm, flac and others need ffmpeg. Where nobody speaks, that is said. Ctrl-C \
            stops.
            """,
        german: """
            Braucht kein Tagebuch, aber ein Modell für Sprache: `sela model install speech-base` holt eines. Alles \
            geschieht auf diesem Rechner; kein Ton verlässt ihn, und keiner wird behalten. FILE ist höchstens zehn \
            Minuten lang. WAV wird so gelesen; m4a, mp3, ogg, webm, flac und andere brauchen ffmpeg. Wo niemand \
            spricht, wird das gesagt. Strg-C bricht ab.
            """,
        indonesian: """
            Tidak perlu buku harian, tetapi perlu model ucapan: `sela model install speech-base` mengambilnya. \
            Semuanya terjadi di komputer ini; tidak ada suara yang keluar atau disimpan. FILE paling lama sepuluh \
            menit. WAV dibaca langsung; m4a, mp3, ogg, webm, flac, dan lainnya perlu ffmpeg. Bila tidak ada yang \
            berbicara, itu diberitahukan. Ctrl-C menghentikan.
            """)
    public static let recordingFile = CommandCopy(
        english: "the recording; \"-\" is standard input",
        german: "die Aufnahme; „-“ ist die Standardeingabe",
        indonesian: "rekamannya; \"-\" adalah masukan standar")
    public static let spokenOption = CommandCopy(
        english: "the language that is spoken (the one of the messages); any finds out, often wrongly",
        german: "die gesprochene Sprache (sonst die der Meldungen); any rät sie, oft falsch",
        indonesian: "bahasa yang diucapkan (seperti bahasa pesan); any menebaknya, sering keliru")

    public static func transcribing(_ percent: String) -> CommandCopy {
        CommandCopy(
            english: "listening: \(percent)", german: "hört zu: \(percent)",
            indonesian: "mendengarkan: \(percent)")
    }
    public static let repetitionCut = CommandCopy(
        english: "a repetition was cut; compare it with what you said",
        german: "eine Wiederholung wurde gekürzt; vergleiche mit dem, was du gesagt hast",
        indonesian: "pengulangan dipotong; bandingkan dengan yang kamu ucapkan")

    public static let noSpeech = CommandCopy(
        english: "no speech heard", german: "keine Sprache gehört",
        indonesian: "tidak terdengar ucapan")
    public static let noSpeechHint = CommandCopy(
        english: "speak closer to the microphone, or write instead",
        german: "sprich näher am Mikrofon, oder schreib stattdessen",
        indonesian: "bicaralah lebih dekat ke mikrofon, atau tulis saja")
    public static let transcriptionCancelled = CommandCopy(
        english: "cancelled; nothing was kept",
        german: "abgebrochen; nichts wurde behalten",
        indonesian: "dibatalkan; tidak ada yang disimpan")

    public static let speechLibraryMissing = CommandCopy(
        english: "the library that hears speech is not installed",
        german: "die Bibliothek, die Sprache hört, ist nicht installiert",
        indonesian: "pustaka pengenal ucapan belum terpasang")
    public static func speechLibraryUnfit(_ version: String) -> CommandCopy {
        CommandCopy(
            english: "the library that hears speech has version \(version), which does not fit",
            german: "die Bibliothek, die Sprache hört, hat Version \(version), die nicht passt",
            indonesian: "pustaka pengenal ucapan berversi \(version), yang tidak cocok")
    }
    public static let voiceDetectorMissing = CommandCopy(
        english: "the voice detector is not installed",
        german: "der Stimmerkenner ist nicht installiert",
        indonesian: "pendeteksi suara belum terpasang")
    public static let speechSetUpHint = CommandCopy(
        english: "`scripts/set-up` installs what is missing, or write instead",
        german: "`scripts/set-up` installiert, was fehlt, oder schreib stattdessen",
        indonesian: "`scripts/set-up` memasang yang kurang, atau tulis saja")
    public static let speechModelMissing = CommandCopy(
        english: "no model of speech is installed",
        german: "kein Modell für Sprache ist installiert",
        indonesian: "belum ada model ucapan yang terpasang")
    public static let speechModelMissingHint = CommandCopy(
        english: "`sela model install speech-base` fetches one, or write instead",
        german: "`sela model install speech-base` holt eines, oder schreib stattdessen",
        indonesian: "`sela model install speech-base` mengambilnya, atau tulis saja")
    public static let speechModelCorrupt = CommandCopy(
        english: "the model of speech is damaged",
        german: "das Modell für Sprache ist beschädigt",
        indonesian: "model ucapan rusak")
    public static let speechModelCorruptHint = CommandCopy(
        english: "`sela model remove` it and install it again",
        german: "entferne es mit `sela model remove` und installiere es neu",
        indonesian: "hapus dengan `sela model remove`, lalu pasang lagi")
    public static let transcriptionBusy = CommandCopy(
        english: "too many recordings are waiting",
        german: "zu viele Aufnahmen warten",
        indonesian: "terlalu banyak rekaman menunggu")
    public static let transcriptionBusyHint = CommandCopy(
        english: "try again in a while", german: "versuch es gleich noch einmal",
        indonesian: "coba lagi sebentar lagi")
    public static let transcriptionFailed = CommandCopy(
        english: "the recording could not be transcribed",
        german: "die Aufnahme ließ sich nicht aufschreiben",
        indonesian: "rekaman tidak bisa dituliskan")
    public static let transcriptionFailedHint = CommandCopy(
        english: "try again, or write instead", german: "versuch es noch einmal, oder schreib stattdessen",
        indonesian: "coba lagi, atau tulis saja")

    public static let notAudio = CommandCopy(
        english: "this is no recording of a kind that is known",
        german: "das ist keine Aufnahme einer bekannten Art",
        indonesian: "ini bukan rekaman yang jenisnya dikenal")
    public static let notAudioHint = CommandCopy(
        english: "wav, m4a, mp3, ogg, webm and flac are known",
        german: "bekannt sind wav, m4a, mp3, ogg, webm und flac",
        indonesian: "yang dikenal: wav, m4a, mp3, ogg, webm, dan flac")
    public static let audioDamaged = CommandCopy(
        english: "the recording is damaged or holds no sound",
        german: "die Aufnahme ist beschädigt oder enthält keinen Ton",
        indonesian: "rekaman rusak atau tidak berisi suara")
    public static let audioDamagedHint = CommandCopy(
        english: "does another program play it? then save it anew as wav",
        german: "spielt ein anderes Programm sie ab? dann speichere sie neu als wav",
        indonesian: "apakah program lain bisa memutarnya? simpan ulang sebagai wav")
    public static let audioTooLong = CommandCopy(
        english: "the recording is longer than ten minutes",
        german: "die Aufnahme ist länger als zehn Minuten",
        indonesian: "rekaman lebih lama dari sepuluh menit")
    public static let audioTooLongHint = CommandCopy(
        english: "cut it into parts", german: "schneide sie in Teile",
        indonesian: "potong menjadi beberapa bagian")
    public static let converterMissing = CommandCopy(
        english: "this kind of recording needs ffmpeg, which is not installed",
        german: "diese Art von Aufnahme braucht ffmpeg, das nicht installiert ist",
        indonesian: "jenis rekaman ini perlu ffmpeg, yang belum terpasang")
    public static let converterMissingHint = CommandCopy(
        english: "`apt install ffmpeg`, or save the recording as wav",
        german: "`apt install ffmpeg`, oder speichere die Aufnahme als wav",
        indonesian: "`apt install ffmpeg`, atau simpan rekaman sebagai wav")

    public static let speechModelsHeading = CommandCopy(
        english: "models that hear speech", german: "Modelle, die Sprache hören",
        indonesian: "model yang mengenali ucapan")
    public static let modelHearsOnly = CommandCopy(
        english: "this model hears speech; it does not answer",
        german: "dieses Modell hört Sprache; es antwortet nicht",
        indonesian: "model ini mengenali ucapan; ia tidak menjawab")
    public static let modelHearsOnlyHint = CommandCopy(
        english: "`sela transcribe` uses it as soon as it is installed",
        german: "`sela transcribe` benutzt es, sobald es installiert ist",
        indonesian: "`sela transcribe` memakainya begitu terpasang")
    public static let whisperVariable = CommandCopy(
        english: "the library of whisper.cpp; else the one that set-up made",
        german: "die Bibliothek von whisper.cpp; sonst die von set-up",
        indonesian: "pustaka whisper.cpp; jika tidak, yang dipasang set-up")
    public static let voiceDetectorVariable = CommandCopy(
        english: "the file of the voice detector; else the one that set-up made",
        german: "die Datei des Stimmerkenners; sonst die von set-up",
        indonesian: "berkas pendeteksi suara; jika tidak, yang dipasang set-up")
    public static let speechModelVariable = CommandCopy(
        english: "a model of speech in a file of your own; else one that is installed",
        german: "ein Modell für Sprache in einer eigenen Datei; sonst ein installiertes",
        indonesian: "model ucapan dalam berkasmu sendiri; jika tidak, yang terpasang")
    public static let converterVariable = CommandCopy(
        english: "the program ffmpeg; else the system's",
        german: "das Programm ffmpeg; sonst das des Systems",
        indonesian: "program ffmpeg; jika tidak, milik sistem")
}
