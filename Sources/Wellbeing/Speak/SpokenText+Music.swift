// Music in the head, and its title.
extension SpokenText {
    /// A title that was named.
    struct Title: Sendable {
        let range: Range<Int>
        /// 3 = said to be in the head, 2 = named as the title of what is spoken of, 1 = only quoted.
        let rank: Int
        /// Of two ways to find the same words the higher counts.
        let order: Int
        /// The words that make it a title.
        let frame: Range<Int>
    }

    func isOwn(_ title: Title) -> Bool {
        !title.range.contains { isForeign[$0] } && !title.frame.contains { isForeign[$0] }
    }

    /// Whether music was in the head today.
    ///
    /// - Parameter isFelt: whether two things are said of it: how strong it was, what it did, what was done, its title; then a
    ///   song that is only spoken of is in the head.
    func music(titles: [Title], isFelt: Bool) -> Statement<Bool>? {
        var said = self["music.yes"].map(\.range).filter { range in
            !range.contains { isForeign[$0] } && !isDeniedMusic(range) && answeredNo(to: range) == nil
        }
        // "I can't get it out" speaks of music only where music was spoken of.
        said += own("music.stuck").map(\.range).filter {
            isAboutMusic(before: $0.upperBound) && !isDeniedMusic($0)
        }
        let stuck = titles.filter { $0.rank == 3 && isOwn($0) }.map(\.range)
        said += stuck.filter { title in
            !matches("music.no", beginningIn: max(0, title.lowerBound - 12)..<title.upperBound).contains {
                $0.range.overlaps(title)
            }
        }
        said += self["music.form"].map(\.range).filter { range in !range.contains { isForeign[$0] } }
        var denied = self["music.no"].map(\.range).filter { range in !range.contains { isForeign[$0] } }
        denied += self["music.yes"].map(\.range).filter { range in
            !range.contains { isForeign[$0] } && answeredNo(to: range) != nil
        }
        // "I don't", "today nothing": only where somebody else's music, or another day's, was spoken of.
        let context = own("music.context").map(\.range).filter(isAboutOtherMusic)
        denied += context
        // "And now so do I": somebody else's music is the speaker's too.
        said += self["music.echo"].map(\.range).filter(isAboutOtherMusic)
        // "That was on Saturday, today there is none": what was said before it was not of today.
        if let last = context.last(where: isAboutEarlierMusic) {
            said.removeAll { $0.lowerBound < last.lowerBound }
        }
        guard let first = said.min(by: { $0.lowerBound < $1.lowerBound }) else {
            if let first = denied.first { return Statement(value: false, range: first) }
            return isFelt ? spokenOf().map { Statement(value: true, range: $0) } : nil
        }
        // What is taken back right after it was said was not so.
        if let last = said.map(\.upperBound).max(),
            let back = denied.first(where: { no in
                no.lowerBound >= last
                    && self["corr"].contains {
                        $0.range.lowerBound >= last
                            && $0.range.upperBound <= no.lowerBound + 1 && no.lowerBound - last < 12
                    }
            })
        {
            return Statement(value: false, range: back)
        }
        return Statement(value: true, range: first)
    }

    /// The first own word for music that is not said to be played or heard.
    private func spokenOf() -> Range<Int>? {
        words.indices.first { index in
            isIn("song", index) && isOwn(index..<index + 1) && !isDenied(before: index)
                && !sentence(around: index, reach: 12).contains {
                    !isTitle[$0]
                        && (isIn("played", $0) || isIn("heard", $0) || isIn("source", $0)
                            || isIn("media", $0))
                }
        }.map { $0..<$0 + 1 }
    }

    private func isAboutOtherMusic(_ range: Range<Int>) -> Bool {
        let start = max(0, range.lowerBound - 42)
        let near = max(0, range.lowerBound - 30)..<range.lowerBound
        return isAboutEarlierMusic(range) || near.contains { isIn("song", $0) && isForeign[$0] }
            || ["music.yes", "music.others"].contains { name in
                matches(name, beginningIn: start..<range.lowerBound).contains { other in
                    range.lowerBound - other.range.upperBound < 30 && other.range.contains { isForeign[$0] }
                }
            }
    }

    /// Whether music was spoken of shortly before, and then another day.
    private func isAboutEarlierMusic(_ range: Range<Int>) -> Bool {
        let start = max(0, range.lowerBound - 24)
        guard range.contains(where: { isIn("today", $0) }),
            let music = matches("music.yes", beginningIn: start..<range.lowerBound).last?.range
        else {
            return false
        }
        let sentence = sentence(around: music.lowerBound).lowerBound
        return ["past", "music.over"].contains { name in
            matches(name, beginningIn: sentence..<range.lowerBound).contains {
                name != "past" || isForeign[$0.range.lowerBound]
            }
        }
    }

    private func isAboutMusic(before index: Int) -> Bool {
        let near = max(0, index - 25)..<index
        return near.contains { isIn("song", $0) || isTitle[$0] || isIn("played", $0) }
    }

    private func isDeniedMusic(_ range: Range<Int>) -> Bool {
        let near = max(0, range.lowerBound - 12)..<range.upperBound
        if matches("music.no", beginningIn: near).contains(where: { $0.range.overlaps(range) }) {
            return true
        }
        return isDenied(before: range.lowerBound, reach: 3)
    }
}
