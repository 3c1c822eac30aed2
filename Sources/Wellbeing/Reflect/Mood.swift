/// What a person says about how she is, in five steps, 1 lowest and 5 highest.
///
/// Never derived from an ``Emotion``. Words for the steps are in each language's copy.
public enum Mood: Int, Hashable, Comparable, Sendable, CaseIterable {
    case heavy = 1
    case low, neutral, okay, light

    public static func < (left: Mood, right: Mood) -> Bool { left.rawValue < right.rawValue }
}
