import Testing

@testable import EmotionModel

struct ReadingWindowsTests {
    /// A text of `count` pieces in which a word begins at each of `words` and a sentence at each of `sentences`.
    private func text(_ count: Int, words: [Int] = [], sentences: [Int] = []) -> TokenizedText {
        TokenizedText(
            ids: Array(0..<Int32(count)), wordStarts: Set(words + sentences).sorted(),
            sentenceStarts: sentences)
    }

    @Test func readsAShortTextAtOneLook() {
        #expect(ReadingWindows(fitting: 251).windows(of: text(128)).count == 1)
        #expect(ReadingWindows(fitting: 251).windows(of: text(129)).count > 1)

        let windows = ReadingWindows(fitting: 251, oneLook: 100, capacity: 16)
        #expect(windows.windows(of: text(100)) == [ReadingWindow(range: 0..<100, ownCount: 100)])
        #expect(windows.windows(of: text(101)).count > 1)
        #expect(windows.windows(of: text(0)).isEmpty)
    }

    @Test func cutsBeforeASentenceElseBeforeAWordElseWhereItMust() {
        let windows = ReadingWindows(fitting: 16)
        // A sentence begins at 12, in the second half of the first window, a word later; then nothing.
        let cut = windows.windows(of: text(40, words: [3, 14], sentences: [0, 7, 12]))
        #expect(cut.map(\.range) == [0..<12, 10..<26, 24..<40])
        #expect(cut.map(\.ownCount) == [12, 14, 14])
        let atWord = windows.windows(of: text(20, words: [0, 5, 9, 15]))
        #expect(atWord.map(\.range) == [0..<15, 5..<20])
        #expect(atWord.map(\.ownCount) == [15, 5])
    }

    @Test func beginsTheNextWindowAtASentenceIfOneBeginsInTheOverlap() {
        let windows = ReadingWindows(fitting: 32)
        let cut = windows.windows(of: text(80, words: [26, 29], sentences: [0, 27, 30, 58, 61]))
        #expect(cut.map(\.range) == [0..<30, 27..<58, 54..<80])
    }

    @Test func makesTheLastWindowAsLongAsItMayBe() throws {
        let windows = ReadingWindows(fitting: 16)
        let last = try #require(windows.windows(of: text(33, words: [17, 20])).last)
        #expect(
            last.range == 17..<33, "from the first word that lets it fit, not from the end of the one before")
    }

    @Test(arguments: [17, 64, 65, 250, 1_000, 9_999])
    func readsEveryPieceAndCountsEachOnce(count: Int) {
        let windows = ReadingWindows(fitting: 16)
        let cut = windows.windows(of: text(count, words: Array(stride(from: 0, to: count, by: 3))))
        #expect(cut.first?.range.lowerBound == 0)
        #expect(cut.last?.range.upperBound == count)
        for (earlier, later) in zip(cut, cut.dropFirst()) {
            #expect(later.range.lowerBound <= earlier.range.upperBound, "no gap")
            #expect(later.range.upperBound > earlier.range.upperBound)
        }
        #expect(cut.allSatisfy { $0.range.count <= 16 && !$0.range.isEmpty })
        #expect(cut.reduce(0) { $0 + $1.ownCount } == count)
    }

    @Test func spreadsABoundedNumberOfWindowsOverATextOfTooManyPieces() throws {
        let windows = ReadingWindows(fitting: 251)
        let cut = windows.windows(of: text(200_000))
        #expect(cut.count == ReadingWindows.most)
        #expect(cut.first?.range.lowerBound == 0)
        #expect(cut.last?.range.upperBound == 200_000)
        let steps = zip(cut, cut.dropFirst()).map { $1.range.lowerBound - $0.range.lowerBound }
        #expect(try #require(steps.max()) <= 4 * 64, "no stretch is left out for long")
    }
}
