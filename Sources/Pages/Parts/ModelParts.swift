import HTML
import Wellbeing

// Parts that the pages about language models share.

/// The way back to a page above.
func backLink(_ route: Route, _ words: String) -> HTML {
    a(.class("back"), .href(route)) {
        icon(.back)
        span { words }
    }
}

/// A door to another page: what is there, and in a few words what for.
func wayLink(_ route: Route, _ words: String, _ hint: String, state: String? = nil) -> HTML {
    a(.class("row-link way"), .href(route)) {
        span {
            span(.class("way-name")) { words }
            span(.class("hint")) { hint }
        }
        if let state { span(.class("hint row-state")) { state } }
        icon(.onward)
    }
}

/// What is wrong with a choice, at the top of its page.
func modelProblem(_ problem: ModelProblem?, _ copy: Copy) -> HTML {
    guard let problem else { return .nothing }
    return problemBox(copy.message(problem))
}

/// A name or an address that is not a word of any language: shown as it is, in no language.
func plainName(_ text: String) -> HTML {
    code(.lang("zxx")) { text }
}

func fact(_ term: String, @HTMLBuilder _ value: () -> HTML) -> HTML {
    div {
        dt { term }
        dd { value() }
    }
}
