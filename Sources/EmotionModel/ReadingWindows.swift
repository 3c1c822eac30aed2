/// One stretch of a text that the model reads at once.
struct ReadingWindow: Hashable, Sendable {
    /// The pieces it holds.
    let range: Range<Int>
    /// How many of them no earlier window held.
    let ownCount: Int
}

/// Cuts a text that is longer than the model can read at once into windows that overlap.
///
/// Every piece is in a window. A window ends where a sentence begins, if one begins in its second half, or
/// else where a word begins; the next one begins a little before that, again at a sentence or a word if
/// there is one. The last window is made as long as it may be, so that the end of a text is read with what
/// led up to it.
///
/// Source of the rule: `docs/decisions/0012-reading-long-texts.md`.
struct ReadingWindows: Hashable, Sendable {
    /// How many pieces of text fit in a window, what goes around them not counted.
    let capacity: Int
    /// How many windows of one text are read at most.
    ///
    /// A text of 100,000 characters in a language that the model knows has about 30,000 pieces or 150
    /// windows and is read whole. Only a text with twice as many pieces, such as 100,000 characters in a
    /// script that the model does not know, reaches the bound: then as many windows are read, spread evenly
    /// from the first to the last.
    var most = 400

    /// At most this many pieces are read again at the beginning of the next window.
    private var overlap: Int { capacity / 8 }

    func windows(of text: TokenizedText) -> [ReadingWindow] {
        let count = text.ids.count
        guard count > capacity else { return [ReadingWindow(range: 0..<count, ownCount: count)] }
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
        guard windows.count > most, most > 1 else { return windows }
        return (0..<most).map { windows[$0 * (windows.count - 1) / (most - 1)] }
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
