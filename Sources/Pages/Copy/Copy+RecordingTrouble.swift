import Wellbeing

// Why a recording was not taken, or no words were heard in it: what happened, then what to do.
extension Copy {
    func recordingMessage(_ problem: RecordingProblem) -> (message: String, hint: String) {
        switch problem {
        case .nothing:
            (
                say(id: "Tidak ada file yang datang.", de: "Es kam keine Datei.", en: "No file came."),
                say(
                    id: "Pilih file rekaman dulu.", de: "Wähle zuerst eine Aufnahme.",
                    en: "Choose a recording first.")
            )
        case .notAudio:
            (
                say(
                    id: "Ini bukan rekaman yang jenisnya dikenal.",
                    de: "Das ist keine Aufnahme einer bekannten Art.",
                    en: "This is no recording of a kind that is known."),
                fileHint
            )
        case .damaged:
            (
                say(
                    id: "Rekaman rusak atau tidak berisi suara.",
                    de: "Die Aufnahme ist beschädigt oder enthält keinen Ton.",
                    en: "The recording is damaged or holds no sound."),
                say(
                    id: "Kalau program lain bisa memutarnya, simpan ulang sebagai WAV.",
                    de: "Wenn ein anderes Programm sie abspielt, speichere sie neu als WAV.",
                    en: "If another program plays it, save it anew as WAV.")
            )
        case .tooLarge:
            (
                say(
                    id: "File ini terlalu besar.", de: "Diese Datei ist zu groß.",
                    en: "This file is too large."),
                say(
                    id: "Paling besar 250 MB. Simpan lebih kecil, misalnya sebagai M4A.",
                    de: "Höchstens 250 MB gehen. Speichere sie kleiner, etwa als M4A.",
                    en: "At most 250 MB are taken. Save it smaller, as M4A for one.")
            )
        case .tooLong:
            (
                say(
                    id: "Rekaman ini lebih lama dari sepuluh menit.",
                    de: "Die Aufnahme ist länger als zehn Minuten.",
                    en: "The recording is longer than ten minutes."),
                say(
                    id: "Potong menjadi beberapa bagian.", de: "Schneide sie in Teile.",
                    en: "Cut it into parts.")
            )
        case .converterMissing:
            (
                say(
                    id: "Jenis rekaman ini perlu ffmpeg, yang belum terpasang.",
                    de: "Diese Art von Aufnahme braucht ffmpeg, das nicht installiert ist.",
                    en: "This kind of recording needs ffmpeg, which is not installed."),
                say(
                    id: "Pasang ffmpeg (di Debian: apt install ffmpeg), atau simpan rekamannya sebagai WAV.",
                    de:
                        "Installiere ffmpeg (unter Debian: apt install ffmpeg), oder speichere die Aufnahme als WAV.",
                    en: "Install ffmpeg (on Debian: apt install ffmpeg), or save the recording as WAV.")
            )
        case .diskFull:
            (
                say(
                    id: "Tidak ada tempat lagi di disk.", de: "Auf der Platte ist kein Platz mehr.",
                    en: "The disk is full."),
                say(
                    id: "Beri ruang, lalu coba lagi.", de: "Schaff Platz und versuch es noch einmal.",
                    en: "Make room and try again.")
            )
        case .failed:
            (
                say(
                    id: "Rekaman tidak bisa diterima.", de: "Die Aufnahme ließ sich nicht annehmen.",
                    en: "The recording could not be taken."),
                say(id: "Coba lagi.", de: "Versuch es noch einmal.", en: "Try again.")
            )
        }
    }

    func hearingMessage(_ trouble: HearingTrouble) -> (message: String, hint: String) {
        switch trouble {
        case .noSpeech:
            (
                say(id: "Tidak terdengar ucapan.", de: "Keine Sprache gehört.", en: "No speech heard."),
                say(
                    id: "Bicaralah lebih dekat ke mikrofon, atau tulis saja.",
                    de: "Sprich näher am Mikrofon, oder schreib stattdessen.",
                    en: "Speak closer to the microphone, or write instead.")
            )
        case .libraryMissing:
            (
                say(
                    id: "Pustaka pengenal ucapan belum terpasang.",
                    de: "Die Bibliothek, die Sprache hört, ist nicht installiert.",
                    en: "The library that hears speech is not installed."), speechSetUp
            )
        case .libraryUnfit(let version):
            (
                say(
                    id: "Pustaka pengenal ucapan berversi \(version), yang tidak cocok.",
                    de: "Die Bibliothek, die Sprache hört, hat Version \(version), die nicht passt.",
                    en: "The library that hears speech has version \(version), which does not fit."),
                speechSetUp
            )
        case .detectorMissing:
            (
                say(
                    id: "Pendeteksi suara belum terpasang.", de: "Der Stimmerkenner ist nicht installiert.",
                    en: "The voice detector is not installed."), speechSetUp
            )
        case .modelMissing:
            (
                say(
                    id: "Belum ada model ucapan yang terpasang.",
                    de: "Es ist kein Modell für Sprache installiert.",
                    en: "No model of speech is installed."),
                say(
                    id:
                        "Pasang satu di halaman model, atau dengan “sela model install speech-base”, lalu coba lagi. Atau tulis saja.",
                    de:
                        "Installiere eines auf der Seite der Modelle oder mit „sela model install speech-base“ und versuch es noch einmal. Oder schreib stattdessen.",
                    en:
                        "Install one on the page of models, or with “sela model install speech-base”, and try again. Or write instead."
                )
            )
        case .modelCorrupt:
            (
                say(
                    id: "Model ucapan rusak.", de: "Das Modell für Sprache ist beschädigt.",
                    en: "The model of speech is damaged."),
                say(
                    id: "Hapus di halaman model, lalu pasang lagi. Atau tulis saja.",
                    de:
                        "Entferne es auf der Seite der Modelle und installiere es neu. Oder schreib stattdessen.",
                    en: "Remove it on the page of models and install it again. Or write instead.")
            )
        case .noMemory(let needed, let free):
            (
                say(
                    id: "Memori tidak cukup.", de: "Der Arbeitsspeicher reicht nicht.",
                    en: "There is not enough memory."),
                say(
                    id:
                        "Perlu \(size(needed)), yang bebas \(size(free)). Tutup program lain lalu coba lagi, atau tulis saja.",
                    de:
                        "Nötig sind \(size(needed)), frei sind \(size(free)). Schließ andere Programme und versuch es noch einmal, oder schreib stattdessen.",
                    en:
                        "\(size(needed)) are needed, \(size(free)) are free. Close other programs and try again, or write instead."
                )
            )
        case .busy:
            (
                say(
                    id: "Terlalu banyak rekaman menunggu.", de: "Zu viele Aufnahmen warten.",
                    en: "Too many recordings are waiting."),
                say(
                    id: "Coba lagi sebentar lagi.", de: "Versuch es gleich noch einmal.",
                    en: "Try again in a while.")
            )
        case .failed:
            (
                say(
                    id: "Rekaman tidak bisa dituliskan.", de: "Die Aufnahme ließ sich nicht aufschreiben.",
                    en: "The recording could not be written down."),
                say(
                    id: "Coba lagi, atau tulis saja.",
                    de: "Versuch es noch einmal, oder schreib stattdessen.",
                    en: "Try again, or write instead.")
            )
        case .notKept:
            (
                say(
                    id: "Yang terdengar tidak bisa disimpan.",
                    de: "Was gehört wurde, ließ sich nicht aufbewahren.",
                    en: "What was heard could not be kept."),
                say(
                    id: "Periksa apakah disk penuh, lalu coba lagi.",
                    de: "Sieh nach, ob die Platte voll ist, und versuch es noch einmal.",
                    en: "See whether the disk is full and try again.")
            )
        }
    }

    private var speechSetUp: String {
        say(
            id: "“scripts/set-up” memasang yang kurang. Sampai saat itu, tulis saja.",
            de: "„scripts/set-up“ installiert, was fehlt. Bis dahin: schreib stattdessen.",
            en: "“scripts/set-up” installs what is missing. Until then, write instead.")
    }

    var hearingTitle: String { say(id: "Sela mendengarkan", de: "Sela hört zu", en: "Sela is listening") }
    var hearingNow: String {
        say(id: "Sedang menuliskan", de: "Wird aufgeschrieben", en: "Being written down")
    }
    var mayLeaveHearing: String {
        say(
            id: "Rekamannya sudah tersimpan di jurnalmu. Kamu boleh meninggalkan halaman ini.",
            de: "Die Aufnahme ist in deinem Tagebuch aufbewahrt. Du kannst diese Seite verlassen.",
            en: "The recording is kept in your diary. You may leave this page.")
    }
    var stopHearing: String { say(id: "Hentikan", de: "Anhalten", en: "Stop") }
    var notHeardTitle: String { say(id: "Rekamanmu", de: "Deine Aufnahme", en: "Your recording") }
    var notTranscribed: String {
        say(
            id: "Rekaman ini belum dituliskan.", de: "Diese Aufnahme ist noch nicht aufgeschrieben.",
            en: "This recording is not written down yet.")
    }
    var recordingIsKept: String {
        say(
            id: "Rekamannya tersimpan di jurnalmu sampai kamu menyimpan atau membuangnya.",
            de: "Sie bleibt in deinem Tagebuch, bis du speicherst oder sie verwirfst.",
            en: "It stays in your diary until you save or discard it.")
    }
    var noRecordingKept: String {
        say(
            id: "Rekamannya sudah tidak ada.", de: "Die Aufnahme ist nicht mehr da.",
            en: "The recording is not there any more.")
    }
    var hearAgain: String { say(id: "Tuliskan sekarang", de: "Jetzt aufschreiben", en: "Write it down now") }
    var recordAnew: String { say(id: "Rekam lagi", de: "Neu aufnehmen", en: "Record anew") }
    var discardRecording: String {
        say(id: "Buang rekaman", de: "Aufnahme verwerfen", en: "Discard the recording")
    }
}
