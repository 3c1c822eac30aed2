import HTML
import Wellbeing

/// Five faces; one tap on one of them is a check-in.
func checkInFaces(_ view: FacesView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card faces"), .id("faces"), .labelledBy("faces-title")) {
        h2(.id("faces-title")) { copy.checkInQuestion }
        post(.checkIns(.tap), in: frame, .class("steps")) {
            hiddenField(.checkIn, view.id.rawValue)
            hiddenField(.source, view.source.rawValue)
            for rating in Mood.allCases {
                div(.class("step mood-\(rating.rawValue)")) {
                    button(
                        .class("tap"), .type("submit"), .name(.rating), .value(String(rating.rawValue))
                    ) {
                        span(.class("step-face")) { icon(.mood(rating)) }
                        span(.class("step-name")) { copy.rating(rating) }
                    }
                }
            }
        }
        p(.class("hint")) { copy.checkInHint }
    }
}

/// What was going on at a check-in that stands out.
func followUp(_ view: FollowUpView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let id = view.checkIn.id
    return section(.class("card follow-up"), .labelledBy("follow-up-title")) {
        h2(.id("follow-up-title")) { copy.followUpTitle }
        p(.class("follow-up-of")) {
            span { copy.followUpOf(copy.clock(view.checkIn.moment)) }
            ratingMark(view.checkIn.rating, copy)
        }
        helpFirst(view.tier, in: frame)
        if let problem = view.problem {
            problemBox(copy.message(problem).message, hint: copy.message(problem).hint)
        }
        post(.checkIns(.answer(id)), in: frame, .class("stack")) {
            if view.problem == .answered {
                if let note = view.checkIn.note { ownWords(note, language: nil) }
                hiddenField(.answer, FieldName.yes)
            }
            noteField(
                view.text, labelledBy: "follow-up-title", isWrong: view.problem != nil, copy)
            div(.class("actions")) {
                submitButton(copy.save)
                if view.checkIn.isOpen {
                    submitButton(copy.notTodayAnyMore, "button text", .formAction(.checkIns(.dismiss(id))))
                }
            }
        }
    }
}

/// Room for a note; no spelling check by the browser, as with every text here.
func noteField(_ text: String, labelledBy label: String, isWrong: Bool, _ copy: Copy) -> HTML {
    .group {
        textarea(
            .id(.note), .name(.note), .class("words"), .rows(3), .labelledBy(label),
            .describedBy("note-hint"), .when(isWrong, .invalid("true")), .spellcheck("false"),
            Attribute("writingsuggestions", "false"), .autocomplete("off")
        ) { text }
        p(.class("hint"), .id("note-hint")) { copy.noteHint }
    }
}

/// A rating as face and word.
func ratingMark(_ rating: Mood, _ copy: Copy) -> HTML {
    span(.class("mark mood-\(rating.rawValue)")) {
        span(.class("mark-face")) { icon(.mood(rating)) }
        span { copy.rating(rating) }
    }
}

/// Seven days: the face of each day's average, and nothing where there was no check-in.
func checkInWeek(_ week: CheckInDays, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card"), .labelledBy("check-in-days-title")) {
        h2(.id("check-in-days-title")) { copy.lastSevenDays }
        ol(.class("week check-in-week")) {
            for day in week.days {
                let rating = day.mean.flatMap { Mood(rawValue: Int($0.rounded())) }
                li(.when(day.day == frame.today, .current("date"))) {
                    span(.hiddenFromReaders) { copy.shortWeekday(day.day) }
                    span(.class("dot mood-\(rating?.rawValue ?? 0)"), .hiddenFromReaders) {
                        if let rating { icon(.mood(rating)) }
                    }
                    span(.class("visually-hidden")) { copy.checkInDay(day) }
                }
            }
        }
        p(.class("hint")) {
            if let mean = week.mean { copy.checkInAverage(mean, of: week.count) } else { copy.noCheckIns }
        }
        p {
            a(.class("quiet-link"), .href(Route.history(.checkIns(CheckInRangeQuery(.last(.week)))))) {
                copy.checkInHistory
            }
        }
    }
}
