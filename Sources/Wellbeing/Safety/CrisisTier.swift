/// How strongly a text calls for help, by the rules of the crisis net.
public enum CrisisTier: Int, Hashable, Comparable, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// A gentle question and the help link.
    case checkIn
    /// Banner and support sheet.
    case help
    /// The same, with the emergency number first.
    case emergency

    public static func < (left: CrisisTier, right: CrisisTier) -> Bool { left.rawValue < right.rawValue }
}
