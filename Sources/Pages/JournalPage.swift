public import HTML
import Wellbeing

/// The list, newest first, with its search.
///
/// What was begun and not saved stands on top.
public func journalPage(_ view: JournalView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.journal, at: .journal, in: frame) {
        header(.class("page-head")) { h1 { copy.journal } }
        div(.class("columns search-first")) {
            div(.class("stack side")) {
                searchForm(view, in: frame)
                if view.binned > 0 {
                    a(.class("quiet-link"), .href(Route.bin)) {
                        icon(.bin)
                        span { copy.binLink(view.binned) }
                    }
                }
            }
            div(.class("stack")) {
                helpFirst(view.tier, in: frame)
                if view.query.isUnfiltered && view.query.after == nil {
                    draftList(view.drafts, in: frame)
                    begunSpokenList(view.spoken, in: frame)
                }
                listed(view, in: frame)
            }
        }
    }
}

private func listed(_ view: JournalView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let reflections = view.page.reflections
    if reflections.isEmpty { return nothingListed(view, copy) }
    return section(.class("stack"), .label(copy.journal)) {
        for day in daysInOrder(reflections) {
            section(.class("day"), .labelledBy("day-\(day)")) {
                h2(.id("day-\(day)")) { dayName(day, in: frame, copy) }
                ol(.class("entries")) {
                    for reflection in reflections where reflection.moment.day == day {
                        li { entryRow(reflection, copy) }
                    }
                }
            }
        }
        paging(view, copy)
    }
}

/// The days of `reflections`, each once, in the order in which they first come.
private func daysInOrder(_ reflections: [Reflection]) -> [LocalDay] {
    var seen: Set<LocalDay> = []
    return reflections.map(\.moment.day).filter { seen.insert($0).inserted }
}

private func dayName(_ day: LocalDay, in frame: Frame, _ copy: Copy) -> HTML {
    let near: String? =
        switch frame.today.number - day.number {
        case 0: copy.today
        case 1: copy.yesterday
        default: nil
        }
    return span(.class("day-name")) {
        if let near {
            span { near }
            span(.class("day-date")) { copy.longDay(day) }
        } else {
            span { copy.longDay(day) }
        }
    }
}

private func paging(_ view: JournalView, _ copy: Copy) -> HTML {
    div(.class("paging")) {
        if view.query.after != nil {
            a(.class("button text"), .href(Route.journal(search: view.search, after: nil))) { copy.newest }
        }
        if let next = view.page.next {
            a(.class("button"), .href(Route.journal(search: view.search, after: next)), .rel("next")) {
                span { copy.older }
                icon(.onward)
            }
        }
    }
}

private func nothingListed(_ view: JournalView, _ copy: Copy) -> HTML {
    if !view.query.isUnfiltered {
        emptyState(copy.noHits, copy.noHitsText) {
            a(.class("button"), .href(Route.journal(search: nil, after: nil))) { copy.clearSearch }
        }
    } else if view.query.after != nil {
        emptyState(copy.endOfList, copy.emptyJournalText) {
            a(.class("button"), .href(Route.journal(search: nil, after: nil))) { copy.newest }
        }
    } else {
        emptyState(copy.emptyJournal, copy.emptyJournalText) {
            a(.class("button primary"), .href(Route.write)) { copy.startWriting }
        }
    }
}

private func searchForm(_ view: JournalView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let query = view.query
    let hasFilters = query.verdict != nil || query.mood != nil || query.from != nil || query.through != nil
    return post(.searchJournal, in: frame, .class("card search"), .role("search")) {
        div(.class("search-row")) {
            inputField(
                .words, copy.searchWords, type: "search", value: query.words ?? "", hint: nil,
                .autocomplete("off"), .spellcheck("false"), .enterKeyHint("search"))
            button(.class("button primary"), .type("submit")) {
                icon(.search)
                span { copy.search }
            }
        }
        details(.when(hasFilters, .open)) {
            summary { copy.filters }
            div(.class("filters")) {
                selectField(
                    .verdict, copy.emotion,
                    options: [("", copy.anyEmotion)]
                        + EmotionVerdict.allCases.map { ($0.rawValue, copy.name(of: $0)) },
                    chosen: query.verdict?.rawValue ?? "")
                selectField(
                    .mood, copy.mood,
                    options: [("", copy.anyMood)]
                        + Mood.allCases.map { (String($0.rawValue), copy.name(of: $0)) },
                    chosen: query.mood.map { String($0.rawValue) } ?? "")
                inputField(.from, copy.from, type: "date", value: query.from?.description ?? "")
                inputField(.through, copy.through, type: "date", value: query.through?.description ?? "")
                p(.class("hint")) { copy.searchStays }
            }
        }
        if !query.isUnfiltered {
            a(.class("button text"), .href(Route.journal(search: nil, after: nil))) { copy.clearSearch }
        }
    }
}
