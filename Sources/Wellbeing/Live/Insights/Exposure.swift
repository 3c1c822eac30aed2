/// Caffeine and sugary things over a period, on the days of which something is known.
public struct Exposure: Hashable, Sendable {
    public let caffeine: Int
    public let sugary: Int
    /// Days with at least one counted entry.
    public let days: Int

    /// `nil` = nothing is counted on any day.
    init?(of days: [LiveDay]) {
        let counted = days.compactMap(\.intake).filter { $0.tracked > 0 }
        guard !counted.isEmpty else { return nil }
        caffeine = counted.reduce(0) { $0 + $1.caffeine }
        sugary = counted.reduce(0) { $0 + $1.sugary }
        self.days = counted.count
    }
}
