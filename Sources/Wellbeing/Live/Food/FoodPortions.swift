/// Goes through the marks of a text and finds what was eaten, how many of it, and what was not.
struct FoodPortions {
    let marks: [FoodMark]
    let language: Language?
    private(set) var portions: [FoodPortion] = []
    private var phrase = 0
    private var clause = 0
    private var pending: Int?
    private var denial = Denial.none
    /// The phrase before which an "and" ended a denial: "without milk and sugar".
    private var deniedBefore: Int?
    /// Of the clause: whether "with" was said after a food.
    private var isTopping = false

    private enum Denial { case none, all, next, wish }

    init(_ marks: [FoodMark], language: Language?) {
        self.marks = marks
        self.language = language
        for index in marks.indices { take(index) }
        denyZeros()
    }

    private mutating func take(_ index: Int) {
        let mark = marks[index]
        switch mark.meaning {
        case .food(let kind): takeFood(kind, index)
        case .number(let number): takeNumber(number, index)
        case .comma, .sentence: endClause()
        case .unknown: break
        case .cue(let cue): take(cue, index)
        }
    }

    private mutating func endClause() {
        endPhrase()
        clause += 1
        denial = .none
        isTopping = false
    }

    private mutating func endPhrase() {
        phrase += 1
        pending = nil
    }

    private mutating func take(_ cue: FoodCue, _ index: Int) {
        switch cue {
        case .and:
            deniedBefore = denial == .all ? phrase + 1 : nil
            if denial != .wish { denial = .none }
            endPhrase()
        case .or: pending = nil
        case .with:
            if !hasDenied { denial = denial == .wish ? .wish : .none }
            if portions.last?.clause == clause { isTopping = true }
            pending = nil
        case .resume:
            denial = .none
            endPhrase()
        case .none: denial = .all
        case .instead: denial = .next
        case .wanted: denial = .wish
        case .nearly:
            if marks[index].wordCount > 1 || (clauseHas(.verb, index) && !clauseHas(.whole, index)) {
                denial = .all
            }
        case .skipped: skip()
        case .another: addAnother(1, index)
        case .sugar, .sweetened:
            change(index) {
                $0.sweetened
            } denied: {
                $0.unsweetened
            }
        case .unsweetened:
            change(index) {
                $0.unsweetened
            } denied: {
                $0.sweetened
            }
        case .decaffeinated:
            change(index) {
                $0.decaffeinated
            } denied: {
                $0
            }
        case .frying: prepare(index) { $0.fried }
        case .gentle: prepare(index) { $0.gentle }
        case .piece, .unit, .time, .times, .filler, .verb, .whole, .more: break
        }
    }

    private var hasDenied: Bool { portions.last.map { $0.clause == clause && $0.isDenied } ?? false }

    private func clauseRange(_ index: Int) -> Range<Int> {
        let start = marks[..<index].lastIndex(where: \.isBreak).map { $0 + 1 } ?? 0
        let end = marks[index...].firstIndex(where: \.isBreak) ?? marks.count
        return start..<end
    }

    private func clauseHas(_ cue: FoodCue, _ index: Int) -> Bool {
        marks[clauseRange(index)].contains { $0.cue == cue }
    }

    private mutating func skip() {
        var found = false
        for place in portions.indices.reversed() {
            guard portions[place].clause == clause, portions[place].phrase == phrase || !found else { break }
            guard portions[place].phrase == phrase else { break }
            portions[place].isDenied = true
            found = true
        }
        if !found { denial = .all }
    }

    // MARK: Foods

    private mutating func takeFood(_ kind: FoodKind, _ index: Int) {
        let mark = marks[index]
        var portion = FoodPortion(
            kind: kind, surface: mark.surface, language: mark.language, index: index, phrase: phrase,
            clause: clause)
        portion.isTopping = isTopping
        if let pending {
            portion.count = pending
            portion.isCounted = true
        }
        portion.isDenied = denial != .none
        if denial == .next { denial = .none }
        pending = nil
        if let merged = portions.last?.merged(with: portion, mark: mark, language: language) {
            portions[portions.count - 1] = merged
        } else if !isMilkInDrink(portion), !isSweetOnSweet(portion) {
            portions.append(portion)
        }
        applyCuesBefore(index)
    }

    /// Milk in coffee is no drink of its own.
    private func isMilkInDrink(_ portion: FoodPortion) -> Bool {
        guard portion.kind == .milk, let last = portions.last, last.clause == portion.clause,
            portion.isTopping || portion.isDenied
        else { return false }
        return [.coffee, .tea, .sweetCoffee, .sweetTea, .herbal].contains(last.kind)
    }

    /// Chocolate on a cake is no sweet of its own.
    private func isSweetOnSweet(_ portion: FoodPortion) -> Bool {
        guard portion.kind == .sweet, portion.isTopping, !portion.isCounted, let last = portions.last else {
            return false
        }
        return last.clause == portion.clause && last.phrase == portion.phrase && last.kind.isSugary
            && last.isDenied == portion.isDenied
    }

    /// "Sugar-free" and "fried" stand before what they say something about.
    private mutating func applyCuesBefore(_ index: Int) {
        guard let last = portions.indices.last, portions[last].index == index else { return }
        var place = index - 1
        while place >= 0, marks[place].isTransparent || isChange(marks[place]) {
            let mark = marks[place]
            if !hasTargetBefore(place), mark.language != .indonesian || mark.cue != .frying {
                let kind = portions[last].kind
                switch mark.cue {
                case .sweetened, .sugar: portions[last].kind = kind.isDrink ? kind.sweetened : kind
                case .unsweetened: portions[last].kind = kind.unsweetened
                case .decaffeinated: portions[last].kind = kind.decaffeinated
                case .frying: portions[last].kind = kind.fried
                case .gentle: portions[last].kind = kind.gentle
                default: break
                }
            }
            place -= 1
        }
    }

    private func isChange(_ mark: FoodMark) -> Bool {
        switch mark.cue {
        case .sweetened, .sugar, .unsweetened, .decaffeinated: true
        default: false
        }
    }

    /// Whether a food stands before the mark in its phrase, so that the mark belongs to it.
    private func hasTargetBefore(_ index: Int) -> Bool {
        var place = index - 1
        while place >= 0 {
            let mark = marks[place]
            if mark.kind != nil { return mark.kind?.isDrink == true || marks[index].language == .indonesian }
            guard mark.isTransparent || isChange(mark) || mark.cue == .with || mark.number != nil else {
                return false
            }
            place -= 1
        }
        return false
    }

    /// What a word on sugar or caffeine does to the drink before it.
    ///
    /// Within its phrase; over a comma or an "and" only if nothing else is named there ("black coffee, no sugar").
    private mutating func change(
        _ index: Int, _ change: (FoodKind) -> FoodKind, denied: (FoodKind) -> FoodKind
    ) {
        guard let last = portions.indices.last else { return }
        let isNear = portions[last].phrase == phrase
        if !isNear, followedByFood(index) { return }
        guard portions[last].kind.isDrink, isNear || portions[last].clause >= clause - 1 else { return }
        let kind = portions[last].kind
        let isDenied = denial == .all || (!isNear && deniedBefore == phrase)
        portions[last].kind = isDenied ? denied(kind) : change(kind)
        pending = nil
    }

    private func followedByFood(_ index: Int) -> Bool {
        for mark in marks[(index + 1)...] {
            if mark.kind != nil { return true }
            guard mark.isTransparent || isChange(mark) || mark.number != nil else { return false }
        }
        return false
    }

    /// A way of preparing after its food; that before it is seen when the food comes.
    private mutating func prepare(_ index: Int, _ change: (FoodKind) -> FoodKind) {
        guard let last = portions.indices.last, portions[last].phrase == phrase else { return }
        let between = marks[(portions[last].index + 1)..<index]
        guard between.allSatisfy(\.isTransparent),
            marks[index].language == .indonesian || !followedByFood(index)
        else {
            return
        }
        portions[last].kind = change(portions[last].kind)
    }

    // MARK: Numbers

    private mutating func takeNumber(_ number: Int, _ index: Int) {
        let next = index + 1 < marks.count ? marks[index + 1] : nil
        let previous = index > 0 ? marks[index - 1] : nil
        if next?.cue == .unit || previous?.cue == .time { return }
        // "0" is none of it, and "1,5 l" was measured.
        let count = max(number, 0)
        if followedByFood(index) {
            pending = count
            return
        }
        if previous?.cue == .more || next.map({ $0.cue == .more || $0.cue == .another }) == true {
            addAnother(count, index)
            return
        }
        guard count > 0, let last = portions.indices.last, !portions[last].isCounted else { return }
        let isNear = portions[last].phrase == phrase
        guard isNear || (portions[last].clause == clause - 1 && endsClause(after: index)) else { return }
        let between = marks[(portions[last].index + 1)..<index]
        guard between.allSatisfy({ $0.isTransparent || isChange($0) || $0.isBreak || $0.cue == .more }) else {
            return
        }
        guard between.count(where: { $0.meaning == .unknown }) < 2 else { return }
        portions[last].count = count
        portions[last].isCounted = true
    }

    private func endsClause(after index: Int) -> Bool {
        for mark in marks[(index + 1)...] {
            if mark.isBreak { return true }
            guard mark.isTransparent else { return false }
        }
        return true
    }

    private mutating func addAnother(_ count: Int, _ index: Int) {
        if followedByFood(index) {
            pending = count
            return
        }
        let place = portions.lastIndex { !$0.isDenied && ($0.kind.isSugary || $0.kind.hasCaffeine) }
        if let place {
            portions[place].count += count
            portions[place].isCounted = true
        }
    }

    /// "0 Bier" is none.
    private mutating func denyZeros() {
        for place in portions.indices where portions[place].count == 0 { portions[place].isDenied = true }
    }
}
