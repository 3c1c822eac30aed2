public import Companion
import Pages

extension CommandFailure {
    public init(_ error: CheckInError) {
        switch error {
        case .rating: self.init("rating", .badRating, hint: .badRatingHint)
        case .future: self.init("future", .futureCheckIn, hint: .futureCheckInHint)
        case .emptyNote: self = .emptyText
        case .longNote: self.init("text_too_long", .longNote, hint: .longNoteHint)
        case .unknown: self.init("no_such_check_in", .noSuchCheckIn, hint: .checkInListHint)
        case .taken: self.init("id_taken", .checkInTaken, hint: .checkInTakenHint)
        case .answered: self.init("answered", .checkInAnswered, hint: .olderCheckInHint)
        case .tooLate: self.init("too_late", .checkInTooLate, hint: .olderCheckInHint)
        case .diary(let error): self.init(error)
        }
    }

    public static let nothingAsked = Self("nothing_open", .nothingAsked, hint: .checkInListHint)
}
