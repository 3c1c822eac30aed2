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
        // "That helped" says that something was done only where it stands behind what was done.
        let results = own("cm.result").flatMap(results).filter { match in
            // Without commas nothing shows where the words before begin, so they have to name something done.
            activity(of: match).map { range in
                clause(around: range, reach: 25).count < 25
                    || (range.lowerBound..<range.upperBound + 2).contains { isIn("act", $0) }
            } ?? false
        }
        .filter(isDeed)
        let told = apart(
            own("cm.yes"),
            (own("cm.before").map(before).filter { activity(of: $0) != nil && isDeed($0) } + results))
        let done = told.filter { match in
            (match.isOpen || match.capture == nil || activity(of: named(match)) != nil) && !isRefused(match)
                && !matches(
                    "cm.no", beginningIn: max(0, match.range.lowerBound - 24)..<match.range.upperBound
                )
                .contains { $0.range.overlaps(match.range) && isOwn($0.range) }
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
        for match in done.map(named) {
            guard parts.count < 8, let range = activity(of: match),
                !parts.contains(where: { $0.overlaps(range) })
            else { continue }
            parts.append(range)
        }
        for match in own("cm.more") {
            guard parts.count < 8, let last = parts.last, let range = activity(of: match),
                range.lowerBound >= last.upperBound,
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

    /// Whether what is linked to the music's going was something done: it says so itself, or what it was for.
    private func isDeed(_ match: SpokenMatch) -> Bool {
        guard let range = activity(of: match) else { return false }
        let near = max(0, range.lowerBound - 2)..<min(words.count, range.upperBound + 2)
        return near.contains { isIn("act", $0) || isIn("attempt", $0) }
            || match.range.contains { isIn("purpose", $0) }
    }

    /// Whether there was an exchange with another person today.
    func contact() -> Statement<Bool>? {
        let met = contacts().filter { range, isOwn in
            (!isDeniedContact(range, isOwn: isOwn) || isExcepted(range))
                && matches("contact.missed", beginningIn: range.lowerBound..<range.upperBound + 9).isEmpty
        }
        if let first = met.first?.range { return Statement(value: true, range: first) }
        return own("contact.no").first.map { Statement(value: false, range: $0.range) }
    }

    /// An exchange is the speaker's even where its sentence begins with the other person.
    private func contacts() -> [(range: Range<Int>, isOwn: Bool)] {
        let own = own("contact.yes").map { (range: $0.range, isOwn: true) }
        let others = self["contact.other"].map(\.range).filter { range in
            !range.contains { isTitle[$0] } && !isOnOtherDay(range)
        }
        let except = self["contact.except"].map { (range: $0.range, isOwn: true) }
        return (own + others.map { (range: $0, isOwn: false) } + except)
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func isOnOtherDay(_ range: Range<Int>) -> Bool {
        let sentence = sentence(around: range.lowerBound)
        let others = ["past", "future", "unreal"].flatMap { matches($0, beginningIn: sentence) }
        return others.contains { !isIn("since", $0.range.lowerBound - 1) } && range.contains { isForeign[$0] }
    }

    private func isExcepted(_ range: Range<Int>) -> Bool {
        !matches("contact.except", beginningIn: range.lowerBound..<range.lowerBound + 1).isEmpty
    }

    private func isDeniedContact(_ range: Range<Int>, isOwn: Bool) -> Bool {
        // "It doesn't matter my brother was here": of others a no counts only right before them.
        let reach = isOwn ? 4 : isIn("even", range.lowerBound - 1) ? 2 : 1
        return range.contains { isIn("not", $0) } || isDenied(before: range.lowerBound, reach: reach)
            || isDenied(behind: range)
    }
}
