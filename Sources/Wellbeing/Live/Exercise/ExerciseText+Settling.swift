extension ExerciseText {
    /// Decides which lengths count, and how often.
    mutating func settle() {
        for place in lengths.indices { leaveOut(place) }
        correct()
        joinRanges()
        // A wish is out where something else says what was done, and alone as well: it was not done.
        for place in lengths.indices where lengths[place].isWish { lengths[place].isOut = true }
        for place in lengths.indices where !lengths[place].isOut { multiply(place) }
    }

    /// Rests, rides, times that are over, parts of another length.
    private mutating func leaveOut(_ place: Int) {
        let range = lengths[place].range
        let after = cueAfter(range.upperBound, within: 1, [.rest, .vehicle, .ago])
        let before = cueBefore(range.lowerBound - 1, within: 1)
        let segment = lengths[place].segment
        let isBesideActivity = activities.contains {
            $0.segment == segment && (range.upperBound...(range.upperBound + 1)).contains($0.index)
        }
        if after == .ago { lengths[place].isOut = true }
        if !isBesideActivity, after == .rest || after == .vehicle { lengths[place].isOut = true }
        if before == .rest || before == .vehicle, !isBesideActivity, !hasActivityBefore(place) {
            lengths[place].isOut = true
        }
        if before == .partOf { lengths[place].isOut = true }
        if before == .frequency { lengths[place].isOut = true }
        if tokens.indices.contains(range.lowerBound - 1),
            tokens[range.lowerBound - 1].word == "vor"
        {
            lengths[place].isOut = true
        }
        lengths[place].isTotal =
            cueBefore(range.lowerBound - 1, within: 1) == .total
            || cueAfter(range.upperBound, within: 1, [.total]) == .total
    }

    /// Whether an activity stands in the segment of a length, before a word for rest or a ride.
    private func hasActivityBefore(_ place: Int) -> Bool {
        let length = lengths[place]
        return activities.contains {
            $0.segment == length.segment && $0.index < length.range.lowerBound
                && $0.index >= length.range.lowerBound - 2
        }
    }

    /// "35 min, no, 25 min"; "yoga, I mean pilates".
    private mutating func correct() {
        for (index, cue) in cues where cue == .correction {
            let nextLength = lengths.firstIndex {
                $0.range.lowerBound > index && $0.range.lowerBound - index <= 6
            }
            let lastLength = lengths.lastIndex { $0.range.upperBound <= index }
            if let lastLength, let minutes = bareNumber(after: index) {
                lengths[lastLength].minutes = minutes
                continue
            }
            if nextLength != nil, let lastLength {
                lengths[lastLength].isOut = true
                continue
            }
            let next = activities.firstIndex { $0.index > index && $0.index - index <= 4 }
            let last = activities.lastIndex { $0.index < index && index - $0.index <= 4 }
            if nextLength == nil, next != nil, let last { activities[last].isDenied = true }
        }
    }

    /// "20 min, scratch that, 30": a number right after the cue, and nothing that it counts.
    private func bareNumber(after index: Int) -> Double? {
        guard let end = cueEnds.first(where: { $0.value == index })?.key else { return nil }
        var next = end + 1
        while tokens.indices.contains(next), tokens[next].sign == "," { next += 1 }
        guard tokens.indices.contains(next), let number = tokens[next].number, number >= 1 else { return nil }
        return next + 1 == tokens.count || tokens[next + 1].endsClause ? number : nil
    }

    /// "an hour to 90 minutes" is a range as well.
    private mutating func joinRanges() {
        for place in lengths.indices.dropFirst() {
            let between = tokens[lengths[place - 1].range.upperBound..<lengths[place].range.lowerBound]
            guard between.count == 1, let token = between.first else { continue }
            let words: Set<String> = ["to", "bis", "sampai", "sampe", "or", "oder", "atau", "hingga"]
            if token.sign == "-" || words.contains(token.word ?? "") { lengths[place - 1].isOut = true }
        }
    }

    // MARK: How often

    private mutating func multiply(_ place: Int) {
        if let factor = factorBefore(lengths[place].range.lowerBound)
            ?? factorAfter(lengths[place].range.upperBound)
        {
            lengths[place].minutes *= factor
        } else if isEach(lengths[place]) {
            let segments = activities.filter { !$0.isDenied }.count
            lengths[place].minutes *= Double(max(segments, 1))
        }
    }

    private func isEach(_ length: Length) -> Bool {
        cueBefore(length.range.lowerBound - 1, within: 0) == .each
            || cueAfter(length.range.upperBound, within: 0, [.each]) == .each
    }

    /// "2 x 20 min", "three rounds of 5 minutes", "two 20-minute walks", "twice 20 minutes".
    private func factorBefore(_ start: Int) -> Double? {
        var index = start - 1
        while index >= 0, let word = tokens[index].word,
            ["of", "a", "je", "at", "von", "zu", "jeweils"].contains(word)
        {
            index -= 1
        }
        guard index >= 0 else { return nil }
        if let word = tokens[index].word, let factor = Self.factors[word] { return factor }
        if let cue = cueEnds[index].flatMap({ cues[$0] }), cue == .times || cue == .rounds, index > 0 {
            return isFrequency(index + 1) ? nil : count(tokens[index - 1])
        }
        if tokens[index].sign == "x" || tokens[index].sign == "*", index > 0 {
            return count(tokens[index - 1])
        }
        if index == start - 1, tokens[index].isSpelled { return count(tokens[index]) }
        return nil
    }

    /// "20 min twice", "30 menit 2x", "30 min x 2".
    private func factorAfter(_ end: Int) -> Double? {
        guard tokens.indices.contains(end) else { return nil }
        if let word = tokens[end].word, let factor = Self.factors[word] {
            return isFrequency(end + 1) ? nil : factor
        }
        if isEachWay(end) { return 2 }
        let isTimes = cues[end] == .times || tokens[end].sign == "x" || tokens[end].sign == "*"
        if isTimes, tokens.indices.contains(end + 1) {
            return isFrequency(end + 2) ? nil : count(tokens[end + 1])
        }
        if tokens.indices.contains(end + 1),
            cues[end + 1] == .times || cues[end + 1] == .rounds || tokens[end + 1].sign == "x"
        {
            let followed = tokens.indices.contains(end + 2) ? tokens[end + 2].number : nil
            return isFrequency(end + 2) || followed != nil ? nil : count(tokens[end])
        }
        return nil
    }

    private func isEachWay(_ index: Int) -> Bool {
        guard tokens.indices.contains(index + 1) else { return false }
        let words = [tokens[index].word, tokens[index + 1].word]
        return words == ["each", "way"] || words == ["pro", "strecke"] || words == ["je", "strecke"]
    }

    private func count(_ token: ExerciseToken) -> Double? {
        guard let number = token.number, number >= 2, number <= 20, number == number.rounded() else {
            return nil
        }
        return number
    }

    private func isFrequency(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        return tokens[index].sign == "/" || cues[index] == .frequency
    }

    private static let factors: [String: Double] = [
        "twice": 2, "thrice": 3, "zweimal": 2, "dreimal": 3, "viermal": 4, "funfmal": 5,
    ]

    // MARK: Which activity

    /// Gives each length to an activity: of its segment, else the last before it, else the next.
    mutating func attach() {
        for length in lengths where !length.isOut && !length.isTotal {
            let own = activities.indices.filter {
                activities[$0].segment == length.segment && !activities[$0].isDenied
            }
            let place =
                own.min { distance(activities[$0], length) < distance(activities[$1], length) }
                ?? activities.lastIndex { $0.index < length.range.lowerBound && !$0.isDenied }
                ?? activities.firstIndex { !$0.isDenied }
            if let place { activities[place].minutes = (activities[place].minutes ?? 0) + length.minutes }
        }
        promoteWishes()
    }

    private func distance(_ activity: Activity, _ length: Length) -> Int {
        activity.index < length.range.lowerBound
            ? length.range.lowerBound - activity.index : activity.index - length.range.upperBound + 1
    }

    /// "wanted to run an hour, got twenty minutes": running is what was done, if nothing else is named.
    private mutating func promoteWishes() {
        guard !activities.isEmpty, activities.allSatisfy(\.isDenied), lengths.contains(where: { !$0.isOut })
        else { return }
        for place in activities.indices { activities[place].isDenied = false }
    }
}
