/// The words about exercise of three languages.
///
/// A line is `meaning = phrase, phrase`; a phrase that begins with `~` is found inside of longer words.
struct ExerciseLexicon {
    enum Cue: String, CaseIterable {
        /// Nothing after it was done; nothing before it was; only what comes right after it was not.
        case none, skipped, instead
        /// Something that was meant to be done.
        case wanted
        /// What really was done follows.
        case resume
        /// The thing or the length before it was said wrongly.
        case correction
        case and
        /// Warming up and the like; something small; something before or after; the way to something.
        case minor, context, way
        /// Time that is no exercise: a rest; a ride; a time that is over.
        case rest, vehicle, ago, frequency
        case times, rounds, each, total, partOf
    }

    enum Meaning: Hashable {
        case activity(ExerciseCategory)
        case cue(Cue)
    }

    struct Sense {
        let meaning: Meaning
        let words: [String]
    }

    static let shared = ExerciseLexicon(lists: [activities, activitiesInside, words])

    private let senses: [String: [Sense]]
    private let stems: [(stem: String, meaning: Meaning)]

    init(lists: [String]) {
        var senses: [String: [Sense]] = [:]
        var stems: [(stem: String, meaning: Meaning)] = []
        for line in lists.joined(separator: "\n").split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let meaning = Self.meaning(of: trimmedText(String(parts[0]))) else {
                continue
            }
            for phrase in parts[1].split(separator: ",") {
                let text = trimmedText(String(phrase))
                if text.hasPrefix("~") {
                    stems.append((searchFolded(String(text.dropFirst())), meaning))
                    continue
                }
                let words = FoodToken.words(of: text)
                guard let first = words.first else { continue }
                senses[first, default: []].append(Sense(meaning: meaning, words: words))
            }
        }
        self.senses = senses.mapValues { list in
            list.enumerated().sorted {
                ($1.element.words.count, $0.offset) < ($0.element.words.count, $1.offset)
            }
            .map(\.element)
        }
        self.stems = stems
    }

    private static func meaning(of name: String) -> Meaning? {
        if let category = ExerciseCategory(rawValue: name) { return .activity(category) }
        return Cue(rawValue: name).map { .cue($0) }
    }

    /// The longest phrase at `index`, and how many tokens it takes.
    func sense(at index: Int, of tokens: [ExerciseToken]) -> (Meaning, Int)? {
        guard let word = tokens[index].word else { return nil }
        let forms = exerciseForms(word)
        var best: (Meaning, Int)?
        for form in forms {
            for sense in senses[form] ?? [] {
                if let end = end(of: sense.words, at: index, in: tokens), end - index > best?.1 ?? 0 {
                    best = (sense.meaning, end - index)
                }
            }
        }
        if let best { return best }
        guard word.count >= 6 else { return nil }
        return stems.filter { word.contains($0.stem) }.max { $0.stem.count < $1.stem.count }.map {
            ($0.meaning, 1)
        }
    }

    /// Hyphens inside of a phrase are passed over: "push-up".
    private func end(of words: [String], at index: Int, in tokens: [ExerciseToken]) -> Int? {
        var place = index + 1
        for word in words.dropFirst() {
            if place < tokens.count, tokens[place].sign == "-" { place += 1 }
            guard place < tokens.count, let own = tokens[place].word,
                own == word || exerciseForms(own).contains(word)
            else { return nil }
            place += 1
        }
        return place
    }
}

private func exerciseForms(_ word: String) -> [String] {
    var forms = [word]
    func add(_ form: String) { if form.count >= 3, !forms.contains(form) { forms.append(form) } }
    let plain = word.replacing("ae", with: "a").replacing("oe", with: "o").replacing("ue", with: "u")
    add(plain)
    for ending in ["nya", "an", "s", "en", "n", "e", "es"]
    where word.hasSuffix(ending) && word.count > ending.count + 3 {
        add(String(word.dropLast(ending.count)))
    }
    for beginning in ["nge", "ber"] where word.hasPrefix(beginning) && word.count >= 6 {
        add(String(word.dropFirst(beginning.count)))
    }
    return forms
}
