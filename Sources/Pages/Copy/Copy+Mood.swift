public import Wellbeing

// Moods, emotions and how sure a reading is.
extension Copy {
    /// The five steps of the reflective scale; the check-in has words of its own.
    public func name(of mood: Mood) -> String {
        switch mood {
        case .heavy: say(id: "Berat", de: "Schwer", en: "Heavy")
        case .low: say(id: "Lelah", de: "Müde", en: "Tired")
        case .neutral: say(id: "Netral", de: "Neutral", en: "Neutral")
        case .okay: say(id: "Lega", de: "Gelöst", en: "Relieved")
        case .light: say(id: "Tenteram", de: "Friedvoll", en: "At peace")
        }
    }

    public func name(of verdict: EmotionVerdict) -> String {
        switch verdict {
        case .felt(.sadness): say(id: "Sedih", de: "Traurigkeit", en: "Sadness")
        case .felt(.anger): say(id: "Marah", de: "Ärger", en: "Anger")
        case .felt(.love): say(id: "Cinta", de: "Liebe", en: "Love")
        case .felt(.fear): say(id: "Takut", de: "Angst", en: "Fear")
        case .felt(.happy): say(id: "Bahagia", de: "Freude", en: "Happiness")
        case .unclear: say(id: "Belum jelas", de: "Nicht eindeutig", en: "Unclear")
        }
    }

    /// How sure a reading is, in words: under 55 % a guess, under 75 % fairly sure, from there on sure.
    ///
    /// The words stay careful on purpose: at 70 % and more about four readings in five were right when the
    /// model was measured (`Resources/emotion/README.md`).
    public func sureness(_ confidence: Double) -> String {
        switch confidence {
        case ..<0.55: say(id: "masih menebak", de: "eher geraten", en: "more of a guess")
        case ..<0.75: say(id: "cukup yakin", de: "ziemlich sicher", en: "fairly sure")
        default: say(id: "yakin", de: "recht sicher", en: "quite sure")
        }
    }

    var mood: String { say(id: "Suasana hati", de: "Stimmung", en: "Mood") }
    var emotion: String { say(id: "Emosi", de: "Gefühl", en: "Emotion") }
    var moodQuestion: String {
        say(id: "Bagaimana rasanya saat ini?", de: "Wie ist dir gerade zumute?", en: "How are you right now?")
    }
    var clearMood: String { say(id: "Tidak menjawab", de: "Keine Angabe", en: "Rather not say") }

    var readInText: String {
        say(
            id: "Yang terbaca dari tulisanmu", de: "Was in deinem Text anklingt",
            en: "What your words sound like")
    }
    var canBeWrong: String {
        say(
            id:
                "Ini dibaca oleh model kecil di komputermu sendiri, dan ia bisa keliru. Kamu yang paling tahu.",
            de:
                "Das liest ein kleines Modell auf deinem Rechner, und es kann sich irren. Du weißt es am besten.",
            en: "A small model on your own computer reads this, and it can be wrong. You know best.")
    }
    var allShares: String { say(id: "Semua kemungkinan", de: "Alle Anteile", en: "All the shares") }
    var unclearNote: String {
        say(
            id: "Tak ada satu emosi yang menonjol. Itu wajar: perasaan sering bercampur.",
            de: "Kein einzelnes Gefühl tritt hervor. Das ist in Ordnung: Oft ist es ein Gemisch.",
            en: "No single emotion stands out. That is fine: feelings are often mixed.")
    }
    var noReading: String {
        say(
            id: "Emosinya tidak bisa dibaca kali ini. Tulisanmu tetap aman, dan yang lain tetap berjalan.",
            de: "Das Gefühl ließ sich diesmal nicht lesen. Dein Text ist sicher, alles andere geht weiter.",
            en: "The emotion could not be read this time. Your text is safe and everything else works.")
    }
    var correctIt: String {
        say(id: "Rasanya bukan itu?", de: "Trifft es das nicht?", en: "Does that not fit?")
    }
    var changeCorrection: String {
        say(id: "Ubah jawabanmu", de: "Deine Antwort ändern", en: "Change your answer")
    }
    var correctionLabel: String {
        say(id: "Menurutku ini", de: "Für mich ist es", en: "To me it is")
    }
    var asRead: String { say(id: "seperti terbaca", de: "wie gelesen", en: "as read") }
    var correctionOnSave: String {
        say(
            id: "Jawabanmu disimpan bersama catatan, di samping hasil bacaan.",
            de: "Deine Antwort wird mit dem Eintrag gespeichert, neben dem Gelesenen.",
            en: "Your answer is saved with the entry, beside what was read.")
    }
    var correctButton: String { say(id: "Simpan koreksi", de: "Korrektur speichern", en: "Save correction") }
    var readAgain: String { say(id: "Baca ulang emosinya", de: "Noch einmal lesen", en: "Read it again") }
    var readNow: String { say(id: "Baca emosinya", de: "Gefühl lesen lassen", en: "Read the emotion") }
}
