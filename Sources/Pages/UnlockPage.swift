public import HTML
import Wellbeing

/// The door of a locked diary.
///
/// A text that was on its way is carried along.
public func unlockPage(_ view: UnlockView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(
        copy.title(copy.unlockTitle, hasProblem: view.problem != nil), at: nil, in: frame,
        hasNavigation: false
    ) {
        div(.class("narrow stack door")) {
            div(.class("door-sign")) { brandMark() }
            h1 { copy.unlockTitle }
            p(.class("lead")) { copy.unlockText }
            helpFirst(view.tier, in: frame)
            if let held = view.held { heldText(held.text, held.deeper, copy) }
            if let held = view.heldSpoken { heldText(held.form.transcript, nil, copy) }
            if let note = view.note { heldText(note.text, nil, copy) }
            if let problem = view.problem { problemPart(problem, copy) }
            post(.doUnlock, in: frame, .class("card stack")) {
                heldFields(view)
                inputField(
                    .passphrase, copy.passphrase, type: "password", .autocomplete("current-password"),
                    .required, .autofocus)
                submitButton(copy.unlockButton)
            }
            details(.class("forgotten")) {
                summary { copy.forgotten }
                post(.doUnlock, in: frame, .class("stack")) {
                    heldFields(view)
                    inputField(
                        .recoveryCode, copy.recoveryCode, .autocomplete("off"), .spellcheck("false"),
                        .required)
                    submitButton(copy.recoveryCodeInstead, "button")
                }
            }
        }
    }
}

private func problemPart(_ problem: UnlockView.Problem, _ copy: Copy) -> HTML {
    switch problem {
    case .damaged: problemBox(copy.message(.damaged).message, hint: copy.message(.damaged).hint)
    case .newerSchema: problemBox(copy.message(.newerSchema).message, hint: copy.message(.newerSchema).hint)
    case .missingKey: problemBox(copy.message(.missingKey).message, hint: copy.message(.missingKey).hint)
    case .wrong, .wait, .failed: problemBox(copy.message(problem))
    }
}

private func heldText(_ text: String, _ deeper: String?, _ copy: Copy) -> HTML {
    section(.class("card held"), .role("status")) {
        p(.class("said-plainly")) {
            icon(.keep)
            span { copy.textIsKept }
        }
        details {
            summary { copy.showHeldText }
            ownWords(text, language: nil)
            if let deeper { ownWords(deeper, language: nil) }
        }
    }
}

private func heldFields(_ view: UnlockView) -> HTML {
    if let held = view.heldSpoken { return heldSpokenFields(held) }
    if let note = view.note {
        return HTML.group {
            hiddenField(.heldNote, note.checkIn.rawValue)
            textarea(.name(.note), .hidden) { note.text }
            if let rating = note.rating { hiddenField(.rating, String(rating)) }
        }
    }
    guard let held = view.held else { return .nothing }
    return HTML.group {
        hiddenField(.heldDraft, held.draft.rawValue)
        // A text area and not a hidden field: browsers may not carry line breaks in the latter unchanged.
        textarea(.name(.text), .hidden) { held.text }
        if let mood = held.mood { hiddenField(.mood, String(mood.rawValue)) }
        if let deeper = held.deeper { textarea(.name(.deeper), .hidden) { deeper } }
    }
}

private func heldSpokenFields(_ held: HeldSpokenWriting) -> HTML {
    HTML.group {
        hiddenField(.heldSpokenDraft, held.draft.rawValue)
        textarea(.name(.transcript), .hidden) { held.form.transcript }
        for field in SpokenFields.Field.allCases {
            if let word = held.form.words[field] { hiddenField(FieldName(field), word) }
        }
    }
}
