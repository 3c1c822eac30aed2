public import HTML
public import Wellbeing

/// Asks whether the numbers and excerpts of a week may be sent; the way on leads back to the week.
public func summaryConsentPage(_ question: ConsentQuestion, for first: LocalDay, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let back = Route.history(.week(first))
    return layout(copy.summaryTitle, at: .history, in: frame) {
        div(.class("narrow stack")) {
            backLink(back, copy.back)
            h1 { copy.summaryTitle }
            p { copy.summaryConsentText }
            consentQuestion(question, then: back, in: frame)
        }
    }
}
