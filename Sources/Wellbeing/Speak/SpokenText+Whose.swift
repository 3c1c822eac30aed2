// Whose, and of which day.
extension SpokenText {
    /// Marks what is said of others, of other days, or did not happen; words inside titles say none of this.
    mutating func markForeign() {
        markOthers()
        for name in ["past", "future"] { markDays(name) }
        for match in self["unreal"]
        where !isTitle[match.range.lowerBound]
            && matches("dis.high", beginningIn: match.range.lowerBound..<match.range.upperBound).isEmpty
        {
            markForeign(extent(of: match.range.lowerBound) { endsThought($0, from: match.range) })
        }
        // "That was yesterday": neither is what was said right before it.
        for match in self["retract"] where !isTitle[match.range.lowerBound] {
            markForeign(
                max(
                    0, sentence(around: match.range.lowerBound, reach: 14).lowerBound)..<match.range
                    .upperBound)
        }
        // "It has been stuck for days, she says": the whole sentence is hers.
        for match in self["told"] where !isTitle[match.range.lowerBound] {
            let said = sentence(around: match.range.lowerBound).lowerBound..<match.range.upperBound
            if !said.contains(where: { isIn("self", $0) || isIn("mine", $0) }) { markForeign(said) }
        }
        // A figure of speech says nothing of what its words mean.
        for match in self["idiom"] { markForeign(match.range) }
    }

    /// The words from `start` to before the first that `ends` is true of.
    private func extent(of start: Int, until ends: (Int) -> Bool) -> Range<Int> {
        var index = start + 1
        while index < words.count, !ends(index) { index += 1 }
        return start..<index
    }

    private mutating func markForeign(_ range: Range<Int>) {
        for index in range { isForeign[index] = true }
    }

    /// What is told of somebody else lasts until the sentence ends or the speaker comes back to herself.
    private mutating func markOthers() {
        for match in self["other"] where !isTitle[match.range.lowerBound] {
            let start = match.capture?.lowerBound ?? match.range.lowerBound
            guard start < words.count, !isOfMusic(match.range), !isObject(match.range.lowerBound),
                !isListed(match.range)
            else {
                continue
            }
            let sentence = words[start].sentence
            markForeign(
                extent(of: start) { index in
                    words[index].sentence != sentence
                        || isIn("self", index) && !isIn("relative", index - 1) || index - start > 30
                        || words[index].clause != words[index - 1].clause && isOfSelf(index)
                })
        }
    }

    /// Whether "der" or "sie" goes on about the music: "the earworm, that is back too".
    private func isOfMusic(_ range: Range<Int>) -> Bool {
        guard range.contains(where: { isIn("relative", $0) }), !range.contains(where: { isIn("person", $0) })
        else {
            return false
        }
        let next = range.upperBound..<min(words.count, range.upperBound + 3)
        let near = max(0, range.lowerBound - 20)..<range.lowerBound
        // "Then I cooked, and it was gone."
        if next.contains(where: { isIn("gone", $0) }), near.contains(where: { isIn("song", $0) }) {
            return true
        }
        var index = range.lowerBound - 1
        while index >= 0, range.lowerBound - index <= 14 {
            if isIn("song", index) || isTitle[index] { return true }
            if isIn("person", index)
                || isIn("self", index) && words[index].sentence == words[range.lowerBound].sentence
            {
                return false
            }
            index -= 1
        }
        return false
    }

    /// Whether the clause that begins at `index` is the speaker's: "but what's stuck in my head is".
    private func isOfSelf(_ index: Int) -> Bool {
        var end = index
        while end < words.count, end - index < 7, words[end].clause == words[index].clause {
            if isIn("self", end) || isIn("mine", end) { return !isIn("relative", end - 1) }
            if isIn("person", end) || isIn("opener", end) { return false }
            end += 1
        }
        return false
    }

    /// Whether the one at `index` is only somebody that the speaker does something with.
    private func isObject(_ index: Int) -> Bool {
        if isIn("prep", index - 1), words[index - 1].sentence == words[index].sentence { return true }
        if isIn("dropped", index - 1), words[index - 1].clause == words[index].clause { return true }
        var place = index - 1
        while place >= 0, index - place <= 8, words[place].clause == words[index].clause, !isIn("join", place)
        {
            if isIn("self", place) { return !isIn("join", index) }
            place -= 1
        }
        // "Had the twins over": who does it is left out where it is the speaker.
        return place + 1 < index && isIn("dropped", place + 1)
    }

    /// Whether somebody is only named and nothing is said of them: their clause ends right there.
    private func isListed(_ range: Range<Int>) -> Bool {
        var next = isIn("also", range.upperBound - 1) ? range.upperBound - 1 : range.upperBound
        // "The plumber and the exam board, all at once": another one in the list.
        if isIn("also", next), words[next].clause == words[next - 1].clause {
            let last = clause(around: next..<next + 1, reach: 7).upperBound
            guard !(next..<last).contains(where: { isIn("verb", $0) || isIn("self", $0) }) else {
                return false
            }
            next = last
        }
        guard next < words.count, words[next].sentence == words[next - 1].sentence,
            words[next].clause != words[next - 1].clause
        else { return false }
        return !isIn("opener", next) && !isIn("verb", next)
    }

    /// Another day lasts until the sentence ends or today is named, and into a sentence that only goes on with it.
    private mutating func markDays(_ name: String) {
        for match in self[name] where !isTitle[match.range.lowerBound] {
            var start = match.range.lowerBound
            if isIn("since", start - 1) || isIn("since", start - 2) { continue }
            if isIn("compared", start - 1) || isIn("compared", start - 2) {
                markForeign(compared(start))
                continue
            }
            let first = start
            while start > 0, first - start < 10, words[start - 1].sentence == words[first].sentence,
                words[start - 1].clause == words[first].clause, !isIn("join", start - 1),
                !isIn("today", start - 1), name == "past" || !isIn("cause", start - 1)
            { start -= 1 }
            let sentence = words[first].sentence
            markForeign(
                extent(of: start) { index in
                    guard index > first else { return false }
                    if isToday(index) || opensToday(index) || index - first > 30 { return true }
                    if words[index].sentence == sentence { return false }
                    return words[index].sentence != sentence + 1 || !carries(index)
                })
        }
    }

    private func isToday(_ index: Int) -> Bool {
        isIn("today", index) || isIn("dayPart", index) && isIn("today", index + 1)
            || isIn("thisDay", index) && isIn("titleTime", index + 1)
    }

    /// Whether the clause that begins at `index` comes to speak of today: "it has packed it in, nothing today".
    private func opensToday(_ index: Int) -> Bool {
        guard words[index].clause != words[index - 1].clause else { return false }
        return (index..<min(words.count, index + 6)).contains {
            words[$0].clause == words[index].clause && isIn("today", $0)
        }
    }

    /// What belongs to a day that today is compared with: "not like last week, when it was so loud".
    private func compared(_ start: Int) -> Range<Int> {
        let sentence = words[start].sentence
        return extent(of: start) { index in
            guard words[index].sentence == sentence, index - start < 30 else { return true }
            return words[index].clause != words[index - 1].clause && !isIn("opener", index)
        }
    }

    /// Whether the sentence of `index` goes on with the thing of the sentence before.
    private func carries(_ index: Int) -> Bool {
        var first = index
        while first > 0, words[first - 1].sentence == words[index].sentence, index - first < 40 { first -= 1 }
        return isIn("carry", first) && words[first].opensSentence
    }

    private func endsThought(_ index: Int, from range: Range<Int>) -> Bool {
        index >= range.upperBound
            && (words[index].clause != words[index - 1].clause || isIn("turn", index)
                || index - range.lowerBound > 14)
    }
}
