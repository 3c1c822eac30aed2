/// The words of a period's texts, counted.
///
/// Each different spelling is judged once for each language; after that an occurrence costs an addition.
struct WordCensus {
    /// Words and numbers of all texts.
    private(set) var wordsWritten = 0

    /// UTF-8 of each different spelling, in the order in which they came.
    private var spellings: [[UInt8]] = []
    private var hashes: [UInt64] = []
    /// Numbers of spellings by their hash, -1 = free: a power of two of them, less than half taken.
    private var buckets = Array(repeating: -1, count: 1_024)
    /// For each spelling and language: -2 = not judged yet, -1 = does not count, else the number of a word.
    private var judged: [Int] = []
    /// For each spelling and language: occurrences inside a sentence, and opening one.
    private var occurrences: [Int] = []
    private var countedWords: [CountedWord?] = []
    private var words: [Word] = []
    private var numberOfFolded: [String: Int] = [:]

    private struct Word {
        let folded: String
        /// Whether a German entry held it first.
        let isGerman: Bool
        /// The entries that hold it, in order.
        var entries: [Int] = []
    }

    /// The three languages, and none.
    private static let slots = Language.allCases.count + 1

    /// Counts the words of `text`, and says how many there are.
    ///
    /// - Parameter entry: counts up with the entries in their order.
    @discardableResult
    mutating func take(_ text: String, in language: Language?, entry: Int) -> Int {
        let before = wordsWritten
        let slot = language.flatMap(Language.allCases.firstIndex(of:)) ?? Language.allCases.count
        var scanner = WordScanner(text)
        while scanner.next() {
            wordsWritten += 1
            // One or two letters never count, and are a third of all words.
            guard scanner.hasLetter, scanner.word.count > 2 else { continue }
            let place = number(of: scanner.word) * Self.slots + slot
            if judged[place] == -2 { judge(place, hasDigit: scanner.hasDigit, in: language) }
            let word = judged[place]
            guard word >= 0 else { continue }
            occurrences[place * 2 + (scanner.opensSentence ? 1 : 0)] += 1
            if words[word].entries.last != entry { words[word].entries.append(entry) }
        }
        return wordsWritten - before
    }

    /// The number of a spelling, by its FNV-1a hash and then by comparing it.
    private mutating func number(of spelling: [UInt8]) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in spelling { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        var bucket = Int(truncatingIfNeeded: hash) & (buckets.count - 1)
        while buckets[bucket] >= 0 {
            if spellings[buckets[bucket]] == spelling { return buckets[bucket] }
            bucket = (bucket + 1) & (buckets.count - 1)
        }
        let number = spellings.count
        buckets[bucket] = number
        spellings.append(spelling)
        hashes.append(hash)
        judged.append(contentsOf: repeatElement(-2, count: Self.slots))
        occurrences.append(contentsOf: repeatElement(0, count: Self.slots * 2))
        countedWords.append(contentsOf: repeatElement(nil, count: Self.slots))
        if spellings.count * 2 > buckets.count { doubleBuckets() }
        return number
    }

    private mutating func doubleBuckets() {
        buckets = Array(repeating: -1, count: buckets.count * 2)
        for (number, hash) in hashes.enumerated() {
            var bucket = Int(truncatingIfNeeded: hash) & (buckets.count - 1)
            while buckets[bucket] >= 0 { bucket = (bucket + 1) & (buckets.count - 1) }
            buckets[bucket] = number
        }
    }

    private mutating func judge(_ place: Int, hasDigit: Bool, in language: Language?) {
        let spelling = String(decoding: spellings[place / Self.slots], as: UTF8.self)
        guard let counted = CountedWord(spelling: spelling, hasDigit: hasDigit, in: language) else {
            judged[place] = -1
            return
        }
        let number = numberOfFolded[counted.folded] ?? words.count
        if number == words.count {
            words.append(Word(folded: counted.folded, isGerman: language == .german))
            numberOfFolded[counted.folded] = number
        }
        judged[place] = number
        countedWords[place] = counted
    }
}

extension WordCensus {
    /// How often each word stands, by its number.
    private struct Totals {
        var counts: [Int]
        /// Occurrences for and against a topic.
        var asTopic: [Int]
        var notAsTopic: [Int]
        /// For a form that counts under another word, that word.
        var joined: [Int: Int] = [:]

        init(words: Int) {
            counts = Array(repeating: 0, count: words)
            asTopic = counts
            notAsTopic = counts
        }

        func isTopic(_ word: Int) -> Bool { asTopic[word] > notAsTopic[word] }

        /// The word that `word` counts under in the end.
        func root(of word: Int) -> Int {
            var root = word
            while let next = joined[root] { root = next }
            return root
        }
    }

    /// What the texts were about, and the words that stand out: those that stand twice or more, most frequent first.
    ///
    /// The order is by count, then by entries, then by the latest entry, then alphabetical: never by chance. A topic
    /// is a word that is mostly no feeling and no verb; in German a noun, unless the person writes all words small.
    func ranked(topics: Int, words most: Int) -> (topics: [WordCount], words: [WordCount]) {
        let totals = totals()
        var entries: [Int: [Int]] = [:]
        for word in words.indices where totals.counts[word] >= 2 { entries[word] = words[word].entries }
        for word in totals.joined.keys {
            let root = totals.root(of: word)
            entries[root] = Set(entries[root] ?? words[root].entries).union(words[word].entries).sorted()
        }
        let frequent = words.indices.filter { totals.counts[$0] >= 2 }
        let ranked = frequent.map { ($0, totals.counts[$0], entries[$0] ?? []) }.sorted { left, right in
            if left.1 != right.1 { return left.1 > right.1 }
            if left.2.count != right.2.count { return left.2.count > right.2.count }
            if left.2.last != right.2.last { return (left.2.last ?? -1) > (right.2.last ?? -1) }
            return words[left.0].folded < words[right.0].folded
        }
        let chosenTopics = ranked.filter { totals.isTopic($0.0) }.prefix(topics)
        let chosen = ranked.prefix(most)
        let spellings = mostFrequentSpellings(of: Set((chosenTopics + chosen).map(\.0)), totals: totals)
        func count(_ word: (number: Int, count: Int, entries: [Int])) -> WordCount {
            let spelling = spellings[word.number] ?? words[word.number].folded
            return WordCount(word: spelling, count: word.count, entries: word.entries.count)
        }
        return (chosenTopics.map(count), chosen.map(count))
    }

    private func totals() -> Totals {
        var totals = Totals(words: words.count)
        let writesNounsLarge = writesNounsLarge
        for place in judged.indices where judged[place] >= 0 {
            guard let standing = countedWords[place]?.standing else { continue }
            let (inside, opening) = (occurrences[place * 2], occurrences[place * 2 + 1])
            let word = judged[place]
            totals.counts[word] += inside + opening
            switch standing {
            case .word: totals.notAsTopic[word] += inside + opening
            // At the beginning of a sentence every word is large, so it says nothing there.
            case .large where writesNounsLarge: totals.asTopic[word] += inside
            case .small where writesNounsLarge: totals.notAsTopic[word] += inside + opening
            case .topic, .large, .small: totals.asTopic[word] += inside + opening
            }
        }
        joinGermanForms(&totals)
        return totals
    }

    /// Whether a German word has its capital inside a sentence.
    private var writesNounsLarge: Bool {
        guard let german = Language.allCases.firstIndex(of: .german) else { return false }
        return stride(from: german, to: judged.count, by: Self.slots).contains { place in
            occurrences[place * 2] > 0 && (0x41...0x5A).contains(spellings[place / Self.slots].first ?? 0)
        }
    }

    /// Counts `Prüfungen` and `Chefs` as `Prüfung` and `Chef` where both forms stand in the texts.
    private func joinGermanForms(_ totals: inout Totals) {
        let topics = words.indices.filter { words[$0].isGerman && totals.isTopic($0) }
        // The longest first, so that what joins a word goes on with it.
        for word in topics.sorted(by: { words[$0].folded.utf8.count > words[$1].folded.utf8.count }) {
            guard let stem = germanStem(of: words[word].folded, in: totals) else { continue }
            totals.counts[stem] += totals.counts[word]
            totals.asTopic[stem] += totals.asTopic[word]
            totals.notAsTopic[stem] += totals.notAsTopic[word]
            totals.counts[word] = 0
            totals.joined[word] = stem
        }
    }

    private func germanStem(of folded: String, in totals: Totals) -> Int? {
        guard [0x6E, 0x73, 0x65].contains(folded.utf8.last), !TopicWords.german.exceptions.contains(folded)
        else { return nil }
        for ending in ["en", "n", "es", "s", "e"] where folded.ends(ending) {
            let stem = String(folded.dropLast(ending.count))
            guard stem.count >= 4, let base = numberOfFolded[stem] else { continue }
            if words[base].isGerman, totals.isTopic(base) { return base }
        }
        return nil
    }

    /// For each of `chosen` the spelling that stands most often inside sentences, where the capital is the person's
    /// choice; then the one that opens most; then the first in the alphabet.
    private func mostFrequentSpellings(of chosen: Set<Int>, totals: Totals) -> [Int: String] {
        var counts: [Int: [String: (inside: Int, opening: Int)]] = [:]
        for place in judged.indices where judged[place] >= 0 {
            let root = totals.root(of: judged[place])
            guard chosen.contains(root), let shown = countedWords[place]?.shown else { continue }
            counts[root, default: [:]][shown, default: (0, 0)].inside += occurrences[place * 2]
            counts[root, default: [:]][shown, default: (0, 0)].opening += occurrences[place * 2 + 1]
        }
        return counts.compactMapValues { spellings in
            spellings.min { left, right in
                if left.value.inside != right.value.inside { return left.value.inside > right.value.inside }
                if left.value.opening != right.value.opening {
                    return left.value.opening > right.value.opening
                }
                return left.key < right.key
            }?.key
        }
    }
}
