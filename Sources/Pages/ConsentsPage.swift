public import HTML
import Wellbeing

/// For each purpose: what would be sent, to whom, what for, and what the person said to it.
public func consentsPage(_ view: ConsentsView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.title(copy.consents, hasProblem: view.problem != nil), at: .settings, in: frame) {
        div(.class("narrow stack")) {
            backLink(.settings, copy.settings)
            h1 { copy.consents }
            p(.class("lead")) { copy.consentsText }
            modelProblem(view.problem, copy)
            if !view.isAllowed {
                p(.class("said-plainly")) {
                    icon(.shield)
                    span { copy.elsewhereNotAllowed }
                }
                a(.class("quiet-link"), .href(.models(.elsewhere(isPreset: false)))) { copy.serviceElsewhere }
            } else if view.items.contains(where: { $0.question != nil }) {
                p(.class("hint")) { copy.notUsedYet }
            } else {
                p(.class("said-plainly")) {
                    icon(.shield)
                    span { copy.noServiceToAsk }
                }
            }
            for item in view.items { consentCard(item, view.zone, in: frame) }
            if view.items.contains(where: { $0.latest?.isGranted == true }) {
                confirmed(
                    copy.revokeAll, question: copy.revokeAllQuestion, yes: copy.revokeAll,
                    route: .models(.revokeAll), in: frame)
            }
            a(.class("quiet-link"), .href(.models(.egress(before: nil)))) { copy.whatWasSent }
        }
    }
}

private func consentCard(_ item: ConsentsView.Item, _ zone: Zone, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let title = "purpose-\(item.purpose.rawValue)"
    return section(.class("card"), .labelledBy(title)) {
        h2(.id(title)) { copy.name(of: item.purpose) }
        if let question = item.question {
            consentFacts(item.purpose, question.address, question.model, copy)
        } else {
            dl(.class("facts")) {
                fact(copy.whatIsSent) { copy.sent(for: item.purpose) }
                fact(copy.whatFor) { copy.use(of: item.purpose) }
            }
        }
        consentState(item, zone, copy)
        consentActs(item, in: frame)
    }
}

/// What she said, when, and to which wording; and where it was about something else, about what.
private func consentState(_ item: ConsentsView.Item, _ zone: Zone, _ copy: Copy) -> HTML {
    guard let latest = item.latest else { return p(.class("consent-state")) { copy.neverAsked } }
    let time = copy.dateAndClock(latest.decidedAt, in: zone)
    return div(.class("consent-state")) {
        p(.class("model-state")) {
            if latest.isGranted && item.isAnswered { icon(.check) }
            span { latest.isGranted ? copy.agreedAt(time) : copy.declinedAt(time) }
        }
        p(.class("hint")) { copy.version(ofWording: latest.version) }
        if !item.isAnswered {
            p(.class("hint")) { copy.otherConsent(latest.address.description, latest.model) }
        }
    }
}

private func consentActs(_ item: ConsentsView.Item, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let isGranted = item.latest?.isGranted == true
    if let question = item.question, !(isGranted && item.isAnswered) {
        return consentForm(question, then: .models(.consents), in: frame) {
            consentButton(FieldName.yes, copy.agree, "button")
            if !item.isAnswered { consentButton("no", copy.notNow, "button text") }
        }
    }
    guard isGranted, let latest = item.latest else { return .nothing }
    let given = ConsentQuestion(
        purpose: latest.purpose, address: latest.address, model: latest.model, wasDeclined: false)
    return consentForm(given, then: .models(.consents), in: frame) {
        consentButton("no", copy.revoke, "button")
    }
}
