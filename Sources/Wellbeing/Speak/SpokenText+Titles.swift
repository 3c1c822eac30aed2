// The title of the music in the head.
extension SpokenText {
    /// The title of the music in the head, of those that were named.
    func song(of titles: [Title]) -> Range<Int>? {
        let isEcho = !self["music.echo"].isEmpty
        let own = titles.filter {
            $0.rank > 0 && (isOwn($0) || $0.order == 4 || isOfOwnSong($0) || isEcho && $0.rank == 3)
        }
        // Without capitals the word "called" is surer than where a song is said to be.
        let called = own.last { isIn("naming", $0.frame.lowerBound) }
        if !isCased, let called { return called.range }
        guard let rank = own.map(\.rank).max() else {
            // A title that was only heard counts where the speaker cannot let go of it.
            let stuck = self["music.stuck"].first { isOwn($0.range) }?.range.lowerBound
            return stuck.flatMap { place in
                titles.last { $0.range.upperBound <= place && place - $0.range.upperBound < 20 }?.range
            } ?? played(titles)
        }
        let best = own.filter { $0.rank == rank }
        guard rank == 1 else { return best.last?.range }
        // A title that is only quoted has to stand near the music.
        let places = self["music.yes"].map(\.range.lowerBound)
        return best.last { title in
            places.contains { abs(words[$0].sentence - words[title.range.lowerBound].sentence) <= 1 }
        }?.range
    }

    /// Whether a title goes on from the speaker's own word for music: "the song that my granddaughter sang, Snowflake".
    private func isOfOwnSong(_ title: Title) -> Bool {
        let first = title.frame.lowerBound
        return title.rank == 2 && isIn("song", first) && !isForeign[first]
            && words[title.range.lowerBound].clause != words[first].clause
    }

    /// Whether "in my head" stands alone, or behind a word for music and what it is called.
    private func isTelegram(_ index: Int) -> Bool {
        words[index].opensSentence
            || sentence(around: index, reach: 14).contains { $0 < index && isIn("song", $0) }
    }

    /// Whether a way to name begins with a word such as "called".
    private func isNaming(_ match: SpokenMatch) -> Bool { isIn("naming", match.range.lowerBound) }

    /// What is said to have played right behind the music in the head: "My head is a radio. It played this song."
    private func played(_ titles: [Title]) -> Range<Int>? {
        guard let music = own("music.yes").first?.range.lowerBound else { return nil }
        return titles.first { title in
            let start = title.range.lowerBound
            return start > music && words[start].sentence <= words[music].sentence + 1 && isOwn(title)
                && !sentence(around: start, reach: 9).contains { isIn("source", $0) || isIn("media", $0) }
        }?.range
    }

    /// All titles, in the order of the text.
    func titles() -> [Title] {
        var titles: [Title] = []
        for (name, rank) in [
            ("title.head", 3), ("title.held", 3), ("title.cased", 3), ("title.sure", 3), ("title.name", 2),
            ("title.other", 0),
        ] {
            for match in self[name] {
                guard let capture = match.capture,
                    rank == 0 || name == "title.sure" || isNaming(match)
                        || !isDenied(before: match.range.lowerBound),
                    !["title.cased", "title.held"].contains(name) || isCased,
                    isCased || match.isOpen || !isIn("join", capture.upperBound - 1)
                else { continue }
                // "I have the feeling, in my head": what stands before a comma is in no head.
                let next = capture.upperBound
                if !match.isOpen, capture.count < 4, next < words.count, next > 0, name != "title.sure",
                    words[next].clause != words[next - 1].clause
                {
                    continue
                }
                let range =
                    match.isOpen ? titleAfter(capture.lowerBound) : title(in: capture) ?? lastRun(in: capture)
                guard let range else { continue }
                titles.append(
                    Title(
                        range: range, rank: rank,
                        order: name == "title.held" ? 4 : match.isOpen ? 1 : 2, frame: match.range))
            }
        }
        for (name, rank) in [("title.back", 3), ("title.nameBack", 2), ("title.nameSure", 2)] {
            for match in self[name] {
                let isSure = name == "title.nameSure"
                guard let range = titleBefore(match.range.lowerBound, isSure: isSure) else { continue }
                let order = name == "title.nameSure" ? 3 : 0
                titles.append(Title(range: range, rank: rank, order: order, frame: match.range))
            }
        }
        let runs = runs()
        for match in self["title.apposed"]
            + self["title.telegram"].filter({ isTelegram($0.range.lowerBound) })
        {
            guard
                let range = titleApposed(
                    before: match.range.lowerBound, runs: near(match.range.lowerBound, in: runs))
            else { continue }
            titles.append(Title(range: range, rank: 3, order: 0, frame: match.range))
        }
        // "Yesterday it was this song, today it's that one."
        for match in self["title.today"] {
            let before = max(0, match.range.lowerBound - 20)..<match.range.lowerBound
            guard let start = match.capture?.lowerBound, isCased,
                ["music.yes", "place"].contains(where: { !matches($0, beginningIn: before).isEmpty }),
                !matches("past", beginningIn: before).isEmpty,
                let range = titleAfter(start)
            else { continue }
            titles.append(Title(range: range, rank: 3, order: 1, frame: match.range))
        }
        // "I want to report an earworm. It's Concrete Lullaby."
        for match in self["title.its"] where isCased && words[match.range.lowerBound].opensSentence {
            let before = max(0, match.range.lowerBound - 14)..<match.range.lowerBound
            guard let start = match.capture?.lowerBound, words.indices.contains(start),
                words[start].isCapital,
                before.contains(where: { isIn("song", $0) && words[$0].sentence < words[start].sentence }
                ),
                let range = titleAfter(start)
            else { continue }
            titles.append(Title(range: range, rank: 2, order: 1, frame: match.range))
        }
        for match in self["title.next"] {
            guard let range = titleClause(after: match.range.upperBound) else { continue }
            titles.append(Title(range: range, rank: 2, order: 0, frame: match.range))
        }
        for range in runs {
            let isInHead = !matches("place", beginningIn: sentence(around: range.lowerBound, reach: 14))
                .isEmpty
            titles.append(Title(range: range, rank: isInHead ? 3 : 1, order: 0, frame: range))
        }
        for range in quoted() {
            // A title that is quoted reaches as far as its quotation marks.
            for index in titles.indices where titles[index].range.overlaps(range) {
                let old = titles[index]
                titles[index] = Title(range: range, rank: old.rank, order: old.order, frame: old.frame)
            }
            titles.append(Title(range: range, rank: 1, order: 3, frame: range))
        }
        // "Plastic Palms is what it is called": what follows is no title.
        let sure = self["title.nameSure"].map(\.range)
        titles.removeAll { $0.rank == 2 && $0.order < 3 && isNear($0.frame, in: sure) }
        // "Some Abba song": who plays it is no title.
        titles.removeAll { title in
            title.range.contains { isIn("artist", $0) }
                && title.range.allSatisfy { isIn("artist", $0) || isIn("small", $0) }
        }
        return agreed(titles).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Of the ranges in order those that end at most a few words before `index`.
    private func near(_ index: Int, in ranges: [Range<Int>]) -> ArraySlice<Range<Int>> {
        let end = first(in: ranges) { $0.lowerBound >= index }
        return ranges[max(0, end - 2)..<end]
    }

    private func isNear(_ range: Range<Int>, in ranges: [Range<Int>]) -> Bool {
        let index = first(in: ranges) { $0.upperBound > range.lowerBound }
        return index < ranges.count && ranges[index].overlaps(range)
    }

    /// The place of the first range, of many in order, from which on `isLate` is true.
    private func first(in ranges: [Range<Int>], where isLate: (Range<Int>) -> Bool) -> Int {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if isLate(ranges[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Where several ways to find a title found the same words, the best way counts.
    private func agreed(_ titles: [Title]) -> [Title] {
        var best: [Int: (rank: Int, order: Int, count: Int)] = [:]
        for title in titles where title.rank > 0 {
            let value = (rank: title.rank, order: title.order, count: title.range.count)
            for word in title.range where best[word].map({ $0 < value }) ?? true { best[word] = value }
        }
        return titles.filter { title in
            !title.range.contains { word in
                best[word].map { $0 > (title.rank, title.order, title.range.count) } ?? false
            }
        }
    }

    private func quoted() -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while index < words.count {
            guard words[index].isQuoted else {
                index += 1
                continue
            }
            let start = index
            while index < words.count, words[index].isQuoted, words[index].sentence == words[start].sentence {
                index += 1
            }
            if index - start <= 8 { ranges.append(start..<index) }
        }
        return ranges
    }
}
