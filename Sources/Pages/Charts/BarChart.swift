import HTML
import Wellbeing

/// One bar: its name, its number and how long it is.
struct Bar {
    let name: String
    let value: String
    /// 0…1 of the longest possible bar.
    let part: Double
    /// What colours it, such as `emotion-fear`.
    var look = ""
    /// More of it for the table.
    var further: [String] = []
}

/// Bars below each other, each under its name and its number.
///
/// - Parameter heads: of the table: name, value and what else a bar has.
func barChart(_ id: String, _ heading: String, heads: [String], _ bars: [Bar], _ copy: Copy) -> HTML {
    guard !bars.isEmpty else { return .nothing }
    let table = chartTable(heading, heads: heads, rows: bars.map { [$0.name, $0.value] + $0.further })
    return chartCard(id, heading, copy, table: table) {
        svg(
            .class("bars"), .role("img"), .labelledBy("\(id)-title"), .describedBy("\(id)-desc"),
            .height("\(Double(bars.count) * 2.75)em")
        ) {
            drawingWords(id, heading, copy.rowText(bars.map { ($0.name, $0.value) }))
            for (row, bar) in bars.enumerated() {
                let top = Double(row) * 2.75
                svgText(.x("0"), .y("\(top + 1.1)em")) { excerpt(of: bar.name, length: 18) }
                svgText(.class("bar-value"), .x("100%"), .y("\(top + 1.1)em")) { bar.value }
                rect(
                    .class("bar-ground"), .x("0"), .y("\(top + 1.5)em"), .width("100%"), .height("0.75em"),
                    .rx("0.375em"))
                rect(
                    .class("bar-part \(bar.look)"), .x("0"), .y("\(top + 1.5)em"), .width(share(bar.part)),
                    .height("0.75em"), .rx("0.375em"))
            }
        }
    }
}

/// The emotions of a period, greatest share first.
func emotionChart(_ shares: [EmotionShare], _ copy: Copy) -> HTML {
    barChart(
        "emotions", copy.emotionShares, heads: [copy.emotion, copy.shareHead, copy.entriesLabel],
        shares.map { share in
            Bar(
                name: copy.name(of: .felt(share.emotion)), value: copy.percentage(share.percent),
                part: Double(share.percent) / 100, look: "emotion-\(share.emotion.rawValue)",
                further: [copy.number(share.entries)])
        }, copy)
}

/// What a period's texts were about, most frequent first.
func topicChart(_ topics: [WordCount], _ copy: Copy) -> HTML {
    let most = Double(topics.map(\.count).max() ?? 1)
    return barChart(
        "topics", copy.topics, heads: [copy.wordHead, copy.timesHead, copy.entriesLabel],
        topics.map {
            Bar(
                name: $0.word, value: "\(copy.number($0.count))×", part: Double($0.count) / most,
                further: [copy.number($0.entries)])
        }, copy)
}

/// When in the day a person wrote.
func partOfDayChart(_ rhythm: RhythmMetrics, _ copy: Copy) -> HTML {
    barChart(
        "parts", copy.partsOfDay, heads: [copy.partHead, copy.entriesLabel],
        PartOfDay.allCases.map { part in
            let beat = rhythm.parts[part]
            return Bar(
                name: copy.name(of: part), value: copy.number(beat?.entries ?? 0),
                part: Double(beat?.percent ?? 0) / 100)
        }, copy)
}
