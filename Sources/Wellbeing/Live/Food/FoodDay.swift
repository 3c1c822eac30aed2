/// What the food entries of one day come to.
///
/// The order of the entries plays no part.
public struct FoodDay: Hashable, Sendable {
    /// The sum of one count over a day.
    public struct Count: Hashable, Sendable {
        /// Items of all entries that are counted, each entry 0…12.
        public let items: Int
        /// Entries that are counted, and all entries.
        public let tracked: Int
        public let total: Int

        /// What can be said of the day.
        public enum Certainty: Hashable, Sendable {
            /// Nothing was eaten or drunk that is logged: 0.
            case none
            /// Entries there are, but none is counted: nothing can be said.
            case unknown
            /// Some entries are not counted: at least so many.
            case atLeast
            /// All are counted.
            case exact
        }

        public var certainty: Certainty {
            if total == 0 { return .none }
            if tracked == 0 { return .unknown }
            return tracked < total ? .atLeast : .exact
        }
    }

    /// Mean of all scores, rounded half up, 0…100; `nil` = no entry has one.
    ///
    /// Entries without a score are left out, and said to be: see ``unscored``.
    public let score: Int?
    /// Entries without a score.
    public let unscored: Int
    /// Entries with one.
    public let scored: Int
    public let caffeine: Count
    public let sugary: Count

    /// ``score``, but only if every entry has one.
    public var completeScore: Int? { unscored == 0 ? score : nil }

    /// - Parameter entries: those of one day, in any order.
    public init(_ entries: some Sequence<FoodEntry>) {
        let entries = Array(entries)
        let scores = entries.compactMap(\.score)
        let sum = scores.reduce(0, +)
        score = scores.isEmpty ? nil : (2 * sum + scores.count) / (2 * scores.count)
        scored = scores.count
        unscored = entries.count - scores.count
        // One missing count makes the entry untracked, so both sums are of the same entries.
        let counted = entries.filter(\.isCounted)
        func count(_ items: KeyPath<FoodEntry, Int?>) -> Count {
            Count(
                items: counted.reduce(0) { $0 + ($1[keyPath: items] ?? 0) }, tracked: counted.count,
                total: entries.count)
        }
        caffeine = count(\.caffeineCount)
        sugary = count(\.sugaryItemCount)
    }
}
