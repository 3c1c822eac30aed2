/// Whole per cents of `counts` that add up to 100, by the largest remainders; of equal ones the first gets more.
///
/// All 0 if nothing was counted.
func wholePercents(of counts: [Int]) -> [Int] {
    let total = counts.reduce(0, +)
    guard total > 0 else { return counts.map { _ in 0 } }
    var percents = counts.map { $0 * 100 / total }
    let missing = 100 - percents.reduce(0, +)
    let byRemainder = counts.indices.sorted { left, right in
        let (one, two) = (counts[left] * 100 % total, counts[right] * 100 % total)
        return one != two ? one > two : left < right
    }
    for index in byRemainder.prefix(missing) { percents[index] += 1 }
    return percents
}
