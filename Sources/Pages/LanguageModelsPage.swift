public import HTML
import Wellbeing

/// Who answers when a page asks a language model, and the ways to choose.
public func languageModelsPage(_ view: ModelsView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.title(copy.languageModels, hasProblem: view.problem != nil), at: .settings, in: frame)
    {
        div(.class("narrow stack")) {
            backLink(.settings, copy.settings)
            h1 { copy.languageModels }
            p(.class("lead")) { copy.languageModelsText }
            p { copy.needsNoModel }
            modelProblem(view.problem, copy)
            presentChoice(view, in: frame)
            nav(.class("card more"), .labelledBy("ways-title")) {
                h2(.id("ways-title")) { copy.waysToChoose }
                wayLink(
                    .models(.managed), copy.managedModels, copy.managedModelsHint,
                    state: view.provider.isManaged ? copy.isChosen : nil)
                wayLink(
                    .models(.local), copy.localModels, copy.localModelsHint,
                    state: view.provider.isLocal ? copy.isChosen : nil)
                wayLink(
                    .models(.elsewhere(isPreset: false)), copy.serviceElsewhere, copy.serviceElsewhereHint,
                    state: view.provider.isCloud ? copy.isChosen : nil)
            }
            nav(.class("card more"), .label(copy.more)) {
                wayLink(.models(.consents), copy.consents, copy.consentsHint)
                wayLink(.models(.egress(before: nil)), copy.whatWasSent, copy.whatWasSentHint)
            }
        }
    }
}

private func presentChoice(_ view: ModelsView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card"), .id("present"), .labelledBy("present-title")) {
        h2(.id("present-title")) { copy.whoAnswers }
        p { copy.place(of: view.provider) }
        if view.provider != .none {
            presentFacts(view, copy)
            if let trial = view.trial { trialResult(trial, copy) }
            p(.class("hint"), .id("try-hint")) { copy.tryItText(view.sentence) }
            div(.class("actions")) {
                post(.models(.tryOut), in: frame) {
                    submitButton(copy.tryIt, "button primary", .describedBy("try-hint"))
                }
                post(.models(.chooseNone), in: frame) { submitButton(copy.chooseNone, "button") }
            }
        }
    }
}

private func presentFacts(_ view: ModelsView, _ copy: Copy) -> HTML {
    dl(.class("facts")) {
        switch view.provider {
        case .none: HTML.nothing
        case .managed(let id): fact(copy.modelNameTerm) { plainName(view.managedName ?? id.rawValue) }
        case .local(let address, let model):
            fact(copy.modelNameTerm) { plainName(model) }
            fact(copy.addressTerm) { plainName(address.description) }
        case .cloud(let address, let models):
            fact(copy.modelNameTerm) { plainName(models.general) }
            if let weekly = models.weeklySummary { fact(copy.weeklyModelTerm) { plainName(weekly) } }
            fact(copy.addressTerm) { plainName(address.description) }
        }
    }
}

/// The answer is whatever a program somewhere said: text, and no more.
private func trialResult(_ trial: TrialView, _ copy: Copy) -> HTML {
    switch trial {
    case .answered(let answer, let isRight, let milliseconds):
        div(.class("said-plainly"), .role("status")) {
            icon(isRight ? .check : .note)
            div {
                p { strong { copy.answeredIn(milliseconds) } }
                if !isRight { p { copy.answeredOtherwise } }
                p(.class("hint")) { copy.itSaid }
                p(.class("trial-answer"), .lang("")) { answer }
            }
        }
    case .failed(let trouble):
        problemBox(copy.message(trouble).message, hint: copy.message(trouble).hint)
    }
}

extension ModelProvider {
    var isManaged: Bool { if case .managed = self { true } else { false } }
    var isLocal: Bool { if case .local = self { true } else { false } }
    var isCloud: Bool { if case .cloud = self { true } else { false } }
}
