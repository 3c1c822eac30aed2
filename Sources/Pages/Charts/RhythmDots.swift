import HTML
import Wellbeing

/// Seven days of a week, with entries or without: a filled dot with its number, or a ring.
func rhythmDots(_ days: [DayMetrics], _ copy: Copy) -> HTML {
    let rows = days.map { [copy.weekday($0.day), copy.number($0.entries)] }
    let table = chartTable(copy.rhythm, heads: [copy.dayHead, copy.entriesLabel], rows: rows)
    return chartCard("rhythm", copy.rhythm, copy, table: table) {
        svg(.class("rhythm"), .role("img"), .labelledBy("rhythm-title"), .describedBy("rhythm-desc")) {
            drawingWords("rhythm", copy.rhythm, copy.rowText(rows.map { ($0[0], $0[1]) }))
            for (index, day) in days.enumerated() {
                let across = share(Double(index) + 0.5, of: 7)
                svgText(.class("rhythm-day"), .x(across), .y("1em")) { copy.shortWeekday(day.day) }
                circle(
                    .class(day.entries > 0 ? "has-some" : "has-none"), .cx(across), .cy("2.75em"),
                    .r("1.05em"))
                if day.entries > 0 {
                    svgText(.class("rhythm-count"), .x(across), .y("3.1em")) { copy.number(day.entries) }
                }
            }
        }
    }
}

/// The weekdays of a month, from the weekday on that weeks begin with.
func weekdayChart(_ rhythm: RhythmMetrics, from first: Week.FirstWeekday, _ copy: Copy) -> HTML {
    let order = first == .monday ? Array(0..<7) : [6] + Array(0..<6)
    return barChart(
        "rhythm", copy.rhythm, heads: [copy.dayHead, copy.entriesLabel],
        order.map { index in
            // 5 January 1970 was a Monday.
            Bar(
                name: copy.weekday(LocalDay(number: 4 + index)),
                value: copy.number(rhythm.weekdays[index].entries),
                part: Double(rhythm.weekdays[index].percent) / 100)
        }, copy)
}
