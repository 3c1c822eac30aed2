public import HTML
import Wellbeing

/// The first-start questions: each can be left as it is.
public func welcomeSetUpPage(_ view: WelcomeView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(
        copy.title(copy.setUpTitle, hasProblem: view.problem != nil), at: nil, in: frame, hasNavigation: false
    ) {
        div(.class("narrow stack")) {
            a(.class("back"), .href(Route.welcome)) {
                icon(.back)
                span { copy.languageLabel }
            }
            h1 { copy.setUpTitle }
            p(.class("lead")) { copy.setUpText }
            if let problem = view.problem { problemBox(copy.message(problem)) }
            post(.finishWelcome, in: frame, .class("stack")) {
                section(.class("card"), .labelledBy("help-title")) {
                    h2(.id("help-title")) { copy.help }
                    countryField(view.preferences.country, copy)
                }
                section(.class("card"), .labelledBy("track-title")) {
                    h2(.id("track-title")) { copy.trackLabel }
                    trackField(view.preferences.tracks, copy)
                }
                section(.class("card"), .labelledBy("passphrase-title")) {
                    h2(.id("passphrase-title")) { copy.passphraseOrLater }
                    p { copy.passphraseOptional }
                    newPassphraseFields(view.problem, isRequired: false, copy)
                }
                section(.class("card"), .labelledBy("privacy-title")) {
                    h2(.id("privacy-title")) { copy.privacy }
                    consentField(view.preferences.aiConsent, copy)
                }
                div(.class("actions")) { submitButton(copy.begin) }
            }
        }
    }
}
