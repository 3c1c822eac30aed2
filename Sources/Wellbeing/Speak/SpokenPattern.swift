/// One way to say something: a row of words with gaps.
///
/// Written as words separated by spaces:
///
/// | Written | Means |
/// | --- | --- |
/// | `kopf` | this word |
/// | `kopf\|ohr\|@head` | one of these words, or of the list `head` |
/// | `stress*` `*lied` | a word that begins, or ends, so |
/// | `@NAME` | a word with a capital that says something |
/// | `?im` | this word or nothing |
/// | `..4` | up to four words of the same sentence |
/// | `~4` | up to four words of the same clause |
/// | `..4-@not` | the same, none of them from this list |
/// | `!@not` | the next word is none of these |
/// | `<!@not` | the word before the match is none of these |
/// | `/` | a sentence may end here |
/// | `^` `$` | the beginning or end of a clause |
/// | `{` `}` | what stands between is the answer; without `}` it is what follows |
struct SpokenPattern: Sendable {
    enum Step: Sendable {
        case word(Int, isOptional: Bool)
        case gap(Int, isInClause: Bool, without: Int?)
        case notNext(Int)
        case mayBreak
        case clauseStart
        case clauseEnd
        case captureStart
        case captureEnd
    }

    let name: String
    let steps: [Step]
    let notBefore: Int?
}

/// Where a pattern was found.
struct SpokenMatch: Sendable {
    /// In words.
    let range: Range<Int>
    /// The words between the braces of the pattern; an open end is the end of the match.
    let capture: Range<Int>?
    /// Whether the capture has no end of its own.
    let isOpen: Bool
}

/// A place in a pattern while it is compared.
struct SpokenPatternMatcher {
    let words: [SpokenWord]
    let bits: [SpokenWordBits]
    let pattern: SpokenPattern

    func match(at start: Int) -> SpokenMatch? {
        if let set = pattern.notBefore, start > 0, words[start - 1].clause == words[start].clause,
            bits[start - 1].contains(set)
        {
            return nil
        }
        guard let end = end(of: 0, at: start, state: State(start: start)) else { return nil }
        let capture = end.captureStart.map { begin in begin..<max(begin, end.captureEnd ?? end.index) }
        return SpokenMatch(
            range: start..<max(end.index, start + 1), capture: capture,
            isOpen: end.captureStart != nil && end.captureEnd == nil)
    }

    private struct State {
        let start: Int
        var index = 0
        var captureStart: Int?
        var captureEnd: Int?
        var mayBreak = false
    }

    private func end(of step: Int, at index: Int, state: State) -> State? {
        var state = state
        guard step < pattern.steps.count else {
            state.index = index
            return state
        }
        switch pattern.steps[step] {
        case .word(let set, let isOptional):
            if let found = take(set, step, index, state) { return found }
            return isOptional ? end(of: step + 1, at: index, state: state) : nil
        case .gap(let most, let isInClause, let without):
            return gap(most, isInClause, without, step, index, state)
        case .notNext(let set):
            if index < words.count, isJoined(index, state), bits[index].contains(set) { return nil }
            return end(of: step + 1, at: index, state: state)
        case .mayBreak:
            state.mayBreak = true
            return end(of: step + 1, at: index, state: state)
        case .clauseStart:
            guard index == 0 || index < words.count && words[index - 1].clause != words[index].clause
            else { return nil }
            return end(of: step + 1, at: index, state: state)
        case .clauseEnd:
            guard index >= words.count || index > 0 && words[index - 1].clause != words[index].clause
            else { return nil }
            return end(of: step + 1, at: index, state: state)
        case .captureStart:
            state.captureStart = index
            return end(of: step + 1, at: index, state: state)
        case .captureEnd:
            state.captureEnd = index
            return end(of: step + 1, at: index, state: state)
        }
    }

    private func take(_ set: Int, _ step: Int, _ index: Int, _ state: State) -> State? {
        guard index < words.count, isJoined(index, state), bits[index].contains(set) else { return nil }
        var state = state
        state.mayBreak = false
        return end(of: step + 1, at: index + 1, state: state)
    }

    /// Whether the word at `index` stands in the sentence of the word before it, or need not.
    private func isJoined(_ index: Int, _ state: State) -> Bool {
        index == state.start || state.mayBreak || words[index - 1].sentence == words[index].sentence
    }

    private func gap(
        _ most: Int, _ isInClause: Bool, _ without: Int?, _ step: Int, _ index: Int, _ state: State
    ) -> State? {
        for skipped in 0...most {
            let next = index + skipped
            if skipped > 0 {
                guard next <= words.count, isJoined(next - 1, state),
                    !(without.map(bits[next - 1].contains) ?? false),
                    !isInClause || words[next - 1].clause == words[max(index - 1, 0)].clause
                else { return nil }
            }
            if let found = end(of: step + 1, at: next, state: state) { return found }
        }
        return nil
    }
}

/// The word lists that a word is in, by number.
struct SpokenWordBits: Sendable {
    private var bits: [UInt64]

    init(size: Int) { bits = Array(repeating: 0, count: (size + 63) / 64) }

    func contains(_ set: Int) -> Bool { bits[set >> 6] & (1 << UInt64(set & 63)) != 0 }

    mutating func insert(_ set: Int) { bits[set >> 6] |= 1 << UInt64(set & 63) }
}
