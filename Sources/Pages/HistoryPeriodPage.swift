public import HTML
import Wellbeing

/// A week or a month: what is told of it, its drawings, its moments and its numbers.
public func periodPage(_ view: PeriodView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let name = copy.name(of: view.period)
    return layout(name, at: .history, in: frame) {
        periodHead(view, name, copy)
        if view.metrics.entries == 0 {
            emptyState(copy.nothingWritten(in: view.period), copy.nothingWrittenText) {
                a(.class("button"), .href(Route.write)) { copy.startWriting }
            }
            checkInLine(view, copy)
        } else {
            div(.class("columns")) {
                div(.class("stack")) {
                    helpFirst(view.tier, in: frame)
                    narrative(view, copy)
                    summaryPart(view.summary, in: view.period, frame)
                    if case .month = view.period { calendar(view, in: frame) }
                    if !view.isHeld { moodTrendChart(view.metrics.days, copy) }
                    if !view.isHeld { moments(view, copy) }
                    if !view.isHeld { topicChart(view.metrics.topics, copy) }
                    rhythm(view, in: frame)
                }
                div(.class("stack side")) { aside(view, copy) }
            }
        }
        neighbours(view, copy)
    }
}

/// The way up, and what the page is about.
func periodHead(_ view: PeriodView, _ name: String, _ copy: Copy) -> HTML {
    .group {
        backLink(.history(.overview(before: nil)), copy.history)
        header(.class("page-head")) { h1 { name } }
    }
}

private func narrative(_ view: PeriodView, _ copy: Copy) -> HTML {
    section(.class("card narrative"), .labelledBy("narrative-title")) {
        h2(.id("narrative-title")) { copy.looking }
        p(.class("narrative-words")) {
            copy.narrative(view.facts, in: view.period)
        }
        if view.isHeld { p(.class("hint")) { copy.heldText } }
        div(.class("actions")) {
            if case .week(let week) = view.period {
                a(.class("button primary"), .href(Route.history(.story(week.first)))) { copy.story }
                a(.class("button"), .href(Route.history(.day(firstDay(of: view))))) { copy.dayByDay }
            }
            a(.class("button"), .href(Route.history(.report(of: view.period)))) { copy.report }
        }
    }
}

/// The last day with entries, or the first of all.
private func firstDay(of view: PeriodView) -> LocalDay {
    view.metrics.days.last { $0.entries > 0 }?.day ?? view.period.first
}

private func calendar(_ view: PeriodView, in frame: Frame) -> HTML {
    heatCalendar(view.metrics.days, dominants: view.isHeld ? [:] : dominants(of: view), in: frame)
}

/// What the report found for each day; without a report the verdict that the day has most.
private func dominants(of view: PeriodView) -> [LocalDay: EmotionVerdict] {
    var found: [LocalDay: EmotionVerdict] = [:]
    if case .found(let findings) = view.report {
        for day in findings.days { found[day.day] = day.dominant }
    } else {
        for day in view.metrics.days {
            guard let most = day.verdicts.values.max() else { continue }
            found[day.day] = EmotionVerdict.allCases.first { day.verdicts[$0] == most }
        }
    }
    return found
}

private func moments(_ view: PeriodView, _ copy: Copy) -> HTML {
    .group {
        if !view.metrics.memorable.isEmpty {
            section(.class("stack"), .labelledBy("moments-title")) {
                h2(.id("moments-title")) { copy.moments }
                ul(.class("entries")) {
                    for moment in view.metrics.memorable {
                        li { momentRow(moment, in: view.period, copy) }
                    }
                }
            }
        }
        quoteCard(view.metrics.quote, copy)
    }
}

private func momentRow(_ moment: MemorableMoment, in period: Period, _ copy: Copy) -> HTML {
    a(.class("entry"), .href(Route.reflection(moment.id))) {
        span(.class("entry-when")) {
            span { copy.reason(moment.reason) }
            span { copy.longDay(moment.day) }
        }
        span(.class("entry-words"), .lang("")) { excerpt(of: moment.sentence, length: 200) }
    }
}

/// A sentence of the person's own, word for word, and where it stands.
func quoteCard(_ quote: QuotedSentence?, _ copy: Copy) -> HTML {
    guard let quote else { return .nothing }
    return section(.class("card quote"), .labelledBy("quote-title")) {
        h2(.id("quote-title")) { copy.quote }
        quotation(quote, copy)
    }
}

/// The sentence itself with the day, which leads to its entry.
func quotation(_ quote: QuotedSentence, _ copy: Copy) -> HTML {
    .group {
        blockquote(.class("quotation"), .lang("")) { quote.text }
        a(.class("quiet-link"), .href(Route.reflection(quote.id))) { copy.longDay(quote.day) }
    }
}

private func rhythm(_ view: PeriodView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return .group {
        switch view.period {
        case .week: rhythmDots(view.metrics.days, copy)
        case .month: weekdayChart(view.rhythm, from: frame.firstWeekday, copy)
        }
        partOfDayChart(view.rhythm, copy)
    }
}

private func aside(_ view: PeriodView, _ copy: Copy) -> HTML {
    .group {
        numbers(view.metrics, copy)
        checkInLine(view, copy)
        if !view.isHeld {
            moodRing(MoodShare.shares(of: view.metrics.moods), copy)
            emotionChart(EmotionShare.shares(of: view.metrics.verdicts), copy)
            improvementCard(view, copy)
            words(view.metrics.words, copy)
            shareCard(view, copy)
        }
    }
}

private func numbers(_ metrics: PeriodMetrics, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("numbers-title")) {
        h2(.id("numbers-title")) { copy.numbers }
        dl(.class("facts fact-grid")) {
            fact(copy.entriesLabel) { copy.number(metrics.entries) }
            fact(copy.daysLabel) { copy.daysOf(metrics.daysWithEntries, metrics.days.count) }
            fact(copy.wordsLabel) { copy.number(metrics.wordsWritten) }
            fact(copy.deeperLabelShort) { copy.number(metrics.deeperEntries) }
            if metrics.keptReplies > 0 {
                fact(copy.repliesLabel) { copy.number(metrics.keptReplies) }
            }
        }
    }
}

/// Check-ins of the period, which are counted by themselves, and the way to them.
private func checkInLine(_ view: PeriodView, _ copy: Copy) -> HTML {
    guard let mean = view.checkIns else { return .nothing }
    let (first, last) = (view.period.first, view.period.last)
    let query = CheckInRangeQuery(.custom(from: first.description, through: last.description))
    return p(.class("check-in-line")) {
        a(.href(Route.history(.checkIns(query)))) { copy.checkInLine(mean, isHeld: view.isHeld) }
    }
}

private func improvementCard(_ view: PeriodView, _ copy: Copy) -> HTML {
    let found = Improvement.found(in: view.metrics, before: view.before)
    guard !found.isEmpty else { return .nothing }
    return section(.class("card"), .labelledBy("improvements-title")) {
        h2(.id("improvements-title")) { copy.improvements }
        improvementList(found, in: view.period, copy)
    }
}

/// What went well, one line each.
func improvementList(_ found: [Improvement], in period: Period, _ copy: Copy) -> HTML {
    ul(.class("promises")) {
        for improvement in found {
            li {
                icon(.check)
                span { copy.sentence(improvement, in: period) }
            }
        }
    }
}

private func words(_ words: [WordCount], _ copy: Copy) -> HTML {
    guard !words.isEmpty else { return .nothing }
    return section(.class("card"), .labelledBy("words-title")) {
        h2(.id("words-title")) { copy.words }
        ul(.class("word-list")) {
            for word in words {
                li(.class("weight-\(weight(of: word, among: words))")) {
                    span(.lang("")) { word.word }
                    span(.class("hint")) { "\(copy.number(word.count))×" }
                }
            }
        }
    }
}

/// 1…3: how large a word is set, by how often it stands beside the most frequent one; 1 where none stands out.
private func weight(of word: WordCount, among words: [WordCount]) -> Int {
    let counts = words.map(\.count)
    guard let most = counts.max(), most != counts.min() else { return 1 }
    return word.count * 3 > most * 2 ? 3 : word.count * 3 > most ? 2 : 1
}

/// The periods before and after.
func neighbours(_ view: PeriodView, _ copy: Copy) -> HTML {
    guard view.hasPrevious || view.hasNext else { return .nothing }
    return nav(.class("paging neighbours"), .label(copy.heading(of: view.period))) {
        if view.hasPrevious {
            a(.class("button"), .href(Route.history(.page(of: view.period.previous))), .rel("prev")) {
                icon(.back)
                span { copy.previous(view.period) }
            }
        }
        if view.hasNext {
            a(.class("button"), .href(Route.history(.page(of: view.period.next))), .rel("next")) {
                span { copy.next(view.period) }
                icon(.onward)
            }
        }
    }
}
