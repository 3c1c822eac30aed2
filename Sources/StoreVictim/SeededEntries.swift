import Wellbeing

/// Made-up entries, always the same for the same number.
enum SeededEntries {
    /// No id can be made of this number.
    struct NumberTooGreat: Error {}

    private static let words = [
        "hari", "ini", "aku", "merasa", "capek", "sekali", "tapi", "kerja", "selesai", "akhirnya", "bahagia",
        "teman", "lama", "datang", "kebahagiaan", "heute", "Übung", "müde", "Dämmung", "ruhig", "Abend",
        "quiet", "morning", "coffee", "walk", "rain", "letter", "mother", "deadline", "garden", "sleep",
    ]

    /// `nil` for a number of more than twelve hexadecimal digits.
    static func id(_ number: Int) -> Reflection.ID? {
        let digits = String(number, radix: 16)
        return Reflection.ID(
            rawValue: "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)
    }

    /// About 300 characters, every 137th with "kopi", one every two hours.
    static func entry(_ number: Int) throws(NumberTooGreat) -> Reflection {
        guard let id = id(number) else { throw NumberTooGreat() }
        var state = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var text = "Entry \(number):"
        for _ in 0..<45 { text += " " + words[next(words.count)] }
        if number % 137 == 0 { text += " kopi" }
        let verdict = EmotionVerdict.allCases[next(6)]
        let instant = Instant(milliseconds: 1_000_000_000_000 + Int64(number) * 7_200_000)
        return Reflection(
            id: id, moment: Moment(instant, in: .utc, dayStart: .midnight), text: text,
            mood: Mood(rawValue: next(5) + 1), language: .indonesian,
            reading: EmotionReading(
                probabilities: [0.5, 0.1, 0.1, 0.1, 0.1, 0.1], verdict: verdict, confidence: 0.5,
                model: "seed",
                windows: 1))
    }
}
