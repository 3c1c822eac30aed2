import HTML
import Wellbeing

/// What was read in a text: the emotion, how sure, and that it can be wrong.
func emotionCard(_ reading: EmotionReading, _ copy: Copy) -> HTML {
    let percent = copy.percent(reading.confidence)
    return div(.class("reading emotion-\(reading.verdict.rawValue)")) {
        span(.class("reading-sign")) { icon(.verdict(reading.verdict)) }
        div {
            p(.class("reading-name")) { copy.name(of: reading.verdict) }
            if reading.verdict == .unclear {
                p(.class("reading-sureness")) { copy.unclearNote }
            } else {
                p(.class("reading-sureness")) { copy.sureness(reading.confidence, percent: percent) }
            }
            p(.class("hint")) { copy.canBeWrong }
            shares(reading, copy)
        }
    }
}

/// What else the model thought possible, largest first; equal shares keep the order of the labels.
private func shares(_ reading: EmotionReading, _ copy: Copy) -> HTML {
    let verdicts = EmotionVerdict.allCases
    guard reading.probabilities.count == verdicts.count else { return .nothing }
    let sorted = verdicts.enumerated().sorted { left, right in
        let (a, b) = (reading.probability(of: left.element), reading.probability(of: right.element))
        return a == b ? left.offset < right.offset : a > b
    }
    return details {
        summary { copy.allShares }
        ul(.class("shares")) {
            for (_, verdict) in sorted {
                let share = reading.probability(of: verdict)
                li(.class("emotion-\(verdict.rawValue)")) {
                    span { copy.name(of: verdict) }
                    span(.class("share-number")) { copy.percent(share) }
                    shareBar(share)
                }
            }
        }
    }
}

/// The share as a length; the number beside it says the same.
private func shareBar(_ share: Double) -> HTML {
    let whole = Int((min(1, max(0, share)) * 100).rounded())
    return svg(
        .class("share-bar"), .viewBox("0 0 100 4"), Attribute("preserveAspectRatio", "none"),
        .hiddenFromReaders
    ) {
        rect(.class("share-ground"), .width("100"), .height("4"))
        rect(.class("share-part"), .width(String(whole)), .height("4"))
    }
}

/// The choices for a person's own word on the emotion; empty = as read.
func verdictOptions(_ copy: Copy) -> [(value: String, name: String)] {
    [("", copy.asRead)] + EmotionVerdict.allCases.map { ($0.rawValue, copy.name(of: $0)) }
}

/// The question, as a quotation.
func questionCard(_ question: Question?, _ copy: Copy) -> HTML {
    section(.class("card question"), .labelledBy("question-title")) {
        h2(.id("question-title")) { copy.questionForYou }
        if let question {
            blockquote(.lang(question.language.rawValue)) { p { question.text } }
        } else {
            p(.class("hint")) { copy.noQuestion }
        }
    }
}
