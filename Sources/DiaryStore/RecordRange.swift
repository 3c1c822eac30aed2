import Wellbeing

/// Which records of a table are asked for, those in the bin left out.
struct RecordRange {
    let days: ClosedRange<LocalDay>
    let place: RecordPlace?
    let limit: Int

    init(days: ClosedRange<LocalDay>, after place: RecordPlace?, limit: Int) {
        self.days = days
        self.place = place
        self.limit = limit
    }

    /// All of a range is found by its days and then sorted; a page of it is found in the order of time, so that
    /// going through 100,000 records page by page does not sort them anew for each.
    var condition: SQL {
        place == nil && limit == .max
            ? "WHERE deleted_at IS NULL AND day BETWEEN ?1 AND ?2 ORDER BY instant, id"
            : """
            WHERE deleted_at IS NULL AND +day BETWEEN ?1 AND ?2 AND (instant, id) > (?3, ?4)
            ORDER BY instant, id LIMIT ?5
            """
    }

    /// The last records before a place, newest first; takes the values of ``newest(in:before:limit:)``.
    static let newest: SQL =
        """
        WHERE deleted_at IS NULL AND +day BETWEEN ?1 AND ?2 AND (instant, id) < (?3, ?4)
        ORDER BY instant DESC, id DESC LIMIT ?5
        """

    static func newest(in days: ClosedRange<LocalDay>, before place: RecordPlace?, limit: Int) -> [SQLValue] {
        [
            .integer(days.lowerBound.number), .integer(days.upperBound.number),
            .integer(place?.instant.milliseconds ?? .max), .text(place?.id.rawValue ?? ""), .integer(limit),
        ]
    }

    var values: [SQLValue] {
        let days: [SQLValue] = [.integer(days.lowerBound.number), .integer(days.upperBound.number)]
        guard place != nil || limit != .max else { return days }
        return days + [
            .integer(place?.instant.milliseconds ?? .min), .text(place?.id.rawValue ?? ""),
            .integer(limit),
        ]
    }
}
