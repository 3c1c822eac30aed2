public import HTML
public import Wellbeing

/// Asks whether the deeper text may be sent for a reply; the way on leads back to the text.
public func replyConsentPage(_ question: ConsentQuestion, for id: Draft.ID, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.replyTitle, at: .write, in: frame) {
        div(.class("narrow stack")) {
            backLink(.deeper(id), copy.back)
            h1 { copy.replyTitle }
            p { copy.replyConsentText }
            consentQuestion(question, then: .deeper(id), in: frame)
        }
    }
}
