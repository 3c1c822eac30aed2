public import Foundation

/// A spoken diary entry as it is exported and read back.
public struct SpokenDiaryRow: Hashable, Sendable {
    public let id: UUID
    public let moment: Moment
    public let fields: SpokenFields
    /// As the person confirmed it.
    public let transcript: String

    public init(id: UUID, moment: Moment, fields: SpokenFields, transcript: String) {
        self.id = id
        self.moment = moment
        self.fields = fields
        self.transcript = transcript
    }
}
