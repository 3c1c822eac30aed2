extension Sequence<Reflection> {
    /// At most `most` entries other than `entry`, those written nearest to it, in the order in which they happened.
    ///
    /// Of two that are equally near the earlier one counts as nearer; of the same instant, the one with the lower id.
    public func nearest(to entry: Reflection, most: Int) -> [Reflection] {
        let others = filter { $0.id != entry.id }.sorted(by: PeriodMetrics.happenedBefore)
        let byDistance = others.enumerated().sorted { left, right in
            let (one, two) = (
                left.element.distance(from: entry), right.element.distance(from: entry)
            )
            return one != two ? one < two : left.offset < right.offset
        }
        return byDistance.prefix(most).map(\.element).sorted(by: PeriodMetrics.happenedBefore)
    }
}

extension Reflection {
    /// Milliseconds.
    fileprivate func distance(from other: Reflection) -> Int64 {
        abs(moment.instant.milliseconds - other.moment.instant.milliseconds)
    }
}
