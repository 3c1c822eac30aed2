/// Days with something next to days without it, and what was found on them: an association, never a cause.
public struct PairedComparison: Hashable, Sendable {
    /// One day, and whether what is asked about went before it.
    public struct Pair: Hashable, Sendable {
        /// The day on which ``value`` was found.
        public let day: LocalDay
        public let isWith: Bool
        /// 0 or more.
        public let value: Int
    }

    /// The days of one kind.
    public struct Group: Hashable, Sendable {
        public let count: Int
        public let mean: ExactScore
        /// From the lowest to the highest value.
        public let range: ClosedRange<Int>
    }

    /// What may be said, and no more.
    public enum Finding: Hashable, Sendable {
        /// Too few days altogether: so many more.
        case tooFewPairs(missing: Int)
        /// Enough days, but too few of one kind: so many more with it and without it.
        case lopsided(missingWith: Int, missingWithout: Int)
        /// The days with it coincided with less, by so much.
        case less(by: ExactScore)
        /// The days with it coincided with more, by so much.
        case more(by: ExactScore)
        /// A difference too small to speak of.
        case noClearPattern

        /// Whether enough days were looked at to say anything.
        public var isSpoken: Bool {
            switch self {
            case .tooFewPairs, .lopsided: false
            case .less, .more, .noClearPattern: true
            }
        }
    }

    /// Oldest first.
    public let pairs: [Pair]
    /// `nil` = no day of this kind.
    public let with: Group?
    /// `nil` = no day of this kind.
    public let without: Group?
    public let finding: Finding

    /// Days that it takes altogether.
    public static let leastPairs = 14
    /// Days that it takes of each kind.
    public static let leastOfEach = 4

    /// - Parameter threshold: the least difference of the means that is spoken of, above 0.
    init(_ pairs: [Pair], threshold: Int) {
        self.pairs = pairs.sorted { $0.day < $1.day }
        let withValues = pairs.filter(\.isWith).map(\.value)
        let withoutValues = pairs.filter { !$0.isWith }.map(\.value)
        with = Self.group(withValues)
        without = Self.group(withoutValues)
        finding = Self.finding(withValues, withoutValues, threshold)
    }

    private static func group(_ values: [Int]) -> Group? {
        guard let low = values.min(), let high = values.max() else { return nil }
        return Group(
            count: values.count, mean: ExactScore(values.reduce(0, +), over: values.count), range: low...high)
    }

    private static func finding(_ with: [Int], _ without: [Int], _ threshold: Int) -> Finding {
        let count = with.count + without.count
        if count < leastPairs { return .tooFewPairs(missing: leastPairs - count) }
        if min(with.count, without.count) < leastOfEach {
            return .lopsided(
                missingWith: max(0, leastOfEach - with.count),
                missingWithout: max(0, leastOfEach - without.count))
        }
        // Both means over the same denominator, so that a difference on the threshold is one.
        let whole = with.count * without.count
        let difference = with.reduce(0, +) * without.count - without.reduce(0, +) * with.count
        if difference <= -threshold * whole { return .less(by: ExactScore(-difference, over: whole)) }
        if difference >= threshold * whole { return .more(by: ExactScore(difference, over: whole)) }
        return .noClearPattern
    }
}
