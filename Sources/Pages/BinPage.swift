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
    let reflection = item.reflection
    return div(.class("entry binned")) {
        p(.class("entry-when")) {
            span { copy.day(reflection.moment.day) }
            clockMark(reflection.moment, copy)
            span(.class("days-left")) { copy.daysLeft(item.daysLeft) }
        }
        p(.class("entry-words"), .lang(reflection.language?.rawValue ?? "")) {
            excerpt(of: reflection.text, length: 160)
        }
        div(.class("actions")) {
            post(.restoreReflection(reflection.id), in: frame) {
                button(.class("button"), .type("submit")) {
                    icon(.undo)
                    span { copy.restore }
                }
            }
            confirmed(
                copy.destroy, question: copy.destroyQuestion, yes: copy.destroy,
                route: .destroyReflection(reflection.id), in: frame)
        }
    }
}
