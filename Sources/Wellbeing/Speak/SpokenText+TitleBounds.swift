// Where a title begins and ends.
extension SpokenText {
    /// The title that begins at `start`, if one does.
    func titleAfter(_ start: Int) -> Range<Int>? {
        guard start < words.count, start == 0 || words[start].sentence == words[start - 1].sentence else {
            return nil
        }
        // A new clause brings the title only if a capital shows it.
        if start > 0, words[start].clause != words[start - 1].clause,
            !words[start].isCapital || isIn("self", start)
        {
            return nil
        }
        var begin = start
        while begin < words.count, begin - start < 6, words[begin].sentence == words[start].sentence,
            isIn("titleSkip", begin), !isNamed(begin)
        { begin += 1 }
        if let whole = opened(at: begin) { return whole }
        let isOneOfMany =
            isNounCased && (start..<begin).contains { isIn("indefinite", $0) || isIn("timePlace", $0) }
        var end = begin
        while end < words.count, end - begin < 9, words[end].sentence == words[start].sentence,
            end == begin || words[end].clause == words[begin].clause, !endsTitle(end)
        { end += 1 }
        // "A brass band" is no title, "Brass Band Blues" may be one.
        return title(in: begin..<end).flatMap { isOneOfMany && $0.count == 1 && isCased ? nil : $0 }
    }

    /// The title that ends before `end`, if one does.
    func titleBefore(_ end: Int, isSure: Bool = false) -> Range<Int>? {
        guard end > 0 else { return nil }
        // "The wheels keep turning is what it's called": a short clause before it is all title.
        if isSure, !isCased {
            var start = end
            while start > 0, end - start < 8, words[start - 1].clause == words[end - 1].clause { start -= 1 }
            if end - start < 8 { return title(in: start..<end) }
        }
        var start = end
        while start > 0, end - start < 9, words[start - 1].sentence == words[end - 1].sentence,
            words[start - 1].clause == words[end - 1].clause,
            isCased
                || !isIn("unit", start - 1) && !isIn("act", start - 1) && !isIn("titleTime", start - 1)
                    && !isIn("head", start - 1)
                    && Int(words[start - 1].key) == nil,
            !isIn("titleStop", start - 1) || isNamed(start - 1) || isPairing(start - 1)
        { start -= 1 }
        return title(in: start..<end)
    }

    /// Whether an "and" joins two words that no list knows, as in a title; for texts without capitals.
    private func isPairing(_ index: Int) -> Bool {
        !isCased && isIn("also", index) && index > 0 && index + 1 < words.count
            && ![index - 1, index + 1].contains { rules.isKnown(words[$0].key) }
    }

    /// Whether a capital shows that a word of a common list is part of a name here.
    func isNamed(_ index: Int) -> Bool {
        isCased && words.indices.contains(index) && words[index].isCapital && !words[index].opensSentence
            && !isIn("titleNone", index)
            && !isIn("song", index) && !(isNounCased && isIn("titleTime", index))
    }

    private func endsTitle(_ index: Int) -> Bool {
        if isIn("media", index + 1), isIn("small", index) { return true }
        if isIn("orElse", index), isIn("orRest", index + 1) { return true }
        if !isCased, isIn("inside", index), !isIn("head", index + 1), !isIn("head", index + 2) {
            return false
        }
        if !isCased, isIn("small", index), index + 1 < words.count, !rules.isKnown(words[index + 1].key),
            words[index + 1].clause == words[index].clause, !rules.isKnown(words[index - 1].key)
        {
            return false
        }
        if isNamed(index) || isCased && isIn("small", index) && isSmallBetween(index) { return false }
        if isIn("smallInside", index), isNamed(index + 1), !isIn("media", index + 1), !isIn("head", index + 1)
        {
            return false
        }
        return isIn("titleEnd", index)
            || ["str.low", "str.mid", "str.high", "dis.plain", "dis.high", "dis.none"].contains { name in
                !isCased && !matches(name, beginningIn: index..<index + 1).isEmpty
            }
    }

    /// Whether a small word stands between the words of a title.
    func isSmallBetween(_ index: Int) -> Bool {
        for next in index + 1..<index + 3 {
            guard next < words.count, words[next].clause == words[index].clause else { return false }
            if words[next].isCapital { return isNamed(next) && !isIn("head", next) && !isIn("self", next) }
            guard isIn("small", next) else { return false }
        }
        return false
    }

    /// The title within `range`: without what leads to it and what follows; `nil` = a description or nothing.
    func title(in range: Range<Int>) -> Range<Int>? {
        var start = range.lowerBound
        var end = range.upperBound
        if let naming = range.last(where: { isIn("naming", $0) && !isNamed($0) }) { start = naming + 1 }
        // Behind a word for music stands its title.
        if let song = (start..<end).last(where: { isIn("song", $0) && !isTitleWord($0, in: range) }) {
            start = song + 1
            if start < end, isIn("titleNone", start) || isIn("titleDescribes", start) { return nil }
        }
        if let end = corrected(in: start..<end) { start = end }
        // "Five Little Sparrows or whatever it is called"
        if let cut = (start..<end).dropFirst().first(where: { isIn("orElse", $0) && isIn("orRest", $0 + 1) })
        {
            end = cut
        }
        // Without capitals it begins behind the word that joins it to what was said before.
        if !isCased, !range.contains(where: { isQuoted($0) }),
            let join = (start..<end).dropLast().last(where: { isIn("also", $0) && !isPairing($0) }),
            join - start > 1
        {
            start = join + 1
        }
        while start < end, isIn("titleSkip", start), !isNamed(start) { start += 1 }
        while start < end, isIn("titleSkip", end - 1) || isIn("titleTail", end - 1), !isNamed(end - 1) {
            end -= 1
        }
        if end - start == 1,
            isIn("thought", start)
                || isIn("unit", start) || isIn("not", start) || isIn("media", start) || isIn("kin", start)
                || isNounCased && words[start].opensSentence && rules.isKnown(words[start].key)
                || isNounCased
                    && (isIn("indefinite", start - 1)
                        || (range.lowerBound..<start).contains(where: { isIn("timePlace", $0) }))
        {
            return nil
        }
        guard start < end, !isIn("titleNone", start), !isIn("titleDescribes", start) || isNamed(start) else {
            return nil
        }
        guard isCased else {
            // Without capitals words that say how it was are none of a title.
            let isTalk = isIn("not", start) && !isQuoted(start) || isAboutStress(start..<end)
            let isSmall = (start..<end).allSatisfy { isIn("small", $0) || isIn("head", $0) }
            return end - start <= 7 && !isTalk && !isSmall ? start..<end : nil
        }
        if let whole = opened(at: start) { return whole }
        return capitalised(start..<end).map(continued)
    }

    /// A title whose end was cut off at a small word: "Bintang" of "Bintang di Atas Pabrik".
    func continued(_ range: Range<Int>) -> Range<Int> {
        guard !isNounCased else { return range }
        var end = range.upperBound
        while end < words.count, end - range.lowerBound < 9, words[end].clause == words[end - 1].clause {
            if isNamed(end) || words[end].isCapital && isIn("song", end), !isIn("media", end),
                !isIn("person", end), !isIn("head", end)
            {
                end += 1
            } else if isIn("small", end), isSmallBetween(end), !isIn("media", end + 1) {
                end += 1
            } else {
                break
            }
        }
        return range.lowerBound..<end
    }

    private func isQuoted(_ index: Int) -> Bool { words[index].isQuoted }

    private func isAboutStress(_ range: Range<Int>) -> Bool {
        ["measure.stress", "stress.plain"].contains { !matches($0, beginningIn: range).isEmpty }
    }

    /// The words with capitals at the end of `range`: "since breakfast Neon Sardines".
    func lastRun(in range: Range<Int>) -> Range<Int>? {
        guard isCased else { return nil }
        var start = range.upperBound
        while start > range.lowerBound, range.upperBound - start < 8,
            words[start - 1].clause == words[range.upperBound - 1].clause,
            isNamed(start - 1)
                || start < range.upperBound && isIn("small", start - 1) && words[start].isCapital
        { start -= 1 }
        while start < range.upperBound, !words[start].isCapital { start += 1 }
        if start > range.lowerBound, isIn("titleDescribes", start - 1) || isIn("media", start - 1) {
            return nil
        }
        guard start < range.upperBound, !isIn("thought", start), !isIn("titleNone", start),
            !isIn("song", start),
            range.upperBound - start > 1 || !isNounCased
        else { return nil }
        return start..<range.upperBound
    }

    /// The clause that begins at `start`, where all of it is a title: "There was an earworm, Night Bus North, quiet".
    func titleClause(after first: Int) -> Range<Int>? {
        var start = first
        // "The song, I think, Winter Rain": what is thought in between is passed over.
        while start < words.count, start - first < 5, !words[start].opensSentence, isIn("filler", start) {
            start += 1
        }
        guard isCased, start > 0, start < words.count, words[start].isCapital, !words[start].opensSentence,
            words[start].clause != words[start - 1].clause, !isIn("titleNone", start), !isIn("song", start),
            !isIn("person", start), !isIn("titleTime", start), !isIn("self", start), !isIn("measured", start)
        else { return nil }
        if let whole = opened(at: start) { return whole }
        var end = start
        while end < words.count, end - start < 9, words[end].clause == words[start].clause,
            !(isIn("orElse", end) && isIn("orRest", end + 1))
        { end += 1 }
        guard end - start <= 7,
            !(start..<end).contains(where: {
                isIn("self", $0) || isIn("verb", $0) && !words[$0].isCapital || isIn("head", $0)
            })
        else { return nil }
        // "Kommt ein Schiff geladen": in a clause of its own a small word or two behind belong to it.
        return capitalised(start..<end).map { title in
            let isWhole =
                isNounCased && title.count > 1 && end - title.upperBound <= 2
                && !(title.upperBound..<end).contains { isIn("titleTail", $0) || isIn("titleEnd", $0) }
            return isWhole ? title.lowerBound..<end : continued(title)
        }
    }

    /// The title that begins at `start` with a small word written large: "Wenn der Kirschbaum Geige spielt".
    ///
    /// In a language that writes all nouns large this is the surest sign of a title; it lasts as long as its
    /// clause, if nothing ends it before.
    func opened(at start: Int) -> Range<Int>? {
        guard isNounCased, isCased, words.indices.contains(start), words[start].isCapital,
            !words[start].opensSentence, isIn("titleOpener", start)
        else { return nil }
        var end = start + 1
        while end < words.count, end - start < 9, words[end].clause == words[start].clause,
            !isIn("titleHalt", end) || words[end].isCapital, !isPlace(end),
            !isIn("not", end) || !isPlace(end + 1) && !isPlace(end + 2)
        { end += 1 }
        return end - start >= 2 ? start..<end : nil
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
        isCased && words.indices.contains(index) && words[index].isCapital && !words[index].opensSentence
            && range.contains(index - 1) && words[index - 1].isCapital && !isIn("song", index - 1)
            && !isIn("titleSkip", index - 1)
    }

    /// From the first word with a capital to the last; small words stand only between.
    func capitalised(_ range: Range<Int>) -> Range<Int>? {
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

    private func isPerson(_ index: Int) -> Bool { isIn("person", index) || isIn("firstName", index) }

    /// Marks runs of words with capitals inside a sentence: they are names, and decide nothing.
    mutating func markNames() {
        guard isCased, !isNounCased else { return }
        for index in words.indices.dropLast() {
            let next = index + 1
            let isRun =
                words[index].isCapital && words[next].isCapital && words[index].clause == words[next].clause
                && !words[index].opensSentence && !isIn("self", index) && !isIn("self", next)
            if isRun, !isPerson(index), !isPerson(next), !isIn("with", index - 1) {
                isTitle[index] = true
                isTitle[next] = true
            }
        }
    }
}
