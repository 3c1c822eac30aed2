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
        div(.class("columns")) {
            div(.class("stack")) {
                invitation(copy)
                draftList(view.drafts, in: frame)
                begunSpokenList(view.spoken, in: frame)
                latest(view, copy)
            }
            div(.class("stack side")) {
                // Days without an entry are no reproach, and there are days when none may look like one.
                if view.isCareOn { carePart(.on, in: frame) } else { weekCard(view, in: frame) }
                safekeeping(view.lastBackup, copy)
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
