import Companion
import Testing
import Wellbeing

/// Thirty entries, four of each instant, so that pages have to break between equal instants.
private func listedEntries() throws -> [Reflection] {
    let verdicts = EmotionVerdict.allCases
    return try (0..<30).map { number in
        var entry = try Sample.reflection(
            number + 1, "entry number \(number)", seconds: Int64(number / 4) * 40_000)
        entry.mood = Mood(rawValue: number % 6)
        let verdict = verdicts[number % verdicts.count]
        if number % 5 != 0 {
            entry.reading = EmotionReading(
                probabilities: [1, 0, 0, 0, 0, 0], verdict: verdict, confidence: 1, model: "m", windows: 1)
        }
        if number % 7 == 0 {
            entry.correction = EmotionCorrection(verdict: .felt(.fear), correctedAt: entry.moment.instant)
        }
        return entry
    }
}

func expectTheListIsPagedAndFiltered(_ diary: any Diary) async throws {
    let entries = try listedEntries()
    // Saved in another order than they are listed in.
    for entry in entries.shuffledByRule() { try await diary.save(entry) }
    let newestFirst = entries.sorted {
        ($0.moment.instant, $0.id.rawValue) > ($1.moment.instant, $1.id.rawValue)
    }
    #expect(try await pages(of: diary, JournalQuery(limit: 7)) == newestFirst)
    #expect(try await diary.reflections(JournalQuery(limit: 30)).next == nil, "the last page says so")
    #expect(try await diary.reflections(JournalQuery(limit: 29)).next != nil)
    #expect(try await diary.reflections(JournalQuery(limit: 0)).reflections.count == 1, "at least one")

    for verdict in EmotionVerdict.allCases {
        let expected = newestFirst.filter { $0.verdict == verdict }
        #expect(!expected.isEmpty)
        #expect(try await pages(of: diary, JournalQuery(verdict: verdict, limit: 2)) == expected)
    }
    for mood in Mood.allCases {
        let expected = newestFirst.filter { $0.mood == mood }
        #expect(try await pages(of: diary, JournalQuery(mood: mood, limit: 2)) == expected)
    }
    let day = entries[10].moment.day
    #expect(
        try await pages(of: diary, JournalQuery(from: day, limit: 3))
            == newestFirst.filter { $0.moment.day >= day })
    #expect(
        try await pages(of: diary, JournalQuery(through: day, limit: 3))
            == newestFirst.filter { $0.moment.day <= day })
    let everything = JournalQuery(
        words: "number ENTRY", verdict: .felt(.fear), mood: .low, from: day, through: day.adding(days: 2),
        limit: 1)
    #expect(
        try await pages(of: diary, everything)
            == newestFirst.filter {
                $0.verdict == .felt(.fear) && $0.mood == .low && $0.moment.day >= day
                    && $0.moment.day <= day.adding(days: 2)
            })
    #expect(try await pages(of: diary, JournalQuery(words: "number", limit: 4)) == newestFirst)
    try await clear(diary, entries.map(\.id))
}

func expectSearchFindsParts(_ diary: any Diary) async throws {
    let texts = [
        "Übung macht den Meister", "Die Dämmung ist neu", "Apa itu kebahagiaan?", "MÜLLER und Straße",
        "M\u{75}\u{308}de und fro\u{308}hlich", "100 % \"quoted\" o'clock NOT AND", "東京 は 雨",
        "zero \u{0} after",
        "C++ a_b *star*",
    ]
    for (number, text) in texts.enumerated() {
        try await diary.save(try Sample.reflection(number + 1, text, seconds: Int64(number)))
    }
    var deep = try Sample.reflection(50, "above", seconds: 50)
    deep.deeper = "Tiefgründig"
    try await diary.save(deep)

    let expected: [(words: String, found: [Int])] = [
        ("ubung", [1]), ("ÜBUNG", [1]), ("ämm", [2]), ("amm", [2]), ("bahagia", [3]), ("müller", [4]),
        ("strasse", [4]), ("STRAẞE", [4]), ("müde", [5]), ("mu\u{308}de", [5]), ("MÜDE", [5]),
        ("tiefgrund", [50]), ("\"quoted\"", [6]), ("\"", [6]), ("o'clock", [6]), ("%", [6]), ("not and", [6]),
        ("東京", [7]), ("雨", [7]), ("after", [8]), ("c++", [9]), ("a_b", [9]), ("*st", [9]), ("b_a", []),
        ("ist die", [2]), ("die  neu\t", [2]), ("die fehlt", []), ("fehlt", []), ("a* OR b*", []),
        ("meis macht", [1]), ("ub", [1]), ("ü", [5, 4, 1].sorted(by: >)),
    ]
    for (words, found) in expected {
        let page = try await diary.reflections(JournalQuery(words: words, limit: 200))
        let ids = try found.map { try Sample.id($0) }
        if words == "ü" {
            // One letter is in many texts; what matters is that these are among them.
            #expect(Set(ids).isSubset(of: page.reflections.map(\.id)))
        } else {
            #expect(page.reflections.map(\.id) == ids, "searching for “\(words)”")
        }
    }
    for nothing in ["", "  \n", "\u{301}"] {
        let page = try await diary.reflections(JournalQuery(words: nothing, limit: 200))
        #expect(page.reflections.count == texts.count + 1, "no word, no filter")
    }
    let many = (0..<1_200).map { "w\($0)\"x" }
    let wordy = try Sample.reflection(60, many.joined(separator: " "), seconds: 60)
    try await diary.save(wordy)
    for (words, found) in [(many, [wordy]), (many + ["missing"], []), ([many.joined(separator: "-")], [])] {
        let page = try await diary.reflections(JournalQuery(words: words.joined(separator: " ")))
        #expect(page.reflections == found, "a pasted page is a search like any other")
    }
    try await clear(diary, [wordy.id], leaving: texts.count + 1)
    var changed = try Sample.reflection(2, "Fenster", seconds: 1)
    changed.deeper = "undicht"
    try await diary.save(changed)
    #expect(try await diary.reflections(JournalQuery(words: "ämm")).reflections.isEmpty)
    #expect(try await diary.reflections(JournalQuery(words: "dicht")).reflections == [changed])
    try await clear(diary, try (1...texts.count).map { try Sample.id($0) } + [deep.id])
}

/// Every page, one after the other.
private func pages(of diary: any Diary, _ query: JournalQuery) async throws -> [Reflection] {
    var query = query
    var all: [Reflection] = []
    repeat {
        let page = try await diary.reflections(query)
        #expect(page.reflections.count <= query.limit)
        all += page.reflections
        query.after = page.next
    } while query.after != nil
    return all
}

extension Array {
    /// The same elements in another, always equal order.
    fileprivate func shuffledByRule() -> [Element] {
        indices.sorted { ($0 * 7) % count < ($1 * 7) % count }.map { self[$0] }
    }
}
