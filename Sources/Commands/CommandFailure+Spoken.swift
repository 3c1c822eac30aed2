public import Companion
import Pages

extension CommandFailure {
    public init(_ error: SpokenEntryError) {
        switch error {
        case .noMood: self = .spokenKept
        case .transcriptTooLong: self = .textTooLong
        case .detailTooLong: self.init("detail_too_long", .detailTooLong, hint: .detailTooLongHint)
        case .unknown: self = .noSuchEntry
        case .diary(let error): self.init(error)
        }
    }

    /// Kept as a draft, since nobody said how the day was or that it is to be saved.
    public static let spokenKept = Self("draft_kept", .spokenKept, hint: .spokenKeptHint)
}
