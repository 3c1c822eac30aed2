import Testing
import Wellbeing

@testable import Web

@Suite struct WritingTurnsTests {
    private let text = Draft.ID(rawValue: "00000000-0000-4000-8000-000000000001")

    @Test(arguments: ["", "-1", "x", "x-", "x-0", "x--1x", "x-1.5", String(repeating: "9", count: 70) + "-1"])
    func whatIsNoTurnIsNone(_ written: String) {
        #expect(WritingTurns.Turn(parsing: written) == nil)
    }

    @Test func oneRequestAtATimeHasAText() async throws {
        let id = try #require(text)
        var turns = WritingTurns()
        let answers = [turns.mustWait(for: id), turns.mustWait(for: id)]
        #expect(answers == [false, true])
        turns.end(id)
        let later = turns.mustWait(for: id)
        #expect(!later, "nobody has it any more")
    }

    @Test func aSendingThatIsRepeatedIsTaken() throws {
        let id = try #require(text)
        var turns = WritingTurns()
        let taken = ["1.5-7", "1.5-7", "1.5-6", "2-1", "1.5-8"].map { written in
            turns.isLatest(WritingTurns.Turn(parsing: written), of: id)
        }
        #expect(taken == [true, true, false, true, true])
    }
}
