/// The words that a barb of one language may not have, or has to.
struct BarbWords: Sendable {
    /// Words that speak to the person.
    let address: WordPatterns
    let hedging: WordPatterns
    let preaching: WordPatterns
    let profanity: WordPatterns
    /// Body, weight, looks, wits, worth, and eating to change them.
    let person: WordPatterns
    /// Mental health, illness and treatment, beside what ``ReplyWords`` holds.
    let health: WordPatterns
    /// Relatives, and people whom everybody knows.
    let people: WordPatterns
    let sleep: WordPatterns
    let water: WordPatterns
    let food: WordPatterns
    let movement: WordPatterns

    static func of(_ language: Language) -> BarbWords {
        switch language {
        case .indonesian: indonesian
        case .german: german
        case .english: english
        }
    }

    func words(for topic: BarbTopic) -> WordPatterns {
        switch topic {
        case .sleep: sleep
        case .water: water
        case .food: food
        case .movement: movement
        }
    }

    /// First names, which stand without capitals here.
    static let firstNames = Set(
        SpokenRules.firstNames.split(whereSeparator: \.isWhitespace).map(String.init)
    ).subtracting(["@firstName", "="])
}
