extension FoodEntry {
    /// Takes what the word lists or a model found, unless the person has said what it is in the meantime.
    ///
    /// Counts that are set stay with an entry that the person has marked; those that are missing are filled in.
    public mutating func take(_ finding: FoodFinding) {
        take(
            Judgement(
                verdict: finding.verdict, score: finding.score, reason: finding.reason, source: .wordLists),
            caffeine: finding.caffeineCount, sugary: finding.sugaryItemCount)
    }

    /// Takes the answer of a language model, unless the person has said what it is in the meantime.
    public mutating func take(_ reading: FoodReading) {
        let reason: FoodReason? = reading.reason.isEmpty ? nil : .stated(reading.reason)
        take(
            Judgement(verdict: reading.verdict, score: reading.score, reason: reason, source: .model),
            caffeine: reading.caffeineCount, sugary: reading.sugaryItemCount)
    }

    /// Takes what the person said of the same words before, unless she has said something of this entry.
    ///
    /// - Parameter finding: what else is known of the text; it gives the counts that the memory does not hold,
    ///   and the score if its verdict is the remembered one.
    public mutating func take(_ correction: FoodCorrection, with finding: FoodFinding? = nil) {
        let found = finding?.verdict == correction.verdict ? finding?.score : nil
        take(
            Judgement(
                verdict: correction.verdict, score: correction.score ?? found, reason: .learned,
                source: .memory),
            caffeine: correction.caffeineCount ?? finding?.caffeineCount,
            sugary: correction.sugaryItemCount ?? finding?.sugaryItemCount)
    }

    private mutating func take(_ judgement: Judgement, caffeine: Int?, sugary: Int?) {
        if isSetByPerson {
            count(caffeine: caffeineCount ?? caffeine, sugary: sugaryItemCount ?? sugary)
            return
        }
        self.judgement = judgement
        if judgement.verdict == .healthy { roast = nil }
        count(caffeine: caffeine, sugary: sugary)
    }

    /// The person says what it is.
    ///
    /// The verdict that it had already is confirmed: score and reason stay, and from then on it is the person's.
    /// Another verdict gets its usual score; a remark goes from what is healthy now. The counts stay.
    ///
    /// - Parameter isRemembered: whether the same words are judged like this from now on.
    public mutating func mark(_ verdict: FoodReading.Verdict, isRemembered: Bool, at instant: Instant) {
        if let known = judgement, known.verdict == verdict {
            judgement?.source = .person
        } else {
            judgement = Judgement(
                verdict: verdict, score: nil, reason: isRemembered ? .markedAndRemembered : .marked,
                source: .person)
        }
        if verdict == .healthy { roast = nil }
        editedAt = instant
    }

    /// Sets both counts, moved into 0…12; `nil` = not counted.
    public mutating func count(caffeine: Int?, sugary: Int?) {
        self = FoodEntry(
            id: id, moment: moment, text: text, judgement: judgement, caffeineCount: caffeine,
            sugaryItemCount: sugary, roast: roast, editedAt: editedAt)
    }
}
