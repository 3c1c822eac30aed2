public import HTML
import Wellbeing

/// What was felt in a week or a month, against the one before; never told of a few entries.
public func reportPage(_ view: PeriodView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let name = copy.name(of: view.period)
    return layout(copy.reportTitle(name), at: .history, in: frame) {
        backLink(.history(.page(of: view.period)), name)
        header(.class("page-head")) { h1 { copy.report } }
        div(.class("narrow stack")) {
            helpFirst(view.tier, in: frame)
            if view.isHeld {
                p(.class("lead")) { copy.heldText }
            } else {
                switch view.report {
                case .tooFew(let read): p(.class("lead")) { copy.tooFew(read) }
                case .found(let findings): found(findings, copy)
                }
            }
        }
    }
}

private func found(_ findings: EmotionFindings, _ copy: Copy) -> HTML {
    .group {
        section(.class("card"), .labelledBy("sum-title")) {
            h2(.id("sum-title")) { copy.looking }
            ul(.class("report-sum")) {
                li { copy.clearEntries(findings.decided) }
                if findings.unclear > 0 { li { copy.unclearEntries(findings.unclear) } }
                if findings.unread > 0 { li { copy.unreadEntries(findings.unread) } }
                if findings.corrected > 0 { li { copy.correctedEntries(findings.corrected) } }
            }
            p(.class("hint")) { copy.reportNote }
        }
        emotionChart(findings.shares, copy)
        feltDays(findings, copy)
        comparison(findings.comparison, copy)
    }
}

private func feltDays(_ findings: EmotionFindings, _ copy: Copy) -> HTML {
    guard !findings.daysFelt.isEmpty else { return .nothing }
    return section(.class("card"), .labelledBy("felt-title")) {
        h2(.id("felt-title")) { copy.daysFeltTitle }
        ul(.class("legend")) {
            for share in findings.shares {
                li {
                    verdictMark(.felt(share.emotion), copy)
                    span { copy.daysFelt(findings.daysFelt[share.emotion] ?? 0) }
                }
            }
        }
    }
}

/// Each emotion then and now, where both periods have enough.
private func comparison(_ comparison: PeriodComparison?, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("comparison-title")) {
        h2(.id("comparison-title")) { copy.comparison }
        if let comparison, comparison.mood != nil || !comparison.emotions.isEmpty {
            chartTable(
                copy.comparison, heads: [copy.what, copy.beforeHead, copy.nowHead],
                rows: rows(comparison, copy))
        } else {
            p(.class("hint")) { copy.noComparison }
        }
    }
}

private func rows(_ comparison: PeriodComparison, _ copy: Copy) -> [[String]] {
    var rows = Emotion.allCases.compactMap { emotion in
        comparison.emotions[emotion].map {
            [copy.name(of: .felt(emotion)), copy.percent($0.before), copy.percent($0.now)]
        }
    }
    if let mood = comparison.mood {
        rows.append([copy.meanMood, copy.tenths(mood.before), copy.tenths(mood.now)])
    }
    return rows
}
