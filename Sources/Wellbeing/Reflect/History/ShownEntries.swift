/// Chooses what of a period's entries is shown back: the moments and the quote.
///
/// Reading for a call for help takes longer than all counting, so only entries that come into question are read.
struct ShownEntries {
    /// In the order in which they happened.
    private let entries: [Reflection]
    private let lengths: [Lengths]
    private var calls: [Int: Bool] = [:]

    /// Words of an entry's two texts.
    struct Lengths {
        let text: Int
        let deeper: Int
    }

    init(_ entries: [Reflection], lengths: [Lengths]) {
        self.entries = entries
        self.lengths = lengths
    }

    /// At most three moments of different entries, in the order in which they happened.
    ///
    /// The reasons are tried in their order; each has the entries for which it is true, best first:
    ///
    /// - lightest: the highest mood of the period, okay or light; the latest first.
    /// - heaviest: the lowest mood of the period, heavy or low; the latest first.
    /// - deepest: the most words on going deeper; of several the latest.
    /// - longest: the longest text, of 60 words or more; of several the latest.
    ///
    /// An entry that calls for help, has no fit sentence, or has been chosen before is passed over. The sentence is
    /// the longest fit one.
    mutating func memorable() -> [MemorableMoment] {
        var chosen: [Int: MemorableMoment] = [:]
        for reason in MemorableMoment.Reason.allCases where chosen.count < 3 {
            for index in candidates(for: reason) where chosen[index] == nil && !callsForHelp(index) {
                let entry = entries[index]
                let text = reason == .deepest ? entry.deeper ?? "" : entry.text
                guard
                    let sentence = QuotableText.best(
                        of: text, in: entry.language, length: QuotableText.momentLength, by: \.count)
                else { continue }
                chosen[index] = MemorableMoment(
                    id: entry.id, day: entry.moment.day, reason: reason, sentence: sentence)
                break
            }
        }
        return chosen.sorted { $0.key < $1.key }.map(\.value)
    }

    private func candidates(for reason: MemorableMoment.Reason) -> [Int] {
        let latestFirst = entries.indices.reversed()
        switch reason {
        case .lightest:
            guard let highest = entries.compactMap(\.mood).max(), highest >= .okay else { return [] }
            return latestFirst.filter { entries[$0].mood == highest }
        case .heaviest:
            guard let lowest = entries.compactMap(\.mood).min(), lowest <= .low else { return [] }
            return latestFirst.filter { entries[$0].mood == lowest }
        case .deepest:
            return most(of: latestFirst.filter { entries[$0].wentDeeper }) { lengths[$0].deeper }
        case .longest:
            return most(of: latestFirst.filter { lengths[$0].text >= 60 }) { lengths[$0].text }
        }
    }

    /// Those of `indices` for which `measure` is greatest.
    private func most(of indices: [Int], by measure: (Int) -> Int) -> [Int] {
        let measured = indices.map { (index: $0, size: measure($0)) }
        guard let greatest = measured.map(\.size).max() else { return [] }
        return measured.filter { $0.size == greatest }.map(\.index)
    }
}

extension ShownEntries {
    /// A sentence of the person's own that may stand for the period.
    ///
    /// From an entry with a light mood or with love or happiness and no heavy mood: the lightest mood first, then the
    /// latest entry. If none has a fit sentence, from an entry with the dominant emotion, the latest first; then from
    /// one of which neither mood nor emotion is known. In the entry: a sentence that names a feeling before others,
    /// then one in the first person, then the first. An entry that calls for help is passed over.
    mutating func quote(dominant: Emotion?) -> QuotedSentence? {
        for index in quotable(dominant: dominant) where !callsForHelp(index) {
            let entry = entries[index]
            let best = QuotableText.best(
                of: entry.text, in: entry.language, length: QuotableText.quoteLength, by: Self.warmth)
            if let sentence = best {
                return QuotedSentence(id: entry.id, day: entry.moment.day, text: sentence)
            }
        }
        return nil
    }

    private func quotable(dominant: Emotion?) -> [Int] {
        let latestFirst = Array(entries.indices.reversed())
        let positive = latestFirst.filter { isPositive(entries[$0]) }
            .enumerated().sorted { left, right in
                let (one, two) = (
                    entries[left.element].mood ?? .neutral, entries[right.element].mood ?? .neutral
                )
                return one != two ? one > two : left.offset < right.offset
            }.map(\.element)
        let rest = latestFirst.filter { !isPositive(entries[$0]) }
        let ofDominant = rest.filter { index in dominant.map { entries[index].verdict == .felt($0) } ?? false
        }
        let unknown = rest.filter { entries[$0].mood == nil && entries[$0].verdict == nil }
        return positive + ofDominant + unknown
    }

    private func isPositive(_ entry: Reflection) -> Bool {
        if let mood = entry.mood, mood <= .low { return false }
        switch entry.verdict {
        case .felt(.love), .felt(.happy): return true
        case .felt(.sadness), .felt(.anger), .felt(.fear): return false
        case .unclear, nil: return entry.mood.map { $0 >= .okay } ?? false
        }
    }

    /// 2 for a feeling, 1 for the first person.
    private static func warmth(of sentence: String) -> Int {
        let words = writtenWords(of: sentence)
        let feels = words.contains { !WordRoles.of($0.key).isDisjoint(with: .anyFeeling) }
        return (feels ? 2 : 0) + (words.contains { firstPerson.contains($0.key) } ? 1 : 0)
    }

    private static let firstPerson = QuestionWords.set(
        "aku saya gue gua ku kami kita i my me i'm i've we our ich mich mir mein meine meinen meinem meiner wir uns"
    )

    private mutating func callsForHelp(_ index: Int) -> Bool {
        if let known = calls[index] { return known }
        let answer = QuotableText.callsForHelp(entries[index])
        calls[index] = answer
        return answer
    }
}
