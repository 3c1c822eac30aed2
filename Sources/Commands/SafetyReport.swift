public import Pages
public import Wellbeing

/// What `sela evaluate safety` answers.
public struct SafetyReport: Sendable {
    private let scores: [(language: String, score: CrisisEvaluation.Score)]

    public init(_ evaluation: CrisisEvaluation) {
        scores = evaluation.scores.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private struct Measure: Sendable {
        let name: String
        let words: CommandCopy
        let share: @Sendable (CrisisEvaluation.Score) -> CrisisEvaluation.Share
    }

    private static let measures = [
        Measure(name: "recall", words: .safetyRecall) { $0.recall },
        Measure(name: "emergency_recall", words: .safetyEmergencyRecall) { $0.emergencyRecall },
        Measure(name: "check_in_recall", words: .safetyCheckInRecall) { $0.checkInRecall },
        Measure(name: "false_alarms", words: .safetyFalseAlarms) { $0.falseAlarms },
        Measure(name: "false_check_ins", words: .safetyFalseCheckIns) { $0.falseCheckIns },
        Measure(name: "over_cautious", words: .safetyOverCautious) { $0.overCautious },
        Measure(name: "for_other_accuracy", words: .safetyForOther) { $0.forOther },
        Measure(name: "exact_tier_accuracy", words: .safetyExact) { $0.exact },
    ]

    public var json: JSON {
        let languages = scores.map { language, score in
            JSON.object(
                [.init("language", .string(language))]
                    + Self.measures.map {
                        .init($0.name, .optional($0.share(score).value, JSON.decimal))
                    }
                    + [
                        .init("misses", .array(score.misses.map(JSON.string))),
                        .init("alarms", .array(score.alarms.map(JSON.string))),
                    ])
        }
        return .object([
            .init("kind", "safety"), .init("rules_version", .string(CrisisFinding.rulesVersion)),
            .init("languages", .array(languages)),
        ])
    }

    /// A block for each language: a measure a line, as so many of so many, and the rows to look at.
    ///
    /// Ends with a line feed.
    public func text(in language: Language) -> String {
        var text = "safety \(CrisisFinding.rulesVersion)\n"
        for (code, score) in scores {
            text += "\n\(code)\n"
            for measure in Self.measures {
                let share = measure.share(score)
                text += "  \(measure.words(language)): \(share.part)/\(share.whole)\n"
            }
            for (words, ids) in [(CommandCopy.safetyMisses, score.misses), (.safetyAlarms, score.alarms)]
            where !ids.isEmpty {
                text += "  \(words(language)): \(ids.joined(separator: ", "))\n"
            }
        }
        return text
    }
}
