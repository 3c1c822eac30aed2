/// One thing that a text says was eaten or drunk, or was not.
struct FoodPortion {
    var kind: FoodKind
    /// How many; 1 where the text does not say.
    var count = 1
    /// Whether the text says how many.
    var isCounted = false
    /// Whether it was not eaten.
    var isDenied = false
    /// Whether it comes with another thing, after "with".
    var isTopping = false
    var surface: String
    let language: Language?
    /// Of its mark.
    let index: Int
    /// Counts the stretches between commas, "and" and the like.
    let phrase: Int
    /// Counts the stretches between commas.
    let clause: Int
}
