import HTML
import Wellbeing

/// Every field of a spoken entry, those that depend on another below it.
func spokenFieldset(_ view: ReviewView, _ copy: Copy) -> HTML {
    section(.class("card spoken-fields"), .labelledBy("fields-title")) {
        h2(.id("fields-title")) { copy.fieldsTitle }
        spokenField(.mood, view, copy)
        spokenField(.musicInHead, view, copy)
        div(.class("dependent with-music")) {
            p(.class("hint only-where")) { copy.onlyWithMusic }
            spokenField(.songName, view, copy)
            spokenField(.earwormStrength, view, copy)
            spokenField(.distress, view, copy)
            spokenField(.countermeasures, view, copy)
            div(.class("dependent with-measures")) {
                p(.class("hint only-where")) { copy.onlyWithMeasures }
                spokenField(.countermeasureActivity, view, copy)
            }
        }
        div(.class("dependent without-music")) {
            p(.class("hint only-where")) { copy.onlyWithoutMusic }
            spokenField(.stress, view, copy)
        }
        spokenField(.socialContact, view, copy)
    }
}

private func spokenField(_ field: SpokenFields.Field, _ view: ReviewView, _ copy: Copy) -> HTML {
    let name = FieldName(field)
    let said = view.form.words[field]
    let problem = spokenProblem(field, view, copy)
    if let choices = field.choices {
        // A mood has to be chosen; every other field may stay open.
        let open = field == .mood ? [] : [""]
        let notes = describing(field, view, problem)
        return fieldset(
            .class("choices"), .when(!notes.isEmpty, .describedBy(notes)),
            .when(field == .mood, .id(.spokenMood))
        ) {
            legend { copy.question(field) }
            evidence(field, view, copy)
            div(.class("choice-grid")) {
                for choice in choices + open {
                    radio(name, value: choice, isOn: choice == (said ?? ""), copy.word(choice, of: field))
                }
            }
            if let problem { p(.class("problem"), .id(name.rawValue + "-problem")) { problem } }
        }
    }
    let notes = describing(field, view, problem)
    return div(.class("field")) {
        label(.for(name)) { copy.question(field) }
        evidence(field, view, copy)
        input(
            .type("text"), .id(name), .name(name), .value(said ?? ""), .autocomplete("off"),
            .spellcheck("false"), Attribute("writingsuggestions", "false"),
            .when(!notes.isEmpty, .describedBy(notes)), .when(problem != nil, .invalid("true")))
        if let problem { p(.class("problem"), .id(name.rawValue + "-problem")) { problem } }
    }
}

private func describing(_ field: SpokenFields.Field, _ view: ReviewView, _ problem: String?) -> String {
    let id = FieldName(field).rawValue
    return [view.evidence[field].map { _ in id + "-words" }, problem.map { _ in id + "-problem" }]
        .compactMap { $0 }.joined(separator: " ")
}

private func spokenProblem(_ field: SpokenFields.Field, _ view: ReviewView, _ copy: Copy) -> String? {
    switch view.problem {
    case .noMood where field == .mood: copy.message(.noMood).hint
    case .detailTooLong(field): copy.message(.detailTooLong(field)).message
    default: nil
    }
}

/// The words that a field rests on, and whether a model proposed it.
private func evidence(_ field: SpokenFields.Field, _ view: ReviewView, _ copy: Copy) -> HTML {
    guard let words = view.evidence[field] else { return .nothing }
    let isProposed = view.draft.proposed.contains(field)
    return p(
        .class(isProposed ? "hint evidence proposed" : "hint evidence"),
        .id(FieldName(field).rawValue + "-words")
    ) {
        span { isProposed ? copy.modelProposes : copy.becauseSaid }
        " "
        q(.lang(view.draft.language?.rawValue ?? "")) { excerpt(of: words, length: 160) }
    }
}

/// Spoken entries that are not saved yet, each with its way back in and its way out.
func begunSpokenList(_ begun: [BegunSpokenEntry], in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    guard !begun.isEmpty else { return .nothing }
    return section(.class("drafts"), .labelledBy("spoken-drafts-title")) {
        h2(.id("spoken-drafts-title")) { copy.spokenDraftsTitle }
        ul(.class("entries")) {
            for item in begun {
                li {
                    a(
                        .class("entry draft"),
                        .href(
                            .speak(item.isToBeHeard ? .hearing(item.draft.id) : .review(item.draft.id)))
                    ) {
                        span(.class("entry-when")) {
                            span { copy.day(item.draft.moment.day) }
                            clockMark(item.draft.moment, copy)
                        }
                        begunWords(item, copy)
                        span(.class("entry-act")) { item.draft.isEdit ? copy.editTitle : copy.goOn }
                    }
                    post(.speak(.discard(item.draft.id)), in: frame, .class("entry-out")) {
                        submitButton(
                            item.draft.isEdit ? copy.discardChanges : copy.discardSpoken, "button text")
                    }
                }
            }
        }
    }
}

private func begunWords(_ item: BegunSpokenEntry, _ copy: Copy) -> HTML {
    let beginning = excerpt(of: item.draft.transcript, length: 120)
    return if beginning.isEmpty {
        span(.class("entry-words none")) { item.isToBeHeard ? copy.notHeardYet : copy.noWordsYet }
    } else {
        span(.class("entry-words"), .lang(item.draft.language?.rawValue ?? "")) { beginning }
    }
}
