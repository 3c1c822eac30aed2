// Music in the head, and its title.
extension SpokenText {
    /// A title that was named.
    struct Title: Sendable {
        let range: Range<Int>
        /// 3 = said to be in the head, 2 = named as the title of what is spoken of, 1 = only quoted.
        let rank: Int
        /// Of two ways to find the same words the higher counts.
        let order: Int
        /// The words that make it a title.
        let frame: Range<Int>
    }

    private func isOwn(_ title: Title) -> Bool {
        !title.range.contains { isForeign[$0] } && !title.frame.contains { isForeign[$0] }
    }

    /// Whether music was in the head today.
    func music(titles: [Title]) -> Statement<Bool>? {
        var said = self["music.yes"].map(\.range).filter { range in
            !range.contains { isForeign[$0] } && !isDeniedMusic(range)
        }
        // "I can't get it out" speaks of music only where music was spoken of.
        said += own("music.stuck").map(\.range).filter {
            isAboutMusic(before: $0.lowerBound) && !isDeniedMusic($0)
        }
        let stuck = titles.filter { $0.rank == 3 && isOwn($0) }.map(\.range)
        said += stuck.filter { title in
            !matches("music.no", beginningIn: max(0, title.lowerBound - 12)..<title.upperBound).contains {
                $0.range.overlaps(title)
            }
        }
        var denied = self["music.no"].map(\.range).filter { range in !range.contains { isForeign[$0] } }
        // "I don't", "today nothing": only where somebody else's music, or another day's, was spoken of.
        denied += own("music.context").map(\.range).filter { range in
            let start = max(0, range.lowerBound - 42)
            return matches("music.yes", beginningIn: start..<range.lowerBound).contains { other in
                range.lowerBound - other.range.upperBound < 30 && other.range.contains { isForeign[$0] }
            }
        }
        guard let first = said.min(by: { $0.lowerBound < $1.lowerBound }) else {
            return denied.first.map { Statement(value: false, range: $0) }
        }
        // What is taken back right after it was said was not so.
        if let last = said.map(\.upperBound).max(),
            let back = denied.first(where: { no in
                no.lowerBound >= last
                    && self["corr"].contains {
                        $0.range.lowerBound >= last
                            && $0.range.upperBound <= no.lowerBound + 1 && no.lowerBound - last < 12
                    }
            })
        {
            return Statement(value: false, range: back)
        }
        return Statement(value: true, range: first)
    }

    private func isAboutMusic(before index: Int) -> Bool {
        let near = max(0, index - 25)..<index
        return near.contains { isIn("song", $0) || isTitle[$0] || isIn("played", $0) }
    }

    private func isDeniedMusic(_ range: Range<Int>) -> Bool {
        let near = max(0, range.lowerBound - 12)..<range.upperBound
        if matches("music.no", beginningIn: near).contains(where: { $0.range.overlaps(range) }) {
            return true
        }
        return isDenied(before: range.lowerBound, reach: 3)
    }

    /// The title of the music in the head, of those that were named.
    func song(of titles: [Title]) -> Range<Int>? {
        let own = titles.filter { $0.rank > 0 && isOwn($0) }
        guard let rank = own.map(\.rank).max() else {
            // A title that was only heard counts where the speaker cannot let go of it.
            let stuck = self["music.stuck"].first { isOwn($0.range) }?.range.lowerBound
            return stuck.flatMap { place in
                titles.last { $0.range.upperBound <= place && place - $0.range.upperBound < 20 }?.range
            }
        }
        let best = own.filter { $0.rank == rank }
        guard rank == 1 else { return best.last?.range }
        // A title that is only quoted has to stand near the music.
        let places = self["music.yes"].map(\.range.lowerBound)
        return best.last { title in
            places.contains { abs(words[$0].sentence - words[title.range.lowerBound].sentence) <= 1 }
        }?.range
    }

    /// All titles, in the order of the text.
    func titles() -> [Title] {
        var titles: [Title] = []
        for (name, rank) in [
            ("title.head", 3), ("title.cased", 3), ("title.sure", 3), ("title.name", 2), ("title.other", 0),
        ] {
            for match in self[name] {
                guard let capture = match.capture,
                    rank != 3 || name == "title.sure" || !isDenied(before: match.range.lowerBound),
                    name != "title.cased" || isCased
                else { continue }
                let range = match.isOpen ? titleAfter(capture.lowerBound) : title(in: capture)
                guard let range else { continue }
                titles.append(
                    Title(range: range, rank: rank, order: match.isOpen ? 1 : 2, frame: match.range))
            }
        }
        for (name, rank) in [("title.back", 3), ("title.nameBack", 2)] {
            for match in self[name] {
                guard let range = titleBefore(match.range.lowerBound) else { continue }
                titles.append(Title(range: range, rank: rank, order: 0, frame: match.range))
            }
        }
        for range in quoted() {
            // A title that is quoted reaches as far as its quotation marks.
            for index in titles.indices where titles[index].range.overlaps(range) {
                let old = titles[index]
                titles[index] = Title(range: range, rank: old.rank, order: old.order, frame: old.frame)
            }
            titles.append(Title(range: range, rank: 1, order: 3, frame: range))
        }
        return agreed(titles).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Where several ways to find a title found the same words, the best way counts.
    private func agreed(_ titles: [Title]) -> [Title] {
        var best: [Int: (rank: Int, order: Int, count: Int)] = [:]
        for title in titles where title.rank > 0 {
            let value = (rank: title.rank, order: title.order, count: title.range.count)
            for word in title.range where best[word].map({ $0 < value }) ?? true { best[word] = value }
        }
        return titles.filter { title in
            !title.range.contains { word in
                best[word].map { $0 > (title.rank, title.order, title.range.count) } ?? false
            }
        }
    }

    private func quoted() -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while index < words.count {
            guard words[index].isQuoted else {
                index += 1
                continue
            }
            let start = index
            while index < words.count, words[index].isQuoted, words[index].sentence == words[start].sentence {
                index += 1
            }
            if index - start <= 8 { ranges.append(start..<index) }
        }
        return ranges
    }

    /// The title that begins at `start`, if one does.
    private func titleAfter(_ start: Int) -> Range<Int>? {
        guard start < words.count, start == 0 || words[start].sentence == words[start - 1].sentence else {
            return nil
        }
        // A new clause brings the title only if a capital shows it.
        if start > 0, words[start].clause != words[start - 1].clause, !words[start].isCapital { return nil }
        var begin = start
        while begin < words.count, begin - start < 6, words[begin].sentence == words[start].sentence,
            isIn("titleSkip", begin), !isNamed(begin)
        { begin += 1 }
        var end = begin
        while end < words.count, end - begin < 9, words[end].sentence == words[start].sentence,
            end == begin || words[end].clause == words[begin].clause, !endsTitle(end)
        { end += 1 }
        return title(in: begin..<end)
    }

    /// The title that ends before `end`, if one does.
    private func titleBefore(_ end: Int) -> Range<Int>? {
        guard end > 0 else { return nil }
        var start = end
        while start > 0, end - start < 9, words[start - 1].sentence == words[end - 1].sentence,
            words[start - 1].clause == words[end - 1].clause,
            !isIn("titleStop", start - 1) || isNamed(start - 1)
        { start -= 1 }
        return title(in: start..<end)
    }

    /// Whether a capital shows that a word of a common list is part of a name here.
    private func isNamed(_ index: Int) -> Bool {
        isCased && words[index].isCapital && !words[index].opensSentence && !isIn("titleNone", index)
            && !isIn("song", index) && !(isNounCased && isIn("titleTime", index))
    }

    private func endsTitle(_ index: Int) -> Bool {
        if isNamed(index) || isCased && isIn("small", index) && isSmallBetween(index) { return false }
        return isIn("titleEnd", index)
            || ["str.low", "str.mid", "str.high", "dis.plain", "dis.high", "dis.none"].contains { name in
                !isCased && !matches(name, beginningIn: index..<index + 1).isEmpty
            }
    }

    /// Whether a small word stands between the words of a title.
    private func isSmallBetween(_ index: Int) -> Bool {
        for next in index + 1..<index + 3 {
            guard next < words.count, words[next].clause == words[index].clause else { return false }
            if words[next].isCapital { return isNamed(next) && !isIn("head", next) && !isIn("self", next) }
            guard isIn("small", next) else { return false }
        }
        return false
    }

    /// The title within `range`: without what leads to it and what follows; `nil` = a description or nothing.
    private func title(in range: Range<Int>) -> Range<Int>? {
        var start = range.lowerBound
        var end = range.upperBound
        if let naming = range.last(where: { isIn("naming", $0) && !isNamed($0) }) { start = naming + 1 }
        // Behind a word for music stands its title.
        if let song = (start..<end).last(where: { isIn("song", $0) && !isTitleWord($0, in: range) }) {
            start = song + 1
            if start < end, isIn("titleNone", start) || isIn("titleDescribes", start) { return nil }
        }
        if let end = corrected(in: start..<end) { start = end }
        while start < end, isIn("titleSkip", start), !isNamed(start) { start += 1 }
        while start < end, isIn("titleSkip", end - 1) || isIn("titleTail", end - 1), !isNamed(end - 1) {
            end -= 1
        }
        guard start < end, !isIn("titleNone", start), !isIn("titleDescribes", start) || isNamed(start) else {
            return nil
        }
        guard isCased else { return end - start <= 7 ? start..<end : nil }
        return capitalised(start..<end)
    }

    /// Where a correction inside a title ends: "marble, no sorry, marmalade".
    private func corrected(in range: Range<Int>) -> Int? {
        matches("corr", beginningIn: range).last { match in
            match.range.upperBound < range.upperBound && match.range.lowerBound > range.lowerBound
                && !match.range.contains { words[$0].isCapital }
                && (match.range.count > 1 || isIn("strong", match.range.lowerBound))
        }?.range.upperBound
    }

    /// Whether a word for music belongs to a longer title with capitals around it: "Song of the Sea".
    private func isTitleWord(_ index: Int, in range: Range<Int>) -> Bool {
        isCased && words[index].isCapital && !words[index].opensSentence
            && range.contains(index - 1) && words[index - 1].isCapital && !isIn("song", index - 1)
            && !isIn("titleSkip", index - 1)
    }

    /// From the first word with a capital to the last; small words stand only between.
    private func capitalised(_ range: Range<Int>) -> Range<Int>? {
        guard let first = range.first(where: { words[$0].isCapital }), first - range.lowerBound <= 1 else {
            return nil
        }
        var end = first + 1
        var index = first + 1
        while index < range.upperBound, index - end < 3 {
            if words[index].isCapital { end = index + 1 }
            index += 1
        }
        return first..<end
    }

    /// Marks runs of words with capitals inside a sentence: they are names, and decide nothing.
    mutating func markNames() {
        guard isCased, !isNounCased else { return }
        for index in words.indices.dropLast() {
            let next = index + 1
            let isRun =
                words[index].isCapital && words[next].isCapital && words[index].clause == words[next].clause
                && !words[index].opensSentence && !isIn("self", index) && !isIn("self", next)
            if isRun {
                isTitle[index] = true
                isTitle[next] = true
            }
        }
    }
}
