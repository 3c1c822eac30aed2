import HTML
import Wellbeing

/// Help comes before everything else when the text calls for it.
func helpFirst(_ tier: CrisisTier, _ copy: Copy) -> HTML {
    guard tier > .none else { return .nothing }
    let isUrgent = tier > .checkIn
    return section(.class(isUrgent ? "card help-first" : "card check-in"), .labelledBy("help-title")) {
        h2(.id("help-title")) { isUrgent ? copy.helpFirstTitle : copy.checkInTitle }
        p { isUrgent ? copy.helpFirstText : copy.checkInText }
        a(.class(isUrgent ? "button primary" : "button"), .href(Route.helpNow)) {
            icon(.help)
            span { copy.showHelp }
        }
    }
}
