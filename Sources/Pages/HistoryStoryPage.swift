public import HTML
import Wellbeing

/// A week as cards, one after another: swiped, scrolled, or walked through by their links.
public func storyPage(_ view: PeriodView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let name = copy.name(of: view.period)
    let cards = view.isHeld ? [] : PeriodStory(of: view.metrics, before: view.before).cards
    return layout(copy.storyTitle(name), at: .history, in: frame) {
        backLink(.history(.page(of: view.period)), name)
        header(.class("page-head")) { h1 { copy.story } }
        helpFirst(view.tier, in: frame)
        if view.isHeld {
            p(.class("lead")) { copy.heldText }
        } else if cards.isEmpty {
            emptyState(copy.nothingWritten(in: view.period), copy.nothingWrittenText) {
                a(.class("button"), .href(Route.write)) { copy.startWriting }
            }
        } else {
            ol(.class("story"), .tabIndex(0), .label(copy.story)) {
                for (index, card) in cards.enumerated() {
                    li(.class("card story-card"), .id("card-\(index + 1)")) {
                        p(.class("eyebrow")) { copy.card(index + 1, of: cards.count) }
                        storyCard(card, in: view.period, copy)
                        steps(index, of: cards.count, view, copy)
                    }
                }
            }
        }
    }
}

private func steps(_ index: Int, of count: Int, _ view: PeriodView, _ copy: Copy) -> HTML {
    div(.class("story-steps")) {
        if index > 0 {
            a(.class("button text"), .href("#card-\(index)")) {
                icon(.back)
                span { copy.previousCard }
            }
        }
        if index + 1 < count {
            a(.class("button"), .href("#card-\(index + 2)")) {
                span { copy.nextCard }
                icon(.onward)
            }
        } else {
            a(.class("button"), .href(Route.history(.page(of: view.period)))) { copy.toTheWeek }
        }
    }
}

private func storyCard(_ card: StoryCard, in period: Period, _ copy: Copy) -> HTML {
    switch card {
    case .glance(let entries, let days, let all, let words):
        return .group {
            h2 { copy.looking }
            p(.class("story-words")) { copy.glance(days: days, of: all, entries: entries) }
            p(.class("hint")) { copy.wordsWritten(words) }
        }
    case .moods(let journey):
        return .group {
            h2 { copy.moodTrend }
            ul(.class("legend")) {
                for point in journey.points {
                    li {
                        span { copy.weekday(point.day) }
                        if let mood = Mood(rawValue: Int(point.mean.rounded())) { moodMark(mood, copy) }
                    }
                }
            }
        }
    case .emotions(let shares, let unclear):
        return .group {
            h2 { copy.emotionShares }
            ul(.class("legend")) {
                for share in shares {
                    li {
                        verdictMark(.felt(share.emotion), copy)
                        span { copy.percentage(share.percent) }
                    }
                }
            }
            if unclear > 0 { p(.class("hint")) { copy.unclearBeside(unclear) } }
        }
    case .topics(let topics):
        return .group {
            h2 { copy.topics }
            p(.class("story-words")) { copy.list(topics.map { copy.quoted($0.word) }) }
        }
    case .moment(let moment):
        return .group {
            h2 { copy.reason(moment.reason) }
            blockquote(.class("quotation"), .lang("")) { moment.sentence }
            a(.class("quiet-link"), .href(Route.reflection(moment.id))) { copy.longDay(moment.day) }
        }
    case .closing(let quote, let improvements):
        return .group {
            h2 { copy.takeAlong }
            if let quote { quotation(quote, copy) }
            if !improvements.isEmpty { improvementList(improvements, in: period, copy) }
        }
    }
}
