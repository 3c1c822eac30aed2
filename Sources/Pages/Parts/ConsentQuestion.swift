public import HTML
public import Wellbeing

/// Asks for consent to send words for one purpose to one address and model: what exactly, to whom, what for.
///
/// - Parameter next: the page to go on to after the answer.
public func consentQuestion(
    _ question: ConsentQuestion, then next: Route = .models(.consents), in frame: Frame
) -> HTML {
    let copy = Copy(frame.language)
    let title = "consent-\(question.purpose.rawValue)"
    return section(.class("card check-in"), .labelledBy(title)) {
        h2(.id(title)) { copy.question(about: question.purpose) }
        consentFacts(question.purpose, question.address, question.model, copy)
        p(.class("hint")) { copy.whatLeavesText }
        consentForm(question, then: next, in: frame) {
            consentButton(FieldName.yes, copy.agree, "button primary")
            consentButton("no", copy.notNow, "button")
        }
    }
}

/// What a consent is about.
func consentFacts(
    _ purpose: ModelPurpose, _ address: ServiceAddress, _ model: String, _ copy: Copy
) -> HTML {
    dl(.class("facts")) {
        fact(copy.whatIsSent) { copy.sent(for: purpose) }
        fact(copy.toWhom) { plainName(address.description) }
        fact(copy.underWhichModel) { plainName(model) }
        fact(copy.whatFor) { copy.use(of: purpose) }
    }
}

/// The form that answers `question`, and nothing but it: it names what was shown.
func consentForm(
    _ question: ConsentQuestion, then next: Route, in frame: Frame, @HTMLBuilder buttons: () -> HTML
) -> HTML {
    post(.models(.decide), in: frame, .class("actions")) {
        hiddenField(.purpose, question.purpose.rawValue)
        hiddenField(.serviceAddress, question.address.description)
        hiddenField(.modelName, question.model)
        hiddenField(.next, next.path)
        buttons()
    }
}

func consentButton(_ value: String, _ words: String, _ look: String) -> HTML {
    submitButton(words, look, .name(.answer), .value(value))
}
