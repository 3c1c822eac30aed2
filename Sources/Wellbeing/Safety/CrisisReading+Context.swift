extension CrisisReading {
    /// Whether a true negation stands before, in or after a wish to die ("nicht umbringen").
    ///
    /// A sign whose own words contain the negation ("will nicht mehr leben") is not asked.
    func isDenied(_ match: Match) -> Bool {
        guard [.act, .harm, .intent, .attempt, .named, .closing].contains(match.rule.sign) else {
            return false
        }
        let negations = lexicon.list("denial")
        let fillers = lexicon.list("denialFiller")
        // The words between the ideas of a frame may be negated ("so that they do not heal").
        if match.rule.sign != .intent, !(match.isFrame && match.rule.sign != .act),
            match.range.contains(where: { negations.contains(numbers[$0]) })
        {
            return true
        }
        if isAnsweredNo(match) { return true }
        var index = match.range.lowerBound - 1
        var steps = 0
        let bridges = lexicon.list("denialBridge")
        while index >= 0, steps < 6, tokens[index].sentence == tokens[match.range.lowerBound].sentence {
            // A comma ends the reach of a negation, except in German "nicht vor, mich ...".
            if tokens[index].clause != tokens[index + 1].clause, !bridges.contains(numbers[index]) { break }
            if negations.contains(numbers[index]) { return !isUndoneDenial(at: index) }
            guard fillers.contains(numbers[index]) else { break }
            index -= 1
            steps += 1
        }
        // German puts it last: "umbringen will ich mich nicht".
        let after = lexicon.list("denialAfter")
        let between = lexicon.list("denialBetween")
        let last = match.range.upperBound - 1
        for index in match.range.upperBound..<min(match.range.upperBound + 3, tokens.count)
        where tokens[index].clause == tokens[last].clause {
            if after.contains(numbers[index]) { return true }
            guard between.contains(numbers[index]) else { break }
        }
        return false
    }

    /// "She asked whether I plan to end my life. I don't."
    private func isAnsweredNo(_ match: Match) -> Bool {
        guard stands(in: "asked", match.sentence) else { return false }
        // "... asked whether I think of suicide, I could honestly say no."
        let noes: Set<String> = ["nein", "no", "nope", "enggak", "verneint", "verneinen"]
        let asked = lexicon.list("asked")
        let sentence = sentences[match.sentence]
        let before = sentence.lowerBound..<max(sentence.lowerBound, match.range.lowerBound)
        let after = match.range.upperBound..<max(sentence.upperBound, match.range.upperBound)
        if before.contains(where: { asked.contains(numbers[$0]) }),
            after.prefix(10).contains(where: { noes.contains(tokens[$0].key) })
        {
            return true
        }
        guard sentences.indices.contains(match.sentence + 1) else { return false }
        let next = sentences[match.sentence + 1]
        // Only its first clause answers: "I'm not, and it felt good to say so."
        let answer = next.prefix { tokens[$0].clause == tokens[next.lowerBound].clause }
        let negations = lexicon.list("denial")
        return answer.count <= 4
            && answer.contains { negations.contains(numbers[$0]) || tokens[$0].key == "nein" }
    }

    /// "Can't promise I won't", "don't know if I don't": no denial at all.
    private func isUndoneDenial(at index: Int) -> Bool {
        let undoing = lexicon.list("undoing")
        return (max(0, index - 4)..<index).contains {
            tokens[$0].sentence == tokens[index].sentence && undoing.contains(numbers[$0])
        }
    }

    func isPast(_ match: Match) -> Bool {
        // "I should have died then": an unfulfilled wish about the past is a present one.
        let unfulfilled = lexicon.list("unfulfilled")
        guard !match.range.contains(where: { unfulfilled.contains(numbers[$0]) }) else { return false }
        guard has(.past, near: match) || (has(.past, near: match, within: 1) && has(.recovered)) else {
            return false
        }
        return !has(.returned)
    }

    func isToldOrQuoted(_ match: Match) -> Bool {
        let isQuoted = tokens[match.range.lowerBound].isQuoted
        if has(.quoting, near: match, within: isQuoted ? 1 : 0) { return true }
        if isQuoted, has(.media, near: match, within: 1) { return true }
        switch match.rule.sign {
        case .wish:
            // A child's diary is no book.
            return followsMedia(match) && !stands(in: "self", match.sentence)
                && !stands(in: "kin", match.sentence)
        case .harm, .act, .attempt, .intent:
            // "The film made me want to": the first person keeps it real, and so does somebody one knows.
            guard followsMedia(match), !hasSelfBefore(match) else { return false }
            let selves = lexicon.list("self")
            let kin = lexicon.list("kin")
            return !match.range.contains { selves.contains(numbers[$0]) }
                && !(sentences[match.sentence].lowerBound..<match.range.lowerBound).suffix(30).contains {
                    kin.contains(numbers[$0])
                }
        case .named:
            return has(.media, near: match)
        default: return false
        }
    }

    /// Whether a film, a book or a report is named shortly before the sign, in the same sentence.
    private func followsMedia(_ match: Match) -> Bool {
        let words = lexicon.list("media")
        let start = max(sentences[match.sentence].lowerBound, match.range.lowerBound - 10)
        return (start..<max(start, match.range.lowerBound)).contains { words.contains(numbers[$0]) }
    }

    private func hasSelfBefore(_ match: Match) -> Bool {
        let selves = lexicon.list("self")
        return (max(0, match.range.lowerBound - 2)..<match.range.lowerBound).contains {
            tokens[$0].sentence == tokens[match.range.lowerBound].sentence && selves.contains(numbers[$0])
        }
    }

    func isFlippant(_ match: Match) -> Bool {
        has(.joking, near: match, within: 1) && has(.trivial, near: match, within: 1)
            && !has(.serious, near: match, within: 1)
    }

    /// Told of somebody who died by suicide, or of what is over: mourned or past, but no present risk.
    func isMention(_ match: Match) -> Bool {
        match.range.contains { mentioned.contains($0) } || (has(.mention, near: match) && isForOther(match))
    }

    /// Whether the risk that `match` tells of is another living person's.
    func isRiskOfOther(_ match: Match) -> Bool {
        switch match.rule.sign {
        case .mention, .named: return tier(of: match) > .checkIn && isForOther(match)
        case .hopeless: return isForOther(match)
        default:
            // A past, a film or a joke puts nobody at risk; a denial may still be about somebody.
            guard tier(of: match) > .checkIn || isDenied(match) else { return false }
            let isStart = match.rule.id.hasSuffix("follow-the-dead") || match.rule.sign == .closing
            return isForOther(match, fromStart: isStart)
        }
    }

    /// Whether an Indonesian word for oneself says whose somebody is: "teman gue", "anak saya".
    private func isPossessive(_ index: Int) -> Bool {
        index > 0 && tokens[index - 1].clause == tokens[index].clause
            && lexicon.list("owner").contains(numbers[index])
            && lexicon.list("kin").contains(numbers[index - 1])
    }

    /// "My friend keeps saying 'I might as well not wake up'": who says it is meant, though it says "I".
    private func isSaidByKin(_ match: Match) -> Bool {
        let says = lexicon.list("says")
        let kin = lexicon.list("kin")
        let selves = lexicon.list("self")
        let start = match.range.lowerBound
        let sentence = tokens[start].sentence
        for index in stride(from: start - 1, through: max(0, start - 3), by: -1)
        where tokens[index].sentence == sentence && says.contains(numbers[index]) {
            let before = (max(0, index - 4)..<index).filter { tokens[$0].sentence == sentence }
            return before.contains { kin.contains(numbers[$0]) }
                && !before.contains { selves.contains(numbers[$0]) && !isPossessive($0) }
        }
        return false
    }

    /// Whether somebody else is meant: by the word for the person nearest to the sign.
    ///
    /// - Parameter fromStart: look only before the sign, because persons inside it are not its subject ("follow Mum").
    func isForOther(_ match: Match, fromStart: Bool = false) -> Bool {
        let selves = lexicon.list("self")
        let others = lexicon.list("other")
        let kin = lexicon.list("kin")
        let selfObjects = lexicon.list("selfObject")
        let otherObjects = lexicon.list("otherObject")
        let span = match.range
        if isSaidByKin(match) { return true }
        // "If I died they could breathe": whoever is better off, the writer is the one who would be gone.
        if match.rule.id.hasSuffix("burden"),
            span.contains(where: { selves.contains(numbers[$0]) && !isPossessive($0) })
        {
            return false
        }
        if !fromStart, span.contains(where: { selfObjects.contains(numbers[$0]) && !isPossessive($0) }) {
            return false
        }
        if !fromStart, span.contains(where: { otherObjects.contains(numbers[$0]) }) { return true }
        var index = fromStart ? span.lowerBound : span.upperBound - 1
        let first = tokens[span.lowerBound].sentence
        // In a text without full stops the subject is not a page away.
        while index >= max(0, span.lowerBound - 60), tokens[index].sentence >= first {
            if selves.contains(numbers[index]), !isPossessive(index) { return false }
            // "Since Dad died, I want to follow him": kin are followed, unless they are who says it.
            let isFollowed =
                match.rule.id.hasSuffix("follow-the-dead") && kin.contains(numbers[index])
                && !stands(in: "says", match.sentence)
            if others.contains(numbers[index]), !isFollowed { return true }
            index -= 1
        }
        guard !fromStart else { return false }
        for index in span.upperBound..<min(span.upperBound + 4, tokens.count)
        where tokens[index].sentence == match.sentence {
            if selves.contains(numbers[index]) { return false }
            if others.contains(numbers[index]) { return true }
        }
        return false
    }
}
