public import HTML
import Wellbeing

/// The recovery code.
///
/// - Parameter code: shown this once; `nil` = asks whether to make one.
public func recoveryCodePage(code: String?, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.recoveryCode, at: .settings, in: frame) {
        div(.class("narrow stack")) {
            if let code {
                h1 { copy.recoveryCode }
                p(.class("lead")) { copy.recoveryCodeText }
                p(.class("secret"), .lang("zxx")) { code }
                p { copy.writeItDown }
                div(.class("actions")) {
                    button(.class("button"), .type("button"), .hidden, Attribute("data-print", "")) {
                        copy.printIt
                    }
                    a(.class("button primary"), .href(Route.settings)) { copy.haveIt }
                }
            } else {
                a(.class("back"), .href(Route.settings)) {
                    icon(.back)
                    span { copy.settings }
                }
                h1 { copy.recoveryCode }
                p(.class("lead")) { copy.recoveryCodeText }
                post(.makeRecoveryCode, in: frame, .class("stack")) {
                    p(.class("hint")) { copy.newRecoveryCodeHint }
                    submitButton(copy.makeRecoveryCode)
                }
            }
        }
    }
}
