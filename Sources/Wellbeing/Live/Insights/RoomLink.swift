/// Two things of different rooms, laid next to each other day by day.
public struct RoomLink: Hashable, Sendable {
    /// What is asked about.
    public enum Factor: String, Hashable, Sendable, CaseIterable {
        /// Sleep from 6 to 9 hours in the night before, next to less or more.
        case sleepInRange
        /// Caffeine at or after 16:00 on the day before, next to none so late.
        case lateCaffeine
        /// Exercise on the day, next to none logged.
        case exercise
        /// A food score of 80 or more on the day, next to less.
        case goodFood
    }

    /// What is found next to it.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// Minutes slept; a difference from 24 minutes on is spoken of.
        case sleep
        /// The mean mood of the day in thousandths of a step, 1000…5000; from half a step on.
        case mood
        /// Reflections read as pleasant, of the clear ones, in thousandths; from a fifth on.
        case pleasantFeelings

        var threshold: Int {
            switch self {
            case .sleep: 24
            case .mood: 500
            case .pleasantFeelings: 200
            }
        }
    }

    public let factor: Factor
    public let outcome: Outcome
    public let comparison: PairedComparison

    /// All that are looked at: late caffeine and sleep first, then each factor with mood and with feelings.
    public static let all: [(factor: Factor, outcome: Outcome)] =
        [(.lateCaffeine, .sleep)]
        + [Outcome.mood, .pleasantFeelings].flatMap { outcome in
            Factor.allCases.map { ($0, outcome) }
        }

    /// - Parameters:
    ///   - days: by their day, also from before `range`.
    ///   - range: days on which the outcome is looked at.
    ///   - open: a day that is not over, whose food and exercise say nothing yet; `nil` = all are over.
    init(
        _ factor: Factor, _ outcome: Outcome, days: [LocalDay: LiveDay], range: DayRange, open: LocalDay?
    ) {
        self.factor = factor
        self.outcome = outcome
        let pairs = range.days.compactMap { day -> PairedComparison.Pair? in
            guard let today = days[day], let value = Self.value(outcome, today),
                let isWith = Self.isWith(factor, today, days[day.adding(days: -1)], isOpen: day == open)
            else { return nil }
            return PairedComparison.Pair(day: day, isWith: isWith, value: value)
        }
        comparison = PairedComparison(pairs, threshold: outcome.threshold)
    }

    /// `nil` = not known.
    private static func value(_ outcome: Outcome, _ day: LiveDay) -> Int? {
        switch outcome {
        case .sleep: day.sleepMinutes.map { min(max($0, 0), 1_440) }
        case .mood: day.moodThousandths
        case .pleasantFeelings: day.feelings?.thousandths
        }
    }

    /// `nil` = cannot be told.
    private static func isWith(
        _ factor: Factor, _ day: LiveDay, _ dayBefore: LiveDay?, isOpen: Bool
    ) -> Bool? {
        switch factor {
        case .sleepInRange: day.sleepState.isMet
        case .lateCaffeine:
            dayBefore?.intake.flatMap { $0.isComplete ? $0.hasLateCaffeine : nil }
        // A day with nothing logged is one on which exercise would not have been logged either.
        case .exercise: isOpen || !day.isTracked ? nil : !day.exercise.isEmpty
        case .goodFood: isOpen ? nil : day.foodScore.map { $0 >= 80 }
        }
    }
}
