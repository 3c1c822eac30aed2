public import HTML
public import Wellbeing

/// One check-in in full.
///
/// - Parameters:
///   - tier: how strongly its note calls for help now; help stands above it then.
///   - zone: where the person is now; another one that it was made in is named.
public func checkInDetailPage(
    _ checkIn: CheckIn, tier: CrisisTier = .none, zone: Zone, in frame: Frame
) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.checkInTitle(copy.day(checkIn.moment.day)), at: .history, in: frame) {
        div(.class("columns")) {
            article(.class("stack entry-page"), .labelledBy("entry-title")) {
                backLink(.history(.checkIns(CheckInRangeQuery())), copy.checkInHistory)
                header(.class("page-head")) {
                    p(.class("eyebrow")) {
                        copy.kind(of: .checkIn(checkIn))
                        " · "
                        clockMark(checkIn.moment, copy)
                    }
                    h1(.id("entry-title")) { copy.longDay(checkIn.moment.day) }
                }
                helpFirst(tier, in: frame)
                p(.class("marks large-mark")) { ratingMark(checkIn.rating, copy) }
                if let note = checkIn.note {
                    ownWords(note, language: nil)
                } else {
                    p(.class("hint")) { copy.noNote }
                }
                checkInActions(checkIn, in: frame)
            }
            aside(.class("stack side"), .labelledBy("facts-title")) {
                h2(.id("facts-title"), .class("visually-hidden")) { copy.facts }
                dl(.class("card facts")) {
                    momentFacts(checkIn.moment, zone: zone, copy)
                    fact(copy.sourceLabel) { copy.source(checkIn.source) }
                    if let editedAt = checkIn.editedAt { editedFact(editedAt, in: checkIn.moment.zone, copy) }
                    if checkIn.isDismissed { fact(copy.questionLabel) { copy.wavedAway } }
                }
                dayLink(checkIn.moment.day, copy)
            }
        }
    }
}

private func checkInActions(_ checkIn: CheckIn, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return div(.class("actions")) {
        a(.class("button"), .href(Route.checkIns(.edit(checkIn.id)))) {
            icon(.write)
            span { checkIn.isOpen && checkIn.moment.day == frame.today ? copy.answerCheckIn : copy.edit }
        }
        deleteButton(.checkIns(.delete(checkIn.id)), in: frame)
    }
}

/// When it was, where if that is elsewhere than `zone`, and which day it counts as if that is another.
func momentFacts(_ moment: Moment, zone: Zone, _ copy: Copy) -> HTML {
    .group {
        fact(copy.whenLabel) {
            time(.dateTime(moment.instant.description)) { copy.dateAndClock(moment.instant, in: moment.zone) }
        }
        if moment.zone != zone { fact(copy.zoneLabel) { plainName(moment.zone.identifier) } }
        if moment.zone.wallClock(at: moment.instant).date != moment.day {
            fact(copy.countedTo) { copy.longDay(moment.day) }
        }
    }
}

func editedFact(_ instant: Instant, in zone: Zone, _ copy: Copy) -> HTML {
    fact(copy.edited) {
        time(.dateTime(instant.description)) { copy.dateAndClock(instant, in: zone) }
    }
}

func deleteButton(_ route: Route, in frame: Frame) -> HTML {
    post(route, in: frame) {
        button(.class("button danger quiet"), .type("submit")) {
            icon(.bin)
            span { Copy(frame.language).delete }
        }
    }
}

/// The way to everything of that day.
func dayLink(_ day: LocalDay, _ copy: Copy) -> HTML {
    p { a(.class("quiet-link"), .href(Route.history(.day(day)))) { copy.toTheDay } }
}
