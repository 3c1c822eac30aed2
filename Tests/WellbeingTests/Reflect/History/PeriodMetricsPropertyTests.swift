import Testing
import Wellbeing

private typealias Entries = HistoryEntries

/// What holds for any entries.
struct PeriodMetricsPropertyTests {
    private static let sentences = [
        "Aku senang bertemu teman lama di warung kopi.", "Kerja lembur lagi, capek banget.",
        "Die Prüfung war schwer und der Chef laut.", "Ich war so froh über den Kuchen von Oma!",
        "The garden was quiet, and I missed my friend.", "My friend's party went on until three.", "Ok.", "",
        "I want to kill myself.", "Aku takut besok hujan.",
    ]

    private func entries(_ generator: inout SeededGenerator) -> [Reflection] {
        (0..<Int.random(in: 0...12, using: &generator)).map { number in
            let text = (0..<Int.random(in: 0...3, using: &generator))
                .compactMap { _ in Self.sentences.randomElement(using: &generator) }.joined(separator: " ")
            return Entries.entry(
                number, day: Int.random(in: -9...15, using: &generator),
                hour: Int.random(in: 0...3, using: &generator), text,
                mood: Bool.random(using: &generator) ? Mood.allCases.randomElement(using: &generator) : nil,
                read: Bool.random(using: &generator)
                    ? EmotionVerdict.allCases.randomElement(using: &generator) : nil,
                language: Language.allCases.randomElement(using: &generator))
        }
    }

    @Test func theOrderOfTheEntriesDoesNotMatter() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<60 {
            let entries = entries(&generator)
            let shuffled = entries.shuffled(using: &generator)
            #expect(Entries.metrics(entries) == Entries.metrics(shuffled))
            let today = Entries.monday.adding(days: 3)
            #expect(
                EmotionReport(of: entries, in: Entries.week, today: today)
                    == EmotionReport(of: shuffled, in: Entries.week, today: today))
            #expect(
                RhythmMetrics(of: entries, in: Entries.week, today: today)
                    == RhythmMetrics(of: shuffled, in: Entries.week, today: today))
        }
    }

    @Test func entriesOfOtherPeriodsChangeNothing() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<60 {
            let entries = entries(&generator)
            let inside = entries.filter { Entries.week.contains($0.moment.day) }
            #expect(Entries.metrics(entries) == Entries.metrics(inside))
        }
    }

    @Test func theNumbersAddUp() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<60 {
            let metrics = Entries.metrics(entries(&generator))
            #expect(metrics.days.map(\.entries).reduce(0, +) == metrics.entries)
            #expect(metrics.days.count { $0.entries > 0 } == metrics.daysWithEntries)
            #expect(metrics.decided + metrics.unclear + metrics.unread == metrics.entries)
            #expect((metrics.dominantMood == nil) == metrics.moods.isEmpty)
            #expect((metrics.dominantEmotion == nil) == (metrics.decided == 0))
            if let dominant = metrics.dominantEmotion {
                #expect(
                    metrics.verdicts.allSatisfy {
                        $0.key == .unclear || $0.value <= metrics.verdicts[.felt(dominant)] ?? 0
                    })
            }
            for day in metrics.days { #expect((day.meanMood == nil) == day.moods.isEmpty) }
            #expect(metrics.memorable.count <= 3)
            #expect(Set(metrics.memorable.map(\.id)).count == metrics.memorable.count)
            #expect(metrics.topics.allSatisfy { $0.count >= 2 && (1...$0.count).contains($0.entries) })
        }
    }

    @Test func everySentenceShownStandsInAnEntryThatDoesNotCallForHelp() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<60 {
            let entries = entries(&generator)
            let metrics = Entries.metrics(entries)
            var shown = metrics.memorable.map { ($0.id, $0.sentence) }
            if let quote = metrics.quote { shown.append((quote.id, quote.text)) }
            for (id, sentence) in shown {
                let entry = entries.first { $0.id == id && Entries.week.contains($0.moment.day) }
                #expect(entry?.text.contains(sentence) == true)
                #expect(entry.map { crisisFinding(in: $0.text).tier < .help } == true)
            }
        }
    }
}
