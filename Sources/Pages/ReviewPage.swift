public import HTML
import Wellbeing

/// The form of a spoken entry: the words, and each field beside the words that it rests on.
///
/// Nothing is saved before the person says so. What depends on another answer is shown by the style sheet alone once
/// that answer is given; a browser that cannot do that shows all of it.
public func reviewPage(_ view: ReviewView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let heading = copy.reviewTitle(view)
    let callsForHelp = view.tier > .none
    return layout(copy.title(heading, hasProblem: view.problem != nil), at: .write, in: frame) {
        div(.class("narrow writing")) {
            h1(.id("review-title")) { heading }
            p(.class("lead")) {
                copy.spokenOn(copy.dateAndClock(view.draft.moment.instant, in: view.draft.moment.zone))
            }
            reviewProblem(view.problem, copy)
            post(.speak(.keep(view.draft.id)), in: frame, .class("stack spoken"), .writing) {
                hiddenField(.asRead, asReadJSON(view.asRead))
                // Help comes before everything else; while somebody writes it stays out of her way.
                if callsForHelp { helpWhileWriting(view.tier, in: frame) }
                heardPart(view, copy)
                transcriptSheet(view, copy)
                if !callsForHelp { helpWhileWriting(view.tier, in: frame) }
                spokenFieldset(view, copy)
                recordingChoice(view, copy)
                reviewActions(view, copy)
            }
        }
    }
}

private func asReadJSON(_ words: [SpokenFields.Field: String]) -> String {
    JSON.object(
        SpokenFields.Field.allCases.compactMap { field in
            words[field].map { JSON.Member(field.rawValue, .string($0)) }
        }
    ).line
}

private func reviewProblem(_ problem: ReviewProblem?, _ copy: Copy) -> HTML {
    guard let problem else { return .nothing }
    let (message, hint) = copy.message(problem)
    return div(.id("writing-problem")) { problemBox(message, hint: hint) }
}

/// What was heard, with the words marked that a field rests on.
private func heardPart(_ view: ReviewView, _ copy: Copy) -> HTML {
    guard let heard = view.draft.heard else {
        return view.trouble.map { modelSilence($0, copy) } ?? .nothing
    }
    return section(.class("card"), .labelledBy("heard-title")) {
        h2(.id("heard-title")) { copy.heardTitle }
        if heard.isCut {
            p(.class("said-plainly")) {
                icon(.note)
                span { copy.repetitionWasCut }
            }
        }
        details(.when(heard.text.count <= 2_000, .open)) {
            summary { copy.showHeard }
            p(.class("words heard"), .lang(view.draft.language?.rawValue ?? "")) {
                for part in HeardPart.parts(of: heard.text, spans: view.draft.spans) {
                    if part.isMarked {
                        mark { part.words }
                    } else {
                        span { part.words }
                    }
                    if !part.ending.isEmpty {
                        small(.class("mark-label")) {
                            " " + part.ending.map { copy.name(of: $0) }.joined(separator: ", ")
                        }
                    }
                }
            }
        }
        if view.draft.transcript != heard.text { p(.class("hint")) { copy.heardStays } }
        if let trouble = view.trouble { modelSilence(trouble, copy) }
    }
}

private func modelSilence(_ trouble: ModelTrouble, _ copy: Copy) -> HTML {
    p(.class("said-plainly")) {
        icon(.note)
        span { "\(copy.modelProposedNothing) \(copy.message(trouble).message)" }
    }
}

private func transcriptSheet(_ view: ReviewView, _ copy: Copy) -> HTML {
    div(.class("stack tight")) {
        label(.for(.transcript), .id("transcript-label"), .class("sheet-label")) { copy.transcriptLabel }
        writingSheet(
            .transcript, view.form.transcript, labelledBy: "transcript-label",
            placeholder: copy.transcriptPlaceholder,
            rows: 8, isWrong: view.problem == .writing(.tooLong), language: view.draft.language,
            zone: view.draft.moment.zone, keptAt: view.isKept ? view.draft.keptAt : nil, copy)
        div(.class("actions")) {
            submitButton(copy.fillInFromWords, "button", .formAction(.speak(.read(view.draft.id))))
            p(.class("hint")) { copy.fillInHint }
        }
    }
}

/// Whether the voice itself stays.
private func recordingChoice(_ view: ReviewView, _ copy: Copy) -> HTML {
    guard let length = view.recordingLength else { return .nothing }
    return section(.class("card"), .labelledBy("recording-title")) {
        h2(.id("recording-title")) { copy.recordingTitle(copy.clockLength(length)) }
        checkbox(
            .keepsRecording, value: FieldName.yes, id: FieldName.keepsRecording.rawValue,
            isOn: view.keepsRecording, copy.keepThisRecording, hint: copy.keepThisRecordingHint)
    }
}

private func reviewActions(_ view: ReviewView, _ copy: Copy) -> HTML {
    let id = view.draft.id
    return div(.class("actions")) {
        submitButton(
            view.draft.isEdit ? copy.saveChanges : copy.saveEntry, "button primary",
            .formAction(.speak(.save(id))), Attribute("data-ctrl-enter", ""))
        submitButton(copy.keepButton, "button")
        submitButton(
            view.draft.isEdit ? copy.discardChanges : copy.discardSpoken, "button text",
            .formAction(.speak(.discard(id))))
    }
}
