import HTML
import Wellbeing

/// The mean mood of each day as a line; a day without a mood is a gap in it.
func moodTrendChart(_ days: [DayMetrics], _ copy: Copy) -> HTML {
    guard let journey = MoodJourney(of: days) else { return .nothing }
    let gaps = days.count { $0.meanMood == nil && !$0.isFuture }
    let rows = days.map { day in
        let value = day.meanMood.map(copy.tenths) ?? (day.isFuture ? copy.toCome : copy.noMood)
        return [copy.longDay(day.day), value]
    }
    let table = chartTable(copy.moodTrend, heads: [copy.dayHead, copy.mood], rows: rows)
    return chartCard("trend", copy.moodTrend, copy, table: table) {
        div(.class("trend")) {
            ol(.class("trend-scale"), .hiddenFromReaders) {
                for mood in Mood.allCases.reversed() {
                    li(.class("mood-\(mood.rawValue)")) {
                        icon(.mood(mood))
                        span { copy.name(of: mood) }
                    }
                }
            }
            trendDrawing(days, copy.trendText(journey, gaps: gaps), copy)
            trendDays(days, copy)
        }
    }
}

private func trendDrawing(_ days: [DayMetrics], _ words: String, _ copy: Copy) -> HTML {
    svg(
        .class("trend-drawing"), .role("img"), .labelledBy("trend-title"), .describedBy("trend-desc"),
        Attribute("preserveAspectRatio", "none")
    ) {
        drawingWords("trend", copy.moodTrend, words)
        for mood in Mood.allCases {
            let height = share(5.5 - Double(mood.rawValue), of: 5)
            svgLine(
                .class("grid"), Attribute("x1", "0%"), Attribute("x2", "100%"), Attribute("y1", height),
                Attribute("y2", height))
        }
        for index in days.indices.dropFirst() { segment(index, days) }
        for (index, day) in days.enumerated() {
            if let mean = day.meanMood {
                circle(
                    .class("trend-point mood-\(Int(mean.rounded()))"), .cx(across(index, days)),
                    .cy(share(5.5 - mean, of: 5)), .r(days.count > 7 ? "0.25em" : "0.4em"))
            }
        }
    }
}

/// The line between two days that both have a mood.
private func segment(_ index: Int, _ days: [DayMetrics]) -> HTML {
    guard let from = days[index - 1].meanMood, let to = days[index].meanMood else { return .nothing }
    return svgLine(
        .class("trend-line"), Attribute("x1", across(index - 1, days)), Attribute("x2", across(index, days)),
        Attribute("y1", share(5.5 - from, of: 5)), Attribute("y2", share(5.5 - to, of: 5)))
}

private func across(_ index: Int, _ days: [DayMetrics]) -> String {
    share(Double(index) + 0.5, of: Double(days.count))
}

/// Seven weekdays, or every seventh day of a month.
private func trendDays(_ days: [DayMetrics], _ copy: Copy) -> HTML {
    svg(.class("trend-days"), .hiddenFromReaders) {
        for (index, day) in days.enumerated() where days.count <= 7 || index % 7 == 0 {
            svgText(.x(across(index, days)), .y("1em")) {
                days.count <= 7 ? copy.shortWeekday(day.day) : copy.number(day.day.parts.day)
            }
        }
    }
}
