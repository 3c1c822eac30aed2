/// Words that are said again and again, as recognisers do when they get stuck.
///
/// A person repeats herself too ("nein, nein, nein"), so the longer the repeated part, the fewer repetitions are
/// taken for a loop: a part of one word may come five times, of two or three words three times, a longer one twice.
enum TranscriptLoop {
    /// Words of the longest part that is looked for.
    static let longestPart = 24

    /// How often a part of so many words may stand behind each other.
    static func accepted(_ words: Int) -> Int {
        switch words {
        case 1: 5
        case 2...3: 3
        default: 2
        }
    }

    /// The places of the words that a loop says too often; of a loop its first part stays.
    ///
    /// - Parameter words: folded, without punctuation.
    static func repeated(in words: [String]) -> Set<Int> {
        var cut: Set<Int> = []
        var start = 0
        while start < words.count {
            if let (length, times) = loop(in: words, at: start) {
                cut.formUnion(start + length..<start + length * times)
                start += length * times
            } else {
                start += 1
            }
        }
        return cut
    }

    /// How long the part is that begins a loop at `start`, and how often it comes; `nil` = none does.
    private static func loop(in words: [String], at start: Int) -> (length: Int, times: Int)? {
        let longest = min(longestPart, (words.count - start) / 3)
        guard longest > 0 else { return nil }
        for length in 1...longest {
            let times = times(words, at: start, length: length)
            if times > accepted(length) { return (length, times) }
        }
        return nil
    }

    private static func times(_ words: [String], at start: Int, length: Int) -> Int {
        var times = 1
        while start + length * (times + 1) <= words.count,
            (0..<length).allSatisfy({ words[start + $0] == words[start + length * times + $0] })
        {
            times += 1
        }
        return times
    }
}
