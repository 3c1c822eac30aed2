import Testing
import Wellbeing

private typealias Entries = HistoryEntries

/// Three weeks worked out by hand.
struct PeriodMetricsTests {
    private static let indonesian = [
        Entries.entry(
            1, day: 0, hour: 8, "Capek kerja lembur terus.", mood: .low, read: .felt(.sadness),
            language: .indonesian),
        Entries.entry(
            2, day: 1, hour: 8, "Kerja lancar, bisa pulang cepat. Teman-teman kantor traktir kopi.",
            mood: .okay,
            read: .felt(.happy), language: .indonesian),
        Entries.entry(
            3, day: 1, hour: 22, "Deadline kerja bikin capek, kopinya dingin.", mood: .low,
            read: .felt(.fear),
            corrected: .felt(.sadness), language: .indonesian, deeper: "Aku takut mengecewakan temanku."),
        Entries.entry(
            4, day: 3, hour: 21, "Aku senang sekali bisa tertawa lagi sama teman2 di warung kopi.",
            mood: .light,
            read: .felt(.happy), language: .indonesian),
    ]

    @Test func countsAnIndonesianWeek() {
        // Today is Friday.
        let metrics = Entries.metrics(Self.indonesian, today: 4)
        #expect(metrics.entries == 4)
        #expect(metrics.daysWithEntries == 3)
        #expect(metrics.moods == [.low: 2, .okay: 1, .light: 1])
        #expect(metrics.dominantMood == .low)
        // The correction takes fear away: sadness 2, happy 2, and happy was felt last.
        #expect(metrics.verdicts == [.felt(.sadness): 2, .felt(.happy): 2])
        #expect(metrics.dominantEmotion == .happy)
        #expect(metrics.unread == 0)
        #expect(metrics.deeperEntries == 1)
        #expect(metrics.keptReplies == 0)
        // 4 + (5 + 4) + (6 + 4 deeper) + 11.
        #expect(metrics.wordsWritten == 34)
        // (2 + 4 + 2 + 5) / 4
        #expect(metrics.meanMood == 3.25)
    }

    @Test func leavesADayWithoutEntriesAGap() {
        let days = Entries.metrics(Self.indonesian, today: 4).days
        // Monday 2; Tuesday (4 + 2) / 2; Thursday 5; nothing for the rest, nor for Saturday and Sunday to come.
        #expect(days.map(\.meanMood) == [2, 3, nil, 5, nil, nil, nil])
        #expect(days.map(\.entries) == [1, 2, 0, 1, 0, 0, 0])
        #expect(days.map(\.isFuture) == [false, false, false, false, false, true, true])
        #expect(days[1].verdicts == [.felt(.happy): 1, .felt(.sadness): 1])
    }

    @Test func findsTheTopicsOfAnIndonesianWeek() {
        let metrics = Entries.metrics(Self.indonesian)
        // kopi, kopinya, kopi; Teman-teman, temanku, teman2; kerja, Kerja, kerja: three each in three entries each.
        // kopi and teman stand in the fourth entry, kerja last in the third; kopi comes before teman in the alphabet.
        let topics = [
            WordCount(word: "kopi", count: 3, entries: 3), WordCount(word: "teman", count: 3, entries: 3),
            WordCount(word: "kerja", count: 3, entries: 3),
        ]
        #expect(metrics.topics == topics)
        // A feeling is a word that stands out, but no topic.
        #expect(metrics.words == topics + [WordCount(word: "capek", count: 2, entries: 2)])
    }

    @Test func remembersMomentsOfAnIndonesianWeek() {
        let metrics = Entries.metrics(Self.indonesian)
        // The lightest is the fourth; the heaviest mood, low, was said last in the third; the third is the deepest as
        // well, but is taken; no text has 60 words.
        #expect(
            metrics.memorable == [
                MemorableMoment(
                    id: Entries.id(3), day: Entries.monday.adding(days: 1), reason: .heaviest,
                    sentence: "Deadline kerja bikin capek, kopinya dingin."),
                MemorableMoment(
                    id: Entries.id(4), day: Entries.monday.adding(days: 3), reason: .lightest,
                    sentence: "Aku senang sekali bisa tertawa lagi sama teman2 di warung kopi."),
            ])
        #expect(
            metrics.quote
                == QuotedSentence(
                    id: Entries.id(4), day: Entries.monday.adding(days: 3),
                    text: "Aku senang sekali bisa tertawa lagi sama teman2 di warung kopi."))
    }

    @Test func countsAGermanWeek() {
        let metrics = Entries.metrics([
            Entries.entry(
                1, day: 0, "Der Chef war heute laut. Die Prüfung steht an.", mood: .low, read: .felt(.anger),
                language: .german),
            Entries.entry(
                2, day: 2, "Meine Chefs reden nur von Prüfungen, z.B. am 3. Mai.", language: .german),
            Entries.entry(
                3, day: 5, "Oma hat Kuchen gebacken. Ich war so glücklich bei ihr in der Küche!", mood: .okay,
                read: .felt(.happy), language: .german),
            Entries.entry(
                4, day: 6, "Der Kuchen von Oma ist schon weg. Nächste Woche ist die Prüfung.", mood: .neutral,
                read: .unclear, language: .german),
        ])
        // (5 + 4) + 11, with z, B and 3, + (4 + 9) + (7 + 5)
        #expect(metrics.wordsWritten == 45)
        #expect(metrics.unread == 1)
        #expect(metrics.verdicts == [.felt(.anger): 1, .felt(.happy): 1, .unclear: 1])
        // One each: the one felt last, and the mood said last.
        #expect(metrics.dominantEmotion == .happy)
        #expect(metrics.dominantMood == .neutral)
        // Prüfung with Prüfungen 3; Kuchen and Oma until the fourth entry, Chef with Chefs until the second.
        #expect(
            metrics.topics == [
                WordCount(word: "Prüfung", count: 3, entries: 3),
                WordCount(word: "Kuchen", count: 2, entries: 2),
                WordCount(word: "Oma", count: 2, entries: 2), WordCount(word: "Chef", count: 2, entries: 2),
            ])
        #expect(metrics.quote?.text == "Ich war so glücklich bei ihr in der Küche!")
    }

    @Test func countsAnEnglishWeek() {
        let metrics = Entries.metrics([
            Entries.entry(1, day: 0, "Mum’s garden was quiet. I miss my friends.", language: .english),
            Entries.entry(
                2, day: 1, "My friend's party was loud, and the parties after it too.", language: .english),
            Entries.entry(3, day: 3, "Mum called. The garden, the garden!", language: .english),
        ])
        // (4 + 4) + 11 + (2 + 4)
        #expect(metrics.wordsWritten == 25)
        // The same number of friend and friends, of party and parties: the first in the alphabet is shown.
        #expect(
            metrics.topics == [
                WordCount(word: "garden", count: 3, entries: 2), WordCount(word: "Mum", count: 2, entries: 2),
                WordCount(word: "friend", count: 2, entries: 2),
                WordCount(word: "parties", count: 2, entries: 1),
            ])
        #expect(metrics.dominantMood == nil && metrics.dominantEmotion == nil && metrics.meanMood == nil)
        #expect(metrics.memorable.isEmpty)
    }

    @Test func findsNothingInAnEmptyPeriod() {
        let metrics = Entries.metrics([])
        #expect(metrics.entries == 0 && metrics.daysWithEntries == 0 && metrics.wordsWritten == 0)
        #expect(metrics.days.count == 7 && metrics.days.allSatisfy { $0.meanMood == nil })
        #expect(metrics.topics.isEmpty && metrics.words.isEmpty && metrics.memorable.isEmpty)
        #expect(metrics.quote == nil)
    }

    @Test func hasADayForEachDayOfAMonth() {
        let entry = Entries.entry(1, day: 0, "Halo", mood: .okay)
        let month = Month(containing: Entries.monday)
        let metrics = PeriodMetrics(of: [entry], in: .month(month), today: Entries.monday)
        #expect(metrics.days.count == 31)
        #expect(metrics.days.first?.day == LocalDay(year: 2026, month: 10, day: 1))
        #expect(metrics.days.map(\.entries).reduce(0, +) == 1)
        // 6 to 31 October are still to come.
        #expect(metrics.days.count { $0.isFuture } == 26)
    }

    @Test func takesTheLatestOfEquallyFrequentMoods() {
        let entries = [
            Entries.entry(1, day: 0, mood: .heavy), Entries.entry(2, day: 1, mood: .okay),
            Entries.entry(3, day: 2, mood: .okay), Entries.entry(4, day: 3, mood: .heavy),
        ]
        #expect(Entries.metrics(entries).dominantMood == .heavy)
        #expect(Entries.metrics(entries.reversed()).dominantMood == .heavy)
    }

    @Test func goesByTheIdWhenTwoWereWrittenAtTheSameInstant() {
        let entries = [
            Entries.entry(1, day: 0, mood: .heavy, read: .felt(.fear)),
            Entries.entry(2, day: 0, mood: .okay, read: .felt(.love)),
        ]
        for entries in [entries, entries.reversed()] {
            #expect(Entries.metrics(entries).dominantMood == .okay)
            #expect(Entries.metrics(entries).dominantEmotion == .love)
        }
    }

    @Test func countsTheRepliesThatWereKept() {
        var entries = Self.indonesian
        let reply = KeptReply(text: "Itu berat.", model: "test", madeAt: Instant(milliseconds: 0))
        entries[0].reply = reply
        entries[2].reply = reply
        #expect(Entries.metrics(entries).keptReplies == 2)
    }

    @Test func countsOnlyWhatWasWrittenAsGoingDeeper() {
        let entries = [
            Entries.entry(1, day: 0, deeper: " \n"), Entries.entry(2, day: 0, deeper: "Ja."),
            Entries.entry(3, day: 0),
        ]
        #expect(Entries.metrics(entries).deeperEntries == 1)
    }
}
