/// The words of a period's texts, counted.
///
/// Each different spelling is judged once for each language; after that an occurrence costs an addition.
struct WordCensus {
    /// Words and numbers of all texts.
    private(set) var wordsWritten = 0

    /// UTF-8 of each different spelling, in the order in which they came.
    private var spellings: [[UInt8]] = []
    private var numberOfHash: [UInt64: Int] = [:]
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

    /// Counts the words of `text`.
    ///
    /// - Parameter entry: counts up with the entries in their order.
    mutating func take(_ text: String, in language: Language?, entry: Int) {
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
    }

    /// The number of a spelling, by its FNV-1a hash and then by comparing it.
    private mutating func number(of spelling: [UInt8]) -> Int {
        var hash = spelling.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        while let known = numberOfHash[hash] {
            if spellings[known] == spelling { return known }
            hash &+= 1
        }
        let number = spellings.count
        numberOfHash[hash] = number
        spellings.append(spelling)
        judged.append(contentsOf: repeatElement(-2, count: Self.slots))
        occurrences.append(contentsOf: repeatElement(0, count: Self.slots * 2))
        countedWords.append(contentsOf: repeatElement(nil, count: Self.slots))
        return number
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
    /// A word with everything that the orders and choices need.
    private struct Total {
        let folded: String
        var count = 0
        /// In order.
        var entries: [Int]
        /// Occurrences for and against a topic.
        var asTopic = 0
        var notAsTopic = 0
        /// Where its spellings are counted.
        var places: [Int] = []

        var isTopic: Bool { asTopic > notAsTopic }

        mutating func join(_ other: Total) {
            count += other.count
            entries = Set(entries).union(other.entries).sorted()
            asTopic += other.asTopic
            notAsTopic += other.notAsTopic
            places += other.places
        }

        /// By count, then by entries, then by the latest entry, then alphabetical.
        static func comesFirst(_ left: Total, _ right: Total) -> Bool {
            if left.count != right.count { return left.count > right.count }
            if left.entries.count != right.entries.count { return left.entries.count > right.entries.count }
            if left.entries.last != right.entries.last {
                return (left.entries.last ?? -1) > (right.entries.last ?? -1)
            }
            return left.folded < right.folded
        }
    }

    /// What the texts were about, and the words that stand out: those that stand twice or more, most frequent first.
    ///
    /// The order is by count, then by entries, then by the latest entry, then alphabetical: never by chance. A topic
    /// is a word that is mostly no feeling and no verb; in German a noun, unless the person writes all words small.
    func ranked(topics: Int, words: Int) -> (topics: [WordCount], words: [WordCount]) {
        let ranked = totals().filter { $0.count >= 2 }.sorted(by: Total.comesFirst)
        func count(_ total: Total) -> WordCount {
            WordCount(word: mostFrequentSpelling(of: total), count: total.count, entries: total.entries.count)
        }
        return (ranked.lazy.filter(\.isTopic).prefix(topics).map(count), ranked.prefix(words).map(count))
    }

    private func totals() -> [Total] {
        var totals = words.map { Total(folded: $0.folded, entries: $0.entries) }
        let writesNounsLarge = writesNounsLarge
        for place in judged.indices where judged[place] >= 0 {
            guard let counted = countedWords[place] else { continue }
            let (inside, opening) = (occurrences[place * 2], occurrences[place * 2 + 1])
            let word = judged[place]
            totals[word].count += inside + opening
            totals[word].places.append(place)
            switch counted.standing {
            case .word: totals[word].notAsTopic += inside + opening
            // At the beginning of a sentence every word is large, so it says nothing there.
            case .large where writesNounsLarge: totals[word].asTopic += inside
            case .small where writesNounsLarge: totals[word].notAsTopic += inside + opening
            case .topic, .large, .small: totals[word].asTopic += inside + opening
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
    private func joinGermanForms(_ totals: inout [Total]) {
        let topics = words.indices.filter { words[$0].isGerman && totals[$0].isTopic }
        // The longest first, so that what joins a word goes on with it.
        for word in topics.sorted(by: { words[$0].folded.utf8.count > words[$1].folded.utf8.count }) {
            guard let stem = germanStem(of: words[word].folded, in: totals) else { continue }
            totals[stem].join(totals[word])
            totals[word].count = 0
        }
    }

    private func germanStem(of folded: String, in totals: [Total]) -> Int? {
        guard !TopicWords.german.exceptions.contains(folded) else { return nil }
        for ending in ["en", "n", "es", "s", "e"] where folded.hasSuffix(ending) {
            let stem = String(folded.dropLast(ending.count))
            guard stem.count >= 4, let base = numberOfFolded[stem] else { continue }
            if words[base].isGerman, totals[base].isTopic { return base }
        }
        return nil
    }

    /// The one that stands most often inside sentences, where the capital is the person's choice; then the one that
    /// opens most; then the first in the alphabet.
    private func mostFrequentSpelling(of total: Total) -> String {
        var counts: [String: (inside: Int, opening: Int)] = [:]
        for place in total.places {
            guard let shown = countedWords[place]?.shown else { continue }
            counts[shown, default: (0, 0)].inside += occurrences[place * 2]
            counts[shown, default: (0, 0)].opening += occurrences[place * 2 + 1]
        }
        return counts.min { left, right in
            if left.value.inside != right.value.inside { return left.value.inside > right.value.inside }
            if left.value.opening != right.value.opening { return left.value.opening > right.value.opening }
            return left.key < right.key
        }?.key ?? total.folded
    }
}
