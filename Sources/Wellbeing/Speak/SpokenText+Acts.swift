// What was done against the music, and with whom the speaker spoke.
extension SpokenText {
    struct Countermeasure: Sendable {
        let isDone: Bool
        let activity: String?
        /// In words; `nil` = it was not named.
        let activityRange: Range<Int>?
    }

    /// What was done against the music, if anything was said about that.
    func countermeasure() -> Statement<Countermeasure>? {
        let undone = own("cm.no")
        let told = (own("cm.yes") + own("cm.before").map(before)).sorted {
            $0.range.lowerBound < $1.range.lowerBound
        }
        let done = told.filter { match in
            !undone.contains { $0.range.overlaps(match.range) } && !isRefused(match)
        }
        guard let first = done.first else {
            // What was only thought of counts too, so the speaker's "hadn't" need not be real.
            let refused =
                undone.first ?? self["cm.no"].first { match in !match.range.contains { isTitle[$0] } }
            return refused.map {
                Statement(
                    value: Countermeasure(isDone: false, activity: nil, activityRange: nil), range: $0.range)
            }
        }
        var parts: [Range<Int>] = []
        for match in done {
            guard let range = activity(of: match), !parts.contains(where: { $0.overlaps(range) }) else {
                continue
            }
            parts.append(range)
        }
        for match in own("cm.more") {
            guard let last = parts.last, let range = activity(of: match), range.lowerBound >= last.upperBound,
                range.lowerBound - last.upperBound < 14, !parts.contains(where: { $0.overlaps(range) })
            else { continue }
            parts.append(range)
        }
        parts.sort { $0.lowerBound < $1.lowerBound }
        let whole = parts.first.map { $0.lowerBound..<(parts.last ?? $0).upperBound }
        return Statement(
            value: Countermeasure(
                isDone: true, activity: parts.isEmpty ? nil : parts.map(spoken).joined(separator: "; "),
                activityRange: whole),
            range: first.range)
    }

    /// The words before a link such as "to drown it out", as the capture of a match.
    ///
    /// Where its own clause names nothing ("and that helped") it is how its sentence begins, or the one before.
    private func before(_ match: SpokenMatch) -> SpokenMatch {
        let first = sentence(around: match.range.lowerBound).lowerBound
        var opening = first
        while opening < match.range.lowerBound, words[opening].clause == words[first].clause { opening += 1 }
        for end in [match.range.lowerBound, opening, first] where end > 0 {
            var start = end
            while start > 0, end - start < 8, words[start - 1].clause == words[end - 1].clause,
                !isIn("activityStop", start - 1) || end != match.range.lowerBound
            { start -= 1 }
            if (start..<end).contains(where: { !isIn("activitySkip", $0) && !isIn("filler", $0) }) {
                return SpokenMatch(range: match.range, capture: start..<end, isOpen: false)
            }
        }
        return SpokenMatch(range: match.range, capture: nil, isOpen: false)
    }

    private func isRefused(_ match: SpokenMatch) -> Bool {
        isDenied(before: match.range.lowerBound, reach: 2)
    }

    /// The naming of what was done: without what leads to it and what follows, at most seven words.
    private func activity(of match: SpokenMatch) -> Range<Int>? {
        guard let capture = match.capture, capture.lowerBound < words.count else { return nil }
        var start = capture.lowerBound
        var end = match.isOpen ? start : capture.upperBound
        if match.isOpen {
            while end < words.count, end - start < 8, words[end].sentence == words[start].sentence,
                words[end].clause == words[start].clause, !(end > start && isIn("activityEnd", end))
            { end += 1 }
        }
        while start < end, isIn("activitySkip", start) { start += 1 }
        // Of a long clause the words next to the link say it.
        if end - start > 7 { if match.isOpen { end = start + 7 } else { start = end - 7 } }
        while start < end, isIn("activitySkip", start) { start += 1 }
        while start < end, isIn("activitySkip", end - 1) || isIn("activityTail", end - 1) { end -= 1 }
        return start < end ? start..<end : nil
    }

    /// Whether there was an exchange with another person today.
    func contact() -> Statement<Bool>? {
        let missed = self["contact.missed"].map(\.range)
        let met = contacts().filter { range in
            !isDeniedContact(range)
                && !missed.contains {
                    $0.lowerBound >= range.lowerBound && $0.lowerBound - range.upperBound < 9
                }
        }
        if let first = met.first { return Statement(value: true, range: first) }
        return own("contact.no").first.map { Statement(value: false, range: $0.range) }
    }

    /// An exchange is the speaker's even where its sentence begins with the other person.
    private func contacts() -> [Range<Int>] {
        let own = own("contact.yes").map(\.range)
        let others = self["contact.other"].map(\.range).filter { range in
            !range.contains { isTitle[$0] } && !isOnOtherDay(range)
        }
        return (own + others).sorted { $0.lowerBound < $1.lowerBound }
    }

    private func isOnOtherDay(_ range: Range<Int>) -> Bool {
        let sentence = sentence(around: range.lowerBound)
        return (self["past"] + self["future"] + self["unreal"]).contains {
            sentence.contains($0.range.lowerBound) && !isIn("since", $0.range.lowerBound - 1)
        } && range.contains { isForeign[$0] }
    }

    private func isDeniedContact(_ range: Range<Int>) -> Bool {
        range.contains { isIn("not", $0) } || isDenied(before: range.lowerBound, reach: 4)
            || isIn("not", range.upperBound) && words.indices.contains(range.upperBound)
                && words[range.upperBound].clause == words[range.upperBound - 1].clause
    }
}
