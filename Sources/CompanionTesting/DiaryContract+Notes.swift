import Companion
import Testing
import Wellbeing

/// A reading and a correction come beside an entry while somebody is changing its text: the draft of that
/// change must outlive them.
func expectNotesTouchNothingElse(_ diary: any Diary) async throws {
    var entry = try Sample.reflection(0x707, "Aku\u{0} lelah, tapi lega")
    entry.mood = .okay
    entry.deeper = "lebih dalam"
    try await diary.save(entry)
    let draft = Draft(editing: entry, keptAt: try Sample.moment(60).instant)
    try await diary.keep(draft)

    let reading = EmotionReading(
        probabilities: [0.5, 0.1, 0.1, 0.1, 0.1, 0.1], verdict: .felt(.sadness), confidence: 0.5, model: "m",
        windows: 2)
    let correction = EmotionCorrection(verdict: .felt(.happy), correctedAt: try Sample.moment(90).instant)
    #expect(try await diary.note(reading, of: entry.text, for: entry.id))
    #expect(try await diary.correct(entry.id, to: correction))
    entry.reading = reading
    entry.correction = correction
    #expect(try await diary.reflection(entry.id) == entry, "nothing else has changed")
    #expect(try await diary.draft(entry.id) == draft, "the draft stays")
    #expect(
        try await diary.reflections(JournalQuery(verdict: .felt(.happy))).reflections.map(\.id) == [entry.id],
        "the correction counts in the list")

    #expect(try await !diary.note(reading, of: entry.text + " ", for: entry.id), "it says something else")
    #expect(try await diary.correct(entry.id, to: nil))
    entry.correction = nil
    #expect(try await diary.reflection(entry.id) == entry, "taken back")

    _ = try await diary.discard(entry.id, at: try Sample.moment(100).instant)
    _ = try await diary.delete(entry.id, at: try Sample.moment(100).instant)
    #expect(try await !diary.note(reading, of: entry.text, for: entry.id), "in the bin")
    #expect(try await !diary.correct(entry.id, to: correction), "in the bin")
    _ = try await diary.destroy(entry.id)
    #expect(try await !diary.correct(entry.id, to: correction), "gone")
    _ = try await diary.emptyBin(deletedBefore: try Sample.moment(200).instant)
}
