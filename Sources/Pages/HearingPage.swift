public import HTML
import Wellbeing

/// What is heard of a recording, and the ways on when nothing is.
public func hearingPage(_ view: HearingView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let isWaiting = if case .waiting = view.state { true } else { false }
    return layout(isWaiting ? copy.hearingTitle : copy.notHeardTitle, at: .write, in: frame) {
        div(.class("narrow stack")) {
            h1 { isWaiting ? copy.hearingTitle : copy.notHeardTitle }
            switch view.state {
            case .waiting(let share, let words): hearing(view, share, words, in: frame)
            case .idle:
                helpFirst(view.tier, in: frame)
                p { copy.notTranscribed }
                waysOn(view, in: frame)
            case .failed(let trouble):
                problemBox(copy.hearingMessage(trouble).message, hint: copy.hearingMessage(trouble).hint)
                if trouble.concernsModel {
                    p { a(.class("button"), .href(Route.models(.managed))) { copy.modelsOfSpeech } }
                }
                waysOn(view, in: frame)
            }
        }
    }
}

private func hearing(_ view: HearingView, _ share: Double, _ words: String?, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return HTML.group {
        helpWhileWriting(view.tier, in: frame)
        section(
            .class("card"), .labelledBy("progress-title"),
            Attribute("data-hearing", SpeakRoute.events(view.id).path)
        ) {
            h2(.id("progress-title")) { copy.hearingNow }
            HTML.element(
                "progress", [.labelledBy("progress-title"), .value(String(Int(share * 1_000))), .max("1000")]
            ) { copy.percent(share) }
            p(
                .class("words"), .lang(view.language?.rawValue ?? ""), Attribute("data-heard"),
                .when(words == nil, .hidden)
            ) { words ?? "" }
            p(.class("hint")) { copy.mayLeaveHearing }
            div(.class("actions")) {
                post(.speak(.stop(view.id)), in: frame) { submitButton(copy.stopHearing, "button") }
                HTML.element("noscript", []) {
                    a(.class("button text"), .href(Route.speak(.hearing(view.id)))) { copy.lookAgain }
                }
            }
        }
        script(.src(Route.asset("recorder.js")), .defer) {}
    }
}

/// Again, by hand, or not at all.
private func waysOn(_ view: HearingView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return HTML.group {
        p(.class("hint")) { view.length == nil ? copy.noRecordingKept : copy.recordingIsKept }
        if view.length != nil {
            post(.speak(.again(view.id)), in: frame, .class("card stack")) {
                spokenLanguageField(view.language, copy)
                div(.class("actions")) { submitButton(copy.hearAgain) }
            }
        }
        div(.class("actions")) {
            a(.class("button"), .href(Route.speak(.review(view.id)))) { copy.writeInstead }
            a(.class("button"), .href(Route.speak(.record))) { copy.recordAnew }
            post(.speak(.discard(view.id)), in: frame) {
                submitButton(copy.discardRecording, "button text")
            }
        }
    }
}

extension HearingTrouble {
    /// Whether the page of models is where it can be helped.
    var concernsModel: Bool {
        switch self {
        case .modelMissing, .modelCorrupt, .noMemory: true
        default: false
        }
    }
}
