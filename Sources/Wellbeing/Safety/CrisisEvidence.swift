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
        /// Stands for the word in the keys of pairs.
        var hash: UInt64
        var word = 0
        /// Of its beginning of five letters.
        var stem = 0
    }

    /// By the hash of a word, of a beginning with its star, or of a pair with its signs.
    private let points: CrisisHashes

    /// - Parameters:
    ///   - words: pairs of a word, or of a beginning and `*`, and its points.
    ///   - pairs: `a+b` for words in a row and `a++b` for one word between, each followed by points.
    init(words: String, pairs: String) {
        var points = CrisisHashes()
        for text in [words, pairs] { CrisisEvidence.read(Array(text.utf8), into: &points) }
        self.points = points
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
        var found = Points(hash: CrisisHashes.hash(of: key))
        found.word = points[found.hash]
        if key.utf8.count > 5 {
            let start = CrisisHashes.hash(of: String(key.prefix(5)))
            found.stem = points[CrisisHashes.following(start, CrisisEvidence.star)]
        }
        return found
    }

    /// The points of what stands in `window`, each word and pair counted once.
    private func weight(
        of window: Range<Int>, _ each: [Points], _ tokens: [CrisisToken], _ sentences: [Range<Int>]
    ) -> Int {
        var sum = CrisisEvidence.start
        var seen: Set<String> = []
        var seenStems: Set<String> = []
        var seenPairs: Set<UInt64> = []
        for index in window {
            let own = each[index]
            if own.word != 0, seen.insert(tokens[index].key).inserted { sum += own.word }
            if own.stem != 0, seenStems.insert(String(tokens[index].key.prefix(5))).inserted {
                sum += own.stem
            }
            var key = own.hash
            for distance in 1...2 {
                key = CrisisHashes.following(key, CrisisEvidence.plus)
                let other = index + distance
                guard other < window.upperBound, tokens[other].sentence == tokens[index].sentence else {
                    continue
                }
                let pair = CrisisHashes.hash(of: tokens[other].key, after: key)
                let weight = points[pair]
                if weight != 0, seenPairs.insert(pair).inserted { sum += weight }
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

    /// What stands for `*` and `+` in a hash, so that no word of a text can be taken for a beginning or a pair.
    private static var star: UInt8 { 1 }
    private static var plus: UInt8 { 2 }

    /// Words, beginnings and pairs, each followed by its points.
    private static func read(_ bytes: [UInt8], into points: inout CrisisHashes) {
        var hash = CrisisHashes.empty
        var isNumber = false
        var number = 0
        var sign = 1
        var index = 0
        while index <= bytes.count {
            let byte = index < bytes.count ? bytes[index] : UInt8(ascii: " ")
            index += 1
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"):
                if isNumber {
                    if number != 0 { points.keep(sign * number, for: hash) }
                    (hash, number, sign) = (CrisisHashes.empty, 0, 1)
                }
                isNumber.toggle()
            case UInt8(ascii: "-") where isNumber: sign = -1
            case _ where isNumber: number = number * 10 + Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "*"): hash = CrisisHashes.following(hash, star)
            case UInt8(ascii: "+"): hash = CrisisHashes.following(hash, plus)
            default: hash = CrisisHashes.following(hash, byte)
            }
        }
    }
}
