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
        }
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
