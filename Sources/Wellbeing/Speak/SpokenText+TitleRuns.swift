// Titles that only their capitals or their place show.
extension SpokenText {
    /// Whether "in my head" begins at `index`.
    func isPlace(_ index: Int) -> Bool {
        words.indices.contains(index) && !matches("place", beginningIn: index..<index + 1).isEmpty
    }

    /// Runs of words with capitals that can only be names or titles; none where capitals say nothing.
    func runs() -> [Range<Int>] {
        guard isCased else { return [] }
        var runs: [Range<Int>] = []
        var index = 0
        while index < words.count {
            guard let run = isNounCased ? opened(at: index) : run(at: index) else {
                index += 1
                continue
            }
            if isTitleRun(run) { runs.append(run) }
            index = run.upperBound
        }
        return runs
    }

    /// The words with capitals from `start` on, at least two of them, with small words between.
    private func run(at start: Int) -> Range<Int>? {
        guard words[start].isCapital, !isIn("self", start), !isIn("titleNone", start) else { return nil }
        if words[start].opensSentence, !isIn("article", start), isOpening(start) { return nil }
        let end = continued(start..<start + 1).upperBound
        let capitals = (start..<end).count { words[$0].isCapital && !isIn("article", $0) }
        return capitals >= 2 ? start..<end : nil
    }

    /// Whether a word at the beginning of a sentence leads to a title rather than begins it: "Had Paper Lanterns".
    private func isOpening(_ index: Int) -> Bool {
        [
            "titleStop", "titleSkip", "verb", "dropped", "song", "not", "self", "join", "filler", "act",
            "opener",
        ].contains {
            isIn($0, index)
        }
    }

    private func isTitleRun(_ range: Range<Int>) -> Bool {
        let before = range.lowerBound - 1
        let isPlaced =
            before >= 0 && words[before].clause == words[range.lowerBound].clause
            && (isIn("runPlace", before) || isIn("media", before))
        return !isPlaced && !range.contains { isIn("person", $0) || isIn("media", $0) }
            && !(isIn("song", range.upperBound)
                && words[range.upperBound].clause == words[range.lowerBound].clause)
    }

    /// The clause before `index`, where all of it is a title: "Nachtzug nach Nirgendwo, das sitzt mir im Kopf".
    func titleApposed(before index: Int, runs: ArraySlice<Range<Int>>) -> Range<Int>? {
        guard index > 0, index < words.count, words[index].sentence <= words[index - 1].sentence + 1 else {
            return nil
        }
        var start = index - 1
        while start > 0, index - start < 9, words[start - 1].clause == words[index - 1].clause { start -= 1 }
        while start < index, isIn("filler", start) || isIn("titleSkip", start), !isNamed(start) { start += 1 }
        guard start < index, index - start <= 7, words[start].isCapital || !isCased,
            !(start..<index).contains(where: {
                isIn("song", $0) && $0 == start || isIn("self", $0) || isIn("head", $0)
                    || isIn("verb", $0) && !isNamed($0)
            })
        else {
            return runs.last { $0.upperBound == index }
        }
        // At the beginning of a sentence one capital says nothing.
        let capitals = (start..<index).count { words[$0].isCapital }
        guard !words[start].opensSentence || capitals > 1,
            !(start..<index).contains(where: { isIn("not", $0) && !words[$0].isCapital })
        else { return nil }
        return isCased ? start..<index : nil
    }
}
