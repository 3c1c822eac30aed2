/// What a typed answer has to look like: an object with these fields, in this order.
///
/// The order matters: a model writes the fields in it, and what it wrote first decides what follows.
public struct AnswerSchema: Hashable, Sendable {
    /// Names the schema to the server: letters, digits and underscores.
    public let name: String
    public let fields: [AnswerField]

    public init(name: String, fields: [AnswerField]) {
        self.name = name
        self.fields = fields
    }
}

/// One field of a typed answer.
public struct AnswerField: Hashable, Sendable {
    public indirect enum Kind: Hashable, Sendable {
        /// At most so many characters.
        case text(atMost: Int)
        case choice([String])
        case integer(ClosedRange<Int>)
        case boolean
        case list(of: Kind, atMost: Int)
        case object([AnswerField])
    }

    public let name: String
    public let kind: Kind
    /// Whether `null` is an answer: "not said".
    public let mayBeNull: Bool

    public init(_ name: String, _ kind: Kind, mayBeNull: Bool = false) {
        self.name = name
        self.kind = kind
        self.mayBeNull = mayBeNull
    }
}

/// A value of a typed answer, checked against its schema.
public indirect enum AnswerValue: Hashable, Sendable {
    case null
    case text(String)
    case integer(Int)
    case boolean(Bool)
    case list([AnswerValue])
    case object([String: AnswerValue])
}

/// Why an answer is not the object that was asked for.
public enum AnswerFault: Error, Hashable, Sendable {
    /// There is no JSON object in it.
    case noObject
    /// The object breaks off.
    case truncated
    /// A field is missing, of another kind, or outside its bounds.
    case unfit(field: String)
}
