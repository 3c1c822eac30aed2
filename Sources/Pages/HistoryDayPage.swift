public import HTML
import Wellbeing

/// The entries of one day, with the seven days of its week to choose from.
public func dayPage(_ view: DayView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let week = Period.week(view.week)
    return layout(copy.longDay(view.day), at: .history, in: frame) {
        backLink(.history(.week(view.week.first)), copy.wholeWeek(copy.name(of: week)))
        header(.class("page-head")) { h1 { copy.longDay(view.day) } }
        div(.class("narrow stack")) {
            daySelector(view, in: frame)
            if view.entries.isEmpty, view.records.isEmpty {
                p(.class("lead")) { copy.noEntryOnDay }
            }
            if !view.entries.isEmpty {
                ol(.class("entries"), .label(copy.entriesLabel)) {
                    for entry in view.entries { li { entryRow(entry, copy) } }
                }
            }
            if !view.records.isEmpty {
                section(.class("stack"), .labelledBy("records-title")) {
                    h2(.id("records-title")) { copy.checkInHistory }
                    ol(.class("entries")) {
                        for record in view.records { li { recordRow(record, showsDay: false, in: frame) } }
                    }
                }
            }
        }
    }
}

private func daySelector(_ view: DayView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return nav(.class("card day-selector"), .label(copy.chooseDay)) {
        ol(.class("week")) {
            for day in view.week.days {
                let entries = view.counts[day] ?? 0
                li(.class(entries > 0 ? "has-entries" : "has-none")) {
                    a(.href(Route.history(.day(day))), .when(day == view.day, .current("page"))) {
                        span(.hiddenFromReaders) { copy.shortWeekday(day) }
                        span(.class("dot"), .hiddenFromReaders) { copy.number(day.parts.day) }
                        span(.class("visually-hidden")) { copy.dayOfWeek(day, entries) }
                    }
                }
            }
        }
        if view.hasPrevious || view.hasNext {
            div(.class("paging")) {
                if view.hasPrevious {
                    a(.class("button text"), .href(Route.history(.day(view.day.adding(days: -7))))) {
                        icon(.back)
                        span { copy.previous(.week(view.week)) }
                    }
                }
                if view.hasNext {
                    a(.class("button text"), .href(Route.history(.day(view.day.adding(days: 7))))) {
                        span { copy.next(.week(view.week)) }
                        icon(.onward)
                    }
                }
            }
        }
    }
}
