// Mood, distress and stress.
extension SpokenText {
    /// The verdict on the day, or on how the speaker is.
    func mood(_ measures: [(of: Measured, value: Int, range: Range<Int>)]) -> Statement<SpokenFields.Mood>? {
        var statements: [Statement<SpokenFields.Mood>] = measures.filter { $0.of == .mood }.map {
            Statement(value: mood($0.value), range: $0.range, rank: 3)
        }
        // The whole beats the day, the day beats how one is, and that beats a part of the day.
        for (rank, name) in ["mood.part", "mood.self", "mood.day", "mood.whole"].enumerated() {
            for match in own(name) {
                guard let place = match.capture, let verdict = verdict(in: extended(place)),
                    !isAboutOther(place), !isNegated(match.range.lowerBound)
                else { continue }
                let value = isNeither(place) ? .medium : verdict.value
                statements.append(Statement(value: value, range: match.range, rank: min(rank, 2)))
                if name == "mood.whole" { statements[statements.count - 1].rank = 3 }
                guard let correction = correction(after: match.range),
                    let better = self.verdict(in: correction)
                else { continue }
                let corrected = isNeither(better.range) ? .medium : better.value
                statements.append(Statement(value: corrected, range: better.range, rank: max(rank, 2)))
            }
        }
        return last(statements)
    }

    /// A verdict may have more words than its first: "so lala".
    private func extended(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end < words.count, end - range.upperBound < 3, words[end].clause == words[end - 1].clause,
            !isIn("join", end) || words[end].key == words[end - 1].key
        { end += 1 }
        return range.lowerBound..<end
    }

    /// Whether the verb at `index` is denied by the word before it: "I didn't feel lonely" is no verdict.
    private func isNegated(_ index: Int) -> Bool {
        isIn("auxNot", index - 1) && words[index - 1].clause == words[index].clause
    }

    /// Whether the words right before a verdict name something else: "stress was medium today".
    private func isAboutOther(_ place: Range<Int>) -> Bool {
        var index = place.lowerBound - 1
        while index >= 0, place.lowerBound - index <= 3,
            words[index].clause == words[place.lowerBound].clause,
            !isIn("join", index)
        {
            if isIn("notDay", index) { return true }
            index -= 1
        }
        return false
    }

    /// Whether a verdict is one half of "neither good nor bad".
    private func isNeither(_ range: Range<Int>) -> Bool {
        matches("word.neither", beginningIn: max(0, range.lowerBound - 4)..<range.upperBound).contains {
            $0.range.overlaps(range)
        }
    }

    private func mood(_ value: Int) -> SpokenFields.Mood { value <= 3 ? .bad : value <= 6 ? .medium : .good }

    /// The last word of praise or blame within `range`, turned round where it is denied.
    private func verdict(in range: Range<Int>) -> Statement<SpokenFields.Mood>? {
        let names: [(String, SpokenFields.Mood)] = [
            ("word.mid", .medium), ("word.good", .good), ("word.bad", .bad),
        ]
        var best: Statement<SpokenFields.Mood>?
        for (name, value) in names {
            for match in matches(name, beginningIn: range) where isInside(match.range, range) {
                let isDenied =
                    value != .medium
                    && isDenied(
                        before: match.range.lowerBound,
                        reach: min(4, match.range.lowerBound - range.lowerBound + 1))
                let turned: SpokenFields.Mood = !isDenied ? value : value == .good ? .bad : .good
                let isLonger =
                    (match.range.upperBound, -match.range.lowerBound)
                    > (best?.range.upperBound ?? -1, -(best?.range.lowerBound ?? 0))
                if isLonger { best = Statement(value: turned, range: match.range) }
            }
        }
        return best
    }

    /// What the music did to the speaker.
    func distress(
        _ measures: [(of: Measured, value: Int, range: Range<Int>)]
    ) -> Statement<SpokenFields.Degree>? {
        var statements = measured(.distress, measures)
        for match in own("dis.none") where isNearMusic(match.range) && !isOutcome(match.range) {
            statements.append(Statement(value: .none, range: match.range, rank: 1))
        }
        for match in own("dis.high")
        where !isDenied(before: match.range.lowerBound) && !hasOtherSource(match.range)
            && isNearMusic(match.range)
        {
            statements.append(Statement(value: .high, range: match.range, rank: 1))
        }
        for match in own("dis.plain")
        where !hasOtherSource(match.range) && isNearMusic(match.range) && !isOutcome(match.range)
            && !isDiversion(match.range) && !isPartOfHigh(match.range)
        {
            statements += graded(match.range, plain: .medium)
        }
        return last(statements)
    }

    /// Whether a word tells what was done: "I distracted myself with reading".
    private func isDiversion(_ range: Range<Int>) -> Bool {
        range.contains { isIn("diverted", $0) }
            && ["cm.yes", "cm.before"].contains { name in
                matches(name, beginningIn: max(0, range.lowerBound - 8)..<range.upperBound)
                    .contains { $0.range.overlaps(range) }
            }
    }

    /// Whether a word for trouble belongs to a stronger saying: the "annoying" of "so annoying".
    private func isPartOfHigh(_ range: Range<Int>) -> Bool {
        matches("dis.high", beginningIn: max(0, range.lowerBound - 4)..<range.lowerBound + 1).contains {
            $0.range.count > range.count && $0.range.upperBound >= range.upperBound
                && $0.range.lowerBound <= range.lowerBound && !isDenied(before: $0.range.lowerBound)
        }
    }

    /// Whether "it did nothing" is said of what was done against the music.
    private func isOutcome(_ range: Range<Int>) -> Bool {
        matches("cm.result", beginningIn: max(0, range.lowerBound - 8)..<range.upperBound).contains { match in
            guard match.range.overlaps(range) else { return false }
            let before = max(0, match.range.lowerBound - 10)..<match.range.lowerBound
            return before.contains {
                isIn("attempt", $0) && words[$0].sentence >= words[match.range.lowerBound].sentence - 1
            } || results(match).contains { activity(of: $0) != nil }
        }
    }

    /// How stressful the day was.
    func stress(
        _ measures: [(of: Measured, value: Int, range: Range<Int>)]
    ) -> Statement<SpokenFields.Degree>? {
        var statements = measured(.stress, measures)
        for match in own("stress.none")
        where !isIn("almost", match.range.lowerBound) && !isIn("almost", match.range.lowerBound - 1) {
            let isDenied = isDenied(before: match.range.lowerBound, reach: 2)
            let near = max(0, match.range.lowerBound - 3)..<match.range.lowerBound
            // "No stress, not at all": it was denied once, not twice.
            if isDenied, !matches("stress.none", beginningIn: near).isEmpty { continue }
            if isDenied, isIn("not", match.range.lowerBound) {
                statements.append(Statement(value: .none, range: match.range, rank: 1))
                continue
            }
            statements.append(Statement(value: isDenied ? .high : .none, range: match.range, rank: 1))
        }
        for match in own("stress.sign") where !isDenied(before: match.range.lowerBound) {
            statements.append(Statement(value: .high, range: match.range))
        }
        for match in own("stress.mid") {
            statements.append(Statement(value: .medium, range: match.range, rank: 1))
        }
        for match in own("stress.plain") {
            let near = max(0, match.range.lowerBound - 9)..<match.range.upperBound
            let isTold = { (name: String) in
                matches(name, beginningIn: near).contains {
                    $0.range.overlaps(match.range) && isOwn($0.range)
                }
            }
            if isTold("stress.none") { continue }
            statements += graded(match.range, plain: isTold("stress.mid") ? .medium : .high)
        }
        return last(statements)
    }

    private func measured(
        _ subject: Measured, _ measures: [(of: Measured, value: Int, range: Range<Int>)]
    ) -> [Statement<SpokenFields.Degree>] {
        measures.filter { $0.of == subject }.map {
            let value: SpokenFields.Degree =
                $0.value == 0 ? .none : $0.value <= 3 ? .low : $0.value <= 6 ? .medium : .high
            return Statement(value: value, range: $0.range, rank: 2)
        }
    }

    /// A word for trouble, with how much of it was said around it, in the answer to it, or in a correction.
    private func graded(_ range: Range<Int>, plain: SpokenFields.Degree) -> [Statement<SpokenFields.Degree>] {
        var statements: [Statement<SpokenFields.Degree>] = []
        let grade = grade(in: ownClause(of: range)) ?? answer(to: range)
        if let grade {
            let whole =
                min(range.lowerBound, grade.range.lowerBound)..<max(range.upperBound, grade.range.upperBound)
            statements.append(Statement(value: degree(grade.value), range: whole, rank: 1))
        } else if isDenied(before: range.lowerBound, reach: 5) || isDenied(behind: range) {
            let start = (max(0, range.lowerBound - 5)..<range.lowerBound).last { isIn("not", $0) }
            statements.append(
                Statement(value: .none, range: (start ?? range.lowerBound)..<range.upperBound, rank: 1))
        } else {
            statements.append(Statement(value: plain, range: range, rank: 1))
        }
        if let no = answeredNo(to: range) {
            return [Statement(value: .none, range: range.lowerBound..<no + 1, rank: 1)]
        }
        if let correction = correction(after: statements[0].range), let better = self.grade(in: correction) {
            statements.append(Statement(value: degree(better.value), range: better.range, rank: 1))
        }
        return statements
    }

    /// The words around `range` that can say how much; where nothing is punctuated they begin at its subject.
    private func ownClause(of range: Range<Int>) -> Range<Int> {
        let near = clause(around: range, reach: 5)
        guard clause(around: range, reach: 25).count > 12,
            let subject = (near.lowerBound..<range.lowerBound).last(where: { isIn("subject", $0) })
        else { return near }
        return subject..<near.upperBound
    }

    /// Whether a no stands right behind, in the same clause: "das stört nicht".
    func isDenied(behind range: Range<Int>) -> Bool {
        isIn("not", range.upperBound) && words[range.upperBound].clause == words[range.upperBound - 1].clause
    }

    /// The "no" that answers a question, if one does.
    func answeredNo(to range: Range<Int>) -> Int? {
        guard words[range.lowerBound].isAsked else { return nil }
        let next = sentence(around: range.lowerBound).upperBound
        let isAlone =
            next + 1 >= words.count || next < words.count && words[next].clause != words[next + 1].clause
        return isAlone && (isIn("not", next) || isIn("nope", next)) ? next : nil
    }

    /// The degree in the clause behind a question or a bare word.
    private func answer(to range: Range<Int>) -> Statement<SpokenGrade>? {
        var end = range.upperBound
        while end < words.count, words[end].clause == words[range.lowerBound].clause { end += 1 }
        var start = range.lowerBound
        while start > 0, words[start - 1].clause == words[start].clause, end - start <= 3 { start -= 1 }
        let isBare = words[range.lowerBound].isAsked || end - start <= 3
        guard isBare, end < words.count, words[end].sentence <= words[range.lowerBound].sentence + 1 else {
            return nil
        }
        let next = clause(around: end..<end + 1, reach: 4)
        // "Work was stressful. No earworm today." speaks of something else.
        if next.contains(where: { isIn("song", $0) || isIn("head", $0) }) { return nil }
        return next.count <= 5 ? grade(in: next) : nil
    }

    private func degree(_ grade: SpokenGrade) -> SpokenFields.Degree {
        switch grade {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
