import HTML
import Wellbeing

/// The moods of a period as a ring with its legend.
///
/// Gaps part the pieces, so that they can be told apart without colours, in the order of the legend.
func moodRing(_ shares: [MoodShare], _ copy: Copy) -> HTML {
    guard !shares.isEmpty else { return .nothing }
    let rows = shares.map { [copy.name(of: $0.mood), copy.percentage($0.percent), copy.number($0.entries)] }
    let table = chartTable(
        copy.moodShares, heads: [copy.mood, copy.shareHead, copy.entriesLabel], rows: rows)
    return chartCard("ring", copy.moodShares, copy, table: table) {
        div(.class("ring-row")) {
            svg(
                .class("ring"), .viewBox("0 0 42 42"), .role("img"), .labelledBy("ring-title"),
                .describedBy("ring-desc")
            ) {
                drawingWords("ring", copy.moodShares, copy.rowText(rows.map { ($0[0], $0[1]) }))
                for piece in pieces(of: shares) { piece }
            }
            ul(.class("legend")) {
                for share in shares {
                    li {
                        moodMark(share.mood, copy)
                        span { copy.percentage(share.percent) }
                    }
                }
            }
        }
    }
}

/// A circle of 100 around, one dash for each share, from the top on.
private func pieces(of shares: [MoodShare]) -> [HTML] {
    var start = 0
    return shares.map { share in
        let gap = shares.count > 1 ? 1 : 0
        let length = max(share.percent - gap, 1)
        defer { start += share.percent }
        return circle(
            .class("ring-piece mood-\(share.mood.rawValue)"), .cx("21"), .cy("21"), .r("15.9155"),
            Attribute("stroke-dasharray", "\(length) \(100 - length)"),
            Attribute("stroke-dashoffset", "\(25 - start)"))
    }
}
