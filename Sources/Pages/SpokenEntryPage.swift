public import HTML
public import Wellbeing

/// One spoken entry in full: what it says field by field, its words, and its recording if that was kept.
///
/// - Parameters:
///   - recordingLength: seconds of the recording; `nil` = none is kept.
///   - tier: how strongly its words call for help now; help stands above them then.
///   - zone: where the person is now; another one that it was spoken in is named.
public func spokenEntryPage(
    _ entry: SpokenEntry, recordingLength: Double?, tier: CrisisTier = .none, zone: Zone, in frame: Frame
) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.spokenTitle(copy.day(entry.moment.day)), at: .history, in: frame) {
        div(.class("columns")) {
            article(.class("stack entry-page"), .labelledBy("entry-title")) {
                backLink(.history(.checkIns(CheckInRangeQuery())), copy.checkInHistory)
                header(.class("page-head")) {
                    p(.class("eyebrow")) {
                        copy.kind(of: .spoken(entry))
                        " · "
                        clockMark(entry.moment, copy)
                    }
                    h1(.id("entry-title")) { copy.longDay(entry.moment.day) }
                }
                helpFirst(tier, in: frame)
                if let mood = entry.fields.mood {
                    p(.class("marks large-mark")) { spokenMoodMark(mood, copy) }
                }
                if entry.transcript.isEmpty {
                    p(.class("hint")) { copy.noTranscript }
                } else {
                    ownWords(entry.transcript, language: entry.language)
                }
                if let seconds = recordingLength { sound(of: entry.id, seconds: seconds, in: frame) }
                div(.class("actions")) {
                    a(.class("button"), .href(Route.speak(.review(entry.id)))) {
                        icon(.write)
                        span { copy.edit }
                    }
                    deleteButton(.spoken(.delete(entry.id)), in: frame)
                }
            }
            aside(.class("stack side"), .labelledBy("facts-title")) {
                h2(.id("facts-title"), .class("visually-hidden")) { copy.facts }
                dl(.class("card facts")) {
                    momentFacts(entry.moment, zone: zone, copy)
                    if let language = entry.language { fact(copy.spokenIn) { language.ownName } }
                    if let editedAt = entry.editedAt { editedFact(editedAt, in: entry.moment.zone, copy) }
                }
                fields(entry.fields, copy)
                dayLink(entry.moment.day, copy)
            }
        }
    }
}

/// Every field whose condition is met; what was not said says so.
private func fields(_ fields: SpokenFields, _ copy: Copy) -> HTML {
    dl(.class("card facts")) {
        for field in SpokenFields.Field.allCases where fields.allows(field) {
            fact(copy.name(of: field)) {
                if let word = fields.word(field) {
                    // What was said in the speaker's own words.
                    if field == .songName || field == .countermeasureActivity {
                        span(.lang("")) { word }
                    } else {
                        copy.word(word, of: field)
                    }
                } else {
                    copy.notSaid
                }
            }
        }
    }
}

extension SpokenFields {
    /// Whether the condition of `field` is met, so that it can be said.
    fileprivate func allows(_ field: Field) -> Bool {
        switch field {
        case .mood, .musicInHead, .socialContact: true
        case .songName, .earwormStrength, .distress, .countermeasures: musicInHead == true
        case .countermeasureActivity: countermeasures == true
        case .stress: musicInHead == false
        }
    }
}

private func sound(of id: SpokenEntry.ID, seconds: Double, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card stack"), .labelledBy("sound-title")) {
        h2(.id("sound-title")) { copy.keptRecording }
        HTML.element(
            "audio",
            [
                .src(Route.spoken(.recording(id))), Attribute("controls", ""), Attribute("preload", "none"),
                .labelledBy("sound-title"),
            ]
        ) {}
        p(.class("hint")) { copy.recordingText(seconds: seconds) }
        confirmed(
            copy.deleteRecording, question: copy.deleteRecordingQuestion, yes: copy.deleteRecording,
            route: .spoken(.deleteRecording(id)), in: frame)
    }
}
