/// The mean of some ratings, and how many there are.
public struct MeanRating: Hashable, Sendable {
    /// At least 1.
    public let count: Int
    /// Of ratings from 1 to 5.
    public let sum: Int

    /// `nil` of nothing: what is not there has no mean.
    public init?(count: Int, sum: Int) {
        guard count > 0 else { return nil }
        self.count = count
        self.sum = sum
    }

    /// The mean of `ratings`; `nil` if there are none.
    init?(of ratings: [Mood: Int]) {
        self.init(
            count: ratings.values.reduce(0, +),
            sum: ratings.reduce(0) { $0 + $1.key.rawValue * $1.value })
    }

    /// 1…5.
    public var value: Double { Double(sum) / Double(count) }
    /// The mean in tenths, 10…50; half a tenth is rounded up.
    public var tenths: Int { (20 * sum + count) / (2 * count) }
}
