/// What is said about how much, near some words.
enum SpokenGrade: Sendable { case none, low, medium, high }

extension SpokenText {
    /// Where a value rests on words.
    struct Statement<Value: Sendable>: Sendable {
        var value: Value
        /// In words.
        var range: Range<Int>
        var rank = 0
    }

    /// The last statement of the highest rank.
    func last<Value>(_ statements: [Statement<Value>]) -> Statement<Value>? {
        let rank = statements.map(\.rank).max()
        return statements.filter { $0.rank == rank }.max { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The degree said within `range`, and by which words.
    ///
    /// A denial that a stronger word follows ("not very") is little; a plain denial is told by the caller.
    func grade(in range: Range<Int>) -> Statement<SpokenGrade>? {
        let names: [(String, SpokenGrade)] = [
            ("deg.none", .none), ("deg.low", .low), ("deg.mid", .medium), ("deg.high", .high),
        ]
        for (name, grade) in names {
            let match = matches(name, beginningIn: range).last { match in
                isInside(match.range, range) && !(grade == .low && isPartOfMore(match.range))
            }
            if let match { return Statement(value: grade, range: match.range) }
        }
        return nil
    }

    /// Whether a word for little belongs to a longer one for more: the "bit" of "a fair bit".
    private func isPartOfMore(_ range: Range<Int>) -> Bool {
        ["deg.mid", "deg.high"].contains { name in
            matches(name, beginningIn: max(0, range.lowerBound - 3)..<range.upperBound).contains {
                $0.range.count > range.count && $0.range.lowerBound <= range.lowerBound
                    && $0.range.upperBound >= range.upperBound
            }
        }
    }

    func isInside(_ inner: Range<Int>, _ outer: Range<Int>) -> Bool {
        inner.lowerBound >= outer.lowerBound && inner.upperBound <= outer.upperBound
            && !inner.contains { isTitle[$0] }
    }

    /// Where a correction of the words at `range` stands: from behind "no", "I mean" to the end of what it says.
    func correction(after range: Range<Int>) -> Range<Int>? {
        let limit = min(words.count, range.upperBound + 7)
        guard
            let match = matches("corr", beginningIn: range.upperBound..<max(limit, range.upperBound)).first(
                where: {
                    $0.range.upperBound <= limit
                })
        else { return nil }
        let start = match.range.upperBound
        var end = start
        while end < words.count, end - start < 7,
            words[end].sentence <= words[match.range.lowerBound].sentence + 1
        {
            if end > start, words[end].sentence != words[start].sentence { break }
            end += 1
        }
        return end > start ? start..<end : nil
    }
}

// Numbers on a scale of ten.
extension SpokenText {
    /// What a number can be said of.
    enum Measured: String, Sendable, CaseIterable { case mood, strength, distress, stress }

    /// Numbers from 0 to 10 that are said on a scale, each with what it measures.
    func measures() -> [(of: Measured, value: Int, range: Range<Int>)] {
        let isScale = !self["scale"].isEmpty
        let bounds = Set(self["scale"].flatMap(\.range))
        var measures: [(of: Measured, value: Int, range: Range<Int>)] = []
        for index in words.indices where isOwn(index..<index + 1) {
            guard let value = number(at: index), !bounds.contains(index), !isIn("unit", index + 1),
                !isIn("clock", index - 1), !isCounted(index),
                !isTop(index)
            else { continue }
            let outOfTen = matches("ofTen", beginningIn: index + 1..<index + 2).first
            let range = index..<(outOfTen?.range.upperBound ?? index + 1)
            guard
                let subject = subject(
                    of: range,
                    reach: isScale || outOfTen != nil
                        ? 9
                        : isIn("rating", index - 1) ? 5 : words[index].key == "one" ? -1 : value == 1 ? 0 : 1
                )
                    ?? asked(before: range) ?? ofMusic(range)
            else {
                continue
            }
            measures.append((subject.of, value, subject.range))
            if let correction = correction(after: range),
                let better = correction.first(where: { number(at: $0) != nil }),
                !namesOther(correction, than: subject.of),
                let value = number(at: better)
            {
                measures.append((subject.of, value, better..<better + 1))
            }
        }
        return measures
    }

    /// What the question is about that a short sentence answers with a number.
    private func asked(before range: Range<Int>) -> (of: Measured, range: Range<Int>)? {
        let answer = sentence(around: range.lowerBound, reach: 6)
        guard answer.count <= 5, answer.lowerBound > 0, words[answer.lowerBound - 1].isAsked else {
            return nil
        }
        let question = sentence(around: answer.lowerBound - 1, reach: 9)
        for measured in Measured.allCases {
            let found = matches("measure." + measured.rawValue, beginningIn: question).first
            if let found { return (measured, found.range.lowerBound..<range.upperBound) }
        }
        return nil
    }

    /// Whether words speak of another measure than `measured`, so that they do not correct it.
    private func namesOther(_ range: Range<Int>, than measured: Measured) -> Bool {
        Measured.allCases.contains { other in
            other != measured && !matches("measure." + other.rawValue, beginningIn: range).isEmpty
        }
    }

    /// A number on a scale in a sentence that names nothing, right behind the music: it says how strong that was.
    private func ofMusic(_ range: Range<Int>) -> (of: Measured, range: Range<Int>)? {
        let sentence = sentence(around: range.lowerBound, reach: 14)
        guard
            !matches("scale", beginningIn: sentence).isEmpty || isIn("step", range.lowerBound - 1)
                || range.count > 1,
            (max(0, sentence.lowerBound - 16)..<range.lowerBound).contains(where: {
                isIn("song", $0) || isTitle[$0]
            })
        else { return nil }
        return (.strength, range)
    }

    /// Whether the number at `index` is the ten of "three out of ten".
    private func isTop(_ index: Int) -> Bool {
        matches("ofTen", beginningIn: max(0, index - 2)..<index).contains { match in
            match.range.contains(index) && number(at: match.range.lowerBound - 1) != nil
        }
    }

    /// Whether a number counts music: "zero earworms".
    private func isCounted(_ index: Int) -> Bool {
        isIn("song", index + 1) && words[index + 1].clause == words[index].clause
    }

    private func number(at index: Int) -> Int? {
        guard words.indices.contains(index) else { return nil }
        let key = words[index].key
        if let value = Int(key) { return (0...10).contains(value) && key.utf8.count <= 2 ? value : nil }
        return (0...10).first { isIn("number\($0)", index) }
    }

    /// What stands nearest to a number in its sentence, before it rather than behind.
    private func subject(of range: Range<Int>, reach: Int) -> (of: Measured, range: Range<Int>)? {
        var nearest: (of: Measured, range: Range<Int>, distance: Int)?
        let near = max(0, range.lowerBound - reach - 12)..<range.upperBound + reach + 1
        for measured in Measured.allCases {
            for match in matches("measure." + measured.rawValue, beginningIn: near) {
                guard words[match.range.lowerBound].sentence == words[range.lowerBound].sentence else {
                    continue
                }
                let isBefore = match.range.upperBound <= range.lowerBound
                let gap =
                    isBefore
                    ? range.lowerBound - match.range.upperBound : match.range.lowerBound - range.upperBound
                guard gap >= 0, gap <= reach else { continue }
                let first = isBefore ? match.range.lowerBound : range.upperBound
                let crosses =
                    words[isBefore ? first : match.range.lowerBound].clause != words[range.lowerBound].clause
                // "Eight out of ten, annoying": what a new clause says is another thing.
                if !isBefore, crosses, ofMusic(range) != nil { continue }
                // "Stress was two today" is not about the day.
                let isTime =
                    measured == .mood
                    && match.range.contains { isIn("today", $0) || isIn("dayPart", $0) }
                let distance = gap * 2 + (isBefore ? 0 : 1) + (crosses ? 8 : 0) + (isTime ? 12 : 0)
                guard distance < nearest?.distance ?? .max else { continue }
                let whole =
                    min(
                        match.range.lowerBound, range.lowerBound)..<max(
                        match.range.upperBound, range.upperBound)
                nearest = (measured, whole, distance)
            }
        }
        return nearest.map { ($0.of, $0.range) }
    }
}
