public import HTML
import Wellbeing

/// The page to write on.
public func composePage(_ view: ComposeView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let draft = view.draft
    let heading = draft.isEdit ? copy.editTitle : copy.textLabel
    return layout(
        copy.title(draft.isEdit ? copy.editTitle : copy.writeTitle, hasProblem: view.problem != nil),
        at: .write, in: frame
    ) {
        div(.class("narrow writing")) {
            h1(.id("writing-title")) { heading }
            if draft.isEdit {
                p(.class("lead")) {
                    copy.writtenOn(copy.dateAndClock(draft.moment.instant, in: draft.moment.zone))
                }
            }
            writingProblem(view.problem, copy)
            post(
                .keepDraft(draft.id), in: frame, .class("stack"), .writing
            ) {
                moodScale(draft.mood, copy)
                writingSheet(
                    .text, draft.text, labelledBy: "writing-title", placeholder: copy.textPlaceholder,
                    rows: 12,
                    isWrong: view.problem == .empty || view.problem == .tooLong, draft: draft, copy)
                helpWhileWriting(view.tier, in: frame)
                composeActions(draft, copy)
            }
            if draft.text.isEmpty { draftList(view.others, in: frame) }
        }
    }
}

private func composeActions(_ draft: Draft, _ copy: Copy) -> HTML {
    div(.class("actions")) {
        if draft.isEdit {
            submitButton(copy.saveChanges, "button primary", .formAction(.saveDraft(draft.id)))
            submitButton(
                copy.readAgain, "button", .formAction(.readDraft(draft.id)), Attribute("data-ctrl-enter", ""))
            submitButton(copy.discardChanges, "button text", .formAction(.discardDraft(draft.id)))
        } else {
            submitButton(
                copy.readButton, "button primary", .formAction(.readDraft(draft.id)),
                Attribute("data-ctrl-enter", ""))
            submitButton(copy.save, "button", .formAction(.saveDraft(draft.id)))
            submitButton(copy.keepButton, "button text")
            submitButton(copy.discardButton, "button text", .formAction(.discardDraft(draft.id)))
        }
        p(.class("hint shortcut")) { copy.readShortcut }
    }
}
