public import HTML
import Wellbeing

/// The very first page: one tap on a language, each in its own words.
public func welcomePage(in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.welcome, at: nil, in: frame, hasNavigation: false) {
        div(.class("narrow stack door")) {
            div(.class("door-sign")) { brandMark() }
            h1 { copy.productName }
            p(.class("lead")) { copy.productLine }
            post(.chooseLanguage, in: frame, .class("stack languages"), .labelledBy("language-title")) {
                h2(.id("language-title"), .class("visually-hidden")) { copy.chooseLanguage }
                for language in Language.allCases {
                    let own = Copy(language)
                    button(
                        .class("language"), .type("submit"), .name(.language), .value(language.rawValue),
                        .lang(language.rawValue)
                    ) {
                        strong { language.ownName }
                        span { own.welcome }
                    }
                }
            }
        }
    }
}
