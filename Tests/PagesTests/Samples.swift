import Foundation
import Pages
import Testing
import Wellbeing

/// Fixed values for pages: a few days in March 2026 in Jakarta.
enum Samples {
    static func id(_ number: Int) throws -> Reflection.ID {
        let tail = String(String(number + 1_000_000_000_000).dropFirst())
        return try #require(Reflection.ID(rawValue: "6f9619ff-8b86-4d01-b42d-\(tail)"))
    }

    static func moment(_ iso: String, zone identifier: String = "Asia/Jakarta") throws -> Moment {
        let instant = try #require(Instant(iso: iso))
        let zone = try #require(Zone(identifier: identifier))
        return Moment(instant, in: zone, dayStart: try #require(DayStart(minutes: 180)))
    }

    static func day(_ iso: String) throws -> LocalDay { try #require(LocalDay(iso: iso)) }

    static func frame(
        _ language: Language, notice: Notice? = nil, canLock: Bool = true, isOpen: Bool = true
    ) throws -> Frame {
        Frame(
            language: language, formToken: "sample-token", today: try day("2026-03-14"),
            firstWeekday: language.firstWeekday, notice: notice, canLock: canLock, isOpen: isOpen)
    }

    static func reading(_ verdict: EmotionVerdict, _ confidence: Double) -> EmotionReading {
        let rest = (1 - confidence) / 5
        return EmotionReading(
            probabilities: EmotionVerdict.allCases.map { $0 == verdict ? confidence : rest },
            verdict: verdict, confidence: confidence, model: "sela-emotion-1", windows: 1)
    }

    static let reply = KeptReply(
        text:
            "Pohon itu menyimpan sesuatu dari Bapak untukmu. Wajar kalau dadamu jadi hangat saat ia berbuah.",
        model: "qwen3:1.7b", madeAt: Instant(milliseconds: 1_773_500_000_000))

    /// What she wrote, in three languages, with what was understood of it.
    static func reflections() throws -> [Reflection] {
        [
            Reflection(
                id: try id(1), moment: try moment("2026-03-14T14:53:00Z"),
                text: """
                    Hari ini rasanya panjang sekali. Rapat pagi berantakan, lalu hujan turun tepat saat aku mau pulang.

                    Tapi sore tadi Ibu menelepon. Kami tertawa soal pohon mangga yang akhirnya berbuah, dan entah kenapa dadaku jadi lebih ringan.
                    """,
                mood: .okay, language: .indonesian, reading: reading(.felt(.happy), 0.72),
                question: Question(
                    text: "Kamu menyebut “pohon mangga”. Apa yang membuatnya terasa menyenangkan?",
                    keyword: "mangga", language: .indonesian),
                deeper: "Mungkin karena pohon itu ditanam Bapak.\nSetiap berbuah, rasanya ia pulang sebentar."
            ),
            Reflection(
                id: try id(2), moment: try moment("2026-03-14T00:10:00Z"),
                text:
                    "Kaum geschlafen. Die Gedanken drehen sich um das Gespräch am Montag, und ich weiß nicht, ob ich dafür bereit bin.",
                mood: .low, language: .german, reading: reading(.felt(.fear), 0.58),
                correction: EmotionCorrection(
                    verdict: .unclear, correctedAt: try moment("2026-03-14T02:00:00Z").instant),
                editedAt: try moment("2026-03-14T03:30:00Z").instant),
            Reflection(
                id: try id(3), moment: try moment("2026-03-13T18:20:00Z"),
                text:
                    "Walked home along the river instead of taking the bus. Nobody needed anything from me for forty minutes.",
                mood: .light, language: .english, reading: reading(.felt(.love), 0.81)),
            Reflection(
                id: try id(4), moment: try moment("2026-03-11T05:00:00Z"), text: "🌧️ …", language: nil,
                reading: reading(.unclear, 0.34)),
            Reflection(
                id: try id(5), moment: try moment("2026-03-10T12:45:00Z"),
                text:
                    "Marah, tapi belum tahu pada siapa. Kutulis dulu saja di sini supaya tidak kubawa tidur.",
                mood: .heavy, language: .indonesian, reading: reading(.felt(.anger), 0.63)),
        ]
    }

    static func draft(text: String? = nil, isUnderstood: Bool = true, isEdit: Bool = false) throws -> Draft {
        let sample = try reflections()[0]
        return Draft(
            id: try id(9), moment: try moment("2026-03-14T14:53:00Z"), text: text ?? sample.text, mood: .okay,
            understanding: isUnderstood
                ? Understanding(
                    reading: sample.reading, language: .indonesian, question: sample.question) : nil,
            isEdit: isEdit, keptAt: try moment("2026-03-14T14:58:00Z").instant)
    }

    /// What was heard, with a field that a model proposed and spans that lie within each other.
    static func spokenDraft() throws -> SpokenDraft {
        let said =
            "Heute war eigentlich ganz gut. Ich hatte Wonderwall im Kopf, ziemlich stark. Dagegen bin ich spazieren gegangen."
        let moment = try moment("2026-03-14T11:20:00Z")
        return SpokenDraft(
            id: try id(21), moment: moment, language: .german,
            heard: Transcript(text: said, isCut: true),
            transcript: said.replacingOccurrences(of: "eigentlich ", with: ""),
            fields: SpokenFields(
                mood: .good, musicInHead: true, songName: "Wonderwall", earwormStrength: .strong,
                countermeasures: true, countermeasureActivity: "spazieren"),
            spans: [
                .mood: 21..<29, .musicInHead: 31..<59, .songName: 41..<51, .earwormStrength: 61..<75,
                .countermeasures: 77..<111, .countermeasureActivity: 93..<102,
            ],
            proposed: [.earwormStrength], keptAt: moment.instant.adding(seconds: 60))
    }

    static func review() throws -> ReviewView {
        let draft = try spokenDraft()
        var evidence: [SpokenFields.Field: String] = [:]
        for field in draft.spans.keys { evidence[field] = draft.wordsAt(field) }
        return ReviewView(
            draft: draft, evidence: evidence, asRead: draft.fields.words, recordingLength: 63.2)
    }

    static func emptyDraft() throws -> Draft {
        Draft(
            id: try id(8), moment: try moment("2026-03-14T15:05:00Z"), text: "",
            keptAt: try moment("2026-03-14T15:05:00Z").instant)
    }

    static func today(total: Int = 37) throws -> TodayView {
        let today = try day("2026-03-14")
        return TodayView(
            drafts: total == 0
                ? [] : [try draft(text: "Kalau dipikir lagi, aku sebenarnya", isUnderstood: false)],
            week: Week(containing: today, startingOn: .monday),
            counts: total == 0
                ? [:]
                : [
                    today: 2, today.adding(days: -1): 1, today.adding(days: -3): 1, today.adding(days: -4): 1,
                ],
            latest: total == 0 ? [] : Array(try reflections().prefix(3)), total: total,
            lastBackup: total == 0 ? nil : try moment("2026-03-14T02:15:00Z"),
            checkIns: TodayCheckIns(
                faces: FacesView(id: try id(20)), days: try checkInDays(total == 0 ? [] : try checkIns())),
            canSpeak: true)
    }

    /// Of Tuesday and of two days that have none between them.
    static func checkIns() throws -> [CheckIn] {
        [
            CheckIn(id: try id(11), moment: try moment("2026-03-10T05:00:00Z"), rating: .okay),
            CheckIn(id: try id(12), moment: try moment("2026-03-13T12:00:00Z"), rating: .heavy),
            CheckIn(
                id: try id(13), moment: try moment("2026-03-14T01:10:00Z"), rating: .light,
                note: "Ibu menelepon.", editedAt: try moment("2026-03-14T01:20:00Z").instant),
            CheckIn(
                id: try id(14), moment: try moment("2026-03-14T07:05:00Z"), rating: .low,
                source: .notification),
        ]
    }

    static func checkInDays(_ checkIns: [CheckIn]) throws -> CheckInDays {
        let today = try day("2026-03-14")
        return CheckInDays(checkIns, in: today.adding(days: -6)...today)
    }

    static func journal(_ query: JournalQuery = JournalQuery(), isEmpty: Bool = false) throws -> JournalView {
        let all = try reflections()
        return JournalView(
            page: JournalPage(
                reflections: isEmpty ? [] : all,
                next: isEmpty ? nil : JournalCursor(instant: all[4].moment.instant, id: all[4].id)),
            query: query, search: query.isUnfiltered ? nil : "q7w3",
            drafts: isEmpty ? [] : [try draft(text: "Kalau dipikir lagi")],
            binned: isEmpty ? 0 : 2)
    }

    static func bin() throws -> BinView {
        let all = try reflections()
        return BinView(items: [
            .init(.reflection(all[4]), deletedAt: try moment("2026-03-14T10:00:00Z").instant, daysLeft: 30),
            .init(.reflection(all[2]), deletedAt: try moment("2026-02-13T10:00:00Z").instant, daysLeft: 1),
            .init(
                .mood(.spoken(try QuarterSamples.spokenEntry())),
                deletedAt: try moment("2026-02-13T09:00:00Z").instant, daysLeft: 1),
            .init(
                .mood(.checkIn(try QuarterSamples.checkIn())),
                deletedAt: try moment("2026-02-13T08:00:00Z").instant, daysLeft: 1),
            .init(.reflection(all[1]), deletedAt: try moment("2026-02-12T10:00:00Z").instant, daysLeft: 0),
        ])
    }

    static func settings(_ language: Language, problem: SettingsProblem? = nil) throws -> SettingsView {
        var preferences = Preferences(language: language)
        preferences.country = "DE"
        preferences.dayStart = try #require(DayStart(minutes: 240))
        preferences.tracks = [.reflections, .sleep, .water]
        return SettingsView(
            preferences: preferences, hasPassphrase: true, hasRecoveryCode: true,
            backups: [
                .init(
                    madeAt: try moment("2026-03-14T02:15:00Z"), reflections: 37, size: 1_240_000,
                    isProved: true),
                .init(
                    madeAt: try moment("2026-03-13T02:15:00Z"), reflections: 1, size: 98_000, isProved: false),
            ], backupFolder: "~/.local/share/sela/backups", problem: problem)
    }

    static func held() throws -> HeldWriting {
        HeldWriting(draft: try id(9), text: "\nSatu baris.\n\nDua baris.", mood: .neutral, deeper: nil)
    }
}

extension SpokenDraft {
    /// The words of what was heard that a field rests on.
    fileprivate func wordsAt(_ field: SpokenFields.Field) -> String? {
        guard let span = spans[field], let heard else { return nil }
        let scalars = Array(heard.text.unicodeScalars)[span]
        return String(String.UnicodeScalarView(scalars))
    }
}
