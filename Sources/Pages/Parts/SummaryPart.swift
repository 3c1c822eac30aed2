import HTML
import Wellbeing

/// A model's words about a week, below Sela's own, or the way to them.
func summaryPart(_ view: SummaryView, in period: Period, _ frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let first = period.first
    return switch view {
    case .nothing: .nothing
    case .ask:
        summarySection(copy) {
            p(.class("hint")) { copy.summaryText }
            div(.class("actions")) { summaryForm(.askSummary(first), copy.askForSummary, in: frame) }
        }
    case .waiting:
        summarySection(copy, Attribute("data-live", "")) {
            p(.role("status")) { copy.summaryIsComing }
            div(.class("actions")) {
                summaryForm(.stopSummary(first), copy.stopReply, in: frame)
                a(.class("button text"), .href(Route.history(.week(first)))) { copy.lookForReply }
            }
        }
    case .failed(let trouble):
        summarySection(copy) {
            summaryProblem(trouble, copy)
            div(.class("actions")) { summaryForm(.askSummary(first), copy.tryAgain, in: frame) }
        }
    case .written(let summary, let isHelpNear):
        summarySection(copy) {
            written(summary, copy)
            div(.class("actions")) {
                summaryForm(.askSummary(first), copy.tryAgain, in: frame)
                summaryForm(.dropSummary(first), copy.dropSummary, look: "button text", in: frame)
            }
            if isHelpNear {
                p {
                    copy.helpBesideReply
                    " "
                    a(.href(Route.helpNow)) { copy.showHelp }
                }
            }
        }
    }
}

private func written(_ summary: WeekSummary, _ copy: Copy) -> HTML {
    .group {
        ownWords(summary.text, language: summary.language)
        if !summary.moments.isEmpty {
            ul(.class("entries")) {
                for moment in summary.moments {
                    li {
                        a(.class("entry"), .href(Route.reflection(moment.entry))) {
                            span(.class("entry-words"), .lang(summary.language.rawValue)) { moment.text }
                        }
                    }
                }
            }
        }
        p(.class("hint")) {
            copy.writtenByModel
            " "
            plainName(summary.model)
            " · "
            copy.summaryRests
        }
    }
}

private func summarySection(
    _ copy: Copy, _ attributes: Attribute..., @HTMLBuilder content: () -> HTML
) -> HTML {
    .element(
        "section",
        [.class("card"), .id("summary"), .labelledBy("summary-title"), .tabIndex(-1)] + attributes
    ) {
        h2(.id("summary-title")) { copy.summaryTitle }
        content()
    }
}

private func summaryForm(
    _ route: HistoryRoute, _ words: String, look: String = "button", in frame: Frame
) -> HTML {
    post(.history(route), in: frame) { submitButton(words, look) }
}

private func summaryProblem(_ trouble: SummaryTrouble, _ copy: Copy) -> HTML {
    switch trouble {
    case .changed: problemBox(copy.summaryChanged, hint: copy.summaryStays)
    case .unfit(let fault): problemBox(copy.summaryNotShown(fault), hint: copy.summaryStays)
    case .model(let trouble): problemBox(copy.message(trouble).message, hint: copy.message(trouble).hint)
    }
}
