public import HTML
import Wellbeing

/// Where she records, or chooses a file.
///
/// Recording itself is done by a script of this page alone.
public func recordPage(_ view: RecordView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.title(copy.speakTitle, hasProblem: view.problem != nil), at: .write, in: frame) {
        div(.class("narrow stack")) {
            h1 { copy.speakTitle }
            p(.class("lead")) { copy.speakLead }
            if let problem = view.problem {
                problemBox(copy.recordingMessage(problem).message, hint: copy.recordingMessage(problem).hint)
            }
            if let obstacle = view.obstacle { notHeardYet(obstacle, copy) }
            HTML.element(
                "form",
                [
                    .method("post"), .action(SpeakRoute.receive.path), .class("stack"),
                    Attribute("enctype", "multipart/form-data"),
                ]
            ) {
                hiddenField(.formToken, frame.formToken)
                spokenLanguageField(view.language, copy)
                recorder(copy)
                fileField(copy)
            }
            p(.class("hint")) { copy.audioStaysHere }
            nav(.class("card more"), .label(copy.more)) {
                wayLink(.speak(.write), copy.writeInstead, copy.writeInsteadHint)
            }
            begunSpokenList(view.begun, in: frame)
            script(.src(Route.asset("recorder.js")), .defer) {}
        }
    }
}

/// Told before she speaks for ten minutes: nothing of it would be written down yet.
private func notHeardYet(_ obstacle: HearingTrouble, _ copy: Copy) -> HTML {
    let (message, hint) = copy.hearingMessage(obstacle)
    return section(.class("card stack"), .labelledBy("not-heard-title")) {
        h2(.id("not-heard-title")) { message }
        p { hint }
        p(.class("hint")) { copy.recordingWaits }
        if obstacle.concernsModel {
            p { a(.class("button"), .href(Route.models(.managed))) { copy.modelsOfSpeech } }
        }
    }
}

/// In which language this recording is heard; `nil` = it is found out.
func spokenLanguageField(_ language: Language?, _ copy: Copy) -> HTML {
    let chosen = language.map(SpokenLanguage.pinned) ?? .foundOut
    return selectField(
        .spokenLanguage, copy.spokenLanguageLabel,
        options: SpokenLanguage.all.filter { $0 != .likePages }.map { ($0.word, copy.name(of: $0)) },
        chosen: chosen.word, .autocomplete("off"))
}

/// Hidden until the script is there; every word that it says is in here.
private func recorder(_ copy: Copy) -> HTML {
    .element(
        "section", [.class("card recorder"), .labelledBy("recorder-title"), .hidden] + recorderWords(copy)
    ) {
        h2(.id("recorder-title")) { copy.recorderTitle }
        p(.class("recorder-time"), .role("timer"), Attribute("data-time")) { "0:00" }
        HTML.element(
            "progress", [Attribute("data-level"), .hiddenFromReaders, .value("0"), .max("1")]
        ) {}
        p(.role("status"), Attribute("data-state")) {}
        p(.class("problem"), .role("alert"), .hidden, Attribute("data-problem")) {}
        p(.hidden, Attribute("data-unlock")) {
            a(.href(Route.unlock), Attribute("target", "_blank")) { copy.unlockElsewhere }
        }
        div(.class("actions")) {
            recorderButton("button primary", Attribute("data-start"), copy.startRecording)
            recorderButton("button primary", Attribute("data-finish"), copy.finishRecording)
            recorderButton("button primary", Attribute("data-retry"), copy.sendAgain)
            recorderButton("button", Attribute("data-pause"), copy.pauseRecording)
            recorderButton("button", Attribute("data-save"), copy.saveRecordingAsFile)
            recorderButton("button text", Attribute("data-cancel"), copy.cancelRecording)
        }
        HTML.element("dialog", [.labelledBy("throw-away-question")]) {
            div(.class("stack")) {
                p(.id("throw-away-question")) { copy.throwAwayQuestion }
                // No form of its own: it would stand in another.
                div(.class("actions")) {
                    button(.class("button danger"), .type("button"), .value("yes")) { copy.throwAway }
                    button(.class("button"), .type("button"), .value("no"), .autofocus) {
                        copy.keepRecording
                    }
                }
            }
        }
    }
}

private func recorderButton(_ look: String, _ name: Attribute, _ words: String) -> HTML {
    .element("button", [.class(look), .type("button"), .hidden, name]) { words }
}

private func recorderWords(_ copy: Copy) -> [Attribute] {
    [
        Attribute("data-recorder"), Attribute("data-worklet", Route.asset("recorder-worklet.js").path),
        Attribute("data-ready", copy.recorderReady), Attribute("data-asking", copy.recorderAsking),
        Attribute("data-recording", copy.recorderRecording), Attribute("data-paused", copy.recorderPaused),
        Attribute("data-soon", copy.recorderSoon), Attribute("data-full", copy.recorderFull),
        Attribute("data-taken", copy.recorderTaken), Attribute("data-silent", copy.recorderSilent),
        Attribute("data-sending", copy.recorderSending), Attribute("data-pause", copy.pauseRecording),
        Attribute("data-go-on", copy.goOnRecording), Attribute("data-refused", copy.microphoneRefused),
        Attribute("data-no-microphone", copy.noMicrophone), Attribute("data-in-use", copy.microphoneInUse),
        Attribute("data-unsupported", copy.recordingUnsupported),
        Attribute("data-locked", copy.recordingNotSentLocked),
        Attribute("data-failed", copy.recordingNotSent),
        Attribute("data-disk-full", copy.sentence(.diskFull)),
        Attribute("data-too-large", copy.sentence(.tooLarge)),
        Attribute("data-too-long", copy.sentence(.tooLong)),
    ]
}

private func fileField(_ copy: Copy) -> HTML {
    .group {
        details(.class("card")) {
            summary { copy.chooseFile }
            div(.class("stack")) {
                field(id: "recording", copy.fileLabel, hint: copy.fileHint) { described in
                    .void(
                        "input",
                        [
                            .type("file"), .id("recording"), Attribute("name", FieldName.recording.rawValue),
                            Attribute("accept", "audio/*,.m4a,.mp3,.ogg,.opus,.webm,.wav,.flac"),
                        ] + described)
                }
                div(.class("actions")) { submitButton(copy.sendFile, "button") }
            }
        }
        HTML.element("noscript", []) { p { copy.recordingNeedsScripts } }
    }
}
