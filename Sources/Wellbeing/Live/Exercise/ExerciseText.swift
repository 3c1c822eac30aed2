/// The activities and lengths of a text about exercise, and how they belong together.
struct ExerciseText {
    struct Activity {
        let category: ExerciseCategory
        let index: Int
        let segment: Int
        var isDenied = false
        /// A warm-up, an afterthought, the way to something, what it was before or after.
        var isMinor = false
        var minutes: Double?
    }

    struct Length {
        var minutes: Double
        let range: Range<Int>
        let segment: Int
        let clause: Int
        var isWish = false
        var isOut = false
        var isTotal = false
    }

    let tokens: [ExerciseToken]
    var activities: [Activity] = []
    var lengths: [Length] = []
    /// Cues by the index of their first token.
    private(set) var cues: [Int: ExerciseLexicon.Cue] = [:]
    private(set) var cueEnds: [Int: Int] = [:]
    var segment = 0
    var clause = 0
    var denial = Denial.none
    var hasMinor = false

    enum Denial { case none, all, next, wish }

    init(_ tokens: [ExerciseToken]) {
        self.tokens = tokens
        let found = ExerciseDurations(tokens).found
        scan(found)
        settle()
        attach()
    }

    var finding: ExerciseFinding {
        let kept = lengths.filter { !$0.isOut }
        let totals = kept.filter(\.isTotal)
        let sum = (totals.isEmpty ? kept : totals).reduce(0) { $0 + $1.minutes }
        return ExerciseFinding(
            category: category, durationMinutes: Int(min(sum + 0.5, 2_000)))
    }

    private var category: ExerciseCategory {
        let done = activities.filter { !$0.isDenied }
        var longest: Activity?
        for activity in done where activity.minutes ?? 0 > longest?.minutes ?? 0 { longest = activity }
        let main = longest ?? done.first { !$0.isMinor } ?? done.first
        return main?.category ?? (activities.isEmpty && hasDistance ? .cardio : .other)
    }

    /// A distance alone was run, walked, cycled or swum.
    private var hasDistance: Bool {
        let units: Set<String> = ["km", "k", "mile", "miles", "kilometer", "kilometers", "kilometres"]
        return tokens.indices.dropFirst().contains {
            units.contains(tokens[$0].word ?? "") && tokens[$0 - 1].number != nil
        }
    }

    // MARK: From left to right

    private mutating func scan(_ found: [ExerciseDuration]) {
        var index = 0
        var durations = found[...]
        while index < tokens.count {
            if let next = durations.first, next.range.lowerBound == index {
                durations = durations.dropFirst()
                take(next)
                index = next.range.upperBound
            } else if tokens[index].endsClause {
                endClause()
                index += 1
            } else if let sign = tokens[index].sign, "+&/-".contains(sign) {
                if sign != "-" { segment += 1 }
                index += 1
            } else if let (meaning, count) = ExerciseLexicon.shared.sense(at: index, of: tokens) {
                // A phrase must not swallow the beginning of a length.
                let limit = durations.first.map { $0.range.lowerBound - index } ?? count
                take(meaning, at: index, count: min(count, max(limit, 1)))
                index += min(count, max(limit, 1))
            } else {
                index += 1
            }
        }
    }

    private mutating func endClause() {
        segment += 1
        clause += 1
        denial = .none
        hasMinor = false
    }

    private mutating func take(_ duration: ExerciseDuration) {
        var length = Length(
            minutes: duration.minutes, range: duration.range, segment: segment, clause: clause)
        length.isWish = denial == .wish
        let before = duration.range.lowerBound - 1
        if denial == .next { denial = .none; length.isOut = true }
        if denial == .all, let cue = cueBefore(before, within: 0), cue == .none { length.isOut = true }
        lengths.append(length)
    }

    private mutating func take(_ meaning: ExerciseLexicon.Meaning, at index: Int, count: Int) {
        switch meaning {
        case .activity(let category):
            if isRepeated(category, at: index) { return }
            var activity = Activity(category: category, index: index, segment: segment)
            activity.isDenied = denial != .none
            if denial == .next { denial = .none }
            activity.isMinor = hasMinor || cueBefore(index - 1, within: 1) == .context
            activities.append(activity)
        case .cue(let cue):
            cues[index] = cue
            cueEnds[index + count - 1] = index
            take(cue, at: index)
        }
    }

    /// "rode my bike on the bike path" names one activity; so does "Lauftraining, Laufen".
    private func isRepeated(_ category: ExerciseCategory, at index: Int) -> Bool {
        guard let last = activities.last else { return false }
        return last.index == index - 1 && last.category == category && last.isDenied == (denial != .none)
    }

    private mutating func take(_ cue: ExerciseLexicon.Cue, at index: Int) {
        switch cue {
        case .none: denial = .all
        case .instead: denial = .next
        case .wanted: wish()
        case .resume:
            denial = .none
            segment += 1
        case .and:
            if denial == .all, !isOr(index) { denial = .none }
            segment += 1
            hasMinor = false
        case .skipped:
            for place in activities.indices where activities[place].segment == segment {
                activities[place].isDenied = true
            }
        case .minor: hasMinor = true
        case .way: demoteWay(index)
        default: break
        }
    }

    private func isOr(_ index: Int) -> Bool { ["or", "oder", "atau"].contains(tokens[index].word) }

    /// A wish holds for its clause, also for what stands before its word ("60 min geplant").
    private mutating func wish() {
        denial = .wish
        for place in lengths.indices where lengths[place].clause == clause { lengths[place].isWish = true }
    }

    /// "cycled to football": the ride is only the way.
    private mutating func demoteWay(_ index: Int) {
        guard let last = activities.indices.last, activities[last].category == .cardio,
            activities[last].segment == segment
        else { return }
        for next in (index + 1)..<min(index + 4, tokens.count) {
            if let (meaning, _) = ExerciseLexicon.shared.sense(at: next, of: tokens),
                case .activity(let category) = meaning, category != .cardio
            {
                activities[last].isMinor = true
            }
        }
    }

    /// The cue that ends at `index` or at most `gap` tokens before.
    func cueBefore(_ index: Int, within gap: Int) -> ExerciseLexicon.Cue? {
        for place in stride(from: index, through: max(index - gap, 0), by: -1) {
            if let start = cueEnds[place] { return cues[start] }
        }
        return nil
    }

    /// The cue that begins at `index` or at most `gap` tokens later, in the same clause.
    func cueAfter(_ index: Int, within gap: Int, _ wanted: Set<ExerciseLexicon.Cue>) -> ExerciseLexicon.Cue? {
        for place in index..<min(index + gap + 1, max(tokens.count, index)) {
            if tokens[place].endsClause { return nil }
            if let cue = cues[place], wanted.contains(cue) { return cue }
        }
        return nil
    }
}
