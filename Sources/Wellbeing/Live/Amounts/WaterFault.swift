/// Why something drunk was not logged; nothing has changed.
public enum WaterFault: Error, Hashable, Sendable {
    /// Outside ``WaterAmount/acceptedBottles`` or ``WaterAmount/acceptedMillilitres``: log it in smaller parts.
    case outOfBounds
    /// A day would come to more than ``WaterDay/mostMillilitres``; so many are there already: correct or delete one.
    case tooMuchForADay(already: Int)
    /// The day has not come yet: choose today or a day before.
    case inTheFuture
    /// It counts to another day than this one.
    case otherDay
}
