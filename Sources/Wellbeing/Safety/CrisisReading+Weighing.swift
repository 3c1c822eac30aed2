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
        case .harm: softened(match) ?? .help
        case .intent: softened(match) ?? .emergency
        case .attempt: softened(match) ?? .emergency
        }
    }

    private func wishTier(_ match: Match) -> CrisisTier {
        if let soft = softened(match) { return soft }
        if has(.plan, near: match, within: 1) || has(.means, near: match, within: 1) { return .emergency }
        if has(.farewell, near: match, within: 1), has(.time, near: match, within: 1) { return .emergency }
        if match.rule.sign == .act {
            if has(.time, near: match) || has(.place, near: match, within: 1) { return .emergency }
            if has(.preparation, near: match, within: 1) { return .emergency }
        }
        return .help
    }

    /// The lower tier of a sign that is denied, past, quoted, told or joked; `nil` = it stands as it is.
    private func softened(_ match: Match) -> CrisisTier? {
        if isDenied(match) { return .checkIn }
        if isPast(match) { return .checkIn }
        if isToldOrQuoted(match) { return .checkIn }
        if isFlippant(match) { return .checkIn }
        if isLost(match) { return .checkIn }
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
        let isShort = tokens.filter { $0.sentence == match.sentence }.count <= 3
        let selves = lexicon.list("self")
        let isOwn = tokens.indices.contains {
            tokens[$0].sentence == match.sentence && selves.contains(numbers[$0])
        }
        return isOwn || isShort || has(.serious, near: match) ? .help : .checkIn
    }

    /// "Ending it" means life only beside a plan, a farewell or another sign.
    private func closingTier(_ match: Match) -> CrisisTier {
        if isDenied(match) || has(.media, near: match) || has(.harmless, near: match) { return .none }
        let means = has(.means, near: match, within: 1) || has(.place, near: match, within: 1)
        let plan = has(.plan, near: match, within: 1)
        let time = has(.time, near: match)
        let parting = has(.farewell, near: match, within: 2) || has(.apology, near: match, within: 2)
        let grave = signs.contains {
            $0.rule.sign != .closing && $0.rule.sign != .mention && abs($0.sentence - match.sentence) <= 1
        }
        let hints = [means, plan, time, parting, grave].filter { $0 }.count
        return hints >= 2 ? .emergency : .none
    }

    /// Preparation and departure, or means at hand and a farewell, say together what neither says alone.
    var combined: Match? {
        for preparation in cues[.preparation] ?? [] where !has(.harmless) {
            if has(.departure, near: preparation, within: 2), !has(.past, near: preparation) {
                return preparation
            }
        }
        for means in (cues[.means] ?? []) + (cues[.place] ?? []) {
            let parting = has(.apology, near: means, within: 2) || has(.farewell, near: means, within: 2)
            let grave = signs.contains {
                [.act, .wish, .closing, .hopeless].contains($0.rule.sign)
                    && abs($0.sentence - means.sentence) <= 1
            }
            if parting || (grave && !has(.harmless)), !has(.media), !has(.past, near: means) { return means }
        }
        return nil
    }
}
