/// A number from 0 up, as a fraction, so that a score on the edge of two is rounded as paper and pencil would.
public struct ExactScore: Hashable, Comparable, Sendable {
    /// 0 or more, in lowest terms.
    public let numerator: Int
    /// 1 or more, in lowest terms.
    public let denominator: Int

    /// `numerator / denominator`; anything below 0 becomes 0, a denominator below 1 becomes 1.
    init(_ numerator: Int, over denominator: Int = 1) {
        let top = max(0, numerator)
        let bottom = max(1, denominator)
        let divisor = Self.greatestDivisor(top, bottom)
        self.numerator = top / divisor
        self.denominator = bottom / divisor
    }

    public static func < (left: ExactScore, right: ExactScore) -> Bool {
        left.numerator * right.denominator < right.numerator * left.denominator
    }

    static func + (left: ExactScore, right: ExactScore) -> ExactScore {
        let divisor = greatestDivisor(left.denominator, right.denominator)
        return ExactScore(
            left.numerator * (right.denominator / divisor) + right.numerator * (left.denominator / divisor),
            over: left.denominator / divisor * right.denominator)
    }

    static func * (left: ExactScore, factor: Int) -> ExactScore {
        ExactScore(left.numerator * factor, over: left.denominator)
    }

    static func / (left: ExactScore, divisor: Int) -> ExactScore {
        ExactScore(left.numerator, over: left.denominator * divisor)
    }

    /// What is missing to 100; 0 above it.
    var shortOfHundred: ExactScore { ExactScore(100 * denominator - numerator, over: denominator) }

    /// The nearest whole number; halves go up.
    public var rounded: Int { (2 * numerator + denominator) / (2 * denominator) }
    /// The nearest hundredth, 0…; halves go up.
    public var hundredths: Int { (200 * numerator + denominator) / (2 * denominator) }
    /// For drawing; every decision is made with the fraction.
    public var value: Double { Double(numerator) / Double(denominator) }

    private static func greatestDivisor(_ left: Int, _ right: Int) -> Int {
        var (large, small) = (left, right)
        while small != 0 { (large, small) = (small, large % small) }
        return max(1, large)
    }
}

/// The text form: at most two decimals after a point, such as `83`, `92.5` and `66.67`.
extension ExactScore: CustomStringConvertible {
    public var description: String {
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return String(whole) }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(twoDigits(rest))"
    }
}
