import HTML
import Wellbeing

/// A month as a calendar: each day with entries shows its emotion or, without one, its mood, and leads to its page.
///
/// It is a table already, so it needs no other one.
///
/// - Parameter dominants: the emotion of each day that has one.
func heatCalendar(
    _ days: [DayMetrics], dominants: [LocalDay: EmotionVerdict], in frame: Frame
) -> HTML {
    let copy = Copy(frame.language)
    guard let first = days.first?.day, let last = days.last?.day else { return .nothing }
    let byDay = Dictionary(days.map { ($0.day, $0) }, uniquingKeysWith: { one, _ in one })
    return section(.class("card chart-card"), .labelledBy("calendar-heading")) {
        h2(.id("calendar-heading")) { copy.calendar }
        table(.class("calendar"), .labelledBy("calendar-heading")) {
            thead {
                tr {
                    for day in Week(containing: first, startingOn: frame.firstWeekday).days {
                        th(Attribute("scope", "col")) {
                            span(.hiddenFromReaders) { copy.shortWeekday(day) }
                            span(.class("visually-hidden")) { copy.weekday(day) }
                        }
                    }
                }
            }
            tbody {
                for week in weeks(from: first, through: last, in: frame) {
                    tr {
                        for day in week.days { td { cell(byDay[day], dominants[day], in: frame) } }
                    }
                }
            }
        }
    }
}

private func weeks(from first: LocalDay, through last: LocalDay, in frame: Frame) -> [Week] {
    let start = Week(containing: first, startingOn: frame.firstWeekday).first.number
    return stride(from: start, through: last.number, by: 7).map { Week(first: LocalDay(number: $0)) }
}

private func cell(_ day: DayMetrics?, _ dominant: EmotionVerdict?, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    guard let day else { return .nothing }
    let number = copy.number(day.day.parts.day)
    let today: Attribute = .when(day.day == frame.today, .current("date"))
    guard day.entries > 0 else {
        return span(.class("calendar-day"), today) { number }
    }
    let mood = day.meanMood.flatMap { Mood(rawValue: Int($0.rounded())) }
    let look = dominant.map { "emotion-\($0.rawValue)" } ?? mood.map { "mood-\($0.rawValue)" } ?? "mood-3"
    return a(.class("calendar-day has-some \(look)"), .href(Route.history(.day(day.day))), today) {
        span(.hiddenFromReaders) { number }
        if let dominant {
            icon(.verdict(dominant))
        } else if let mood {
            icon(.mood(mood))
        } else {
            icon(.write)
        }
        span(.class("visually-hidden")) { copy.calendarDay(day, dominant: dominant) }
    }
}
