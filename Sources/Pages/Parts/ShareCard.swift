import HTML
import Wellbeing

/// A week or a month as plain text, for the person to copy if she likes to pass it on.
///
/// Only what is counted and told: none of her sentences, so that nothing leaves by accident.
func shareCard(_ view: PeriodView, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("share-title")) {
        h2(.id("share-title")) { copy.shareTitle }
        details {
            summary { copy.shareLabel }
            p(.class("hint"), .id("share-hint")) { copy.shareHint }
            textarea(
                .id("share-text"), .labelledBy("share-title"), .describedBy("share-hint"), .readOnly, .rows(8)
            ) { shareText(of: view, copy) }
        }
    }
}

/// The name of the period, what is told of it, and its moods.
func shareText(of view: PeriodView, _ copy: Copy) -> String {
    var lines = [copy.name(of: view.period), ""]
    lines.append(view.facts.map { copy.sentence($0, in: view.period) }.joined(separator: " "))
    let shares = MoodShare.shares(of: view.metrics.moods)
    if !shares.isEmpty {
        lines.append("")
        lines += shares.map { "\(copy.name(of: $0.mood)): \(copy.percentage($0.percent))" }
    }
    return lines.joined(separator: "\n")
}
