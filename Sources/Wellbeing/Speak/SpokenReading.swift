/// The fields read from a transcript, each with the words that it rests on.
public struct SpokenReading: Hashable, Sendable {
    public let fields: SpokenFields
    /// For fields that are said: where in the transcript, as offsets of Unicode scalars.
    public let spans: [SpokenFields.Field: Range<Int>]

    /// Spans of fields that are not said are left out.
    public init(_ fields: SpokenFields, spans: [SpokenFields.Field: Range<Int>]) {
        self.fields = fields
        self.spans = spans.filter { fields.word($0.key) != nil }
    }

    /// Nothing was said.
    public static let empty = SpokenReading(SpokenFields(), spans: [:])
}
