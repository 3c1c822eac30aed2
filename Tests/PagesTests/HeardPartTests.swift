import Testing
import Wellbeing

@testable import Pages

/// What was heard, cut where the words of a field begin and end.
struct HeardPartTests {
    @Test func `spans that lie within each other are cut, and each is named once, where it ends`() {
        let parts = HeardPart.parts(
            of: "ab 🌧️ cdef",
            spans: [.musicInHead: 0..<2, .countermeasures: 3..<10, .countermeasureActivity: 6..<8])
        #expect(
            parts == [
                HeardPart(words: "ab", isMarked: true, ending: [.musicInHead]),
                HeardPart(words: " ", isMarked: false, ending: []),
                HeardPart(words: "🌧️ ", isMarked: true, ending: []),
                HeardPart(words: "cd", isMarked: true, ending: [.countermeasureActivity]),
                HeardPart(words: "ef", isMarked: true, ending: [.countermeasures]),
            ])
    }

    @Test func `without a span all of it is one stretch, and what reaches over the end counts to the end`() {
        #expect(HeardPart.parts(of: "abc", spans: [:]).map(\.isMarked) == [false])
        #expect(HeardPart.parts(of: "", spans: [.mood: 0..<3]).isEmpty)
        #expect(
            HeardPart.parts(of: "abc", spans: [.mood: 1..<9])
                == [
                    HeardPart(words: "a", isMarked: false, ending: []),
                    HeardPart(words: "bc", isMarked: true, ending: [.mood]),
                ])
        #expect(HeardPart.parts(of: "abc", spans: [.mood: 7..<9]).map(\.words) == ["abc"])
    }
}
