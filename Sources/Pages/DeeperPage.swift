public import HTML
public import Wellbeing

/// Room to go on from the question.
///
/// Its form sends `deeper` and not the text, which stays as it is kept.
public func deeperPage(_ draft: Draft, problem: WritingProblem? = nil, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let question = draft.understanding?.question
    return layout(copy.title(copy.deeperTitle, hasProblem: problem != nil), at: .write, in: frame) {
        div(.class("narrow stack")) {
            a(.class("back"), .href(Route.understood(draft.id))) {
                icon(.back)
                span { copy.back }
            }
            h1 { copy.deeperTitle }
            blockquote(
                .class("question-large"), .id("deeper-question"),
                .lang((question?.language ?? frame.language).rawValue)
            ) {
                p { question?.text ?? copy.feelMost }
            }
            ownTextFolded(draft, copy)
            writingProblem(problem, copy)
            post(.keepDraft(draft.id), in: frame, .class("stack"), .writing) {
                label(.for(.deeper), .id("deeper-label"), .class("sheet-label")) { copy.deeperLabel }
                writingSheet(
                    .deeper, draft.deeper ?? "", labelledBy: "deeper-label deeper-question",
                    placeholder: copy.deeperPlaceholder, rows: 9, isWrong: problem == .tooLong, draft: draft,
                    copy)
                div(.class("actions")) {
                    submitButton(
                        draft.isEdit ? copy.saveChanges : copy.saveEntry, "button primary",
                        .formAction(.saveDraft(draft.id)), Attribute("data-ctrl-enter", ""))
                    submitButton(copy.keepButton, "button")
                }
            }
        }
    }
}
