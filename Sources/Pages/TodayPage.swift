public import HTML
import Wellbeing

/// Today with what exists so far: an invitation to write, what was begun, the week, the latest entries.
public func todayPage(_ view: TodayView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.today, at: .today, in: frame) {
        header(.class("page-head")) {
            p(.class("eyebrow")) { copy.longDay(frame.today) }
            h1 { copy.today }
        }
        if let reminder = view.reminder { reminderPart(reminder, in: frame) }
        quickActions(view, copy)
        div(.class("columns")) {
            div(.class("stack")) {
                if let checkIns = view.checkIns {
                    if let question = checkIns.question {
                        // Help stands above a question in these days.
                        if view.isCareOn { carePart(.on, in: frame) }
                        followUp(question, in: frame)
                    }
                    checkInFaces(checkIns.faces, in: frame)
                }
                invitation(copy)
                draftList(view.drafts, in: frame)
                begunSpokenList(view.spoken, in: frame)
                latest(view, copy)
            }
            div(.class("stack side")) {
                // Days without an entry are no reproach, and there are days when none may look like one.
                if !view.isCareOn {
                    weekCard(view, in: frame)
                } else if view.checkIns?.question == nil {
                    carePart(.on, in: frame)
                }
                if let days = view.checkIns?.days { checkInWeek(days, in: frame) }
                safekeeping(view.lastBackup, copy)
            }
        }
    }
}

/// What a person comes for most often, one tap away.
private func quickActions(_ view: TodayView, _ copy: Copy) -> HTML {
    nav(.class("quick-actions"), .label(copy.quickActions)) {
        if view.canSpeak {
            a(.class("button"), .href(Route.speak(.record))) {
                icon(.speak)
                span { copy.speak }
            }
        }
        a(.class("button"), .href(Route.write)) {
            icon(.write)
            span { copy.write }
        }
        if view.checkIns != nil {
            a(.class("button"), .href(Route.checkIns(.page))) {
                span(.class("mark-face")) { icon(.mood(.okay)) }
                span { copy.checkIn }
            }
        }
    }
}

private func invitation(_ copy: Copy) -> HTML {
    section(.class("card invitation"), .labelledBy("invitation-title")) {
        h2(.id("invitation-title")) { copy.invitation }
        p { copy.invitationText }
        a(.class("button primary"), .href(Route.write)) {
            icon(.write)
            span { copy.startWriting }
        }
        a(.class("quiet-link"), .href(.speak(.write))) { copy.writeWithoutVoice }
    }
}

private func latest(_ view: TodayView, _ copy: Copy) -> HTML {
    guard !view.latest.isEmpty else { return .nothing }
    return section(.labelledBy("latest-title")) {
        div(.class("section-head")) {
            h2(.id("latest-title")) { copy.latest }
            a(.href(Route.journal(search: nil, after: nil))) { copy.wholeJournal }
        }
        ul(.class("entries")) {
            for reflection in view.latest { li { entryRow(reflection, copy, showsDay: true) } }
        }
    }
}

/// Seven days and how many entries each has: a dot that is filled, and the number for readers.
private func weekCard(_ view: TodayView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card"), .labelledBy("week-title")) {
        h2(.id("week-title")) { copy.thisWeek }
        ol(.class("week")) {
            for day in view.week.days {
                let entries = view.counts[day] ?? 0
                li(
                    .class(entries > 0 ? "has-entries" : "has-none"),
                    .when(day == frame.today, .current("date"))
                ) {
                    span(.hiddenFromReaders) { copy.shortWeekday(day) }
                    span(.class("dot"), .hiddenFromReaders) { entries > 0 ? copy.number(entries) : "" }
                    span(.class("visually-hidden")) { copy.dayCount(day, entries) }
                }
            }
        }
        if view.total > 0 { p(.class("hint")) { copy.entriesInAll(view.total) } }
    }
}

private func safekeeping(_ lastBackup: Moment?, _ copy: Copy) -> HTML {
    p(.class("safekeeping")) {
        icon(.shield)
        span { lastBackup.map { copy.lastBackup(copy.day($0.day)) } ?? copy.noBackup }
        if lastBackup == nil { a(.href(Route.settings.path + "#backups")) { copy.makeOne } }
    }
}
