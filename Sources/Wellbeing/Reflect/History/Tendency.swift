/// Which way a number went, told only where the difference is more than chance and a few entries make.
public enum Tendency: String, Hashable, Sendable, CaseIterable {
    case lower, similar, higher

    /// `similar` unless the numbers are at least `least` apart.
    static func from(_ before: Double, to now: Double, atLeast least: Double) -> Tendency {
        // Sums of fifths and sevenths miss a threshold by the last digit.
        if now - before >= least - 1e-9 { return .higher }
        return before - now >= least - 1e-9 ? .lower : .similar
    }
}
