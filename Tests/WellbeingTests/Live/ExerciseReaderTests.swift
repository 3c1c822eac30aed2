import Foundation
import Testing
import Wellbeing

/// Exercise: category and length of what was written.
struct ExerciseReaderTests {
    @Test func `the marked texts are read well enough`() throws {
        let rows = try markedRows("exercise.jsonl", as: ExerciseEvaluation.Row.self)
        #expect(rows.count == 50)
        let findings = rows.map { ExerciseReader.read($0.text, language: $0.language) }
        let score = ExerciseEvaluation(rows, findings: findings).overall
        #expect(score.both.part * 100 >= score.both.whole * 97)
        #expect(score.invented == 0)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let minutes: Int?
        let category: ExerciseCategory?
        var testDescription: String { text }

        init(_ text: String, _ minutes: Int?, _ category: ExerciseCategory? = nil) {
            (self.text, self.minutes, self.category) = (text, minutes, category)
        }
    }

    @Test(arguments: [
        Case("30-minute run", 30, .cardio), Case("Gym for 1h 15m", 75, .strength),
        Case("Played badminton", nil, .sport),
        Case("1 h 30 m", 90), Case("1.5 hours", 90), Case("1.5h", 90), Case("2 hrs yoga", 120, .mobility),
        Case("half an hour", 30), Case("half hour", 30), Case("20-30 min walk", 30, .cardio),
        Case("2 x 20 min", 40),
        Case("1 hour 30 minutes and 15 min", 105), Case("25 hours hike", 1_440, .cardio),
        Case("0 min stretch", nil),
        Case("0.3 min", nil), Case("30 seconds plank", nil, .strength), Case("1:30:00 run", 90),
        Case("1h30m bike", 90, .cardio), Case("1h30 bike", 90), Case("1hr15", 75),
        Case("one hour gym", 60, .strength),
        Case("an hour of cricket", 60, .sport), Case("1 hour and a half", 90),
        Case("Half-hour swim", 30, .cardio),
        Case("half an hour plus 10 min", 40), Case("1/2 hour walk", 30), Case("1,5 hours walk", 90),
        Case("100 m sprint", nil, .cardio), Case("5 x 400m run", nil, .cardio),
        Case("swim 1500m", nil, .cardio),
        Case("ran 10 m in 1 minute", 1, .cardio), Case("400 m repeats", nil), Case("45m run", 45, .cardio),
        Case("90'", 90), Case("push-ups", nil, .strength), Case("ran 5k", nil, .cardio),
        Case("no gym, walked", nil, .cardio), Case("played cricket after a run", nil, .sport),
        Case("lifting then yoga", nil, .strength), Case("walked", nil, .cardio), Case("swam", nil, .cardio),
        Case("lifted", nil, .strength), Case("cycled", nil, .cardio),
    ])
    func `English texts`(row: Case) { check(row, .english) }

    @Test(arguments: [
        Case("anderthalb Stunden gewandert", 90, .cardio), Case("dreiviertel Stunde Dehnen", 45, .mobility),
        Case("eine Viertelstunde Seilspringen", 15, .cardio), Case("2 1/2 Std. Garten", 150, .other),
        Case("fünfundvierzig Minuten Hanteln", 45, .strength), Case("um halb acht Yoga", nil, .mobility),
        Case("Handball, 2 x 30 Minuten", 60, .sport),
        Case("20 min gelaufen, davon 5 min Sprint", 20, .cardio),
        Case("1:15 Std Schwimmen", 75, .cardio), Case("40 Minuten Autofahrt, dann 2 h Klettern", 120, .sport),
        Case("Bankdrücken 3x8, 2 min Pause", nil, .strength), Case("3 Stunden 20 Rad", 200, .cardio),
        Case("Laufen 30 min, Pilates 30 min, insgesamt 60 Minuten", 60, .cardio),
    ])
    func `German texts`(row: Case) { check(row, .german) }

    @Test(arguments: [
        Case("sejam setengah renang", 90, .cardio), Case("dua setengah jam futsal", 150, .sport),
        Case("tiga perempat jam yoga", 45, .mobility), Case("lari jam 6 pagi", nil, .cardio),
        Case("dua puluh lima menit plank", 25, .strength), Case("1 jam 20 menit gowes", 80, .cardio),
        Case("mau lari sejam, cuma 15 menit", 15, .cardio), Case("nggak lari, cuma nyapu", nil, .other),
        Case("senam 40 menit, eh salah, 30 menit", 30, .cardio), Case("voli jam 3 sampai jam 5", nil, .sport),
    ])
    func `Indonesian texts`(row: Case) { check(row, .indonesian) }

    private func check(_ row: Case, _ language: Language) {
        let finding = ExerciseReader.read(row.text, language: language)
        #expect(finding.durationMinutes == row.minutes)
        if let category = row.category { #expect(finding.category == category) }
    }

    @Test func `order plays no part in a sum, and a sum ends at a day`() {
        let parts = ["lari 20 menit", "yoga 35 menit", "futsal 1 jam"]
        for list in [parts, parts.reversed(), [parts[1], parts[2], parts[0]]] {
            let finding = ExerciseReader.read(list.joined(separator: ", "), language: .indonesian)
            #expect(finding.durationMinutes == 115 && finding.category == .sport)
        }
        let long = ExerciseReader.read("20 Stunden Rad, 20 Stunden Lauf", language: .german)
        #expect(long.durationMinutes == 1_440)
        #expect(ExerciseReader.read("999999999999999999999 hours", language: nil).durationMinutes == 1_440)
    }

    @Test(arguments: ["", "  ", "foo", "🙂", "12", "1:2:3:4", "--", "½", "x 5 x", "jam", "hour"])
    func `nothing said is other, or no crash`(text: String) {
        #expect(ExerciseReader.read(text, language: nil).category == .other)
    }

    @Test func `whatever is written, a length is within its bounds`() {
        let pieces = [
            "99", "min", "stunde", ",", "x", "0", "jam", "statt", "-", "½", "half", "an", "hour", "and",
            "eh salah", "/",
            "1:30", "9999999999999999999:30", ":", "h", "m", "lari", "twice", "sets", "1,5", "km",
            "dua puluh", "wollte",
        ]
        var seed: UInt64 = 11
        for _ in 0..<600 {
            var text = ""
            for _ in 0..<10 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(seed >> 33) % pieces.count] + (seed >> 60 < 4 ? "" : " ")
            }
            let minutes = ExerciseReader.read(text, language: nil).durationMinutes
            #expect(minutes.map { (1...1_440).contains($0) } ?? true)
        }
    }

    @Test(arguments: [(15, 50.0), (30, 100), (90, 100), (1, 100.0 / 30)])
    func `thirty minutes are full`(minutes: Int, score: Double) {
        #expect(ExerciseEntry.score(minutes: minutes) == score)
    }

    @Test func `an entry keeps its words and its bounds`() throws {
        #expect(ExerciseEntry.score(minutes: nil) == nil && ExerciseEntry.score(minutes: 0) == nil)
        let id = try #require(ExerciseEntry.ID(rawValue: "00000000-0000-4000-8000-000000000001"))
        let moment = Moment(instant: Instant(milliseconds: 0), zone: .utc, frozenDay: LocalDay(number: 0))
        let entry = ExerciseEntry(id: id, moment: moment, text: "  Ngegym SEJAM ", language: .indonesian)
        #expect(entry.text == "Ngegym SEJAM" && entry.category == .strength && entry.durationMinutes == 60)
        func lasting(_ minutes: Int?) -> ExerciseEntry {
            ExerciseEntry(id: id, moment: moment, text: "x", category: .other, durationMinutes: minutes)
        }
        #expect(lasting(0).durationMinutes == nil && lasting(1_441).durationMinutes == 1_440)
        #expect(ExerciseEntry.minutes(of: [lasting(20), lasting(nil), lasting(15)]) == 35)
        #expect(ExerciseEntry.minutes(of: [lasting(1_000), lasting(1_000)]) == 1_440)
        #expect(ExerciseEntry.minutes(of: [lasting(nil)]) == nil)
    }

    private func row(_ category: String, _ minutes: String) throws -> ExerciseEvaluation.Row {
        let line =
            #"{"id":"r","lang":"de","text":"t","category":"\#(category)","durationMinutes":\#(minutes)}"#
        return try JSONDecoder().decode(ExerciseEvaluation.Row.self, from: Data(line.utf8))
    }

    @Test func `each kind of mistake counts where it belongs`() throws {
        let rows = [
            try row("cardio", "30"), try row("sport", "null"), try row("other", "null"),
            try row("other", "5"),
        ]
        let evaluation = ExerciseEvaluation(
            rows,
            findings: [
                ExerciseFinding(category: .sport, durationMinutes: 30),
                ExerciseFinding(category: .sport, durationMinutes: 10),
                ExerciseFinding(category: .other, durationMinutes: nil),
                ExerciseFinding(category: .other, durationMinutes: nil),
            ])
        #expect(evaluation.overall.category.part == 3 && evaluation.overall.duration.part == 2)
        #expect(evaluation.overall.both.part == 1 && evaluation.overall.invented == 1)
        #expect(evaluation.mistakes.map(\.part) == [.category, .invention, .duration])
    }

    @Test(arguments: [("dance", "5"), ("cardio", "0"), ("cardio", "1441"), ("cardio", "\"5\"")])
    func `a row with an impossible value is none`(category: String, minutes: String) {
        #expect(throws: DecodingError.self) { try row(category, minutes) }
    }
}
