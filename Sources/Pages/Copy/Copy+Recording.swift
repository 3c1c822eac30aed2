import Wellbeing

// Words for recording a voice.
extension Copy {
    var speakTitle: String { say(id: "Bicara", de: "Sprechen", en: "Speak") }
    var speakLead: String {
        say(
            id:
                "Ceritakan harimu: bagaimana rasanya, apakah ada lagu di kepala, siapa yang kamu temui, apa yang kamu lakukan. Sela menuliskannya, dan kamu memeriksanya sebelum disimpan.",
            de:
                "Erzähl von deinem Tag: wie er war, ob du Musik im Kopf hattest, wen du getroffen hast, was du getan hast. Sela schreibt es auf, und du prüfst es, bevor etwas gespeichert wird.",
            en:
                "Tell about your day: how it was, whether there was music in your head, whom you met, what you did. Sela writes it down, and you check it before anything is saved."
        )
    }
    var audioStaysHere: String {
        say(
            id:
                "Suaramu tetap di komputer ini. Tidak ada layanan lain yang mendengarnya, dan rekaman dihapus setelah kamu menyimpan, kecuali kamu memilih untuk menyimpannya.",
            de:
                "Deine Stimme bleibt auf diesem Rechner. Kein Dienst hört sie, und die Aufnahme wird nach dem Speichern gelöscht, außer du willst Aufnahmen behalten.",
            en:
                "Your voice stays on this computer. No service hears it, and the recording is deleted once you save, unless you chose to keep recordings."
        )
    }
    var recorderTitle: String { say(id: "Rekam", de: "Aufnehmen", en: "Record") }
    var startRecording: String { say(id: "Mulai merekam", de: "Aufnahme starten", en: "Start recording") }
    var finishRecording: String {
        say(id: "Selesai, tuliskan", de: "Fertig, aufschreiben", en: "Done, write it down")
    }
    var pauseRecording: String { say(id: "Jeda", de: "Pause", en: "Pause") }
    var goOnRecording: String { say(id: "Lanjut", de: "Weiter", en: "Go on") }
    var cancelRecording: String { say(id: "Batal", de: "Abbrechen", en: "Cancel") }
    var sendAgain: String { say(id: "Coba lagi", de: "Noch einmal versuchen", en: "Try again") }
    var saveRecordingAsFile: String {
        say(id: "Simpan sebagai file", de: "Als Datei sichern", en: "Save as a file")
    }
    var unlockElsewhere: String {
        say(
            id: "Buka jurnal di tab baru", de: "Tagebuch in neuem Tab öffnen",
            en: "Unlock the diary in a new tab")
    }
    var throwAwayQuestion: String {
        say(
            id: "Buang rekaman ini? Rekaman ini tidak bisa dikembalikan.",
            de: "Diese Aufnahme verwerfen? Sie lässt sich nicht zurückholen.",
            en: "Throw this recording away? It cannot be brought back.")
    }
    var throwAway: String { say(id: "Buang", de: "Verwerfen", en: "Throw away") }
    var keepRecording: String { say(id: "Jangan", de: "Behalten", en: "Keep it") }

    var recorderReady: String {
        say(
            id: "Siap. Paling lama sepuluh menit.", de: "Bereit. Höchstens zehn Minuten.",
            en: "Ready. Ten minutes at most.")
    }
    var recorderAsking: String {
        say(
            id: "Menunggu izin memakai mikrofon …", de: "Warte auf die Erlaubnis für das Mikrofon …",
            en: "Waiting for leave to use the microphone …")
    }
    var recorderRecording: String { say(id: "Merekam.", de: "Aufnahme läuft.", en: "Recording.") }
    var recorderPaused: String { say(id: "Dijeda.", de: "Angehalten.", en: "Paused.") }
    var recorderSoon: String {
        say(
            id: "Masih merekam; tinggal satu menit.", de: "Aufnahme läuft; noch eine Minute.",
            en: "Recording; one minute is left.")
    }
    var recorderFull: String {
        say(
            id: "Sepuluh menit sudah penuh. Rekamannya lengkap sampai di sini.",
            de: "Zehn Minuten sind voll. Bis hierher ist alles aufgenommen.",
            en: "Ten minutes are full. Everything up to here is recorded.")
    }
    var recorderTaken: String {
        say(
            id: "Mikrofon terputus. Rekamannya lengkap sampai di sini.",
            de: "Das Mikrofon ist weg. Bis hierher ist alles aufgenommen.",
            en: "The microphone is gone. Everything up to here is recorded.")
    }
    var recorderSilent: String {
        say(
            id: "Merekam, tetapi hampir tidak terdengar apa-apa. Apakah mikrofonnya menyala?",
            de: "Aufnahme läuft, aber es ist fast nichts zu hören. Ist das Mikrofon an?",
            en: "Recording, but there is hardly anything to hear. Is the microphone on?")
    }
    var recorderSending: String {
        say(id: "Menyerahkan rekaman …", de: "Aufnahme wird übergeben …", en: "Handing it over …")
    }
    var microphoneRefused: String {
        say(
            id:
                "Browser tidak mengizinkan mikrofon. Izinkan untuk halaman ini di bilah alamat, lalu mulai lagi, atau tulis saja.",
            de:
                "Der Browser gibt das Mikrofon nicht frei. Erlaube es für diese Seite in der Adresszeile und starte noch einmal, oder schreib stattdessen.",
            en:
                "The browser does not allow the microphone. Allow it for this page in the address bar and start again, or write instead."
        )
    }
    var noMicrophone: String {
        say(
            id: "Tidak ada mikrofon. Sambungkan satu lalu mulai lagi, pilih file, atau tulis saja.",
            de:
                "Es ist kein Mikrofon da. Schließ eines an und starte noch einmal, wähle eine Datei, oder schreib stattdessen.",
            en: "There is no microphone. Connect one and start again, choose a file, or write instead.")
    }
    var microphoneInUse: String {
        say(
            id: "Mikrofon sedang dipakai program lain. Tutup program itu lalu mulai lagi.",
            de: "Ein anderes Programm benutzt das Mikrofon. Schließ es und starte noch einmal.",
            en: "Another program uses the microphone. Close it and start again.")
    }
    var recordingUnsupported: String {
        say(
            id:
                "Di sini browser tidak bisa merekam: ia terlalu lama, atau alamat Sela bukan 127.0.0.1. Pilih file, atau tulis saja.",
            de:
                "Hier kann der Browser nicht aufnehmen: Er ist zu alt, oder Selas Adresse ist nicht 127.0.0.1. Wähle eine Datei, oder schreib stattdessen.",
            en:
                "The browser cannot record here: it is too old, or Sela's address is not 127.0.0.1. Choose a file, or write instead."
        )
    }
    var recordingNotSent: String {
        say(
            id:
                "Rekaman belum sampai ke Sela, tetapi masih ada di halaman ini. Coba lagi, atau simpan sebagai file.",
            de:
                "Die Aufnahme kam nicht bei Sela an, ist aber noch auf dieser Seite. Versuch es noch einmal, oder sichere sie als Datei.",
            en:
                "The recording did not reach Sela, but it is still on this page. Try again, or save it as a file."
        )
    }
    var recordingNotSentLocked: String {
        say(
            id:
                "Jurnalmu terkunci. Rekaman masih ada di halaman ini: buka kuncinya di tab baru, lalu coba lagi.",
            de:
                "Dein Tagebuch ist gesperrt. Die Aufnahme ist noch auf dieser Seite: Öffne es in einem neuen Tab und versuch es noch einmal.",
            en:
                "Your diary is locked. The recording is still on this page: unlock it in a new tab and try again."
        )
    }
    var recordingNeedsScripts: String {
        say(
            id: "Merekam di halaman ini perlu JavaScript. Tanpa itu: pilih file, atau tulis saja.",
            de: "Aufnehmen braucht JavaScript. Ohne geht es so: Wähle eine Datei, oder schreib stattdessen.",
            en: "Recording here needs JavaScript. Without it: choose a file, or write instead.")
    }
    var chooseFile: String {
        say(id: "Sudah punya rekaman?", de: "Schon eine Aufnahme?", en: "Have a recording already?")
    }
    var fileLabel: String {
        say(id: "File rekaman", de: "Datei mit der Aufnahme", en: "File with the recording")
    }
    var fileHint: String {
        say(
            id: "WAV, M4A, MP3, OGG, WebM atau FLAC, paling lama sepuluh menit.",
            de: "WAV, M4A, MP3, OGG, WebM oder FLAC, höchstens zehn Minuten.",
            en: "WAV, M4A, MP3, OGG, WebM or FLAC, ten minutes at most.")
    }
    var sendFile: String {
        say(id: "Tuliskan file ini", de: "Datei aufschreiben", en: "Write this file down")
    }
    var writeInstead: String { say(id: "Tulis saja", de: "Stattdessen schreiben", en: "Write instead") }
    var writeInsteadHint: String {
        say(
            id: "Formulir yang sama, tanpa rekaman.", de: "Dasselbe Formular, ohne Aufnahme.",
            en: "The same form, without a recording.")
    }

    /// The way to where a model of speech is installed.
    var modelsOfSpeech: String {
        say(id: "Ke model ucapan", de: "Zu den Modellen für Sprache", en: "To the models of speech")
    }
    var recordingWaits: String {
        say(
            id: "Rekaman yang kamu buat sekarang menunggu di sini sampai itu bisa.",
            de: "Was du jetzt aufnimmst, wartet hier, bis das geht.",
            en: "What you record now waits here until that works.")
    }

    /// Message and hint as one line.
    func sentence(_ problem: RecordingProblem) -> String {
        let (message, hint) = recordingMessage(problem)
        return "\(message) \(hint)"
    }
}
