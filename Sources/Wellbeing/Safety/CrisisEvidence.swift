/// Words that say little alone and much together.
///
/// Rules find the turns of phrase that somebody thought of. Beside them every word, beginning of a word and pair of words
/// carries points, weighed by `Tests/Fixtures/crisis/weigh` on marked texts and ordinary diaries; what adds up to
/// ``threshold`` within a few sentences calls for help although no rule knows the sentence.
struct CrisisEvidence: Sendable {
    static let shared = CrisisEvidence(words: CrisisEvidence.words, pairs: CrisisEvidence.pairs)

    /// A text, written for this purpose, that no other rule knows.
    static let example = "i dont wanna live like at all anymore"

    /// Stands for all of it in a finding.
    static let rule = CrisisRule("evidence", .wish, example: example, "")

    /// A window holds so many sentences at most, unless they are longer than ``widest`` words.
    private static let sentencesInWindow = 3
    private static let widest = 45
    /// From one window to the next in a sentence that is longer than a window.
    private static let stride = 30

    private struct Points {
        var word = 0
        /// Of its beginning of five letters.
        var stem = 0
        /// Stands for the word in the keys of pairs; 0 = it is in no pair.
        var number = 0
    }

    private let points: [String: Int]
    private let stems: [String: Int]
    private let numbers: [String: Int]
    private let next: [Int: Int]
    private let afterOne: [Int: Int]

    /// - Parameters:
    ///   - words: pairs of a word, or of a beginning and `*`, and its points.
    ///   - pairs: `a+b` for words in a row and `a++b` for one word between, each followed by points.
    init(words: String, pairs: String) {
        var points: [String: Int] = [:]
        var stems: [String: Int] = [:]
        CrisisEvidence.each(in: words) { word, weight in
            if word.hasSuffix("*") { stems[String(word.dropLast())] = weight } else { points[word] = weight }
        }
        var numbers: [String: Int] = [:]
        var next: [Int: Int] = [:]
        var afterOne: [Int: Int] = [:]
        CrisisEvidence.each(in: pairs) { pair, weight in
            let parts = pair.split(separator: "+").map(String.init)
            guard parts.count == 2 else { return }
            for part in parts where numbers[part] == nil { numbers[part] = numbers.count + 1 }
            guard let first = numbers[parts[0]], let second = numbers[parts[1]] else { return }
            if pair.contains("++") {
                afterOne[CrisisEvidence.key(first, second)] = weight
            } else {
                next[CrisisEvidence.key(first, second)] = weight
            }
        }
        self.points = points
        self.stems = stems
        self.numbers = numbers
        self.next = next
        self.afterOne = afterOne
    }

    /// The windows of `tokens` whose words add up to a call for help, in order.
    func windows(of tokens: [CrisisToken], sentences: [Range<Int>]) -> [Range<Int>] {
        var known: [String: Points] = [:]
        let each = tokens.map { token in
            if let points = known[token.key] { return points }
            let points = self.points(of: token.key)
            known[token.key] = points
            return points
        }
        return CrisisEvidence.windows(of: sentences).filter {
            weight(of: $0, each, tokens, sentences) >= CrisisEvidence.threshold
        }
    }

    private func points(of key: String) -> Points {
        var found = Points()
        found.word = points[key] ?? 0
        if key.utf8.count > 5 { found.stem = stems[String(key.prefix(5))] ?? 0 }
        found.number = numbers[key] ?? 0
        return found
    }

    /// The points of what stands in `window`, each word and pair counted once.
    private func weight(
        of window: Range<Int>, _ each: [Points], _ tokens: [CrisisToken], _ sentences: [Range<Int>]
    ) -> Int {
        var sum = CrisisEvidence.start
        var seen: Set<String> = []
        var seenStems: Set<String> = []
        var seenPairs: Set<Int> = []
        for index in window {
            let own = each[index]
            if own.word != 0, seen.insert(tokens[index].key).inserted { sum += own.word }
            if own.stem != 0, seenStems.insert(String(tokens[index].key.prefix(5))).inserted {
                sum += own.stem
            }
            guard own.number != 0 else { continue }
            for (distance, pairs) in [(1, next), (2, afterOne)] {
                let other = index + distance
                guard other < window.upperBound, each[other].number != 0,
                    tokens[other].sentence == tokens[index].sentence
                else { continue }
                let key = CrisisEvidence.key(own.number, each[other].number)
                guard let weight = pairs[key], seenPairs.insert(key * 2 + distance - 1).inserted else {
                    continue
                }
                sum += weight
            }
        }
        return sum
    }

    private static func windows(of sentences: [Range<Int>]) -> [Range<Int>] {
        var windows: [Range<Int>] = []
        for (index, sentence) in sentences.enumerated() {
            guard sentence.count <= widest else {
                for start in Swift.stride(from: sentence.lowerBound, to: sentence.upperBound, by: stride) {
                    windows.append(start..<min(start + widest, sentence.upperBound))
                }
                continue
            }
            var end = sentence.upperBound
            for other in sentences[(index + 1)...].prefix(sentencesInWindow - 1) {
                guard other.upperBound - sentence.lowerBound <= widest else { break }
                end = other.upperBound
            }
            windows.append(sentence.lowerBound..<end)
        }
        return windows
    }

    private static func key(_ first: Int, _ second: Int) -> Int { first << 20 | second }

    private static func each(in text: String, _ take: (String, Int) -> Void) {
        let parts = text.split { $0 == " " || $0 == "\n" }
        for index in Swift.stride(from: 0, to: parts.count - 1, by: 2) {
            guard let weight = Int(parts[index + 1]) else { continue }
            take(String(parts[index]), weight)
        }
    }
}
