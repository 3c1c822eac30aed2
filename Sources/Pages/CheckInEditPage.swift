public import HTML
import Wellbeing

/// Another rating, or other words, for a check-in.
public func checkInEditPage(_ view: CheckInEditView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let id = view.checkIn.id
    return layout(copy.editCheckIn, at: .history, in: frame) {
        div(.class("narrow stack")) {
            backLink(.checkIns(.detail(id)), copy.checkInTitle(copy.day(view.checkIn.moment.day)))
            header(.class("page-head")) {
                p(.class("eyebrow")) {
                    copy.dateAndClock(view.checkIn.moment.instant, in: view.checkIn.moment.zone)
                }
                h1 { copy.editCheckIn }
            }
            helpFirst(view.tier, in: frame)
            post(.checkIns(.save(id)), in: frame, .class("card stack")) {
                if let problem = view.problem {
                    let (words, hint) = copy.message(problem)
                    problemBox(words, hint: hint)
                }
                ratingScale(view.checkIn.rating, copy)
                field(id: "note", copy.noteQuestion, hint: copy.noteMayBeEmpty) { described in
                    .element(
                        "textarea",
                        [.id("note"), .name(.note), .rows(6)] + described
                            + [.when(view.problem == .longNote, .invalid("true"))]
                    ) { view.checkIn.note ?? "" }
                }
                checkbox(
                    .dismissed, value: FieldName.yes, id: "dismissed", isOn: view.checkIn.isDismissed,
                    copy.wavedAwayChoice)
                div(.class("actions")) {
                    submitButton(copy.saveChanges)
                    a(.class("button text"), .href(Route.checkIns(.detail(id)))) { copy.cancel }
                }
            }
        }
    }
}

/// Five steps to choose from, each a face and a word.
private func ratingScale(_ chosen: Mood, _ copy: Copy) -> HTML {
    fieldset(.class("mood-scale")) {
        legend { copy.ratingHead }
        div(.class("steps")) {
            for rating in Mood.allCases {
                let id = "rating-\(rating.rawValue)"
                div(.class("step mood-\(rating.rawValue)")) {
                    label(.for(id)) {
                        input(
                            .type("radio"), .name(.rating), .id(id), .value(String(rating.rawValue)),
                            .when(rating == chosen, .checked))
                        span(.class("step-face")) { icon(.mood(rating)) }
                        span(.class("step-name")) { copy.rating(rating) }
                    }
                }
            }
        }
    }
}
