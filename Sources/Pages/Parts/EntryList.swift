import HTML
import Wellbeing

/// One entry in a list: its clock, how it begins, mood and emotion.
///
/// The whole row is the link.
func entryRow(_ reflection: Reflection, _ copy: Copy, showsDay: Bool = false) -> HTML {
    a(.class("entry"), .href(Route.reflection(reflection.id))) {
        span(.class("entry-when")) {
            if showsDay { span { copy.day(reflection.moment.day) } }
            clockMark(reflection.moment, copy)
        }
        span(.class("entry-words"), .lang(reflection.language?.rawValue ?? "")) {
            excerpt(of: reflection.text, length: 160)
        }
        if reflection.mood != nil || reflection.verdict != nil {
            span(.class("marks")) {
                if let mood = reflection.mood { moodMark(mood, copy) }
                if let verdict = reflection.verdict { verdictMark(verdict, copy) }
            }
        }
    }
}

/// Texts that were begun, each with its way back in.
func draftList(_ drafts: [Draft], in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    guard !drafts.isEmpty else { return .nothing }
    return section(.class("drafts"), .labelledBy("drafts-title")) {
        h2(.id("drafts-title")) { copy.othersTitle }
        ul(.class("entries")) {
            for draft in drafts {
                li {
                    a(.class("entry draft"), .href(Route.draft(draft.id))) {
                        span(.class("entry-when")) {
                            span { copy.day(draft.moment.day) }
                            clockMark(draft.moment, copy)
                        }
                        draftBeginning(draft, copy)
                        span(.class("entry-act")) { draft.isEdit ? copy.editTitle : copy.continueWriting }
                    }
                }
            }
        }
    }
}

private func draftBeginning(_ draft: Draft, _ copy: Copy) -> HTML {
    let beginning = excerpt(of: draft.text, length: 120)
    return if beginning.isEmpty {
        span(.class("entry-words none")) { copy.noDraftText }
    } else {
        span(.class("entry-words"), .lang(draft.understanding?.language?.rawValue ?? "")) { beginning }
    }
}

/// A quiet place with nothing in it yet.
func emptyState(_ heading: String, _ words: String, @HTMLBuilder way: () -> HTML) -> HTML {
    div(.class("empty")) {
        brandMark()
        h2 { heading }
        p { words }
        way()
    }
}
