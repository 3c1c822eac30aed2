import Pages
import Testing
import Wellbeing

/// Half a year of entries, the same on every machine: from January to the middle of June 2026, with a week of
/// silence, days of several entries, texts in three languages, corrections and entries that were not read.
enum HistorySamples {
    static let today = "2026-06-17"

    private static let texts: [(Language, String, Emotion)] = [
        (.indonesian, "Rapat pagi tadi melelahkan, tapi kopi bersama Rani membuatku tertawa lagi.", .happy),
        (.german, "Der Garten war heute voller Licht. Ich habe mit Jonas die Tomaten gesetzt.", .love),
        (.english, "The exam is on Thursday and my head is full of noise. I walked by the river.", .fear),
        (.indonesian, "Hujan sepanjang hari. Aku rindu rumah dan masakan Ibu.", .sadness),
        (.german, "Wieder Streit im Büro um den Dienstplan. Das Gespräch hat mich wütend gemacht.", .anger),
        (.english, "My sister called about the garden. We laughed until the kettle whistled.", .happy),
        (.indonesian, "Naskahku akhirnya selesai. Tidur siang sebentar, lalu berjalan di pasar.", .happy),
        (.german, "Ein ruhiger Abend mit Musik. Die Katze schlief auf meinem Schoß.", .love),
    ]

    /// In the order in which they happened.
    static func entries() throws -> [Reflection] {
        let first = try Samples.day("2026-01-02")
        let last = try Samples.day(today)
        let silence = try Samples.day("2026-03-09")...Samples.day("2026-03-15")
        var state: UInt64 = 20_260_102
        var entries: [Reflection] = []
        for number in first.number...last.number {
            let day = LocalDay(number: number)
            // A week of silence in the middle of March.
            if silence.contains(day) { continue }
            let amount = [1, 0, 1, 2, 1, 0, 1, 3][next(&state, below: 8)]
            for turn in 0..<amount {
                entries.append(try entry(entries.count + 1, on: day, turn: turn, &state))
            }
        }
        return entries
    }

    private static func entry(
        _ number: Int, on day: LocalDay, turn: Int, _ state: inout UInt64
    ) throws -> Reflection {
        let hour = [7, 13, 20][turn]
        let minute = next(&state, below: 50) + 10
        let moment = try Samples.moment("\(day)T\(hour < 10 ? "0" : "")\(hour):\(minute):00Z", zone: "UTC")
        let (language, text, emotion) = texts[next(&state, below: texts.count)]
        let verdict: EmotionVerdict = next(&state, below: 6) == 0 ? .unclear : .felt(emotion)
        let isRead = next(&state, below: 9) != 0
        let isCorrected = isRead && next(&state, below: 12) == 0
        let mood = next(&state, below: 6)
        return Reflection(
            id: try Samples.id(number), moment: moment, text: text, mood: Mood(rawValue: mood),
            language: language, reading: isRead ? Samples.reading(verdict, 0.7) : nil,
            correction: isCorrected
                ? EmotionCorrection(verdict: .felt(.sadness), correctedAt: moment.instant) : nil,
            deeper: next(&state, below: 10) == 0 ? "Vielleicht, weil ich lange gewartet habe." : nil)
    }

    /// The numbers of Knuth's MMIX generator; only its upper bits are used.
    private static func next(_ state: inout UInt64, below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    static func frame(_ language: Language) throws -> Frame {
        var frame = try Samples.frame(language)
        frame.today = try Samples.day(today)
        frame.firstWeekday = .monday
        return frame
    }

    static func week(_ first: String, tier: CrisisTier = .none) throws -> PeriodView {
        try view(.week(Week(first: try Samples.day(first))), tier)
    }

    static func month(_ name: String) throws -> PeriodView {
        try view(.month(try #require(Month(iso: name))), .none)
    }

    private static func view(_ period: Period, _ tier: CrisisTier) throws -> PeriodView {
        let entries = try entries()
        let today = try Samples.day(today)
        return PeriodView(
            review: PeriodReview(of: entries, in: period, today: today), tier: tier, hasPrevious: true,
            hasNext: period.last < today)
    }

    static func overview() throws -> HistoryView {
        let tallies = DayTally.tallies(of: try entries())
        let present = Week(containing: try Samples.day(today), startingOn: .monday)
        let weeks = (1...14).map { Week(first: present.first.adding(days: -7 * $0)) }
            .map { WeekGlance($0, of: tallies) }.filter { $0.entries > 0 }
        let view = try week("2026-06-15")
        return HistoryView(
            present: WeekGlance(present, of: tallies),
            opening: NarrativeFacts(of: view.review.metrics, before: nil, rhythm: nil).facts.first,
            tier: .none,
            weeks: Array(weeks.prefix(12)), older: weeks[11].week.first, isContinued: false,
            months: tallies.reduce(into: [:]) { $0[Month(containing: $1.day), default: 0] += $1.entries })
    }

    static func day(_ iso: String) throws -> DayView {
        let day = try Samples.day(iso)
        let week = Week(containing: day, startingOn: .monday)
        let all = try entries()
        let counts = Dictionary(
            DayTally.tallies(of: all).filter { week.days.contains($0.day) }.map { ($0.day, $0.entries) },
            uniquingKeysWith: +)
        return DayView(
            day: day, week: week, counts: counts, entries: all.filter { $0.moment.day == day },
            hasPrevious: true, hasNext: true)
    }
}
