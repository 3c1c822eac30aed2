import Companion
import Testing
public import Wellbeing

extension Sample {
    /// Every field that can stand beside music in the head.
    public static let fieldsWithMusic = SpokenFields(
        mood: .good, musicInHead: true, songName: "Wonderwall \u{0};'--", earwormStrength: .strong,
        socialContact: true, distress: .low, countermeasures: true, countermeasureActivity: "spazieren; Tee",
        stress: nil)

    /// A spoken entry in which everything is said.
    public static func spokenEntry(_ number: Int, seconds: Int64 = 0) throws -> SpokenEntry {
        SpokenEntry(
            id: try id(number), moment: try moment(seconds), fields: fieldsWithMusic,
            transcript: "Heute \u{0} war's gut.\r\n🌧️ e\u{301}", language: .german, isSpoken: true)
    }

    /// A draft in which everything is said.
    public static func spokenDraft(_ number: Int, seconds: Int64 = 0) throws -> SpokenDraft {
        let moment = try moment(seconds)
        return SpokenDraft(
            id: try id(number), moment: moment, language: .german,
            heard: Transcript(text: "Heute war es gut.", isCut: true), transcript: "Heute war es gut!",
            fields: fieldsWithMusic, spans: [.mood: 6..<16, .songName: 0..<5], proposed: [.songName],
            keptAt: moment.instant)
    }

    /// Half a second of a wave, in values that 16 bits hold exactly.
    public static let recording = Recording(
        samples: (0..<8_000).map { Float($0 % 101 - 50) * 600 / 32_767 })

    public static func checkIn(_ number: Int, _ rating: Mood, seconds: Int64 = 0) throws -> CheckIn {
        CheckIn(id: try id(number), moment: try moment(seconds), rating: rating)
    }
}

/// Entries are kept whole, in order, through the bin and back.
func expectSpokenEntriesAreKept(_ diary: any Diary) async throws {
    let before = try await diary.binnedCount()
    let day = try Sample.moment().day
    #expect(try await diary.spokenSpan() == nil)
    let full = try Sample.spokenEntry(201, seconds: 20)
    var calm = SpokenEntry(
        id: try Sample.id(202), moment: try Sample.moment(10),
        fields: SpokenFields(mood: .bad, musicInHead: false, socialContact: false, stress: .high),
        transcript: "")
    try await diary.save(full, keepingRecording: false)
    try await diary.save([calm])
    #expect(try await diary.spokenEntry(full.id) == full)
    #expect(try await diary.spokenEntries(in: day...day) == [calm, full])
    #expect(try await diary.spokenEntries(in: day...day, after: calm.place, limit: 5) == [full])
    #expect(try await diary.spokenEntries(in: day...day, after: nil, limit: 1) == [calm])
    #expect(try await diary.newestSpokenEntries(in: day...day, before: nil, limit: 1) == [full])
    #expect(try await diary.newestSpokenEntries(in: day...day, before: full.place, limit: 5) == [calm])
    #expect(try await diary.newestSpokenEntries(in: day...day, before: calm.place, limit: 5) == [])
    #expect(
        try await diary.spokenTallies(in: day...day) == [SpokenTally(day: day, moods: [.bad: 1, .good: 1])])
    #expect(try await diary.spokenTallies(in: day.adding(days: 1)...day.adding(days: 2)) == [])
    #expect(try await diary.spokenEntries(in: day.adding(days: 1)...day.adding(days: 2)) == [])
    #expect(try await diary.spokenSpan() == day...day)
    calm.editedAt = try Sample.moment(90).instant
    calm.transcript = "Mir ging es schlecht."
    try await diary.save(calm, keepingRecording: false)
    #expect(try await diary.spokenEntry(calm.id) == calm)

    var unfit = full
    unfit.fields = SpokenFields(musicInHead: false)
    await #expect(throws: DiaryError.refused) { try await diary.save(unfit, keepingRecording: false) }
    await #expect(throws: DiaryError.refused) { try await diary.save([calm, unfit]) }
    unfit.fields = SpokenFields(
        mood: .good, musicInHead: true, songName: String(repeating: "a", count: 1_001))
    await #expect(throws: DiaryError.refused) { try await diary.save(unfit, keepingRecording: false) }
    unfit.fields = full.fields
    unfit.transcript = String(repeating: "ü", count: 100_001)
    await #expect(throws: DiaryError.refused) { try await diary.save(unfit, keepingRecording: false) }
    #expect(try await diary.spokenEntry(full.id) == full)

    let texts = try await diary.texts(writtenAfter: try Sample.moment(89).instant)
    #expect(texts.contains { $0.text == calm.transcript }, "care reads what was edited last")
    let deleted = try Sample.moment(100).instant
    #expect(try await diary.deleteSpokenEntry(calm.id, at: deleted))
    #expect(try await diary.deleteSpokenEntry(calm.id, at: deleted) == false)
    #expect(try await diary.spokenEntry(calm.id) == nil)
    #expect(try await diary.binnedSpokenEntries() == [Binned(calm, deletedAt: deleted)])
    #expect(try await diary.binnedCount() == before + 1)
    #expect(try await diary.restoreSpokenEntry(calm.id))
    #expect(try await diary.restoreSpokenEntry(calm.id) == false)
    #expect(try await diary.destroySpokenEntry(calm.id) == false, "only what is in the bin")
    #expect(try await diary.deleteSpokenEntry(calm.id, at: deleted))
    #expect(try await diary.emptyBin(deletedBefore: deleted) == 0)
    #expect(try await diary.emptyBin(deletedBefore: deleted.adding(seconds: 1)) == 1)
    #expect(try await diary.restoreSpokenEntry(calm.id) == false)
    #expect(try await diary.deleteSpokenEntry(full.id, at: deleted))
    #expect(try await diary.destroySpokenEntry(full.id))
    #expect(try await diary.spokenSpan() == nil)
}

/// A draft and its recording come, are edited, and go with the entry; a recording stays only if it is to.
func expectSpokenDraftsComeAndGo(_ diary: any Diary) async throws {
    let recording = try #require(Sample.recording)
    var draft = try Sample.spokenDraft(211)
    try await diary.keep(draft, with: recording)
    #expect(try await diary.spokenDraft(draft.id) == draft)
    #expect(try await diary.recording(of: draft.id) == recording)
    #expect(try await diary.recordingLength(of: draft.id) == 0.5)
    draft.spans = [.mood: 6..<16]
    draft.proposed = []
    draft.fields = SpokenFields(mood: .medium)
    draft.heard = nil
    draft.language = nil
    draft.keptAt = draft.keptAt.adding(seconds: 5)
    try await diary.keep(draft)
    #expect(try await diary.spokenDraft(draft.id) == draft)
    #expect(try await diary.recording(of: draft.id) == recording, "an edit leaves the voice alone")
    let other = try Sample.spokenDraft(212)
    try await diary.keep(other)
    #expect(try await diary.spokenDrafts() == [draft, other])
    #expect(try await diary.recordingLength(of: other.id) == nil)
    await #expect(throws: DiaryError.refused) {
        var long = draft
        long.transcript = String(repeating: "a", count: 100_001)
        try await diary.keep(long)
    }

    #expect(try await diary.discardSpokenDraft(draft.id, at: draft.keptAt))
    #expect(try await diary.spokenDraft(draft.id) == nil)
    #expect(try await diary.spokenDrafts() == [other])
    #expect(try await diary.reopenSpokenDraft(draft.id))
    #expect(try await diary.recording(of: draft.id) == recording)

    let entry = try Sample.spokenEntry(211)
    try await diary.save(entry, keepingRecording: true)
    #expect(try await diary.spokenDraft(draft.id) == nil)
    #expect(try await diary.recording(of: draft.id) == recording)
    #expect(try await diary.deleteSpokenEntry(entry.id, at: draft.keptAt))
    #expect(try await diary.destroySpokenEntry(entry.id))
    #expect(try await diary.recordingLength(of: entry.id) == nil, "a recording goes with its entry")

    try await diary.keep(draft, with: recording)
    try await diary.save(entry, keepingRecording: false)
    #expect(try await diary.recordingLength(of: entry.id) == nil)
    _ = try await diary.deleteSpokenEntry(entry.id, at: draft.keptAt)
    _ = try await diary.destroySpokenEntry(entry.id)

    try await diary.keep(draft, with: recording)
    #expect(try await diary.deleteRecording(of: draft.id))
    #expect(try await diary.deleteRecording(of: draft.id) == false)
    #expect(try await diary.spokenDraft(draft.id) == draft)
    try await diary.keep(draft, with: recording)
    for id in [draft.id, other.id] { _ = try await diary.discardSpokenDraft(id, at: draft.keptAt) }
    _ = try await diary.emptyBin(deletedBefore: draft.keptAt.adding(seconds: 1))
    #expect(try await diary.reopenSpokenDraft(draft.id) == false)
    #expect(try await diary.recordingLength(of: draft.id) == nil, "a recording goes with its draft")
}

/// Check-ins are kept whole, in order, through the bin and back.
func expectCheckInsAreKept(_ diary: any Diary) async throws {
    let before = try await diary.binnedCount()
    let day = try Sample.moment().day
    #expect(try await diary.checkInSpan() == nil)
    var low = try Sample.checkIn(221, .low, seconds: 30)
    let light = try Sample.checkIn(222, .light, seconds: 20)
    try await diary.save(low)
    try await diary.save([light])
    #expect(try await diary.checkIns(in: day...day) == [light, low])
    #expect(try await diary.checkIns(in: day...day, after: light.place, limit: 1) == [low])
    #expect(try await diary.newestCheckIns(in: day...day, before: nil, limit: 5) == [low, light])
    #expect(try await diary.newestCheckIns(in: day...day, before: low.place, limit: 5) == [light])
    #expect(try await diary.newestCheckIns(in: day...day, before: nil, limit: 1) == [low])
    let next = try Sample.checkIn(223, .light, seconds: 86_400)
    try await diary.save([next, try Sample.checkIn(224, .light, seconds: 86_401)])
    let after = next.moment.day
    #expect(
        try await diary.checkInTallies(in: day...after) == [
            CheckInTally(day: day, ratings: [.low: 1, .light: 1]),
            CheckInTally(day: after, ratings: [.light: 2]),
        ])
    #expect(try await diary.checkInSpan() == day...after)
    for id in [try Sample.id(223), try Sample.id(224)] {
        #expect(try await diary.deleteCheckIn(id, at: next.moment.instant))
        #expect(try await diary.destroyCheckIn(id))
    }
    #expect(try await diary.checkInSpan() == day...day)
    low.note = "Streit \u{0} mit 'Lena'; 🌧️"
    low.source = .notification
    low.isDismissed = true
    low.editedAt = try Sample.moment(200).instant
    try await diary.save(low)
    #expect(try await diary.checkIn(low.id) == low)
    let texts = try await diary.texts(writtenAfter: try Sample.moment(199).instant)
    #expect(texts.map(\.text) == [low.note], "care reads what was noted")
    var unfit = light
    for note in ["", String(repeating: "a", count: 10_001)] {
        unfit.note = note
        let refused = unfit
        await #expect(throws: DiaryError.refused) { try await diary.save(refused) }
        await #expect(throws: DiaryError.refused) { try await diary.save([low, refused]) }
    }
    #expect(try await diary.checkIn(light.id) == light)

    let deleted = try Sample.moment(300).instant
    #expect(try await diary.deleteCheckIn(low.id, at: deleted))
    #expect(try await diary.deleteCheckIn(low.id, at: deleted) == false)
    #expect(try await diary.checkIn(low.id) == nil)
    #expect(try await diary.checkIns(in: day...day) == [light])
    #expect(try await diary.newestCheckIns(in: day...day, before: nil, limit: 5) == [light])
    #expect(try await diary.checkInTallies(in: day...day).map(\.ratings) == [[.light: 1]])
    #expect(try await diary.binnedCheckIns() == [Binned(low, deletedAt: deleted)])
    #expect(try await diary.binnedCount() == before + 1)
    #expect(try await diary.restoreCheckIn(low.id))
    #expect(try await diary.destroyCheckIn(low.id) == false, "only what is in the bin")
    for id in [low.id, light.id] { #expect(try await diary.deleteCheckIn(id, at: deleted)) }
    #expect(try await diary.destroyCheckIn(light.id))
    #expect(try await diary.emptyBin(deletedBefore: deleted.adding(seconds: 1)) == 1)
    #expect(try await diary.checkInSpan() == nil)
}
