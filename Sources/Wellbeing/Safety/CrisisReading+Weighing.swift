extension CrisisReading {
    /// What a match weighs where it stands.
    func tier(of match: Match) -> CrisisTier {
        switch match.rule.sign {
        case .idiom, .cue: .none
        case .hopeless: hopelessTier(match)
        case .mention: .checkIn
        case .named: namedTier(match)
        case .closing: closingTier(match)
        case .act, .wish: wishTier(match)
        // Who is afraid of doing it has not decided to.
        case .harm, .fear: softened(match) ?? .help
        case .intent: softened(match) ?? .emergency
        case .attempt: softened(match) ?? .emergency
        }
    }

    private func wishTier(_ match: Match) -> CrisisTier {
        if let soft = softened(match) { return soft }
        if has(.plan, near: match, within: 1) || has(.means, near: match, within: 1) { return .emergency }
        if has(.farewell, near: match, within: 1), has(.time, near: match, within: 1) { return .emergency }
        if has(.preparation, near: match, within: 1), has(.time, near: match, within: 1) { return .emergency }
        if match.rule.sign == .act, has(.time, near: match) || has(.place, near: match, within: 1) {
            return .emergency
        }
        return .help
    }

    /// The lower tier of a sign that is denied, past, quoted, told or joked; `nil` = it stands as it is.
    private func softened(_ match: Match) -> CrisisTier? {
        if isDenied(match) { return .checkIn }
        if isPast(match) { return .checkIn }
        if isToldOrQuoted(match) { return .checkIn }
        // Nobody has hurt himself in jest.
        if match.rule.sign != .harm, match.rule.sign != .attempt, isFlippant(match) { return .checkIn }
        if isMention(match) { return .checkIn }
        return nil
    }

    private func hopelessTier(_ match: Match) -> CrisisTier {
        if isForOther(match), has(.asking) { return .help }
        if has(.joking, near: match, within: 1), has(.trivial) { return .none }
        return .checkIn
    }

    private func namedTier(_ match: Match) -> CrisisTier {
        if let soft = softened(match) { return soft }
        if has(.media, near: match, within: 1) { return .checkIn }
        let isShort = sentences[match.sentence].count <= 3
        return stands(in: "self", match.sentence) || stands(in: "ofNow", match.sentence) || isShort
            || has(.serious, near: match) ? .help : .checkIn
    }

    /// "Ending it" means life only beside a plan, a farewell or another sign.
    private func closingTier(_ match: Match) -> CrisisTier {
        if has(.fear, near: match) || isDenied(match) || isPast(match) || has(.media, near: match)
            || has(.harmless, near: match)
        {
            return .none
        }
        let means = has(.means, near: match, within: 1) || has(.place, near: match, within: 1)
        let plan = has(.plan, near: match, within: 1)
        let time = has(.time, near: match)
        let parting = has(.farewell, near: match, within: 2) || has(.apology, near: match, within: 2)
        let grave = CrisisSign.ownSigns.contains { has($0, near: match, within: 1) }
        let prepared = has(.preparation, near: match, within: 2)
        let hints = [means, plan, time, parting, grave, prepared].filter { $0 }.count
        let note = has(.note, near: match, within: 1)
        return hints >= 2 || note ? .emergency : .none
    }

    /// Preparation and departure, or means at hand and a farewell, say together what neither says alone.
    var combined: Match? {
        guard !has(.harmless) else { return nil }
        let preparations = (cues[.preparation] ?? []).filter { !has(.past, near: $0) }
        // More of them would change nothing, and each is compared with each.
        for preparation in preparations.prefix(100) {
            if has(.departure, near: preparation, within: 2) { return preparation }
            let others = preparations.prefix(100).filter {
                !$0.range.overlaps(preparation.range) && abs($0.sentence - preparation.sentence) <= 2
            }
            let isParting =
                has(.time, near: preparation, within: 2) || has(.farewell, near: preparation, within: 2)
            if !others.isEmpty, isParting { return preparation }
        }
        for departure in cues[.departure] ?? []
        where has(.farewell, near: departure, within: 1) || has(.note, near: departure, within: 1) {
            return departure
        }
        guard !has(.media) else { return nil }
        for means in (cues[.means] ?? []) where !has(.past, near: means) {
            let hints: [CrisisCue] = [.apology, .farewell, .plan]
            if hints.contains(where: { has($0, near: means, within: 2) }) || isGrave(near: means) {
                return means
            }
        }
        for place in (cues[.place] ?? []) where !has(.past, near: place) {
            if has(.apology, near: place, within: 2) || has(.farewell, near: place, within: 2) {
                return place
            }
            if isGrave(near: place) { return place }
        }
        return nil
    }

    private func isGrave(near match: Match) -> Bool {
        [.act, .wish, .fear, .closing, .hopeless].contains { has($0, near: match, within: 1) }
    }

    /// What the words of a window add up to where no rule has read a sign of its own.
    ///
    /// A sign that a rule has read and lowered (denied, past, quoted, a joke) is not raised again by its words.
    func evidence(beside signs: [Match]) -> [Match] {
        let lowered = signs.filter { ![.hopeless, .closing].contains($0.rule.sign) }
        guard lowered.isEmpty else { return [] }
        let windows = CrisisEvidence.shared.windows(of: tokens, sentences: sentences)
        return windows.filter { !$0.contains(where: idiomatic.contains) }.map { window in
            Match(
                rule: CrisisEvidence.rule, range: window, sentence: tokens[window.lowerBound].sentence,
                isFrame: true)
        }
    }

    func evidenceTier(_ match: Match) -> CrisisTier {
        let cues: [CrisisCue] = [.time, .plan, .means, .preparation, .farewell, .departure, .place, .apology]
        return cues.filter { has($0, near: match, within: 2) }.count >= 2 ? .emergency : .help
    }
}
