// How strong the music was.
extension SpokenText {
    /// How loud the music was.
    ///
    /// - Parameter activity: words that name what was done; what is loud in them is not the music in the head.
    func strength(
        _ measures: [(of: Measured, value: Int, range: Range<Int>)], besides activity: Range<Int>? = nil
    ) -> Statement<SpokenFields.Strength>? {
        var statements: [Statement<SpokenFields.Strength>] = measures.filter { $0.of == .strength }.map {
            let value: SpokenFields.Strength = $0.value <= 3 ? .faint : $0.value <= 6 ? .medium : .strong
            return Statement(value: value, range: $0.range, rank: 2)
        }
        let names = ["str.low", "str.mid", "str.high"]
        for match in names.flatMap({ self[$0] }) where isOwn(match.range) && isNearMusic(match.range) {
            // "Middling loud" is not loud.
            let near = max(0, match.range.lowerBound - 9)..<match.range.lowerBound + 1
            let isPart = names.contains { name in
                matches(name, beginningIn: near).contains {
                    $0.range.count > match.range.count && isWithin(match.range, $0.range)
                }
            }
            if isPart || isIn("than", match.range.lowerBound - 1) { continue }
            if let activity, activity.count < 5, activity.overlaps(match.range) { continue }
            // "Loud? Middling."
            if words[match.range.lowerBound].isAsked {
                guard let told = answered(match.range) else { continue }
                statements.append(told)
                continue
            }
            guard let value = loudness(in: match.range), !hasOtherSource(match.range),
                !isBecoming(match.range),
                !isVerdictOrVoice(match.range)
            else { continue }
            statements.append(Statement(value: value, range: match.range, rank: 1))
            guard let correction = correction(after: match.range), let better = loudness(in: correction)
            else { continue }
            statements.append(Statement(value: better, range: correction, rank: 1))
        }
        return last(statements)
    }

    /// How loud it was by the short answer to a question.
    private func answered(_ range: Range<Int>) -> Statement<SpokenFields.Strength>? {
        let next = sentence(around: range.lowerBound).upperBound
        guard next < words.count else { return nil }
        let answer = sentence(around: next, reach: 6)
        guard answer.count <= 5, let value = loudness(in: answer) else { return nil }
        return Statement(value: value, range: range.lowerBound..<answer.upperBound, rank: 1)
    }

    /// Whether it is said what it became by what was done: "and then it got quieter".
    private func isBecoming(_ range: Range<Int>) -> Bool {
        matches("cm.before", beginningIn: max(0, range.lowerBound - 6)..<range.upperBound).contains {
            $0.range.count > range.count && isWithin(range, $0.range)
        }
    }

    private func loudness(in range: Range<Int>) -> SpokenFields.Strength? {
        let names: [(String, SpokenFields.Strength)] = [
            ("str.mid", .medium), ("str.low", .faint), ("str.high", .strong),
        ]
        var best: (value: SpokenFields.Strength, end: Int)?
        for (name, value) in names {
            for match in matches(name, beginningIn: range)
            where isInside(match.range, range) && match.range.upperBound > best?.end ?? -1 {
                var turned = value
                if value != .medium, isDenied(before: match.range.lowerBound, reach: 3) {
                    turned = value == .strong ? .faint : .medium
                }
                best = (turned, match.range.upperBound)
            }
        }
        if let best { return best.value }
        switch grade(in: range)?.value {
        case .medium: return .medium
        case .low: return .faint
        // "So", "quite": of what is not said.
        case nil, .some(.none), .high: return nil
        }
    }

    /// Whether a word for loudness belongs to a verdict on the day ("a middling one"), to what the speaker does
    /// ("I sang loudly"), or to a question ("how strong it was").
    private func isVerdictOrVoice(_ range: Range<Int>) -> Bool {
        if isIn("howMuch", range.lowerBound - 1),
            words[range.lowerBound - 1].clause == words[range.lowerBound].clause
        {
            return true
        }
        let clause = clause(around: range, reach: 7)
        if clause.contains(where: { isIn("song", $0) && !isTitle[$0] }) { return false }
        if clause.contains(where: { isIn("voice", $0) }) { return true }
        let near = max(0, range.lowerBound - 14)..<range.upperBound
        if clause.contains(where: { index in
            !matches("measure.strength", beginningIn: index..<index + 1).isEmpty
        }) {
            return false
        }
        let isOfDay = ["mood.day", "mood.whole", "mood.part"].contains { name in
            matches(name, beginningIn: near).contains { $0.range.overlaps(range) }
        }
        // A word that is said of the day as well belongs to it where its sentence is about the day.
        let isWeak = !matches("word.mid", beginningIn: range).isEmpty
        let sentence = sentence(around: range.lowerBound, reach: 20)
        return isOfDay
            || isWeak
                && ["mood.day", "mood.whole"].contains { name in
                    matches(name, beginningIn: sentence).contains { isOwn($0.range) }
                }
    }

    private func isWithin(_ inner: Range<Int>, _ outer: Range<Int>) -> Bool {
        inner.lowerBound >= outer.lowerBound && inner.upperBound <= outer.upperBound
    }

    /// Whether music is spoken of at most three sentences away; in a long entry other things are loud too.
    func isNearMusic(_ range: Range<Int>) -> Bool {
        let sentence = words[range.lowerBound].sentence
        let near = max(0, range.lowerBound - 90)..<min(words.count, range.upperBound + 90)
        if matches("music.yes", beginningIn: near).contains(where: {
            abs(words[$0.range.lowerBound].sentence - sentence) <= 3
        }) {
            return true
        }
        return near.contains { index in
            (abs(words[index].sentence - sentence) <= 3 || abs(index - range.lowerBound) <= 25)
                && (isIn("song", index) || isIn("head", index) || isTitle[index])
        }
    }

    /// Whether the clause speaks of something else that can be loud, strong, or a nuisance.
    func hasOtherSource(_ range: Range<Int>) -> Bool {
        let clause = clause(around: range, reach: 7)
        return clause.contains { isIn("source", $0) && !isTitle[$0] && !range.contains($0) }
            && !clause.contains { isIn("song", $0) }
    }
}
