public import HTML
import Wellbeing

/// Asks once more, by a word that has to be typed.
public func deleteEverythingPage(
    problem: SettingsProblem?, hasPassphrase: Bool, in frame: Frame
) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.title(copy.deleteEverything, hasProblem: problem != nil), at: .settings, in: frame) {
        div(.class("narrow stack")) {
            a(.class("back"), .href(Route.settings)) {
                icon(.back)
                span { copy.settings }
            }
            h1 { copy.deleteEverything }
            if let problem { problemBox(copy.message(problem)) }
            p(.class("lead")) { copy.deleteEverythingText }
            post(.confirmDeleteEverything, in: frame, .class("card stack danger-zone")) {
                inputField(
                    .confirmation, copy.typeDeletionWord,
                    problem: problem == .confirmationWrong ? copy.message(.confirmationWrong) : nil,
                    .autocomplete("off"), .required, .spellcheck("false"))
                if hasPassphrase {
                    inputField(
                        .currentPassphrase, copy.currentPassphrase, type: "password",
                        problem: problem == .wrongPassphrase ? copy.message(.wrongPassphrase) : nil,
                        .autocomplete("current-password"), .required)
                }
                div(.class("actions")) {
                    submitButton(copy.deleteEverything, "button danger")
                    a(.class("button"), .href(Route.settings)) { copy.keepEverything }
                }
            }
        }
    }
}
