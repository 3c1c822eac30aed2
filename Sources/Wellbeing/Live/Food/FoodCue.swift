/// What other words of a text about food do.
enum FoodCue: String, CaseIterable {
    case sugar, sweetened, unsweetened, decaffeinated
    case frying, gentle
    /// Nothing after it was eaten; nothing before it was; only what comes right after it was not.
    case none, skipped, instead
    /// Something that nearly happened, something that was wanted.
    case nearly, wanted
    /// Ends a denial.
    case resume
    case and, or, with
    /// One more of the same, if nothing else is named.
    case another, more
    /// Stands between a number and its food.
    case piece
    /// A number before it measures, a number after it tells the time or counts something else.
    case unit, time
    case times
    /// Of no consequence; `verb` = eaten, drunk, had.
    case filler, verb, whole
}
