/// One stretch of a text that the model reads at once.
struct ReadingWindow: Hashable, Sendable {
    /// The pieces it holds.
    let range: Range<Int>
    /// How many of them no earlier window held.
    let ownCount: Int
}

/// How a text is read: at one look if it is short, else in windows that overlap.
///
/// Every piece is in a window. A window ends where a sentence begins, if one begins in its second half, or
/// else where a word begins; the next one begins a little before that, again at a sentence or a word if
/// there is one. The last window is made as long as it may be, so that the end of a text is read with what
/// led up to it. ``WindowReadings`` makes one reading of them.
///
/// Source of the rules and figures: `docs/decisions/0004-reading-long-texts.md`.
struct ReadingWindows: Hashable, Sendable {
    /// A text of at most this many pieces is read at one look: 128, or what the model can take.
    ///
    /// No text that our model was trained on had more than 139. At twice as many it named a feeling that
    /// was not the final one in half of the texts, although it can take as many.
    let oneLook: Int
    /// How many pieces a window holds at most: 64, about 45 words or four sentences, or what the model can
    /// take.
    let capacity: Int

    /// How many windows of one text are read at most.
    ///
    /// A text of 100,000 characters in a language that the model knows has about 30,000 pieces, 560
    /// windows, and is read whole. Only a text of more than 50,000 pieces, such as 100,000 characters in a
    /// script that the model does not know, reaches the bound: then as many windows are read, spread evenly
    /// from the first to the last.
    static let most = 1_000

    /// At most this many pieces are read again at the beginning of the next window.
    private var overlap: Int { capacity / 8 }

    /// - Parameter fitting: how many pieces of text the model takes, what goes around them not counted.
    init(fitting: Int, oneLook: Int = 128, capacity: Int = 64) {
        self.oneLook = min(fitting, oneLook)
        self.capacity = min(fitting, capacity)
    }

    /// What is to be read of a text, in order; nothing if it has no pieces.
    func windows(of text: TokenizedText) -> [ReadingWindow] {
        let count = text.ids.count
        if count == 0 { return [] }
        return count <= oneLook ? [ReadingWindow(range: 0..<count, ownCount: count)] : cut(text)
    }

    private func cut(_ text: TokenizedText) -> [ReadingWindow] {
        let count = text.ids.count
        var windows: [ReadingWindow] = []
        var start = 0
        var read = 0
        while start + capacity < count {
            let limit = start + capacity
            let middle = start + capacity / 2
            let end =
                Self.last(in: text.sentenceStarts, after: middle, upTo: limit)
                ?? Self.last(in: text.wordStarts, after: middle, upTo: limit) ?? limit
            windows.append(ReadingWindow(range: start..<end, ownCount: end - read))
            read = end
            start =
                Self.first(in: text.sentenceStarts, from: end - overlap, before: end)
                ?? Self.first(in: text.wordStarts, from: end - overlap, before: end) ?? end - overlap
        }
        let earliest = count - capacity
        start =
            Self.first(in: text.sentenceStarts, from: earliest, before: start)
            ?? Self.first(in: text.wordStarts, from: earliest, before: start) ?? start
        windows.append(ReadingWindow(range: start..<count, ownCount: count - read))
        return spread(windows)
    }

    private func spread(_ windows: [ReadingWindow]) -> [ReadingWindow] {
        guard windows.count > Self.most else { return windows }
        return (0..<Self.most).map { windows[$0 * (windows.count - 1) / (Self.most - 1)] }
    }

    /// The largest of the ascending `starts` in `(low, high]`.
    private static func last(in starts: [Int], after low: Int, upTo high: Int) -> Int? {
        let index = countBelow(high + 1, in: starts) - 1
        guard index >= 0, starts[index] > low else { return nil }
        return starts[index]
    }

    /// The smallest of the ascending `starts` in `[low, high)`.
    private static func first(in starts: [Int], from low: Int, before high: Int) -> Int? {
        let index = countBelow(low, in: starts)
        guard index < starts.count, starts[index] < high else { return nil }
        return starts[index]
    }

    /// How many of the ascending `starts` are below `bound`, by halving.
    private static func countBelow(_ bound: Int, in starts: [Int]) -> Int {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < bound { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
