/// How a barb speaks, once a person has asked for barbs.
///
/// Raw values are used in files and forms and never renamed.
public enum BarbIntensity: String, Hashable, Sendable, CaseIterable {
    /// In passing: it does not address the person.
    case gentle
    /// To the person, with one absurd picture.
    case playful
    /// To the person, without hedging.
    case spicy

    /// How many words a barb has.
    public var words: ClosedRange<Int> {
        switch self {
        case .gentle: 6...20
        case .playful: 8...26
        case .spicy: 7...20
        }
    }
}
