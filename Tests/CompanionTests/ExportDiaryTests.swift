import Companion
import CompanionTesting
import Testing
import Wellbeing

/// Exporting page by page, and reading back.
struct ExportDiaryTests {
    private static let words = Sample.exportWords

    /// More records than one page holds, several at the same instant.
    private func filled() async throws -> (MemoryDiary, [SpokenEntry], [CheckIn]) {
        let diary = MemoryDiary()
        let entries = try (0..<1_203).map { number in
            SpokenEntry(
                id: try Sample.id(10_000 + number), moment: try Sample.moment(Int64(number / 3)),
                fields: SpokenFields(mood: .medium, musicInHead: false, stress: SpokenFields.Degree.none),
                transcript: "Nummer \(number); \"so\"\n=1", language: .german, isSpoken: true)
        }
        let checkIns = try (0..<1_001).map { try Sample.checkIn(20_000 + $0, .light, seconds: Int64($0 / 7)) }
        try await diary.save(entries)
        try await diary.save(checkIns)
        return (diary, entries, checkIns)
    }

    private func csv(_ diary: any Diary, _ content: ExportContent, _ dialect: CSVDialect) async throws
        -> String
    {
        var bytes: [UInt8] = []
        try await ExportDiary(diary: diary).csv(
            of: content, in: nil, dialect: dialect, words: Self.words
        ) { piece throws(WorkbookError) in bytes += piece }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: CSVDialect.allCases) func everyRecordLeavesOnceAndComesBack(dialect: CSVDialect)
        async throws
    {
        let (diary, entries, checkIns) = try await filled()
        let spoken = try ImportSpokenDiary.Records(
            csv: try await csv(diary, .spoken, dialect), languages: [Self.words])
        #expect(spoken == .spoken(entries), "in the order in which they happened")
        let ratings = try ImportSpokenDiary.Records(
            csv: try await csv(diary, .checkIns, dialect), languages: [Self.words])
        #expect(ratings == .checkIns(checkIns))

        let empty = MemoryDiary()
        let act = ImportSpokenDiary(diary: empty)
        let days = LocalDay.accepted
        #expect(try await act.run(spoken, isDry: true) == .init(added: 1_203, known: 0))
        #expect(try await empty.spokenEntries(in: days) == [])
        #expect(try await act.run(spoken, isDry: false) == .init(added: 1_203, known: 0))
        #expect(try await act.run(ratings, isDry: false) == .init(added: 1_001, known: 0))
        #expect(try await empty.spokenEntries(in: days) == entries)
        #expect(try await empty.checkIns(in: days) == checkIns)
        _ = try await empty.deleteSpokenEntry(entries[0].id, at: try Sample.moment().instant)
        #expect(
            try await act.run(spoken, isDry: false) == .init(added: 0, known: 1_203),
            "what is binned stays there")
        #expect(try await empty.spokenEntry(entries[0].id) == nil)
    }

    @Test func aFileWithTheSameRecordTwiceAddsItOnce() async throws {
        let diary = MemoryDiary()
        let entry = try Sample.spokenEntry(1)
        let report = try await ImportSpokenDiary(diary: diary).run(.spoken([entry, entry]), isDry: false)
        #expect(report == .init(added: 1, known: 1))
    }

    @Test func aFailingDiaryTakesNothing() async throws {
        let diary = MemoryDiary()
        await diary.fail(with: .diskFull)
        await #expect(throws: DiaryError.diskFull) {
            _ = try await ImportSpokenDiary(diary: diary).run(.spoken([Sample.spokenEntry(1)]), isDry: false)
        }
        await #expect(throws: ExportError.diary(.diskFull)) { _ = try await csv(diary, .spoken, .excel) }
        await diary.fail(with: nil)
        #expect(try await diary.spokenEntries(in: LocalDay.accepted) == [])
        await #expect(throws: ExportError.oneKindOnly) { _ = try await csv(diary, .everything, .excel) }
    }
}

extension Sample {
    /// Words that are enough to write and read an export.
    static let exportWords = SpokenDiaryWords(
        sheets: .init(overview: "Übersicht", checkIns: "Momentaufnahmen", diary: "Tagebuch"),
        diaryHeads: [.day: "Tag"], checkInHeads: [.rating: "Wertung"], yes: "ja", no: "nein",
        moods: [.bad: "schlecht", .medium: "mittel", .good: "gut"],
        strengths: [.faint: "leicht", .medium: "mittel", .strong: "stark"],
        degrees: [.none: "keiner", .low: "gering", .medium: "mittel", .high: "hoch"],
        ratings: ["1", "2", "3", "4", "5"], sources: [.manual: "von Hand", .notification: "Erinnerung"],
        overview: .init(
            range: "", from: "", until: "", checkIns: "", average: "", entries: "", distribution: "",
            count: ""))
}
