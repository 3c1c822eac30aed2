/// A stretch of a night as a device recorded it.
public struct SleepSpan: Hashable, Sendable {
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        case inBed = 0
        case awake
        /// Asleep, in no stage that is known.
        case asleep
        case core
        case deep
        case rem

        /// Whether it is sleep.
        public var isSleep: Bool { self != .inBed && self != .awake }
        /// Whether a device that writes it tells sleep from waking within a night.
        public var isStage: Bool { self != .inBed && self != .asleep }
    }

    public let kind: Kind
    /// Seconds since 1970-01-01T00:00:00Z.
    public let seconds: Range<Int64>
    /// How far the wall clock was ahead of UTC when it ended, in seconds.
    public let offset: Int32

    /// `nil` if it does not end after its beginning, or lasts longer than two days.
    public init?(_ kind: Kind, from start: Int64, to end: Int64, offset: Int32) {
        guard end > start, end - start <= 2 * 86_400 else { return nil }
        self.kind = kind
        seconds = start..<end
        self.offset = offset
    }
}
