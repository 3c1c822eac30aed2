import HTML
import Wellbeing

/// Check-ins as dots on a line with gaps, spoken moods as hollow diamonds beside them.
func checkInChart(_ review: CheckInReview, _ copy: Copy) -> HTML {
    let table = chartTable(
        copy.checkInChart,
        heads: [copy.dayHead, copy.checkInsLabel, copy.average, copy.spokenLabel, copy.spokenStep],
        rows: review.slots.reversed().map { slot in
            [
                copy.name(of: slot.days), copy.number(slot.mean?.count ?? 0),
                slot.mean.map { copy.tenths(of: $0) } ?? copy.noValue,
                copy.number(slot.spokenMean?.count ?? 0),
                slot.spokenMean.map { copy.tenths(of: $0) } ?? copy.noValue,
            ]
        })
    return chartCard("moods", copy.checkInChart, copy, table: table) {
        div(.class("trend")) {
            ol(.class("trend-scale"), .hiddenFromReaders) {
                for rating in Mood.allCases.reversed() {
                    li(.class("mood-\(rating.rawValue)")) {
                        icon(.mood(rating))
                        span { copy.rating(rating) }
                    }
                }
            }
            drawing(review, copy)
            dayNames(review.days, copy)
        }
        legendOfBoth(review, copy)
    }
}

private func drawing(_ review: CheckInReview, _ copy: Copy) -> HTML {
    let points = review.checkInPoints
    let radius = points.count > 20 ? "0.25em" : "0.4em"
    return svg(
        .class("trend-drawing"), .role("img"), .labelledBy("moods-title"), .describedBy("moods-desc"),
        Attribute("preserveAspectRatio", "none")
    ) {
        drawingWords("moods", copy.checkInChart, copy.checkInChartText(review))
        for rating in Mood.allCases {
            let height = share(5.5 - Double(rating.rawValue), of: 5)
            svgLine(
                .class("grid"), Attribute("x1", "0%"), Attribute("x2", "100%"), Attribute("y1", height),
                Attribute("y2", height))
        }
        for (from, to) in zip(points, points.dropFirst()) where to.isJoined {
            svgLine(
                .class("trend-line"), Attribute("x1", share(from.across)), Attribute("x2", share(to.across)),
                Attribute("y1", height(of: from)), Attribute("y2", height(of: to)))
        }
        for point in points {
            circle(
                .class("trend-point mood-\(Int(point.step.rounded()))"), .cx(share(point.across)),
                .cy(height(of: point)), .r(radius))
        }
        for point in review.spokenPoints {
            rect(
                .class("spoken-point"), .x(share(point.across)), .y(height(of: point)), .width("0.75em"),
                .height("0.75em"))
        }
    }
}

private func height(of point: MoodPoint) -> String { share(5.5 - point.step, of: 5) }

/// Each of seven days, or four days spread evenly.
private func dayNames(_ days: DayRange, _ copy: Copy) -> HTML {
    let number = days.count <= 7 ? days.count : 4
    return svg(.class("trend-days"), .hiddenFromReaders) {
        for index in 0..<number {
            let across = (Double(index) + 0.5) / Double(number)
            let day = days.first.adding(days: Int(across * Double(days.count)))
            svgText(.x(share(across)), .y("1em")) {
                days.count <= 7 ? copy.shortWeekday(day) : copy.axisDay(day, in: days)
            }
        }
    }
}

/// What dots and diamonds are, and what each of them stands for.
private func legendOfBoth(_ review: CheckInReview, _ copy: Copy) -> HTML {
    ul(.class("chart-legend")) {
        li {
            svg(.class("legend-sign"), .viewBox("0 0 10 10"), .hiddenFromReaders) {
                circle(.class("trend-point"), .cx("5"), .cy("5"), .r("4"))
            }
            span { copy.checkInDots(review.grain) }
        }
        li {
            svg(.class("legend-sign spoken-sign"), .viewBox("0 0 10 10"), .hiddenFromReaders) {
                path(.d("M5 1l4 4l-4 4l-4-4z"))
            }
            span { copy.spokenDiamonds(review.grain) }
        }
    }
}
