public import HTML
import Wellbeing

/// The programs that may use the diary, and a form to let in another.
public func tokensPage(_ view: TokensView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.title(copy.tokens, hasProblem: view.problem != nil), at: .settings, in: frame) {
        div(.class("narrow stack")) {
            backLink(.settings, copy.settings)
            h1 { copy.tokens }
            p(.class("lead")) { copy.tokensText }
            if let made = view.made { madeToken(made, copy) }
            if let problem = view.problem { problemBox(copy.message(problem)) }
            if view.tokens.isEmpty {
                p(.class("hint")) { copy.noTokens }
            } else {
                ul(.class("entries")) {
                    for token in view.tokens { li { tokenCard(token, view.zone, in: frame) } }
                }
            }
            tokenForm(view, in: frame)
        }
    }
}

/// The token itself is in this one response and nowhere else.
private func madeToken(_ made: TokensView.Made, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("made-title")) {
        h2(.id("made-title")) { copy.tokenMade(made.name) }
        p(.class("secret"), .lang("zxx")) { made.secret }
        p { copy.tokenShownOnce }
    }
}

private func tokenCard(_ token: APIToken, _ zone: Zone, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return div(.class("entry")) {
        h2 { token.name }
        dl(.class("facts")) {
            fact(copy.mayTerm) {
                ul {
                    for scope in APIScope.allCases where token.scopes.contains(scope) {
                        li { copy.name(of: scope) }
                    }
                }
            }
            fact(copy.madeAtTerm) { copy.dateAndClock(token.madeAt, in: zone) }
            fact(copy.lastUsedTerm) {
                token.lastUsedAt.map { copy.dateAndClock($0, in: zone) } ?? copy.neverUsed
            }
        }
        confirmed(
            copy.removeToken(token.name), question: copy.removeTokenQuestion, yes: copy.removeTokenNow,
            route: .tokens(.remove(token.number)), in: frame)
    }
}

private func tokenForm(_ view: TokensView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card"), .labelledBy("make-title")) {
        h2(.id("make-title")) { copy.newToken }
        post(.tokens(.make), in: frame, .class("stack")) {
            inputField(
                .tokenName, copy.tokenName, value: view.typedName, hint: copy.tokenNameHint,
                problem: view.problem?.isAboutName == true ? view.problem.map(copy.message) : nil,
                .autocomplete("off"), .required)
            fieldset(.class("choices")) {
                legend { copy.mayQuestion }
                for scope in APIScope.allCases {
                    checkbox(
                        .scope, value: scope.rawValue, id: "scope-\(scope)",
                        isOn: view.chosenScopes.contains(scope), copy.name(of: scope))
                }
            }
            submitButton(copy.makeToken)
        }
    }
}

extension TokenProblem {
    fileprivate var isAboutName: Bool { self == .unfitName || self == .nameTaken }
}
