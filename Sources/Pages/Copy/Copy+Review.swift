public import Wellbeing

// Words for looking a spoken entry through and filling one in by hand.
extension Copy {
    func reviewTitle(_ view: ReviewView) -> String {
        if view.draft.isEdit { return editTitle }
        return view.draft.heard == nil && view.recordingLength == nil
            ? say(
                id: "Mengisi tanpa rekaman", de: "Ohne Aufnahme eintragen", en: "An entry without a recording"
            )
            : say(id: "Periksa dulu", de: "Bitte durchsehen", en: "Have a look")
    }
    func spokenOn(_ day: String) -> String {
        say(
            id: "\(day). Belum ada yang disimpan sebelum kamu menyimpannya.",
            de: "\(day). Gespeichert wird erst, wenn du es sagst.",
            en: "\(day). Nothing is saved until you say so.")
    }
    var heardTitle: String { say(id: "Yang terdengar", de: "Was zu hören war", en: "What was heard") }
    var showHeard: String {
        say(
            id: "Kata-kata yang menjadi dasar ditandai",
            de: "Die Worte, auf denen etwas beruht, sind markiert",
            en: "The words that something rests on are marked")
    }
    var repetitionWasCut: String {
        say(
            id: "Sebuah pengulangan dipotong dari yang terdengar. Lihat apakah ada yang hilang.",
            de: "Eine Wiederholung wurde herausgekürzt. Schau nach, ob etwas fehlt.",
            en: "A repetition was cut out. Have a look whether something is missing.")
    }
    var heardStays: String {
        say(
            id: "Yang kamu ubah ada di bawah; di sini tetap seperti yang terdengar.",
            de: "Was du änderst, steht darunter; hier bleibt, was zu hören war.",
            en: "What you change stands below; this stays as it was heard.")
    }
    var modelProposedNothing: String {
        say(
            id: "Model tidak mengusulkan apa pun; isian di bawah dibaca tanpa model.",
            de: "Das Modell hat nichts vorgeschlagen; die Felder sind ohne Modell gelesen.",
            en: "The model proposed nothing; the fields were read without it.")
    }
    var transcriptLabel: String { say(id: "Kata-katamu", de: "Deine Worte", en: "Your words") }
    var transcriptPlaceholder: String {
        say(
            id: "Boleh juga dibiarkan kosong.", de: "Darf auch leer bleiben.", en: "It may stay empty, too.")
    }
    var fillInFromWords: String {
        say(id: "Isi dari kata-kata", de: "Aus den Worten ausfüllen", en: "Fill in from the words")
    }
    var fillInHint: String {
        say(
            id: "Yang kamu pilih sendiri tetap.", de: "Was du selbst gewählt hast, bleibt.",
            en: "What you chose yourself stays.")
    }
    var fieldsTitle: String { say(id: "Hari itu", de: "Der Tag", en: "The day") }
    var onlyWithMusic: String {
        say(
            id: "Hanya bila ada musik di kepala.", de: "Nur wenn Musik im Kopf war.",
            en: "Only if there was music in the head.")
    }
    var onlyWithMeasures: String {
        say(
            id: "Hanya bila kamu melakukan sesuatu.", de: "Nur wenn du etwas dagegen getan hast.",
            en: "Only if you did something about it.")
    }
    var onlyWithoutMusic: String {
        say(
            id: "Hanya bila tidak ada musik di kepala.", de: "Nur wenn keine Musik im Kopf war.",
            en: "Only if there was no music in the head.")
    }
    var becauseSaid: String {
        say(id: "Karena kamu bilang:", de: "Weil du gesagt hast:", en: "Because you said:")
    }
    var modelProposes: String {
        say(
            id: "Usulan model, karena kamu bilang:", de: "Vorschlag des Modells, weil du gesagt hast:",
            en: "A model proposes it, because you said:")
    }
    func recordingTitle(_ length: String) -> String {
        say(id: "Rekaman (\(length))", de: "Aufnahme (\(length))", en: "Recording (\(length))")
    }
    var keepThisRecording: String {
        say(id: "Simpan rekaman ini", de: "Diese Aufnahme behalten", en: "Keep this recording")
    }
    var keepThisRecordingHint: String {
        say(
            id: "Terenkripsi di jurnalmu. Jika tidak, rekaman dihapus begitu catatan disimpan.",
            de: "Verschlüsselt in deinem Tagebuch. Sonst wird sie mit dem Speichern gelöscht.",
            en: "Encrypted in your diary. Otherwise it is deleted once the entry is saved.")
    }
    var discardSpoken: String { say(id: "Lepaskan", de: "Verwerfen", en: "Let it go") }
    var spokenDraftsTitle: String {
        say(
            id: "Suara yang belum disimpan", de: "Gesprochenes, noch nicht gespeichert",
            en: "Spoken, not saved yet")
    }
    var goOn: String { say(id: "Lanjutkan", de: "Weiter", en: "Go on") }
    var notHeardYet: String {
        say(
            id: "Rekaman yang belum ditulis", de: "Aufnahme, noch nicht aufgeschrieben",
            en: "A recording, not written down yet")
    }
    var noWordsYet: String { say(id: "Tanpa kata-kata", de: "Ohne Worte", en: "Without words") }
    var writeWithoutVoice: String {
        say(id: "Isi tanpa rekaman", de: "Ohne Aufnahme eintragen", en: "Fill in without a recording")
    }

    /// Minutes and seconds, such as `2:05`; a moment counts as one second.
    public func clockLength(_ seconds: Double) -> String {
        let whole = max(1, Int(seconds.rounded()))
        let rest = whole % 60
        return "\(whole / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
    }

    public func name(of field: SpokenFields.Field) -> String {
        let heads = spokenDiaryWords.diaryHeads
        let column: SpokenDiaryTable.Column =
            switch field {
            case .mood: .mood
            case .musicInHead: .musicInHead
            case .songName: .songName
            case .earwormStrength: .earwormStrength
            case .socialContact: .socialContact
            case .distress: .distress
            case .countermeasures: .countermeasures
            case .countermeasureActivity: .countermeasureActivity
            case .stress: .stress
            }
        return heads[column] ?? field.rawValue
    }

    func question(_ field: SpokenFields.Field) -> String {
        switch field {
        case .mood: say(id: "Bagaimana harinya?", de: "Wie war der Tag?", en: "How was the day?")
        case .musicInHead:
            say(
                id: "Ada musik yang terus di kepala?", de: "War Musik in deinem Kopf?",
                en: "Was there music in your head?")
        case .songName: say(id: "Lagu apa?", de: "Welches Lied?", en: "Which song?")
        case .earwormStrength: say(id: "Seberapa kuat?", de: "Wie stark?", en: "How strong?")
        case .socialContact:
            say(
                id: "Bertemu atau bicara dengan orang?", de: "Kontakt mit anderen?",
                en: "Contact with others?")
        case .distress:
            say(
                id: "Seberapa mengganggu musiknya?", de: "Wie sehr hat die Musik belastet?",
                en: "How much did the music bother you?")
        case .countermeasures:
            say(
                id: "Melakukan sesuatu untuk mengatasinya?", de: "Etwas dagegen getan?",
                en: "Did you do something about it?")
        case .countermeasureActivity: say(id: "Apa?", de: "Was?", en: "What?")
        case .stress: say(id: "Stres?", de: "Stress?", en: "Stress?")
        }
    }

    /// One choice of a field, as ``SpokenFields/word(_:)`` writes it, in words for people; empty means not said.
    public func word(_ word: String, of field: SpokenFields.Field) -> String {
        let words = spokenDiaryWords
        guard !word.isEmpty else { return say(id: "tidak disebut", de: "nicht gesagt", en: "not said") }
        return switch field {
        // In German the word goes with its noun: keine Belastung, kein Stress.
        case .distress where language == .german && word == SpokenFields.Degree.none.rawValue: "keine"
        case .mood: SpokenFields.Mood(rawValue: word).flatMap { words.moods[$0] } ?? word
        case .musicInHead, .socialContact, .countermeasures:
            Bool(word).map { $0 ? words.yes : words.no } ?? word
        case .earwormStrength: SpokenFields.Strength(rawValue: word).flatMap { words.strengths[$0] } ?? word
        case .distress, .stress: SpokenFields.Degree(rawValue: word).flatMap { words.degrees[$0] } ?? word
        case .songName, .countermeasureActivity: word
        }
    }

    public func message(_ problem: ReviewProblem) -> (message: String, hint: String) {
        switch problem {
        case .noMood:
            (
                say(
                    id: "Suasana harinya belum dipilih.", de: "Es fehlt noch, wie der Tag war.",
                    en: "How the day was is still missing."),
                say(
                    id: "Pilih salah satu dari tiga, lalu simpan.",
                    de: "Wähle eines von dreien, dann speichere.", en: "Choose one of the three, then save.")
            )
        case .detailTooLong(let field):
            (
                say(
                    id: "“\(name(of: field))” lebih dari \(number(1_000)) karakter.",
                    de: "„\(name(of: field))“ hat mehr als \(number(1_000)) Zeichen.",
                    en: "“\(name(of: field))” is over \(number(1_000)) characters."),
                say(
                    id: "Semuanya masih ada di sini. Pendekkan isian itu.",
                    de: "Alles steht noch da. Kürze dieses Feld.",
                    en: "All of it is still here. Shorten that field.")
            )
        case .writing(let problem): message(problem)
        }
    }
}
