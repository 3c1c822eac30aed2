import Companion
import Testing
import Wellbeing

/// Several entries are saved as one, or none is.
func expectManyAreSavedTogether(_ diary: any Diary) async throws {
    let (one, other) = (try Sample.reflection(901, "one"), try Sample.reflection(902, "other"))
    try await diary.keep(
        Draft(id: one.id, moment: one.moment, text: "half", keptAt: try Sample.moment().instant))
    try await diary.save([one, other])
    #expect(try await diary.reflection(one.id) == one)
    #expect(try await diary.reflection(other.id) == other)
    #expect(try await diary.draft(one.id) == nil)
    var changed = one
    changed.text = "changed"
    let tooLong = String(repeating: "a", count: Reflection.acceptedLength.upperBound + 1)
    await #expect(throws: DiaryError.refused) {
        try await diary.save([
            changed, try Sample.reflection(903, "new"), try Sample.reflection(904, tooLong),
        ])
    }
    #expect(try await diary.reflection(one.id) == one)
    #expect(try await diary.reflection(try Sample.id(903)) == nil)
    try await diary.save([])
    for id in [one.id, other.id] {
        #expect(try await diary.delete(id, at: try Sample.moment().instant))
        #expect(try await diary.destroy(id))
    }
}
