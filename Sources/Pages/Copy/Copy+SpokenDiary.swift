public import Wellbeing

/// The words of an exported voice diary.
extension Copy {
    /// The words of every language, by which an export is recognised when it is read back.
    public static let spokenDiaryWordsOfAllLanguages = Language.allCases.map { Copy($0).spokenDiaryWords }

    public var spokenDiaryWords: SpokenDiaryWords {
        SpokenDiaryWords(
            sheets: .init(
                overview: say(id: "Ringkasan", de: "Übersicht", en: "Overview"),
                checkIns: say(id: "Cek suasana", de: "Momentaufnahmen", en: "Check-ins"),
                diary: say(id: "Jurnal", de: "Tagebuch", en: "Diary")),
            diaryHeads: diaryHeads, checkInHeads: checkInHeads,
            yes: say(id: "ya", de: "ja", en: "yes"), no: say(id: "tidak", de: "nein", en: "no"),
            moods: [
                .bad: say(id: "buruk", de: "schlecht", en: "bad"),
                .medium: say(id: "sedang", de: "mittel", en: "medium"),
                .good: say(id: "baik", de: "gut", en: "good"),
            ],
            strengths: [
                .faint: say(id: "lemah", de: "leicht", en: "faint"),
                .medium: say(id: "sedang", de: "mittel", en: "medium"),
                .strong: say(id: "kuat", de: "stark", en: "strong"),
            ],
            degrees: [
                .none: say(id: "tidak ada", de: "keiner", en: "none"),
                .low: say(id: "rendah", de: "gering", en: "low"),
                .medium: say(id: "sedang", de: "mittel", en: "medium"),
                .high: say(id: "tinggi", de: "hoch", en: "high"),
            ],
            ratings: Mood.allCases.map(rating),
            sources: [
                .manual: say(id: "dibuka sendiri", de: "von Hand", en: "by hand"),
                .notification: say(id: "pengingat", de: "Erinnerung", en: "reminder"),
            ],
            overview: .init(
                range: say(id: "Rentang", de: "Zeitraum", en: "Range"),
                from: say(id: "Dari", de: "Von", en: "From"),
                until: say(id: "Sampai", de: "Bis", en: "To"),
                checkIns: say(
                    id: "Jumlah cek suasana", de: "Anzahl Momentaufnahmen", en: "Number of check-ins"),
                average: say(id: "Rata-rata (1–5)", de: "Durchschnitt (1–5)", en: "Average (1–5)"),
                entries: say(id: "Jumlah catatan", de: "Anzahl Einträge", en: "Number of entries"),
                distribution: say(id: "Sebaran", de: "Verteilung", en: "Distribution"),
                count: say(id: "Jumlah", de: "Anzahl", en: "Count")))
    }

    /// What stands behind a text that is too long for a cell of a workbook.
    public func leftOutOfCell(_ count: Int) -> String {
        say(
            id: " … [dipotong: \(number(count)) karakter lagi; CSV memuat semuanya]",
            de: " … [gekürzt: \(number(count)) weitere Zeichen; die CSV-Datei enthält alles]",
            en: " … [cut: \(number(count)) more characters; the CSV file holds all]")
    }

    /// What went wrong with an export, and the next step.
    public func exportTrouble(_ error: WorkbookError) -> (message: String, hint: String) {
        let message =
            switch error {
            case .diskFull: say(id: "Disk penuh.", de: "Die Festplatte ist voll.", en: "The disk is full.")
            case .folder:
                say(
                    id: "Folder jurnal tidak bisa ditulisi.",
                    de: "In den Ordner des Tagebuchs darf nicht geschrieben werden.",
                    en: "The diary's folder cannot be written to.")
            case .tooManyRows(let limit):
                say(
                    id: "Satu lembar memuat paling banyak \(number(limit)) baris.",
                    de: "Ein Blatt fasst höchstens \(number(limit)) Zeilen.",
                    en: "A sheet holds at most \(number(limit)) rows.")
            case .receiverGone:
                say(
                    id: "Pengiriman file terputus.", de: "Die Übergabe der Datei brach ab.",
                    en: "Handing over the file broke off.")
            case .sheetName, .finished, .library, .system:
                say(
                    id: "File tidak bisa dibuat.", de: "Die Datei ließ sich nicht erstellen.",
                    en: "The file could not be made.")
            }
        let hint =
            switch error {
            case .diskFull:
                say(
                    id: "Kosongkan sedikit ruang, lalu ekspor lagi.",
                    de: "Schaff etwas Platz und exportiere noch einmal.",
                    en: "Make some room, then export again.")
            case .folder:
                say(
                    id: "Periksa izin foldernya.", de: "Prüfe die Rechte des Ordners.",
                    en: "Check the folder's permissions.")
            case .tooManyRows:
                say(
                    id: "Pilih rentang yang lebih pendek, atau ekspor sebagai CSV.",
                    de: "Wähle einen kürzeren Zeitraum, oder exportiere als CSV.",
                    en: "Choose a shorter range, or export as CSV.")
            case .receiverGone, .sheetName, .finished, .library, .system:
                say(
                    id: "Coba sekali lagi. Jurnalmu tidak berubah.",
                    de: "Versuch es noch einmal. Am Tagebuch hat sich nichts geändert.",
                    en: "Try once more. Nothing in your diary has changed.")
            }
        return (message, hint)
    }

    private var diaryHeads: [SpokenDiaryTable.Column: String] {
        [
            .day: say(id: "Hari", de: "Tag", en: "Day"),
            .time: say(id: "Tanggal dan jam", de: "Datum und Uhrzeit", en: "Date and time"),
            .mood: say(id: "Suasana hati", de: "Stimmung", en: "Mood"),
            .musicInHead: say(id: "Musik di kepala", de: "Musik im Kopf", en: "Music in the head"),
            .songName: say(id: "Lagu", de: "Lied", en: "Song"),
            .earwormStrength: say(id: "Kekuatan", de: "Stärke", en: "Strength"),
            .distress: say(id: "Gangguan karenanya", de: "Belastung dadurch", en: "Distress by it"),
            .countermeasures: say(
                id: "Melakukan sesuatu", de: "Etwas dagegen getan", en: "Did something about it"),
            .countermeasureActivity: say(id: "Apa", de: "Was", en: "What"),
            .socialContact: say(id: "Bertemu orang", de: "Kontakt mit anderen", en: "Contact with others"),
            .stress: say(id: "Stres", de: "Stress", en: "Stress"),
            .transcript: say(id: "Teks", de: "Text", en: "Text"),
            .language: say(id: "Bahasa", de: "Sprache", en: "Language"),
            .isSpoken: say(id: "Direkam", de: "Gesprochen", en: "Spoken"),
            .zone: say(id: "Zona waktu", de: "Zeitzone", en: "Time zone"),
            .instant: say(id: "Saat (UTC)", de: "Zeitpunkt (UTC)", en: "Instant (UTC)"),
            .id: "ID",
        ]
    }

    private var checkInHeads: [CheckInTable.Column: String] {
        [
            .day: say(id: "Hari", de: "Tag", en: "Day"),
            .time: say(id: "Tanggal dan jam", de: "Datum und Uhrzeit", en: "Date and time"),
            .rating: say(id: "Nilai (1–5)", de: "Wertung (1–5)", en: "Rating (1–5)"),
            .ratingWord: say(id: "Nilai", de: "Wertung", en: "Rating"),
            .note: say(id: "Konteks", de: "Kontext", en: "Context"),
            .source: say(id: "Asal", de: "Quelle", en: "Source"),
            .isDismissed: say(id: "Tak mau menambahkan", de: "Nichts hinzugefügt", en: "Nothing to add"),
            .zone: say(id: "Zona waktu", de: "Zeitzone", en: "Time zone"),
            .instant: say(id: "Saat (UTC)", de: "Zeitpunkt (UTC)", en: "Instant (UTC)"),
            .id: "ID",
        ]
    }
}
