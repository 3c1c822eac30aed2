public import HTML
import Wellbeing

/// The result: what was understood, part by part.
///
/// One part that failed is said and hides none of the others.
public func understoodPage(_ view: UnderstoodView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let draft = view.draft
    return layout(copy.understoodTitle, at: .write, in: frame) {
        div(.class("narrow stack")) {
            a(.class("back"), .href(Route.draft(draft.id))) {
                icon(.back)
                span { copy.backToText }
            }
            h1 { copy.understoodTitle }
            helpFirst(view.tier, in: frame)
            if let understanding = draft.understanding {
                readingPart(understanding.reading, copy)
                // A question drawn from a word or a feeling could press where it hurts; people are asked first.
                if view.tier < .help { questionCard(understanding.question, copy) }
            } else {
                outdated(draft, in: frame)
            }
            ownTextFolded(draft, copy)
            if draft.understanding != nil { ways(draft, in: frame) }
        }
    }
}

/// The form that saves; the correction belongs to it from where it stands.
private let saveFormID = "save-form"

private func readingPart(_ reading: EmotionReading?, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("reading-title")) {
        h2(.id("reading-title")) { copy.readInText }
        if let reading {
            emotionCard(reading, copy)
            details(.class("correct")) {
                summary { copy.correctIt }
                selectField(
                    .verdict, copy.correctionLabel, hint: copy.correctionOnSave,
                    options: verdictOptions(copy),
                    chosen: "", Attribute("form", saveFormID))
            }
        } else {
            p(.class("said-plainly")) {
                icon(.note)
                span { copy.noReading }
            }
        }
    }
}

private func ways(_ draft: Draft, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return post(.saveDraft(draft.id), in: frame, .id(saveFormID), .class("actions")) {
        a(.class("button primary"), .href(Route.deeper(draft.id))) { copy.goDeeper }
        submitButton(draft.isEdit ? copy.saveChanges : copy.saveEntry, "button")
        a(.class("button text"), .href(Route.draft(draft.id))) { copy.backToText }
    }
}

private func outdated(_ draft: Draft, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card")) {
        p { copy.notAskedYet }
        post(.readDraft(draft.id), in: frame) { submitButton(copy.readNow, "button primary") }
    }
}
