/// Why an entry about food has the verdict it has; the sentence for it is made in the reader's language.
public enum FoodReason: Hashable, Sendable {
    /// What weighed most.
    public enum Ground: String, Hashable, Sendable, CaseIterable {
        /// Vegetables, fruit, pulses, whole grain, lean protein and the like.
        case nourishing
        /// Nothing that speaks for or against it, such as a black coffee.
        case plain
        /// Deep-fried or fried in much fat.
        case fried
        /// Fast food, sausages, instant meals, salty snacks.
        case processed
        /// Sweets, cakes, desserts, sweetened drinks.
        case sugary
        /// Beer, wine, spirits.
        case alcohol
    }

    /// Found by the word lists.
    ///
    /// `items` are the foods that weighed most, as they were written, at most ``mostItems``, in the order of the
    /// text.
    case found(Ground, items: [String])
    /// A language model or an imported file said so in its own words, 1…``FoodReading/longestReason`` scalars.
    case stated(String)
    /// The person set the verdict; nothing was remembered.
    case marked
    /// The person set the verdict, and it is remembered for the same words.
    case markedAndRemembered
    /// The person said so of the same words before.
    case learned

    /// Foods that a reason names.
    public static let mostItems = 3
}
