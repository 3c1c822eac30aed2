/// What a word or a phrase of the lexicon means.
struct FoodSense: Hashable {
    enum Meaning: Hashable {
        case food(FoodKind)
        case cue(FoodCue)
        case number(Int)
    }

    let meaning: Meaning
    /// `nil` = used everywhere.
    let language: Language?
    /// The words of the phrase, folded.
    let words: [String]
}
