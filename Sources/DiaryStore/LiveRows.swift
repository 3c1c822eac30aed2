import Companion
import Wellbeing

/// The table of a kind of living, and its rows.
struct LiveTable {
    let kind: LiveEntry.Kind

    var name: SQL {
        switch kind {
        case .sleep: "sleep_log"
        case .water: "water_log"
        case .food: "food_entry"
        case .exercise: "exercise_entry"
        }
    }

    /// What stands behind id and moment.
    private var columns: SQL {
        switch kind {
        case .sleep: "minutes, source, adds_to_health, is_estimate"
        case .water: "bottles, millilitres"
        case .food:
            "text, verdict, score, judged_by, reason, reason_words, caffeine, sugary, roast, edited_at"
        case .exercise: "text, category, minutes, edited_at"
        }
    }

    private var marks: SQL {
        switch kind {
        case .sleep, .exercise: "?5, ?6, ?7, ?8"
        case .water: "?5, ?6"
        case .food: "?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14"
        }
    }

    /// An entry of the same id is replaced whole, also one in the bin.
    var save: SQL {
        "INSERT OR REPLACE INTO " + name + " (id," + MomentColumns.names + ", " + columns
            + ") VALUES (?1, ?2, ?3, ?4, " + marks + ")"
    }

    /// Id, moment, when it was deleted, and the rest.
    var select: SQL {
        "SELECT id," + MomentColumns.names + ", deleted_at, " + columns + " FROM " + name + " "
    }

    static func values(of entry: LiveEntry) -> [SQLValue] {
        let head = [SQLValue.text(entry.id.rawValue)] + MomentColumns.values(of: entry.moment)
        switch entry {
        case .sleep(let log):
            return head + [
                .integer(log.minutes), .text(log.source.rawValue), .boolean(log.addsToHealth),
                .boolean(log.isEstimate),
            ]
        case .water(let log):
            switch log.amount {
            case .bottles(let count, let each): return head + [.integer(count), .integer(each)]
            case .millilitres(let amount): return head + [.optional(nil as Int64?), .integer(amount)]
            }
        case .food(let entry): return head + values(of: entry)
        case .exercise(let entry):
            return head + [
                .text(entry.text), .text(entry.category.rawValue),
                .optional(entry.durationMinutes.map(Int64.init)),
                .optional(entry.editedAt?.milliseconds),
            ]
        }
    }

    private static func values(of entry: FoodEntry) -> [SQLValue] {
        let reason = entry.judgement?.reason.map(StoredReason.init)
        return [
            .text(entry.text), .optional(entry.judgement?.verdict.rawValue),
            .optional((entry.judgement?.score).map(Int64.init)), .optional(entry.judgement?.source.rawValue),
            .optional(reason?.word), .optional(reason?.text), .optional(entry.caffeineCount.map(Int64.init)),
            .optional(entry.sugaryItemCount.map(Int64.init)), .optional(entry.roast),
            .optional(entry.editedAt?.milliseconds),
        ]
    }

    /// The entry of a row of ``select``.
    func entry(_ row: borrowing Statement) throws(DiaryError) -> LiveEntry {
        guard let id = row.text(0).flatMap(LiveEntry.ID.init(rawValue:)) else { throw .damaged(part: .row) }
        let moment = try MomentColumns.moment(row, from: 1)
        switch kind {
        case .sleep:
            guard let minutes = row.integer(5), let source = try row.word(6, as: SleepLog.Source.self),
                let adds = row.flag(7), let isEstimate = row.flag(8)
            else { throw .damaged(part: .row) }
            return .sleep(
                SleepLog(
                    id: id, moment: moment, minutes: Int(minutes), source: source, addsToHealth: adds,
                    isEstimate: isEstimate))
        case .water:
            guard let amount = row.integer(6) else { throw .damaged(part: .row) }
            let bottles = row.integer(5).map { WaterAmount.bottles(Int($0), millilitresEach: Int(amount)) }
            return .water(WaterLog(id: id, moment: moment, amount: bottles ?? .millilitres(Int(amount))))
        case .food: return .food(try Self.food(row, id, moment))
        case .exercise:
            guard let text = row.text(5), let category = try row.word(6, as: ExerciseCategory.self) else {
                throw .damaged(part: .row)
            }
            return .exercise(
                ExerciseEntry(
                    id: id, moment: moment, text: text, category: category,
                    durationMinutes: row.integer(7).map { Int($0) }, editedAt: row.instant(8)))
        }
    }

    private static func food(
        _ row: borrowing Statement, _ id: FoodEntry.ID, _ moment: Moment
    ) throws(DiaryError) -> FoodEntry {
        guard let text = row.text(5) else { throw .damaged(part: .row) }
        var judgement: FoodEntry.Judgement?
        if let verdict = try row.word(6, as: FoodReading.Verdict.self) {
            guard let source = try row.word(8, as: FoodEntry.Source.self) else { throw .damaged(part: .row) }
            judgement = FoodEntry.Judgement(
                verdict: verdict, score: row.integer(7).map { Int($0) },
                reason: StoredReason(word: row.text(9), text: row.text(10))?.reason, source: source)
        }
        return FoodEntry(
            id: id, moment: moment, text: text, judgement: judgement,
            caffeineCount: row.integer(11).map { Int($0) }, sugaryItemCount: row.integer(12).map { Int($0) },
            roast: row.text(13), editedAt: row.instant(14))
    }
}

/// A reason as two columns: what it is, and what it names, one item a line.
private struct StoredReason {
    let word: String
    let text: String?

    init(_ reason: FoodReason) {
        switch reason {
        case .found(let ground, let items):
            word = ground.rawValue
            text = items.isEmpty ? nil : items.joined(separator: "\n")
        case .stated(let words): (word, text) = ("stated", words)
        case .marked: (word, text) = ("marked", nil)
        case .markedAndRemembered: (word, text) = ("markedAndRemembered", nil)
        case .learned: (word, text) = ("learned", nil)
        }
    }

    /// `nil` = no reason is known.
    init?(word: String?, text: String?) {
        guard let word else { return nil }
        self.word = word
        self.text = text
    }

    /// `nil` for a word that no version wrote.
    var reason: FoodReason? {
        switch word {
        case "stated": text.map(FoodReason.stated)
        case "marked": .marked
        case "markedAndRemembered": .markedAndRemembered
        case "learned": .learned
        default:
            FoodReason.Ground(rawValue: word).map {
                .found($0, items: text?.split(separator: "\n").map(String.init) ?? [])
            }
        }
    }
}
