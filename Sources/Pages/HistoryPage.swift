public import HTML
import Wellbeing

/// Weeks and months to look back on, newest first.
public func historyPage(_ view: HistoryView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.history, at: .history, in: frame) {
        header(.class("page-head")) { h1 { copy.history } }
        if view.months.isEmpty {
            emptyState(copy.emptyHistory, copy.emptyHistoryText) {
                a(.class("button primary"), .href(Route.write)) { copy.startWriting }
            }
            checkInWay(copy)
        } else {
            div(.class("columns")) {
                div(.class("stack")) {
                    helpFirst(view.tier, in: frame)
                    presentWeek(view, copy)
                    earlierWeeks(view, copy)
                }
                div(.class("stack side")) {
                    aside(.labelledBy("months-title")) { monthList(view, copy) }
                    checkInWay(copy)
                }
            }
        }
    }
}

private func checkInWay(_ copy: Copy) -> HTML {
    wayLink(.history(.checkIns(CheckInRangeQuery())), copy.checkInHistory, copy.checkInHistoryHint)
}

private func presentWeek(_ view: HistoryView, _ copy: Copy) -> HTML {
    guard let glance = view.present else { return .nothing }
    let period = Period.week(glance.week)
    let isHeld = view.tier >= .help
    return section(.class("card this-week"), .labelledBy("present-title")) {
        h2(.id("present-title")) { copy.thisWeek }
        p(.class("week-range")) { copy.name(of: period) }
        if let mood = glance.mood, !isHeld { moodMark(mood, copy) }
        p { view.opening.map { copy.sentence($0, in: period) } ?? copy.noEntriesYet }
        p(.class("hint")) {
            copy.glance(days: glance.daysWithEntries, of: 7, entries: glance.entries)
        }
        div(.class("actions")) {
            a(.class("button"), .href(Route.history(.week(glance.week.first)))) {
                span { copy.toTheWeekPage }
                icon(.onward)
            }
        }
    }
}

private func earlierWeeks(_ view: HistoryView, _ copy: Copy) -> HTML {
    section(.class("stack"), .labelledBy("weeks-title")) {
        h2(.id("weeks-title")) { copy.earlierWeeks }
        if view.weeks.isEmpty {
            p(.class("hint")) { copy.noEarlierWeek }
        } else {
            ul(.class("entries")) { for week in view.weeks { li { weekRow(week, copy) } } }
        }
        if view.isContinued || view.older != nil {
            nav(.class("paging"), .label(copy.earlierWeeks)) {
                if view.isContinued {
                    a(.class("button text"), .href(Route.history(.overview(before: nil)))) { copy.newest }
                }
                if let older = view.older {
                    a(.class("button"), .href(Route.history(.overview(before: older))), .rel("next")) {
                        span { copy.older }
                        icon(.onward)
                    }
                }
            }
        }
    }
}

private func weekRow(_ glance: WeekGlance, _ copy: Copy) -> HTML {
    a(.class("entry week-row"), .href(Route.history(.week(glance.week.first)))) {
        span(.class("week-range")) { copy.name(of: .week(glance.week)) }
        span(.class("entry-when")) {
            copy.glance(days: glance.daysWithEntries, of: 7, entries: glance.entries)
        }
        if let mood = glance.mood { span(.class("marks")) { moodMark(mood, copy) } }
    }
}

/// The months with entries, a year at a time; the latest year stands open.
private func monthList(_ view: HistoryView, _ copy: Copy) -> HTML {
    let byYear = Dictionary(grouping: view.months.keys, by: \.year)
    let years = byYear.keys.sorted(by: >)
    return section(.class("card"), .labelledBy("months-title")) {
        h2(.id("months-title")) { copy.months }
        div {
            for year in years {
                details(.when(year == years.first, .open)) {
                    summary { String(year) }
                    ul(.class("month-list")) {
                        for month in (byYear[year] ?? []).sorted(by: >) {
                            li {
                                a(.class("row-link"), .href(Route.history(.month(month)))) {
                                    span { copy.monthName(month) }
                                    span(.class("hint")) { copy.entries(view.months[month] ?? 0) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
