public import HTML
import Wellbeing

/// Check-ins of a range with spoken moods beside them: drawn, counted and listed.
public func checkInHistoryPage(_ view: CheckInHistoryView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.checkInHistory, at: .history, in: frame) {
        backLink(.history(.overview(before: nil)), copy.history)
        header(.class("page-head")) { h1 { copy.checkInHistory } }
        div(.class("columns")) {
            div(.class("stack")) {
                helpFirst(view.tier, in: frame)
                rangeFilter(view, in: frame)
                if view.review.isEmpty {
                    emptyState(copy.nothingInRange, copy.nothingInRangeText) {
                        a(.class("button"), .href(Route.checkIns(.page))) { copy.checkInNow }
                    }
                } else {
                    if view.isHeld {
                        p(.class("hint")) { copy.heldText }
                    } else {
                        checkInChart(view.review, copy)
                    }
                    recordList(view, in: frame)
                }
            }
            if !view.review.isEmpty {
                div(.class("stack side")) {
                    numbers(view, copy)
                    if !view.isHeld { ratingChart(view.review, copy) }
                    wayLink(.export, copy.exporting, copy.exportHint)
                }
            }
        }
    }
}

/// Ranges to choose from, and a form for days of one's own; both work without scripts.
private func rangeFilter(_ view: CheckInHistoryView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let choices: [CheckInRangeQuery.Choice] = CheckInRange.Span.allCases.map { .last($0) } + [.all]
    return section(.class("card range-filter"), .labelledBy("range-title")) {
        h2(.id("range-title")) { copy.rangeTitle }
        nav(.label(copy.rangeTitle)) {
            ul(.class("ranges")) {
                for choice in choices {
                    li {
                        a(
                            .class("button"), .href(Route.history(.checkIns(CheckInRangeQuery(choice)))),
                            .when(choice == view.query.choice, .current("page"))
                        ) { copy.name(of: choice) }
                    }
                }
            }
        }
        p(.class("hint")) { copy.range(view.review.days.first, view.review.days.last) }
        customRange(view, copy)
    }
}

private func customRange(_ view: CheckInHistoryView, _ copy: Copy) -> HTML {
    let (from, through): (String, String) =
        if case .custom(let from, let through) = view.query.choice { (from, through) } else { ("", "") }
    let isCustom = if case .custom = view.query.choice { true } else { false }
    return details(.class("custom-range"), .when(isCustom, .open)) {
        summary { copy.customRange }
        form(.method("get"), .action(Route.history(.checkIns(CheckInRangeQuery())).path), .class("stack")) {
            if let problem = view.problem {
                problemBox(copy.message(problem), hint: copy.standardRangeShown)
            }
            div(.class("field-row")) {
                inputField(
                    .from, copy.from, type: "date", value: from, .when(view.isWrong(.from), .invalid("true")))
                inputField(
                    .through, copy.through, type: "date", value: through,
                    .when(view.isWrong(.through), .invalid("true")))
            }
            p(.class("hint")) { copy.customRangeHint }
            submitButton(copy.showRange, "button")
        }
    }
}

private func numbers(_ view: CheckInHistoryView, _ copy: Copy) -> HTML {
    let review = view.review
    return section(.class("card"), .labelledBy("numbers-title")) {
        h2(.id("numbers-title")) { copy.numbers }
        dl(.class("facts fact-grid")) {
            fact(copy.checkInsLabel) { copy.number(review.checkIns) }
            if !view.isHeld {
                fact(copy.average) { review.mean.map { copy.mean($0) } ?? copy.noValue }
            }
            fact(copy.daysWithCheckIn) { copy.daysOf(review.daysWithCheckIns, review.days.count) }
            fact(copy.spokenLabel) { copy.number(review.spokenEntries) }
        }
        if !view.isHeld, review.spokenEntries > 0 {
            p(.class("hint")) { copy.spokenMoods(review.moods) }
        }
    }
}

/// How often each rating was given; one that was not given stands there too.
private func ratingChart(_ review: CheckInReview, _ copy: Copy) -> HTML {
    guard review.checkIns > 0 else { return .nothing }
    let shares = Dictionary(
        MoodShare.shares(of: review.ratings).map { ($0.mood, $0) }, uniquingKeysWith: { one, _ in one })
    return barChart(
        "ratings", copy.distribution, heads: [copy.ratingHead, copy.shareHead, copy.checkInsLabel],
        Mood.allCases.reversed().map { rating in
            let percent = shares[rating]?.percent ?? 0
            return Bar(
                name: copy.rating(rating), value: copy.percentage(percent), part: Double(percent) / 100,
                look: "mood-\(rating.rawValue)", further: [copy.number(review.ratings[rating] ?? 0)])
        }, copy)
}

private func recordList(_ view: CheckInHistoryView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("stack"), .labelledBy("records-title")) {
        h2(.id("records-title")) { copy.recordsTitle }
        if view.records.isEmpty {
            p(.class("hint")) { copy.endOfList }
        } else {
            ul(.class("entries")) {
                for record in view.records { li { recordRow(record, showsDay: true, in: frame) } }
            }
        }
        if view.query.after != nil || view.next != nil {
            nav(.class("paging"), .label(copy.recordsTitle)) {
                if view.query.after != nil {
                    a(
                        .class("button text"),
                        .href(Route.history(.checkIns(CheckInRangeQuery(view.query.choice))))
                    ) { copy.newest }
                }
                if let next = view.next {
                    a(
                        .class("button"),
                        .href(Route.history(.checkIns(CheckInRangeQuery(view.query.choice, after: next)))),
                        .rel("next")
                    ) {
                        span { copy.older }
                        icon(.onward)
                    }
                }
            }
        }
    }
}
