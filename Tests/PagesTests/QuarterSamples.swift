import Pages
import Testing
import Wellbeing

/// A quarter of check-ins and spoken entries, the same on every machine: from 20 March to 17 June 2026.
enum QuarterSamples {
    static let today = "2026-06-17"

    static func records() throws -> (checkIns: [CheckIn], spoken: [SpokenEntry]) {
        var state: UInt64 = 20_260_320
        var checkIns: [CheckIn] = []
        var spoken: [SpokenEntry] = []
        for day in DayRange(last: 90, through: try Samples.day(today)).days {
            let amount = [0, 1, 2, 1, 3, 0, 1, 2][next(&state, below: 8)]
            for turn in 0..<amount {
                let minute = [8, 13, 20][turn] * 60 + next(&state, below: 60)
                let rating = try #require(Mood(rawValue: 1 + next(&state, below: 5)))
                let number = checkIns.count
                checkIns.append(
                    CheckIn(
                        id: try Samples.id(1_000 + number), moment: try moment(day, minute), rating: rating,
                        note: number % 3 == 0 ? "Rapat <panjang> & kopi dingin, lalu hujan." : nil,
                        source: number % 2 == 0 ? .notification : .manual))
            }
            if next(&state, below: 4) == 0 {
                let minute = 21 * 60 + next(&state, below: 60)
                let mood = SpokenFields.Mood.allCases[next(&state, below: 3)]
                spoken.append(
                    SpokenEntry(
                        id: try Samples.id(2_000 + spoken.count), moment: try moment(day, minute),
                        fields: SpokenFields(mood: mood, musicInHead: false),
                        transcript:
                            "Heute war eigentlich ganz gut, nur müde. Mittags war ich mit Lena spazieren.",
                        language: .german, isSpoken: true))
            }
        }
        return (checkIns, spoken)
    }

    /// A check-in of the quarter's last days that waits for an answer, with a note that says so or none.
    static func checkIn(note: String? = "Streit <um> den Plan & dann Stille.\nSpäter ging es.") throws
        -> CheckIn
    {
        CheckIn(
            id: try Samples.id(900), moment: try Samples.moment("2026-06-16T18:30:00Z"), rating: .low,
            note: note,
            isDismissed: note != nil, source: .notification,
            editedAt: note == nil ? nil : try Samples.moment("2026-06-16T19:00:00Z").instant)
    }

    static func spokenEntry() throws -> SpokenEntry {
        SpokenEntry(
            id: try Samples.id(901), moment: try Samples.moment("2026-06-16T14:30:00Z"),
            fields: SpokenFields(
                mood: .good, musicInHead: true, songName: "Wonder<wall>", earwormStrength: .strong,
                socialContact: true, distress: .low, countermeasures: true,
                countermeasureActivity: "spazieren"),
            transcript: "Heute war eigentlich ganz gut. Ich hatte Wonder<wall> im Kopf,\nziemlich stark.",
            language: .german, isSpoken: true)
    }

    static func view(_ query: CheckInRangeQuery, problem: CheckInRange.Fault? = nil) throws
        -> CheckInHistoryView
    {
        let range = problem == nil ? try query.range() : .standard
        let review = try review(range)
        let (checkIns, spoken) = try records()
        let list = MoodRecord.newestFirst(checkIns, spoken).filter { review.days.contains($0.moment.day) }
        let shown = Array(list.prefix(8))
        return CheckInHistoryView(
            query: query, problem: problem, review: review, records: shown,
            next: list.count > 8 ? shown.last?.place : nil)
    }

    private static func moment(_ day: LocalDay, _ minute: Int) throws -> Moment {
        let seconds = Int64(day.number) * 86_400 + Int64(minute) * 60
        return Moment(instant: Instant(milliseconds: seconds * 1_000), zone: .utc, frozenDay: day)
    }

    /// The numbers of Knuth's MMIX generator; only its upper bits are used.
    private static func next(_ state: inout UInt64, below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    static func review(_ range: CheckInRange) throws -> CheckInReview {
        let (checkIns, spoken) = try records()
        let days = range.days(today: try Samples.day(today), span: nil)
        let bounds = days.first...days.last
        return CheckInReview(
            of: CheckInTally.tallies(of: checkIns), spoken: SpokenTally.tallies(of: spoken),
            each: EachRecord(
                checkIns: checkIns.filter { bounds.contains($0.moment.day) },
                spoken: spoken.filter { bounds.contains($0.moment.day) }), in: days, startingOn: .monday)
    }
}
