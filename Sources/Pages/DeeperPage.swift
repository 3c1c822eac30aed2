public import HTML
import Wellbeing

/// Room to go on from the question.
///
/// Its form sends `deeper` and not the text, which stays as it is kept. Every button below it belongs to the same
/// form, so that no way on loses what was typed, script or not.
public func deeperPage(_ view: DeeperView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let draft = view.draft
    // Beside words that call for help only the open question is asked.
    let question = view.tier < .help ? draft.understanding?.question : nil
    return layout(copy.title(copy.deeperTitle, hasProblem: view.problem != nil), at: .write, in: frame) {
        div(.class("narrow stack")) {
            backLink(.understood(draft.id), copy.back)
            h1 { copy.deeperTitle }
            blockquote(
                .class("question-large"), .id("deeper-question"),
                .lang((question?.language ?? frame.language).rawValue)
            ) {
                p { question?.text ?? copy.feelMost }
            }
            ownTextFolded(draft, copy)
            writingProblem(view.problem, copy)
            sheet(view, in: frame)
            replyPart(view, copy)
        }
    }
}

/// The form that all buttons of the page belong to.
let deeperFormID = "deeper-form"

private func sheet(_ view: DeeperView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let draft = view.draft
    return post(.keepDraft(draft.id), in: frame, .id(deeperFormID), .class("stack"), .writing) {
        label(.for(.deeper), .id("deeper-label"), .class("sheet-label")) { copy.deeperLabel }
        writingSheet(
            .deeper, draft.deeper ?? "", labelledBy: "deeper-label deeper-question",
            placeholder: copy.deeperPlaceholder, rows: 9, isWrong: view.problem == .tooLong, draft: draft,
            copy)
        helpWhileWriting(view.tier, in: frame)
        div(.class("actions")) {
            submitButton(
                draft.isEdit ? copy.saveChanges : copy.saveEntry, "button primary",
                .formAction(.saveDraft(draft.id)), Attribute("data-ctrl-enter", ""))
            submitButton(copy.keepButton, "button")
        }
    }
}
