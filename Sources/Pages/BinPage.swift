public import HTML
import Wellbeing

/// What was deleted and can still come back.
public func binPage(_ view: BinView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.bin, at: .journal, in: frame) {
        div(.class("narrow stack")) {
            a(.class("back"), .href(Route.journal(search: nil, after: nil))) {
                icon(.back)
                span { copy.journal }
            }
            h1 { copy.bin }
            p(.class("lead")) { copy.binText }
            if view.items.isEmpty {
                emptyState(copy.bin, copy.emptyBin) {}
            } else {
                ul(.class("entries")) {
                    for item in view.items { li { binned(item, in: frame) } }
                }
            }
        }
    }
}

private func binned(_ item: BinView.Item, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let (restore, destroy) = item.record.ways
    return div(.class("entry binned")) {
        p(.class("entry-when")) {
            span { copy.day(item.record.moment.day) }
            clockMark(item.record.moment, copy)
            if case .mood(let record) = item.record { span { copy.kind(of: record) } }
            span(.class("days-left")) { copy.daysLeft(item.daysLeft) }
        }
        binnedWords(item.record, copy)
        div(.class("actions")) {
            post(restore, in: frame) {
                button(.class("button"), .type("submit")) {
                    icon(.undo)
                    span { copy.restore }
                }
            }
            confirmed(
                copy.destroy, question: copy.destroyQuestion, yes: copy.destroy,
                route: destroy, in: frame)
        }
    }
}

private func binnedWords(_ record: BinView.Record, _ copy: Copy) -> HTML {
    switch record {
    case .reflection(let reflection):
        p(.class("entry-words"), .lang(reflection.language?.rawValue ?? "")) {
            excerpt(of: reflection.text, length: 160)
        }
    case .mood(let record):
        .group {
            p(.class("marks")) { recordMark(record, copy) }
            recordWords(record)
        }
    }
}

extension BinView.Record {
    fileprivate var moment: Moment {
        switch self {
        case .reflection(let reflection): reflection.moment
        case .mood(let record): record.moment
        }
    }

    /// Back into the diary, and out of it for good.
    fileprivate var ways: (restore: Route, destroy: Route) {
        switch self {
        case .reflection(let reflection):
            (.restoreReflection(reflection.id), .destroyReflection(reflection.id))
        case .mood(.checkIn(let checkIn)):
            (.checkIns(.restore(checkIn.id)), .checkIns(.destroy(checkIn.id)))
        case .mood(.spoken(let entry)): (.spoken(.restore(entry.id)), .spoken(.destroy(entry.id)))
        }
    }
}
