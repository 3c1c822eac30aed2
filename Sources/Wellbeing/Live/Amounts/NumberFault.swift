/// Why a typed amount was not understood; nothing has been guessed.
public enum NumberFault: Error, Hashable, Sendable {
    /// Nothing was typed.
    case empty
    /// It is no amount: write it in digits, such as `7,5`, `7:30` or `750 ml`.
    case notANumber
    /// Below zero: write how much it was.
    case negative
    /// A whole number is asked for.
    case notWhole
    /// It can be read in two ways: write one of these instead.
    case ambiguous(String, String)
    /// A unit that does not belong to this kind of amount, or that nobody knows.
    case unknownUnit
    /// Understood, but outside these bounds (minutes, millilitres, bottles or the number itself).
    case outOfBounds(ClosedRange<Int>)
}
