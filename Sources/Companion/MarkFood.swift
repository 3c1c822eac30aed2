public import Wellbeing

/// Says what something eaten or drunk was, against what was read, and remembers it for the same words.
public struct MarkFood: Sendable {
    private let diary: any LiveRecords

    public init(diary: any LiveRecords) {
        self.diary = diary
    }

    /// - Parameters:
    ///   - id: of the entry.
    ///   - correction: of what is remembered, if these words were not remembered before; `nil` = nothing is to be
    ///     remembered.
    /// - Throws: ``LivingError/unknown``.
    public func run(
        _ id: FoodEntry.ID, as verdict: FoodReading.Verdict, remembering correction: FoodCorrection.ID?,
        at now: Instant
    ) async throws(LivingError) -> FoodEntry {
        let found = try await askingLiving { () async throws(DiaryError) in
            try await diary.liveEntry(id, .food)
        }
        guard case .food(var entry)? = found else { throw .unknown }
        // Words without a letter or digit are never found again.
        let key = correction == nil ? nil : FoodKey(entry.text)
        entry.mark(verdict, isRemembered: key != nil, at: now)
        let marked = entry
        try await askingLiving { () async throws(DiaryError) in
            try await diary.save([.food(marked)])
            guard key != nil, let correction else { return }
            var memory = FoodMemory(try await diary.foodCorrections())
            let said = memory.remember(
                FoodCorrection(
                    id: correction, text: marked.text, verdict: verdict, score: marked.judgement?.score,
                    caffeineCount: marked.caffeineCount, sugaryItemCount: marked.sugaryItemCount,
                    correctedAt: now))
            if let said { try await diary.remember(said) }
        }
        return marked
    }
}
