/// Reads the written rules and word lists into what a ``CrisisLexicon`` holds.
struct CrisisLexiconReader {
    struct List {
        /// As they stand there, without the words of other lists.
        var members: [Int] = []
        var rows: [Range<Int>] = []
        var others: [UInt64] = []
        var beginnings: [Range<Int>] = []
        /// With the words of the other lists.
        var words = CrisisWordSet()
        var idea = CrisisFrame.Rows()
        /// Whether a beginning of a word is in it or in another that it holds.
        var hasBeginnings = false
    }

    private(set) var bytes: [UInt8] = []
    /// Numbers of words, from 1.
    private(set) var numbers = CrisisHashes()
    /// Where each word stands first, by its number.
    private(set) var places: [Range<Int>] = [0..<0]
    private(set) var lists: [List] = []
    /// Numbers of lists, from 1.
    private(set) var listNumbers = CrisisHashes()
    /// Whether what was read last holds a beginning of a word, which stands for words that may come later.
    private(set) var holdsBeginning = false

    init(lists sources: [String]) {
        for source in sources {
            let start = append(source)
            readLists(start..<bytes.count)
        }
        for list in lists.indices { resolve(list) }
    }

    /// - Returns: where `text` begins; it ends at the end of all.
    mutating func append(_ text: String) -> Int {
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        return start
    }

    /// `name: word word @other`, one list a line or several lines for one name.
    private mutating func readLists(_ place: Range<Int>) {
        var list = 0
        var lineStart = place.lowerBound
        while let line = CrisisElement.next(&lineStart, place.upperBound, until: 0x0A, in: bytes) {
            var start = line.lowerBound
            var isFirst = true
            while let word = CrisisElement.next(&start, line.upperBound, until: 0x20, in: bytes) {
                defer { isFirst = false }
                if isFirst, bytes[word.upperBound - 1] == UInt8(ascii: ":") {
                    let name = CrisisHashes.hash(of: bytes, in: word.lowerBound..<word.upperBound - 1)
                    list = listNumbers.keep(lists.count + 1, for: name)
                    if list > lists.count { lists.append(List()) }
                } else if list > 0 {
                    take(word, into: list - 1)
                }
            }
        }
    }

    private mutating func take(_ word: Range<Int>, into list: Int) {
        if bytes[word.lowerBound] == UInt8(ascii: "@") {
            lists[list].others.append(CrisisHashes.hash(of: bytes, in: word.lowerBound + 1..<word.upperBound))
        } else if CrisisElement.first(UInt8(ascii: "+"), in: bytes, word) != nil {
            lists[list].rows.append(word)
            _ = row(word)
        } else {
            lists[list].members.append(learn(word))
            if bytes[word.upperBound - 1] == UInt8(ascii: "*") {
                lists[list].beginnings.append(word)
                lists[list].hasBeginnings = true
            }
        }
    }

    /// Gives a list the words of the lists that it holds, and of those that they hold.
    private mutating func resolve(_ list: Int) {
        var seen = [list]
        var index = 0
        while index < seen.count {
            for name in lists[seen[index]].others {
                let other = listNumbers[name] - 1
                if other >= 0, !seen.contains(other) { seen.append(other) }
            }
            index += 1
        }
        var words = CrisisWordSet()
        var rows: Set<String> = []
        for other in seen {
            for word in lists[other].members { words.insert(word) }
            for row in lists[other].rows { rows.insert(String(decoding: bytes[row], as: UTF8.self)) }
            lists[list].hasBeginnings = lists[list].hasBeginnings || !lists[other].beginnings.isEmpty
            for beginning in lists[other].beginnings {
                forEachWord(beginningWith: beginning) { words.insert($0) }
            }
        }
        lists[list].words = words
        guard lists[list].idea.rows.isEmpty else { return }
        for row in rows.sorted() {
            lists[list].idea.append(
                row.split(separator: "+").map { numbers[CrisisHashes.hash(of: String($0))] })
        }
    }

    /// Takes into the lists what begins with a beginning in them, now that every word is known.
    mutating func finish() {
        for list in lists.indices where lists[list].hasBeginnings { resolve(list) }
    }

    private mutating func learn(_ word: Range<Int>) -> Int {
        let number = numbers.keep(places.count, for: CrisisHashes.hash(of: bytes, in: word))
        if number == places.count { places.append(word) }
        return number
    }

    /// Words in a row: `better+off`.
    private mutating func row(_ place: Range<Int>) -> [Int] {
        var start = place.lowerBound
        var row: [Int] = []
        while let word = CrisisElement.next(&start, place.upperBound, until: UInt8(ascii: "+"), in: bytes) {
            row.append(learn(word))
        }
        return row
    }

    /// Calls `take` with the number of each word known so far that begins like `written`, an element that ends in `*`.
    private func forEachWord(beginningWith written: Range<Int>, _ take: (Int) -> Void) {
        let beginning = bytes[written].dropLast()
        for (number, place) in places.enumerated()
        where place.count >= beginning.count && bytes[place.lowerBound] == beginning.first {
            if bytes[place].starts(with: beginning) { take(number) }
        }
    }

    /// The set of `a|b*|@list`; `nil` = a list of that name does not exist.
    private mutating func choice(_ place: Range<Int>) -> CrisisChoice? { idea(place)?.words }

    private mutating func idea(_ place: Range<Int>) -> CrisisFrame.Idea? {
        var idea = CrisisFrame.Idea()
        var start = place.lowerBound
        while let part = CrisisElement.next(&start, place.upperBound, until: UInt8(ascii: "|"), in: bytes) {
            if bytes[part.lowerBound] == UInt8(ascii: "@") {
                let list = listNumbers[
                    CrisisHashes.hash(of: bytes, in: part.lowerBound + 1..<part.upperBound)]
                guard list != 0 else { return nil }
                holdsBeginning = holdsBeginning || lists[list - 1].hasBeginnings
                idea.words.insert(lists[list - 1].words)
                if !lists[list - 1].idea.rows.isEmpty { idea.rows.append(lists[list - 1].idea) }
            } else if CrisisElement.first(UInt8(ascii: "+"), in: bytes, part) != nil {
                var rows = CrisisFrame.Rows()
                rows.append(row(part))
                idea.rows.append(rows)
            } else {
                idea.words.insert(learn(part))
                guard bytes[part.upperBound - 1] == UInt8(ascii: "*") else { continue }
                holdsBeginning = true
                forEachWord(beginningWith: part) { idea.words.insert($0) }
            }
        }
        return idea
    }
}

extension CrisisLexiconReader {
    /// One line of a rule; `nil` = it cannot be read.
    mutating func line(_ place: Range<Int>, rule: Int) -> CrisisLexicon.Line? {
        holdsBeginning = false
        if bytes[place.lowerBound] == UInt8(ascii: "&") {
            return frame(place, rule: rule).map { .frame($0) }
        }
        return pattern(place, rule: rule).map { .pattern($0) }
    }

    private mutating func pattern(_ place: Range<Int>, rule: Int) -> CrisisPattern? {
        var pattern = CrisisPattern(rule: rule)
        var start = place.lowerBound
        while let written = CrisisElement.next(&start, place.upperBound, until: 0x20, in: bytes) {
            guard let element = CrisisElement(pattern: bytes, written) else { return nil }
            var words: CrisisChoice?
            if !element.words.isEmpty {
                words = choice(element.words)
                if words == nil { return nil }
            }
            switch element.kind {
            case .sentenceBreak: pattern.steps.append(.sentenceBreak(isOptional: element.isOptional))
            case .sentenceStart: pattern.steps.append(.sentenceStart)
            case .sentenceEnd: pattern.steps.append(.sentenceEnd)
            case .gap: pattern.steps.append(.gap(element.reach ?? 0, without: words))
            default:
                guard let words else { return nil }
                switch element.kind {
                case .notNext: pattern.steps.append(.notNext(words, within: element.reach ?? 1))
                case .notBefore: pattern.notBefore = (words, element.reach ?? 1)
                default:
                    pattern.hasMarks = pattern.hasMarks || element.isMarked
                    pattern.steps.append(
                        .word(words, isOptional: element.isOptional, isMarked: element.isMarked))
                }
            }
        }
        return pattern.firstWords == nil ? nil : pattern
    }

    private mutating func frame(_ place: Range<Int>, rule: Int) -> CrisisFrame? {
        var start = place.lowerBound
        guard let head = CrisisElement.next(&start, place.upperBound, until: 0x20, in: bytes) else {
            return nil
        }
        let signs = bytes[head].prefix { $0 == UInt8(ascii: "&") }.count
        guard let reach = CrisisElement.number(in: bytes, head.lowerBound + signs..<head.upperBound),
            reach > 0
        else { return nil }
        var frame = CrisisFrame(
            rule: rule, reach: reach, crossesSentences: signs >= 2, isOnlyShort: signs >= 3)
        while let written = CrisisElement.next(&start, place.upperBound, until: 0x20, in: bytes) {
            guard let element = CrisisElement(frame: bytes, written), let idea = idea(element.words) else {
                return nil
            }
            switch element.kind {
            case .notNear: frame.notNear.append(idea)
            case .notInSentence: frame.notInSentence.append(idea)
            default: frame.ideas.append((idea, element.isOptional, element.reach ?? reach))
            }
        }
        return frame.ideas.isEmpty ? nil : frame
    }
}
