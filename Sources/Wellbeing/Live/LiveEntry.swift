/// Something of how a person lives, logged once: sleep, something drunk, something eaten, or exercise.
public enum LiveEntry: Hashable, Sendable, Identifiable {
    case sleep(SleepLog)
    case water(WaterLog)
    case food(FoodEntry)
    case exercise(ExerciseEntry)

    public enum Kind: String, Hashable, Sendable, CaseIterable { case sleep, water, food, exercise }

    public var kind: Kind {
        switch self {
        case .sleep: .sleep
        case .water: .water
        case .food: .food
        case .exercise: .exercise
        }
    }

    /// A UUID in lower case, given by whoever creates the entry, so saving twice is saving once.
    public var id: Reflection.ID {
        switch self {
        case .sleep(let log): log.id
        case .water(let log): log.id
        case .food(let entry): entry.id
        case .exercise(let entry): entry.id
        }
    }

    /// When it was, and the day it counts to.
    public var moment: Moment {
        switch self {
        case .sleep(let log): log.moment
        case .water(let log): log.moment
        case .food(let entry): entry.moment
        case .exercise(let entry): entry.moment
        }
    }

    /// Whether its numbers and its text are within their bounds.
    public var isAcceptable: Bool {
        switch self {
        case .sleep(let log): SleepLog.acceptedMinutes.contains(log.minutes)
        case .water(let log): log.amount.isAcceptable
        case .food(let entry): entry.isAcceptable
        case .exercise(let entry): entry.isAcceptable
        }
    }

    /// In the order in which they happened; of the same moment by id.
    public static func isEarlier(_ left: LiveEntry, _ right: LiveEntry) -> Bool {
        (left.moment.instant, left.id.rawValue) < (right.moment.instant, right.id.rawValue)
    }
}
