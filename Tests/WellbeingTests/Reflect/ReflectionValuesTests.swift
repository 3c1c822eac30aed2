import Testing
import Wellbeing

struct ReflectionValuesTests {
    private static let uuid = "6f9619ff-8b86-d011-b42d-00cf4fc964ff"

    @Test func anIDIsAUUIDInLowerCase() {
        #expect(Reflection.ID(rawValue: Self.uuid)?.rawValue == Self.uuid)
        #expect(Reflection.ID(rawValue: Self.uuid.uppercased())?.rawValue == Self.uuid)
    }

    @Test(arguments: [
        "", "6f9619ff8b86d011b42d00cf4fc964ff", "6f9619ff-8b86-d011-b42d-00cf4fc964f", "\(uuid) ",
        "{\(uuid)}",
        "6f9619ff-8b86-d011-b42d-00cf4fc964fg", "../../../../../../etc/passwd-00cf4fc96",
        "6f9619ff-8b86-d011-b42d-00cf4fc964f\u{FF46}",
        "6f9619ff-8b86-d011-b42d-00cf4fc964\u{661}\u{661}", "-8b86-d011-b42d-00cf4fc964ff",
        "6f9619ff-8b86-d011-b42d-00cf4fc964ff-",
    ])
    func refusesWhatIsNoUUID(text: String) {
        #expect(Reflection.ID(rawValue: text) == nil)
    }

    @Test func rawValuesOfVerdictsAreThoseOfTheFiles() {
        #expect(
            EmotionVerdict.allCases.map(\.rawValue) == [
                "sadness", "anger", "love", "fear", "happy", "unclear",
            ])
        for verdict in EmotionVerdict.allCases {
            #expect(EmotionVerdict(rawValue: verdict.rawValue) == verdict)
        }
        for text in ["", "Sadness", "joy", "unclear "] { #expect(EmotionVerdict(rawValue: text) == nil) }
    }

    @Test func aCursorPrintsATokenThatItReads() throws {
        let id = try #require(Reflection.ID(rawValue: Self.uuid))
        for milliseconds: Int64 in [0, -1, 1_764_000_000_000, .max, .min] {
            let cursor = JournalCursor(instant: Instant(milliseconds: milliseconds), id: id)
            #expect(JournalCursor(token: cursor.token) == cursor)
        }
    }

    @Test(arguments: [
        "", ".", "1764000000000", "1764000000000.", ".\(uuid)", "1.5.\(uuid)", "x.\(uuid)",
        "9223372036854775808.\(uuid)", " 1.\(uuid)", "1.\(uuid)'--", "1.\(uuid.uppercased())", "+1.\(uuid)",
        "01.\(uuid)",
    ])
    func refusesATokenThatItDidNotPrint(token: String) {
        #expect(JournalCursor(token: token) == nil)
    }
}
