/// The place of a record in the order in which things happened: by instant, then by id.
public struct RecordPlace: Hashable, Comparable, Sendable {
    public let instant: Instant
    public let id: Reflection.ID

    public init(instant: Instant, id: Reflection.ID) {
        self.instant = instant
        self.id = id
    }

    public static func < (left: RecordPlace, right: RecordPlace) -> Bool {
        (left.instant, left.id.rawValue) < (right.instant, right.id.rawValue)
    }
}

extension SpokenEntry {
    public var place: RecordPlace { RecordPlace(instant: moment.instant, id: id) }
}

extension CheckIn {
    public var place: RecordPlace { RecordPlace(instant: moment.instant, id: id) }
}
