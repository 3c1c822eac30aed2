public import HTML
import Wellbeing

/// Whether what is held back after a text called for help can be shown again, or held back again.
public enum CareView: Hashable, Sendable {
    /// There is nothing to say of it: no such text, or the diary is not open.
    case none
    case on
    case ended
}

/// Whom to turn to right now.
///
/// Needs no unlocked diary and no network.
///
/// - Parameter country: ISO 3166-1 alpha-2 code as the person chose it; `nil` = not said.
public func helpNowPage(country: String?, care: CareView = .none, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let directory = helpResources(for: country)
    return layout(copy.helpNow, at: nil, in: frame) {
        div(.class("narrow stack help-page")) {
            h1 { copy.helpNow }
            p(.class("lead")) { copy.helpIntroduction }
            if directory.lines.isEmpty {
                noNumbers(country, in: frame)
            } else {
                helpLines(directory.lines, copy)
            }
            otherCountries(than: directory.country, copy)
            helpLines([directory.finder], copy)
            p { copy.someoneYouTrust }
            carePart(care, in: frame)
            p(.class("hint")) { copy.help247 }
        }
    }
}

/// The button that shows everything again; on Today and on the page of help.
func carePart(_ care: CareView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    if care == .none { return .nothing }
    let isOn = care == .on
    return section(.class("card stack care"), .labelledBy("care-title")) {
        h2(.id("care-title")) { isOn ? copy.careTitle : copy.careEndedTitle }
        p { isOn ? copy.careText : copy.careEndedText }
        post(isOn ? .endCare : .resumeCare, in: frame) {
            submitButton(isOn ? copy.endCare : copy.resumeCare, "button")
        }
    }
}

private func helpLines(_ lines: [HelpLine], _ copy: Copy) -> HTML {
    ul(.class("help-lines")) {
        for line in lines { li { helpLine(line, copy) } }
    }
}

private func noNumbers(_ country: String?, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card stack")) {
        if country == nil {
            p { frame.isOpen ? copy.helpNoCountry : copy.findCountry }
            if frame.isOpen { a(.class("button"), .href(Route.settings)) { copy.chooseCountry } }
        } else {
            p { copy.helpNoList }
        }
    }
}

/// Somebody travels, or nobody has been asked yet: a locked page can still be read.
private func otherCountries(than own: String?, _ copy: Copy) -> HTML {
    section(.class("stack other-countries"), .labelledBy("other-countries")) {
        h2(.id("other-countries")) { copy.helpByCountry }
        for country in copy.countries(helpCountries) where country != own {
            details(.class("card")) {
                summary { copy.countryName(country) }
                ul(.class("help-sheet")) {
                    for line in helpResources(for: country).lines {
                        li {
                            span { line.name ?? copy.name(of: line.service) }
                            a(.class("button dial"), .href(line.link), .rel("noreferrer")) {
                                copy.way(to: line.contact)
                            }
                            span(.class("hint")) { copy.details(of: line) }
                        }
                    }
                }
            }
        }
    }
}

private func helpLine(_ line: HelpLine, _ copy: Copy) -> HTML {
    div(.class(line.isEmergency ? "card help-line emergency" : "card help-line")) {
        h2 { line.name ?? copy.name(of: line.service) }
        if line.name != nil { p(.class("hint")) { copy.name(of: line.service) } }
        a(
            .class(line.isEmergency ? "button primary dial" : "button dial"), .href(line.link),
            .rel("noreferrer")
        ) {
            copy.way(to: line.contact)
        }
        p(.class("hint")) { copy.details(of: line) }
    }
}
