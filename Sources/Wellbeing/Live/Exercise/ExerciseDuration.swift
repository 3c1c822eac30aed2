/// A length of time in a text about exercise.
struct ExerciseDuration {
    var minutes: Double
    /// Of the tokens.
    let range: Range<Int>
}

/// Finds the lengths of time that are written out.
struct ExerciseDurations {
    let tokens: [ExerciseToken]
    private(set) var found: [ExerciseDuration] = []
    private let isInMetres: Bool

    init(_ tokens: [ExerciseToken]) {
        self.tokens = tokens
        let words = Set(tokens.compactMap(\.word))
        isInMetres = !words.isDisjoint(with: Self.metreWords)
        var index = 0
        while index < tokens.count {
            if let duration = duration(at: index) {
                found.append(duration)
                index = duration.range.upperBound
            } else {
                index += skipped(at: index)
            }
        }
    }

    private func word(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].word : nil }
    private func number(_ index: Int) -> Double? {
        tokens.indices.contains(index) ? tokens[index].number : nil
    }
    private func sign(_ index: Int) -> Character? {
        tokens.indices.contains(index) ? tokens[index].sign : nil
    }

    /// Tokens to pass over: a time of day ("jam 4", "um halb acht") looks like the beginning of a length.
    private func skipped(at index: Int) -> Int {
        guard let word = word(index), Self.clockWords.contains(word) else { return 1 }
        var next = index + 1
        while number(next) != nil { next += 1 }
        // "um 30 Minuten" is no time of day.
        if next > index + 1, unit(at: next) != nil, word != "jam" { return 1 }
        return next - index
    }

    /// Minutes of a unit, and the tokens that it takes.
    private func unit(at index: Int) -> (minutes: Double, count: Int)? {
        if sign(index) == "-", let unit = unit(at: index + 1) { return (unit.minutes, unit.count + 1) }
        if sign(index) == "'", sign(index + 1) != "'" { return (1, 1) }
        guard let word = word(index) else { return nil }
        if let minutes = Self.units[word] {
            return (minutes, sign(index + 1) == "." && word.count <= 4 ? 2 : 1)
        }
        for (stem, minutes) in [("minut", 1.0), ("stundig", 60), ("stuendig", 60)] where word.hasPrefix(stem)
        {
            return (minutes, 1)
        }
        return nil
    }

    private func duration(at index: Int) -> ExerciseDuration? {
        if let clock = clock(at: index) { return clock }
        if let whole = wholeWord(at: index) { return whole }
        guard var (value, next) = quantity(at: index) else { return nil }
        if let (upper, after) = upperEnd(at: next) { (value, next) = (upper, after) }
        // "half an hour", "three quarters of an hour", "a good hour".
        while let word = word(next), Self.betweenWords.contains(word) { next += 1 }
        if value < 1, let article = number(next), article == 1, tokens[next].isSpelled { next += 1 }
        if value == 1, let half = number(next), half < 1 {
            value = half
            next += 1
        }
        guard let unit = unit(at: next) else { return metres(value, index, next) }
        next += unit.count
        var minutes = value * unit.minutes
        if unit.minutes == 60 { (minutes, next) = withTail(minutes, next) }
        if isRate(next) { return nil }
        return ExerciseDuration(minutes: minutes, range: index..<next)
    }

    /// A number; "2 1/2" is one already.
    private func quantity(at index: Int) -> (Double, Int)? {
        guard var value = number(index) else { return nil }
        var next = index + 1
        if ["and", "und", "dan"].contains(word(next)), let (half, after) = fraction(at: next + 1),
            unit(at: after) != nil, value >= 1, tokens[index].isSpelled || half == 0.5
        {
            return (value + half, after)
        }
        if value >= 1, let half = number(next), half < 1, unit(at: next + 1) != nil,
            value != 1 || !isArticle(index)
        {
            value += half
            next += 1
        }
        return (value, next)
    }

    private func isArticle(_ index: Int) -> Bool {
        // "satu setengah jam" is an hour and a half, "eine halbe Stunde" is half an hour.
        tokens[index].isSpelled && !(index + 1 < tokens.count && isIndonesianHalf(index))
    }

    private func isIndonesianHalf(_ index: Int) -> Bool {
        guard let unit = word(index + 2) else { return false }
        return unit.hasPrefix("jam")
    }

    /// "a half", "half", "a quarter", "three quarters" at the place, with its end.
    private func fraction(at index: Int) -> (Double, Int)? {
        guard let value = number(index) else { return nil }
        if value < 1 { return (value, index + 1) }
        if value == 1, tokens[index].isSpelled, let part = number(index + 1), part < 1 {
            return (part, index + 2)
        }
        return nil
    }

    /// The upper end of a range.
    private func upperEnd(at index: Int) -> (Double, Int)? {
        let isSign = sign(index) == "-"
        guard isSign || Self.toWords.contains(word(index) ?? "") else { return nil }
        var next = index + 1
        while let word = word(next), Self.betweenWords.contains(word) { next += 1 }
        guard let (value, after) = quantity(at: next) else { return nil }
        return (value, after)
    }

    /// What stands after hours: "and a half", "30", "twenty".
    private func withTail(_ minutes: Double, _ index: Int) -> (Double, Int) {
        var next = index
        let hasAnd = ["and", "und", "dan", "lebih"].contains(word(next)) || sign(next) == "+"
        if hasAnd { next += 1 }
        if let (part, after) = fraction(at: next), unit(at: after) == nil {
            return (minutes + part * 60, after)
        }
        guard let bare = number(next), bare >= 1, bare < 60, bare == bare.rounded() else {
            return (minutes, index)
        }
        if let unit = unit(at: next + 1) {
            return unit.minutes == 1 ? (minutes + bare, next + 1 + unit.count) : (minutes, index)
        }
        if word(next + 1) == "m" { return (minutes + bare, next + 2) }
        guard !hasAnd || bare >= 5, !Self.articlesOnly(tokens[next], bare), !countsSomethingElse(next + 1)
        else {
            return (minutes, index)
        }
        return (minutes + bare, next + 1)
    }

    private static func articlesOnly(_ token: ExerciseToken, _ value: Double) -> Bool {
        token.isSpelled && value == 1
    }

    private func countsSomethingElse(_ index: Int) -> Bool {
        if let sign = sign(index) { return "x*/%-".contains(sign) }
        guard let word = word(index) else { return number(index) != nil }
        return Self.otherUnits.contains(word)
    }

    /// "min/km", "per week".
    private func isRate(_ index: Int) -> Bool {
        if sign(index) == "/", let word = word(index + 1) { return Self.otherUnits.contains(word) }
        return ["pro", "per"].contains(word(index)) && Self.otherUnits.contains(word(index + 1) ?? "")
    }

    private func clock(at index: Int) -> ExerciseDuration? {
        guard tokens.indices.contains(index), case .clock(let parts) = tokens[index].kind else { return nil }
        if parts.count == 3 {
            let minutes = Double(parts[0] * 60 + parts[1]) + Double(parts[2]) / 60
            let end = unit(at: index + 1).map { index + 1 + $0.count } ?? index + 1
            return ExerciseDuration(minutes: minutes, range: index..<end)
        }
        guard parts.count == 2, let unit = unit(at: index + 1), !isRate(index + 1 + unit.count),
            !Self.clockWords.contains(word(index - 1) ?? ""), !Self.paceWords.contains(word(index - 1) ?? "")
        else { return nil }
        let minutes =
            unit.minutes == 60 ? Double(parts[0] * 60 + parts[1]) : Double(parts[0]) + Double(parts[1]) / 60
        return ExerciseDuration(minutes: minutes, range: index..<(index + 1 + unit.count))
    }

    /// Words that are a length by themselves: "sejam", "Viertelstunde", an "hour" at the beginning.
    private func wholeWord(at index: Int) -> ExerciseDuration? {
        guard let word = word(index) else { return nil }
        if let minutes = Self.wholes[word] {
            let (sum, end) = minutes == 60 ? withTail(minutes, index + 1) : (minutes, index + 1)
            return ExerciseDuration(minutes: sum, range: index..<end)
        }
        for (ending, minutes) in [("stundig", 60.0), ("minutig", 1)] {
            guard let place = word.firstRange(of: ending), place.lowerBound > word.startIndex else {
                continue
            }
            let first = String(word[..<place.lowerBound])
            if let value = ExerciseNumbers.value(of: first) {
                return ExerciseDuration(minutes: value * minutes, range: index..<(index + 1))
            }
        }
        guard ["hour", "hours", "stunde"].contains(word), index == 0 || tokens[index - 1].endsClause else {
            return nil
        }
        let (sum, end) = withTail(60, index + 1)
        return ExerciseDuration(minutes: sum, range: index..<end)
    }

    /// A bare m is minutes only where it hangs on its number and nothing speaks of metres.
    private func metres(_ value: Double, _ start: Int, _ index: Int) -> ExerciseDuration? {
        guard word(index) == "m", tokens[index].isAttached, !isInMetres, value >= 2, value < 100,
            !["x", "*"].contains(sign(start - 1)), word(start - 1) != "x"
        else { return nil }
        return ExerciseDuration(minutes: value, range: start..<(index + 1))
    }
}
