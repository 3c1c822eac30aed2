import Companion
import CompanionTesting
import Testing
import Wellbeing

struct ImportJournalTests {
    private static let first = "6F9619FF-8B86-4011-B42D-00C04FC964FF"
    private static let second = "7F9619FF-8B86-4011-B42D-00C04FC964FF"

    private static let entries = """
        [{"id":"\(first)","date":"2026-06-28T20:05:00Z","journalExcerpt":"Aku lelah sekali.","mood":2,
        "emotion":"fear","confidence":0.82,"reflectionQuestion":"Apa yang membuatmu lelah?",
        "reflectionText":"Kerja lembur.","aiReplyText":"Semangat!"},
        {"id":"\(second)","date":"2026-06-27T07:05:00.5Z","journalExcerpt":"Hari baik.","mood":5,
        "emotion":"happy","confidence":0.9,"reflectionQuestion":""},
        7, {"id":"x","date":"2026-06-27T07:05:00Z","journalExcerpt":"a","mood":3},
        {"id":"8F9619FF-8B86-4011-B42D-00C04FC964FF","date":"yesterday","journalExcerpt":"a","mood":3},
        {"id":"8F9619FF-8B86-4011-B42D-00C04FC964FF","date":"2026-06-27T07:05:00Z","journalExcerpt":" ","mood":3},
        {"id":"8F9619FF-8B86-4011-B42D-00C04FC964FF","date":"2026-06-27T07:05:00Z","journalExcerpt":"a","mood":6},
        {"id":"\(first.lowercased())","date":"2026-06-27T07:05:00Z","journalExcerpt":"double","mood":3}]
        """
    private static let pending = """
        {"id":"9F9619FF-8B86-4011-B42D-00C04FC964FF","date":801471600.25,"journalExcerpt":"Belum selesai",
        "mood":3,"emotion":"sadness","confidence":0.5,"reflectionQuestion":"Lalu?","highlightedPhrase":"selesai"}
        """

    private func run(
        _ text: String, _ diary: MemoryDiary, isDry: Bool = false
    ) async throws -> ImportJournal.Report {
        let file = try #require(JedaFile(Array(text.utf8)))
        let act = ImportJournal(
            diary: diary, understand: UnderstandText(crisis: nil, emotions: ScriptedEmotionReader()))
        let zone = try #require(Zone(identifier: "Asia/Jakarta"))
        return try await act.run(
            file, in: zone, dayStart: .midnight, at: Instant(milliseconds: 0), isDry: isDry)
    }

    @Test func entriesAreTakenOnceAndBadOnesKeepNobodyOut() async throws {
        let diary = MemoryDiary()
        let dry = try await run(Self.entries, diary, isDry: true)
        #expect(try await diary.count() == 0)
        let report = try await run(Self.entries, diary)
        #expect(report == dry)
        #expect(report.entries == 2 && report.known == 0 && report.drafts == 0 && report.replies == 1)
        let faults: [Int: JedaFile.Fault] = [
            3: .unreadable, 4: .id, 5: .date, 6: .text, 7: .mood, 8: .double,
        ]
        #expect(report.faults == faults)

        let id = try #require(Reflection.ID(rawValue: Self.first))
        let entry = try #require(try await diary.reflection(id))
        #expect(entry.text == "Aku lelah sekali." && entry.mood == .low && entry.deeper == "Kerja lembur.")
        #expect(entry.moment.instant == Instant(iso: "2026-06-28T20:05:00Z"))
        #expect(entry.moment.day == LocalDay(iso: "2026-06-29"), "03:05 in Jakarta is the next day")
        #expect(entry.question?.text == "Apa yang membuatmu lelah?" && entry.correction == nil)
        #expect(entry.reading?.model == "script", "what Jeda read is not taken for ours")
        let other = try #require(Reflection.ID(rawValue: Self.second))
        #expect(try await diary.reflection(other)?.question != nil, "one is asked where Jeda asked none")

        var changed = entry
        changed.text = "Diubah."
        try await diary.save(changed)
        _ = try await diary.delete(other, at: Instant(milliseconds: 1))
        let again = try await run(Self.entries, diary)
        #expect(again.entries == 0 && again.known == 2)
        #expect(try await diary.reflection(id) == changed)
        #expect(try await diary.binnedCount() == 1, "what was deleted does not come back")
    }

    @Test(arguments: [entries, pending])
    func aFileIsReportedOnWhereNoDiaryIsAsForAnEmptyOne(text: String) async throws {
        let file = try #require(JedaFile(Array(text.utf8)))
        let report = ImportJournal.Report(beginningWith: file)
        #expect(report == (try await run(text, MemoryDiary(), isDry: true)))
        #expect(report.entries + report.drafts > 0)
    }

    @Test func whatWasNotSavedBecomesADraftOnce() async throws {
        let diary = MemoryDiary()
        let report = try await run(Self.pending, diary)
        #expect(report.drafts == 1 && report.entries == 0 && report.faults.isEmpty)
        let draft = try #require(try await diary.drafts().first)
        // 801,471,600.25 s after 2001-01-01T00:00:00Z, which is 978,307,200 s after 1970.
        #expect(draft.moment.instant == Instant(milliseconds: 1_779_778_800_250))
        #expect(draft.text == "Belum selesai" && draft.mood == .neutral && !draft.isEdit)
        #expect(draft.understanding?.question?.text == "Lalu?")
        #expect(try await run(Self.pending, diary).known == 1)
        #expect(try await diary.drafts() == [draft])
    }

    @Test func allOrNothingIsTaken() async throws {
        let diary = MemoryDiary()
        let text =
            "[{\"id\":\"\(Self.first)\",\"date\":\"2026-06-28T20:05:00Z\",\"journalExcerpt\":\"a\",\"mood\":2}]"
        await diary.fail(with: .diskFull)
        await #expect(throws: DiaryError.diskFull) { try await run(text, diary) }
        await diary.fail(with: nil)
        #expect(try await diary.count() == 0)
        #expect(try await run(text, diary).entries == 1)
    }

    @Test func anEmptyFileHoldsNothingAndOthersAreNone() {
        #expect(JedaFile([])?.records == [])
        #expect(JedaFile(Array("[]".utf8))?.records == [])
        for text in ["x", "7", "\"a\"", "{}", "{\"id\":7}"] {
            #expect(JedaFile(Array(text.utf8)) == nil, "\(text)")
        }
    }
}
