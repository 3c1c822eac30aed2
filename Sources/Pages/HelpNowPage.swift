public import HTML
import Wellbeing

/// Whom to turn to right now.
///
/// Needs no unlocked diary and no network.
///
/// - Parameter country: ISO 3166-1 alpha-2 code as the person chose it; `nil` = not said.
public func helpNowPage(country: String?, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let directory = helpResources(for: country)
    return layout(copy.helpNow, at: nil, in: frame) {
        div(.class("narrow stack help-page")) {
            h1 { copy.helpNow }
            p(.class("lead")) { copy.helpIntroduction }
            if directory.lines.isEmpty {
                noNumbers(country, copy)
            } else {
                ul(.class("help-lines")) {
                    for line in directory.lines { li { helpLine(line, copy) } }
                }
            }
            ul(.class("help-lines")) { li { helpLine(directory.finder, copy) } }
            p { copy.someoneYouTrust }
            p(.class("hint")) { copy.help247 }
        }
    }
}

private func noNumbers(_ country: String?, _ copy: Copy) -> HTML {
    section(.class("card stack")) {
        if country == nil {
            p { copy.helpNoCountry }
            a(.class("button"), .href(Route.settings)) { copy.chooseCountry }
        } else {
            p { copy.helpNoList }
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
