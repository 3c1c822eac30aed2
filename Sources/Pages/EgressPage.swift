public import HTML
import Wellbeing

/// What was sent to other programs and machines, latest first.
public func egressPage(_ view: EgressView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.whatWasSent, at: .settings, in: frame) {
        div(.class("narrow stack")) {
            backLink(.settings, copy.settings)
            h1 { copy.whatWasSent }
            p(.class("lead")) { copy.whatWasSentText }
            if view.lines.isEmpty && view.isFirst {
                emptyState(copy.nothingSent, copy.nothingSentText) {}
            } else {
                ul(.class("entries")) {
                    for line in view.lines { li { sentLine(line, view.zone, copy) } }
                }
                paging(view, copy)
            }
        }
    }
}

private func sentLine(_ line: EgressView.Line, _ zone: Zone, _ copy: Copy) -> HTML {
    let record = line.record
    return div(.class("entry")) {
        p(.class("entry-when")) {
            span { copy.dateAndClock(record.instant, in: zone) }
            span(.class("sent-outcome")) { copy.name(of: record.outcome) }
        }
        p(.class("sent-purpose")) { copy.name(of: record.purpose) }
        dl(.class("facts fact-grid")) {
            div(.class("wide")) {
                dt { copy.addressTerm }
                dd { plainName(record.address.description) }
            }
            // A reminder goes to no model.
            if record.purpose != .reminder { fact(copy.modelNameTerm) { plainName(record.model) } }
            fact(copy.sizeTerm) { copy.bytes(record.bytes) }
            div(.class("wide")) {
                dt { copy.digestTerm }
                dd { digest(record.digest) }
            }
        }
    }
}

/// The beginning tells lines apart; the whole is there for whoever wants to compare.
private func digest(_ digest: String) -> HTML {
    details {
        summary { plainName(digest.prefix(12) + "…") }
        plainName(digest)
    }
}

private func paging(_ view: EgressView, _ copy: Copy) -> HTML {
    guard !view.isFirst || view.next != nil else { return .nothing }
    return nav(.class("paging"), .label(copy.whatWasSent)) {
        if !view.isFirst {
            a(.class("button text"), .href(.models(.egress(before: nil)))) { copy.latestLines }
        }
        if let next = view.next {
            a(.class("button"), .href(.models(.egress(before: next)))) {
                span { copy.earlierLines }
                icon(.onward)
            }
        }
    }
}
