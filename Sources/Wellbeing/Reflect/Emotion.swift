/// A feeling that a classifier can read in a text.
///
/// The order is the model's label order.
///
/// Raw values are used in files and forms and never renamed.
public enum Emotion: String, Hashable, Sendable, CaseIterable {
    case sadness, anger, love, fear, happy
}

/// What a reading, or a person's correction of it, says: one emotion, or that none is clear.
public enum EmotionVerdict: Hashable, Sendable {
    case felt(Emotion)
    case unclear
}

/// The text form, used in files and forms.
extension EmotionVerdict: RawRepresentable, CaseIterable {
    public static let allCases: [EmotionVerdict] = Emotion.allCases.map(EmotionVerdict.felt) + [.unclear]

    /// The emotion's raw value, or `unclear`.
    public var rawValue: String {
        switch self {
        case .felt(let emotion): emotion.rawValue
        case .unclear: "unclear"
        }
    }

    public init?(rawValue: String) {
        if rawValue == "unclear" {
            self = .unclear
        } else if let emotion = Emotion(rawValue: rawValue) {
            self = .felt(emotion)
        } else {
            return nil
        }
    }
}
