public import HTML
import Wellbeing

/// A service on another machine: asked first whether that may be at all.
public func elsewherePage(_ view: ElsewhereView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(
        copy.title(copy.serviceElsewhere, hasProblem: view.problem != nil), at: .settings, in: frame
    ) {
        div(.class("narrow stack")) {
            backLink(.models(.overview), copy.languageModels)
            h1 { copy.serviceElsewhere }
            p(.class("lead")) { copy.serviceElsewhereHint }
            if let problem = view.problem, problem.field == nil { modelProblem(problem, copy) }
            section(.class("card"), .labelledBy("leaves-title")) {
                h2(.id("leaves-title")) { copy.whatLeaves }
                p { copy.whatLeavesText }
                if view.isAllowed { p { copy.whatLeavesNext } }
            }
            if view.isAllowed {
                serviceForm(view, in: frame)
                if view.hasKey { keyCard(view.address, in: frame) }
                details {
                    summary { copy.changeAnswer }
                    allowForm(view, in: frame)
                }
            } else {
                allowForm(view, in: frame)
            }
        }
    }
}

private func allowForm(_ view: ElsewhereView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return post(.models(.allowElsewhere), in: frame, .class("card stack")) {
        consentField(view.consent, copy)
        div(.class("actions")) {
            submitButton(copy.saveAnswer, view.isAllowed ? "button" : "button primary")
        }
    }
}

private func serviceForm(_ view: ElsewhereView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    func problem(at field: FieldName) -> String? {
        view.problem.flatMap { $0.field == field ? copy.message($0) : nil }
    }
    return post(.models(.chooseElsewhere), in: frame, .class("card stack"), .autocomplete("off")) {
        div { a(.class("button"), .href(.models(.elsewhere(isPreset: true)))) { copy.usePreset } }
        inputField(
            .serviceAddress, copy.serviceAddressLabel, value: view.address, hint: copy.serviceAddressHint,
            problem: problem(at: .serviceAddress), .inputMode("url"), .spellcheck("false"), .required)
        inputField(
            .modelName, copy.generalModelLabel, value: view.general, problem: problem(at: .modelName),
            .autocomplete("off"), .spellcheck("false"), .required)
        inputField(
            .weeklyModel, copy.weeklyModelTerm, value: view.weeklySummary, hint: copy.weeklyModelHint,
            .autocomplete("off"), .spellcheck("false"))
        inputField(
            .modelKey, copy.keyLabel, type: "password", hint: copy.keyHint(hasKey: view.hasKey),
            problem: problem(at: .modelKey), .autocomplete("off"), .spellcheck("false"))
        div(.class("actions")) { submitButton(copy.useService) }
    }
}

private func keyCard(_ address: String, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return confirmed(
        copy.forgetKey, question: copy.forgetKeyQuestion, yes: copy.forgetKey, route: .models(.forgetKey),
        in: frame
    ) { hiddenField(.serviceAddress, address) }
}

extension ModelProblem {
    /// The field of the service's form that it stands at; `nil` = it is about the whole.
    fileprivate var field: FieldName? {
        switch self {
        case .address, .addressMissing, .isHere: .serviceAddress
        case .modelMissing: .modelName
        case .unusableKey: .modelKey
        default: nil
        }
    }
}
