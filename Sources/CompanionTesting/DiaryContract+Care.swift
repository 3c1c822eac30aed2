import Companion
import Testing
import Wellbeing

/// What was written in the last days is found wherever it lies now, and that the person is safe is kept.
func expectCareIsKept(_ diary: any Diary) async throws {
    // Later than everything that other parts of the contract leave behind.
    let start: Int64 = 1_000_000
    func instant(_ seconds: Int64) throws -> Instant { try Sample.moment(start + seconds).instant }
    func written(_ text: String, _ seconds: Int64, deeper: String? = nil) throws -> WrittenText {
        WrittenText(text: text, deeper: deeper, writtenAt: try instant(seconds))
    }
    #expect(try await diary.texts(writtenAfter: try instant(0)) == [])

    var old = try Sample.reflection(0xCA01, "edited", seconds: start - 500)
    old.editedAt = try instant(40)
    var plain = try Sample.reflection(0xCA02, "plain", seconds: start + 10)
    plain.deeper = "deeper"
    let binned = try Sample.reflection(0xCA03, "binned", seconds: start + 30)
    let before = try Sample.reflection(0xCA04, "before", seconds: start)
    try await diary.save([old, plain, binned, before])
    #expect(try await diary.delete(binned.id, at: try instant(31)))
    let draft = Draft(
        id: try Sample.id(0xCA05), moment: try Sample.moment(start - 900), text: "draft",
        keptAt: try instant(20))
    let discarded = Draft(
        id: try Sample.id(0xCA06), moment: try Sample.moment(start - 900), text: "discarded",
        keptAt: try instant(50))
    try await diary.keep(draft)
    try await diary.keep(discarded)
    #expect(try await diary.discard(discarded.id, at: try instant(51)))
    #expect(
        try await diary.texts(writtenAfter: try instant(0)) == [
            try written("discarded", 50), try written("edited", 40), try written("binned", 30),
            try written("draft", 20), try written("plain", 10, deeper: "deeper"),
        ])
    #expect(try await diary.texts(writtenAfter: try instant(40)) == [try written("discarded", 50)])

    #expect(try await diary.careEndedAt() == nil)
    try await diary.endCare(at: try instant(60))
    try await diary.endCare(at: try instant(70))
    #expect(try await diary.careEndedAt() == (try instant(70)))
    try await diary.endCare(at: nil)
    #expect(try await diary.careEndedAt() == nil)

    for id in [old.id, plain.id, before.id] { #expect(try await diary.delete(id, at: try instant(80))) }
    for id in [old.id, plain.id, before.id, binned.id] { #expect(try await diary.destroy(id)) }
    #expect(try await diary.discard(draft.id, at: try instant(80)))
    _ = try await diary.emptyBin(deletedBefore: try instant(100))
    #expect(try await diary.texts(writtenAfter: try instant(0)) == [], "what is destroyed is not found")
}
