public import Companion
import Testing
public import Wellbeing

/// Checks what every ``Diary`` must do, on an empty one.
///
/// Each adapter's tests run it, and the fake's.
public func expectDiaryContract(_ diary: any Diary) async throws {
    try await expectTheDiaryCanBeLookedBackOn(diary)
    try await expectEntriesAreKeptWhole(diary)
    try await expectSavingTwiceReplaces(diary)
    try await expectNotesTouchNothingElse(diary)
    try await expectTheBinKeepsAndDestroys(diary)
    try await expectDraftsComeAndGo(diary)
    try await expectCareIsKept(diary)
    try await expectSettingsAreKept(diary)
    try await expectSpokenEntriesAreKept(diary)
    try await expectSpokenDraftsComeAndGo(diary)
    try await expectCheckInsAreKept(diary)
    try await expectLivingIsKept(diary)
    try await expectLivingOutOfBoundsIsRefused(diary)
    try await expectDaysAreStamped(diary)
    try await expectCorrectionsAreRemembered(diary)
    try await expectManyAreSavedTogether(diary)
    try await expectRulesAreKept(diary)
    try await expectTheListIsPagedAndFiltered(diary)
    try await expectSearchFindsParts(diary)
}

/// Values for tests of a diary.
public enum Sample {
    /// The id that ends in this number.
    public static func id(_ number: Int) throws -> Reflection.ID {
        let digits = String(number, radix: 16)
        let padded = String(repeating: "0", count: 12 - digits.count) + digits
        return try #require(Reflection.ID(rawValue: "6f9619ff-8b86-4d01-b42d-" + padded))
    }

    /// A moment in Jakarta, seconds after 2026-05-26T15:00:00Z.
    public static func moment(_ seconds: Int64 = 0) throws -> Moment {
        let start = try #require(Instant(iso: "2026-05-26T15:00:00Z"))
        let jakarta = try #require(Zone(identifier: "Asia/Jakarta"))
        return Moment(start.adding(seconds: seconds), in: jakarta, dayStart: .midnight)
    }

    /// An entry with nothing but a text.
    public static func reflection(_ number: Int, _ text: String, seconds: Int64 = 0) throws -> Reflection {
        Reflection(id: try id(number), moment: try moment(seconds), text: text)
    }

    /// Numbers that no short decimal spells, so that rounding on the way would show.
    public static let reading = EmotionReading(
        probabilities: [0.1, 0.2, 1.0 / 3.0, 0.05, 0.3, 0.01666666666666672], verdict: .felt(.love),
        confidence: 1.0 / 3.0, model: "sela-emotion-1", windows: 3)

    /// What no model says: a text that would show any change on the way.
    public static let reply = KeptReply(
        text: "Regen \u{0}; it's fine.\r\n🌧️ e\u{301}", model: "qwen3:1.7b", madeAt: Instant(milliseconds: 1))

    /// An entry in which everything is said.
    public static func fullReflection(_ number: Int) throws -> Reflection {
        let moment = try moment()
        return Reflection(
            id: try id(number), moment: moment,
            text: "It's \u{0} fine;\r\nDROP TABLE reflection; -- 🌧️ e\u{301}",
            mood: .okay, language: .english, reading: reading,
            correction: EmotionCorrection(verdict: .unclear, correctedAt: moment.instant.adding(seconds: 60)),
            question: Question(text: "What about “rain”?", keyword: "rain", language: .english),
            deeper: "\tMore \u{0}\n", reply: reply, editedAt: moment.instant.adding(seconds: 90))
    }
}

private func expectEntriesAreKeptWhole(_ diary: any Diary) async throws {
    let full = try Sample.fullReflection(1)
    let bare = try Sample.reflection(2, "x", seconds: 1)
    try await diary.save(full)
    try await diary.save(bare)
    let read = try #require(try await diary.reflection(full.id))
    #expect(read == full)
    // String equality takes é and e+´ for the same; what was typed are bytes.
    #expect(Array(read.text.utf8) == Array(full.text.utf8), "byte for byte")
    #expect(Array((read.deeper ?? "").utf8) == Array((full.deeper ?? "").utf8), "byte for byte")
    #expect(try await diary.reflection(bare.id) == bare, "what was not said stays nil")
    #expect(try await diary.reflection(try Sample.id(404)) == nil)
    #expect(try await diary.count() == 2)

    var travelled = try Sample.reflection(3, "frozen", seconds: 2)
    travelled.moment = Moment(
        instant: travelled.moment.instant, zone: .utc, frozenDay: LocalDay(number: 12_345))
    try await diary.save(travelled)
    #expect(try await diary.reflection(travelled.id)?.moment == travelled.moment, "the day stays frozen")
    let days = LocalDay(number: 12_345)...full.moment.day
    #expect(try await diary.counts(in: days) == [LocalDay(number: 12_345): 1, full.moment.day: 2])
    #expect(try await diary.counts(in: LocalDay(number: 1)...LocalDay(number: 2)).isEmpty)
    try await clear(diary, [full.id, bare.id, travelled.id])
}

private func expectSavingTwiceReplaces(_ diary: any Diary) async throws {
    var entry = try Sample.fullReflection(1)
    try await diary.save(entry)
    entry.text = "second"
    entry.reading = nil
    entry.correction = nil
    entry.question = nil
    entry.deeper = nil
    entry.reply = nil
    entry.mood = nil
    try await diary.save(entry)
    #expect(try await diary.reflection(entry.id) == entry)
    #expect(try await diary.count() == 1)
    #expect(try await diary.reflections(JournalQuery(words: "second")).reflections == [entry])
    #expect(
        try await diary.reflections(JournalQuery(words: "fine")).reflections.isEmpty, "old words are gone")
    try await clear(diary, [entry.id])
}

private func expectTheBinKeepsAndDestroys(_ diary: any Diary) async throws {
    let noon = try Sample.moment().instant
    let entries = try (1...3).map { try Sample.reflection($0, "entry \($0)", seconds: Int64($0)) }
    for entry in entries { try await diary.save(entry) }
    #expect(try await diary.delete(entries[0].id, at: noon))
    #expect(try await !diary.delete(entries[0].id, at: noon), "it is there already")
    #expect(try await !diary.delete(try Sample.id(404), at: noon))
    #expect(try await diary.delete(entries[1].id, at: noon.adding(seconds: 1)))
    #expect(
        try await diary.bin() == [
            BinnedReflection(reflection: entries[1], deletedAt: noon.adding(seconds: 1)),
            BinnedReflection(reflection: entries[0], deletedAt: noon),
        ], "latest deletion first")
    #expect(try await diary.reflection(entries[0].id) == nil)
    #expect(try await diary.reflections(JournalQuery()).reflections == [entries[2]])
    #expect(try await diary.reflections(JournalQuery(words: "entry")).reflections == [entries[2]])
    #expect(
        try await diary.counts(in: entries[0].moment.day...entries[0].moment.day).values.map(\.self) == [1])
    #expect(try await diary.count() == 1)

    #expect(try await diary.restore(entries[1].id))
    #expect(try await !diary.restore(entries[1].id), "it is not in the bin any more")
    #expect(try await diary.reflection(entries[1].id) == entries[1])
    #expect(try await !diary.destroy(entries[1].id), "only what is in the bin can be destroyed")
    #expect(try await diary.emptyBin(deletedBefore: noon) == 0, "before means before")
    #expect(try await diary.emptyBin(deletedBefore: noon.adding(seconds: 1)) == 1)
    #expect(try await diary.bin().isEmpty)
    #expect(try await !diary.restore(entries[0].id), "destroyed is destroyed")

    _ = try await diary.delete(entries[1].id, at: noon)
    #expect(try await diary.destroy(entries[1].id))
    #expect(try await !diary.destroy(entries[1].id))
    _ = try await diary.delete(entries[2].id, at: noon)
    try await diary.save(entries[2])
    #expect(try await diary.reflection(entries[2].id) == entries[2], "saving takes it out of the bin")
    #expect(try await diary.bin().isEmpty)
    try await clear(diary, [entries[2].id])
}

private func expectDraftsComeAndGo(_ diary: any Diary) async throws {
    let moment = try Sample.moment()
    let understood = Understanding(
        reading: Sample.reading, language: .german,
        question: Question(text: "Wie?", keyword: nil, language: .german))
    let first = Draft(
        id: try Sample.id(1), moment: moment, text: "\u{0}half\r\n", mood: .low, deeper: "d",
        reply: DraftReply(Sample.reply, answers: "\u{0}d", isKept: true), understanding: understood,
        isEdit: true, keptAt: moment.instant)
    var second = Draft(
        id: try Sample.id(2), moment: moment, text: "",
        understanding: Understanding(reading: nil, language: nil, question: nil),
        keptAt: moment.instant.adding(seconds: 1))
    try await diary.keep(first)
    try await diary.keep(second)
    #expect(try await diary.draft(first.id) == first)
    #expect(try await diary.drafts() == [second, first], "latest kept first")
    second.understanding = nil
    second.reply = DraftReply(Sample.reply, answers: "")
    second.text = "more"
    try await diary.keep(second)
    #expect(try await diary.draft(second.id) == second, "replaced whole")

    #expect(try await diary.discard(second.id, at: moment.instant))
    #expect(try await !diary.discard(second.id, at: moment.instant))
    #expect(try await diary.draft(second.id) == nil)
    #expect(try await diary.drafts() == [first])
    #expect(try await diary.reopen(second.id))
    #expect(try await !diary.reopen(second.id))
    #expect(try await diary.draft(second.id) == second)
    _ = try await diary.discard(second.id, at: moment.instant)
    try await diary.keep(second)
    #expect(try await diary.draft(second.id) == second, "kept again is back")
    _ = try await diary.discard(second.id, at: moment.instant)
    #expect(try await diary.emptyBin(deletedBefore: moment.instant.adding(seconds: 1)) == 0)
    #expect(try await !diary.reopen(second.id), "emptied with the bin")

    try await diary.save(Reflection(id: first.id, moment: moment, text: "whole"))
    #expect(try await diary.draft(first.id) == nil, "saving lets go of the draft")
    #expect(try await !diary.reopen(first.id))
    #expect(try await diary.drafts().isEmpty)
    try await clear(diary, [first.id])
}

private func expectSettingsAreKept(_ diary: any Diary) async throws {
    #expect(try await diary.preferences() == nil)
    var preferences = Preferences(language: .indonesian)
    try await diary.save(preferences)
    #expect(try await diary.preferences() == preferences)
    preferences.language = .german
    preferences.country = "DE"
    preferences.firstWeekday = .sunday
    preferences.dayStart = try #require(DayStart(minutes: 240))
    preferences.appearance = .dark
    preferences.tracks = [.sleep, .checkIns]
    preferences.aiConsent = AIConsent(isGranted: false, version: 1, decidedAt: try Sample.moment().instant)
    preferences.idleLockMinutes = 720
    preferences.dailyBackup = false
    preferences.backupsKept = 365
    preferences.isOnboarded = true
    preferences.keepsRecordings = true
    for spoken: SpokenLanguage in [.foundOut, .pinned(.indonesian)] {
        preferences.spokenLanguage = spoken
        try await diary.save(preferences)
        #expect(try await diary.preferences()?.spokenLanguage == spoken)
    }
    #expect(try await diary.preferences() == preferences)
    preferences.tracks = []
    try await diary.save(preferences)
    #expect(try await diary.preferences() == preferences, "no track at all is an answer too")
}

private func expectRulesAreKept(_ diary: any Diary) async throws {
    let empty = try Sample.reflection(1, "")
    await #expect(throws: DiaryError.refused) { try await diary.save(empty) }
    let long = try Sample.reflection(1, String(repeating: "ä", count: 100_001))
    await #expect(throws: DiaryError.refused) { try await diary.save(long) }
    var deep = try Sample.reflection(1, "x")
    deep.deeper = long.text
    let tooDeep = deep
    await #expect(throws: DiaryError.refused) { try await diary.save(tooDeep) }
    let draft = Draft(id: try Sample.id(1), moment: long.moment, text: long.text, keptAt: long.moment.instant)
    await #expect(throws: DiaryError.refused) { try await diary.keep(draft) }
    #expect(try await diary.count() == 0, "what was refused changed nothing")
    let family = try Sample.reflection(1, String(repeating: "👨‍👩‍👧‍👦", count: 100_000))
    try await diary.save(family)
    let read = try #require(try await diary.reflection(family.id))
    #expect(read == family, "characters are counted as a person counts them")
    try await clear(diary, [family.id])
}

/// Destroys these entries; an empty diary is left for the next part unless it says otherwise.
func clear(_ diary: any Diary, _ ids: [Reflection.ID], leaving count: Int = 0) async throws {
    for id in ids {
        _ = try await diary.delete(id, at: Instant(milliseconds: 0))
        _ = try await diary.destroy(id)
    }
    #expect(try await diary.count() == count)
}
