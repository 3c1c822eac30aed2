public import HTML
import Wellbeing

/// The five faces on a page of their own, and the check-ins of the day.
public func checkInPage(_ view: CheckInView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let hasProblem = view.problem != nil || view.question?.problem != nil
    return layout(copy.title(copy.checkIn, hasProblem: hasProblem), at: .today, in: frame) {
        div(.class("narrow stack")) {
            h1 { copy.checkIn }
            helpFirst(view.tier, in: frame)
            if let problem = view.problem {
                problemBox(copy.message(problem).message, hint: copy.message(problem).hint)
            }
            if let question = view.question { followUp(question, in: frame) }
            checkInFaces(view.faces, in: frame)
            if !view.checkIns.isEmpty {
                section(.class("stack"), .labelledBy("check-ins-title")) {
                    h2(.id("check-ins-title")) { copy.today }
                    ul(.class("entries")) {
                        for checkIn in view.checkIns {
                            li { recordRow(.checkIn(checkIn), showsDay: false, in: frame) }
                        }
                    }
                }
            }
        }
    }
}
