public import HTML
import Wellbeing

/// A page for a request that cannot be answered: what happened, then what to do.
public func troublePage(_ trouble: Trouble, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let (message, hint) = copy.message(trouble)
    return layout(message, at: nil, in: frame) {
        div(.class("narrow stack door")) {
            div(.class("door-sign")) { brandMark() }
            h1 { message }
            p(.class("lead")) { hint }
            div(.class("actions")) {
                a(.class("button primary"), .href(Route.today)) { copy.toToday }
            }
        }
    }
}
