// The words that name what was done against the music.
extension SpokenText {
    /// The matches of both kinds in order, of the second only those that say something of their own.
    func apart(_ named: [SpokenMatch], _ linked: [SpokenMatch]) -> [SpokenMatch] {
        var kept: [SpokenMatch] = []
        let order = { (a: SpokenMatch, b: SpokenMatch) in
            (a.range.lowerBound, -a.range.upperBound) < (b.range.lowerBound, -b.range.upperBound)
        }
        var end = 0
        var ends: [Int] = []
        for match in named.sorted(by: order) {
            kept.append(match)
            end = max(end, match.range.upperBound)
            ends.append(end)
        }
        let starts = kept.map(\.range.lowerBound)
        var last: SpokenMatch?
        for match in linked.sorted(by: order) {
            let isPart = last.map { $0.range.overlaps(match.range) && $0.range != match.range } ?? false
            var low = 0
            var high = starts.count
            while low < high {
                let middle = (low + high) / 2
                if starts[middle] <= match.range.lowerBound { low = middle + 1 } else { high = middle }
            }
            let isNamed = low > 0 && ends[low - 1] > match.range.lowerBound
            if isPart || isNamed { continue }
            kept.append(match)
            last = match
        }
        return kept.sorted(by: order)
    }

    /// What stands before a word on the outcome such as "that helped"; of a list its last two.
    func results(_ match: SpokenMatch) -> [SpokenMatch] {
        let found = before(match)
        guard let capture = found.capture, capture.lowerBound > 0 else { return [found] }
        // "A, B, neither helped": both were done.
        let start = clauseStart(capture.lowerBound)
        guard start > 0, words[start - 1].sentence >= words[start].sentence - 1 else { return [found] }
        let isList =
            words[start - 1].sentence == words[start].sentence
            && (clauseStart(start - 1)..<start).prefix(3).contains { isIn("act", $0) }
        guard isIn("both", match.range.lowerBound) || isList else { return [found] }
        let other = SpokenMatch(range: match.range, capture: clauseStart(start - 1)..<start, isOpen: false)
        return [other, found]
    }

    private func clauseStart(_ index: Int) -> Int {
        var start = index
        while start > 0, index - start < 12, words[start - 1].clause == words[index].clause { start -= 1 }
        return start
    }

    /// The nearest clause before `match` that tells of something done, without what leads to it.
    private func deed(before match: SpokenMatch) -> Range<Int>? {
        var end = clauseStart(match.range.lowerBound)
        for _ in 0..<4 where end > 0 && words[end - 1].sentence >= words[match.range.lowerBound].sentence - 1
        {
            let first = clauseStart(end - 1)
            var start = end
            while start > first, end - start < 9, !isTitle[start - 1],
                !isIn("activityStop", start - 1) || isIn("also", start - 1)
            { start -= 1 }
            if (first..<end).contains(where: { isIn("act", $0) }), !isAboutEffect(start..<end), start < end {
                return start..<end
            }
            end = first
        }
        return nil
    }

    /// The words before a link such as "to drown it out", as the capture of a match.
    ///
    /// Where its own clause names nothing ("and that helped") it is the nearest clause that tells of something done,
    /// or else how its sentence begins, or the one before.
    func before(_ match: SpokenMatch) -> SpokenMatch {
        let first = sentence(around: match.range.lowerBound).lowerBound
        var opening = first
        while opening < match.range.lowerBound, opening - first < 8,
            words[opening].clause == words[first].clause
                || words[opening].clause - words[first].clause < 4 && isShort(opening)
        { opening += 1 }
        for (step, end) in [match.range.lowerBound, opening, first].enumerated() where end > 0 {
            if step == 1, let deed = deed(before: match) {
                return SpokenMatch(range: match.range, capture: deed, isOpen: false)
            }
            var end = end
            let isJoined = step == 0 && end > first && isIn("also", end - 1)
            if isJoined { end -= 1 }
            var start = end
            while start > first || end <= first && start > 0, end - start < 8,
                words[start - 1].clause == words[end - 1].clause || end == opening,
                !isTitle[start - 1], !isIn("activityStop", start - 1) || step > 0
            { start -= 1 }
            let saysSomething = (start..<end).contains {
                isJoined ? isIn("act", $0) : !isIn("activitySkip", $0) && !isIn("filler", $0)
            }
            if saysSomething {
                return SpokenMatch(range: match.range, capture: start..<end, isOpen: false)
            }
        }
        return SpokenMatch(range: match.range, capture: nil, isOpen: false)
    }

    /// "After half an hour it was gone" names no activity; then the words before it do.
    func named(_ match: SpokenMatch) -> SpokenMatch {
        guard let capture = match.capture, !match.isOpen, !capture.isEmpty,
            capture.first(where: { !isIn("activitySkip", $0) }).map({ isIn("song", $0) && capture.count < 4 })
                ?? false
                || capture.allSatisfy({
                    isIn("timeOnly", $0) || isIn("activitySkip", $0) || isIn("unit", $0) || isNumber($0)
                })
        else { return match }
        return before(match)
    }

    private func isNumber(_ index: Int) -> Bool { (0...10).contains { isIn("number\($0)", index) } }

    /// Whether words tell what the music was like or did, so that they name no activity.
    private func isAboutEffect(_ range: Range<Int>) -> Bool {
        ["dis.none", "dis.high", "dis.plain", "str.low", "str.mid", "str.high"].contains { name in
            matches(name, beginningIn: max(0, range.lowerBound - 3)..<range.upperBound).contains { match in
                match.range.overlaps(range)
                    && (match.range.count * 2 >= range.count || !range.contains { isIn("act", $0) })
            }
        }
    }

    /// Whether the clause of `index` has at most three words, as in a list.
    private func isShort(_ index: Int) -> Bool {
        var start = index
        while start > 0, words[start - 1].clause == words[index].clause, index - start < 4 { start -= 1 }
        var end = index
        while end < words.count, words[end].clause == words[index].clause, end - index < 4 { end += 1 }
        return end - start <= 3
    }

    func isRefused(_ match: SpokenMatch) -> Bool {
        let clause = clause(around: match.range)
        let before = clause.lowerBound..<match.range.lowerBound
        if matches("cm.no", beginningIn: before).contains(where: { isOwn($0.range) }) { return true }
        return isDenied(before: match.range.lowerBound, reach: 2)
    }

    /// The naming of what was done: without what leads to it and what follows, at most seven words.
    func activity(of match: SpokenMatch) -> Range<Int>? {
        guard let capture = match.capture, capture.lowerBound < words.count,
            !match.isOpen || words[capture.lowerBound].sentence == words[match.range.lowerBound].sentence
                || capture.lowerBound < match.range.upperBound
        else { return nil }
        var start = capture.lowerBound
        var end = match.isOpen ? start : capture.upperBound
        if match.isOpen {
            while end < words.count, end - start < 8, words[end].sentence == words[start].sentence,
                words[end].clause == words[start].clause,
                !(end > start && isIn("activityEnd", end) && !isIn("takesTo", end - 1))
            { end += 1 }
        }
        // "A sudoku to chase it off": what it was for is no part of it.
        if !match.isOpen,
            let purpose = matches("cm.before", beginningIn: min(end, start + 1)..<end).first?.range.lowerBound
        {
            end = purpose
        }
        // Without commas it begins at the verb, where the language puts that first.
        if !match.isOpen, !isNounCased, end - start > 3, clause(around: start..<end, reach: 25).count > 25,
            let verb = (start..<end - 1).last(where: { isIn("act", $0) && !isIn("act", $0 + 1) })
        {
            start = verb
        }
        while start < end, isIn("activitySkip", start), !isIn("another", start + 1) { start += 1 }
        // Of a long clause the words next to the link say it.
        if end - start > 7 { if match.isOpen { end = start + 7 } else { start = end - 7 } }
        while start < end, isIn("activitySkip", start), !isIn("another", start + 1) { start += 1 }
        while start < end, isIn("activitySkip", end - 1) || isIn("activityTail", end - 1) { end -= 1 }
        (start, end) = withoutCompany(start, end)
        guard start < end, !isForeign[start],
            match.capture == nil || !isTitle[start] || isIn("act", start - 1),
            !(start..<end).contains(where: { isIn("vague", $0) }),
            match.isOpen
                || !isAboutEffect(start..<end) && !(start..<end).contains(where: { isIn("head", $0) })
        else { return nil }
        return start..<end
    }

    /// Bounds without those who came along, before or behind what was done: "mit Lena spazieren", "a walk with her".
    private func withoutCompany(_ first: Int, _ past: Int) -> (Int, Int) {
        var (start, end) = (first, past)
        let isPerson = { (index: Int) in self.isIn("firstName", index) || self.isIn("person", index) }
        if start > 0, isIn("with", start - 1), isPerson(start), end - start > 1 {
            start += 1
            while start < end - 1, isIn("activitySkip", start) { start += 1 }
        }
        guard end - start > 2, isPerson(end - 1) else { return (start, end) }
        if isIn("with", end - 2) {
            end -= 2
        } else if end - start > 3, isIn("with", end - 3), isIn("mine", end - 2) || isIn("article", end - 2) {
            end -= 3
        }
        return (start, end)
    }
}
