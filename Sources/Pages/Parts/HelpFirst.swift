import HTML
import Wellbeing

/// Help comes before everything else when the text calls for it.
///
/// A gentle question with the way to help; from ``CrisisTier/help`` on also the lines themselves, so that nobody
/// has to look for them; at ``CrisisTier/emergency`` the emergency number first.
func helpFirst(_ tier: CrisisTier, in frame: Frame) -> HTML {
    tier > .none ? helpSection(tier, in: frame) : .nothing
}

/// The same beside a text that is being written.
///
/// Every section is in the page, all hidden but the one for `tier`; the script shows another when what was kept
/// calls for it. It stands below the sheet, so that the words do not move under the hand that writes them.
func helpWhileWriting(_ tier: CrisisTier, in frame: Frame) -> HTML {
    div(.class("help-while-writing"), .role("status")) {
        for other in CrisisTier.allCases where other > .none {
            helpSection(
                other, in: frame, Attribute("data-tier", String(other.rawValue)),
                .when(other != tier, .hidden))
        }
    }
}

private func helpSection(_ tier: CrisisTier, in frame: Frame, _ attributes: Attribute...) -> HTML {
    let copy = Copy(frame.language)
    let isUrgent = tier > .checkIn
    let title = "help-title-\(tier.rawValue)"
    return .element(
        "section",
        [.class(isUrgent ? "card help-first" : "card check-in"), .labelledBy(title)] + attributes
    ) {
        h2(.id(title)) { isUrgent ? copy.helpFirstTitle : copy.checkInTitle }
        p { isUrgent ? copy.helpFirstText : copy.checkInText }
        if isUrgent { helpSheet(tier, in: frame) }
        a(.class("button"), .href(Route.helpNow)) {
            icon(.help)
            span { isUrgent ? copy.allHelp : copy.showHelp }
        }
    }
}

/// The lines for everybody in the person's country.
private func helpSheet(_ tier: CrisisTier, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let directory = helpResources(for: frame.country)
    let emergency = directory.lines.filter(\.isEmergency)
    let listeners = directory.lines.filter { $0.service == .crisis }
    return ul(.class("help-sheet")) {
        for line in tier == .emergency ? emergency + listeners : listeners + emergency {
            li {
                span { line.name ?? copy.name(of: line.service) }
                let isFirst = tier == .emergency && line.isEmergency
                a(
                    .class(isFirst ? "button primary dial" : "button dial"), .href(line.link),
                    .rel("noreferrer")
                ) { copy.way(to: line.contact) }
            }
        }
        if directory.lines.isEmpty {
            li {
                span { copy.findCountry }
                a(.class("button dial"), .href(directory.finder.link), .rel("noreferrer")) {
                    copy.way(to: directory.finder.contact)
                }
            }
        }
    }
}
