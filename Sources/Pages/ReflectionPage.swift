public import HTML
public import Wellbeing

/// One entry in full, with everything that is known about it.
///
/// - Parameters:
///   - tier: how strongly the entry calls for help now; help stands above it then.
///   - isHelpNear: whether help stands beside a reply that was kept.
///   - related: other entries of its week, in their order.
public func reflectionPage(
    _ reflection: Reflection, tier: CrisisTier = .none, isHelpNear: Bool = false,
    related: [Reflection] = [], in frame: Frame
) -> HTML {
    let copy = Copy(frame.language)
    let day = copy.day(reflection.moment.day)
    return layout(copy.entryTitle(day), at: .journal, in: frame) {
        div(.class("columns")) {
            article(.class("stack entry-page"), .labelledBy("entry-title")) {
                a(.class("back"), .href(Route.journal(search: nil, after: nil))) {
                    icon(.back)
                    span { copy.journal }
                }
                header(.class("page-head")) {
                    p(.class("eyebrow")) { clockMark(reflection.moment, copy) }
                    h1(.id("entry-title")) { copy.longDay(reflection.moment.day) }
                }
                helpFirst(tier, in: frame)
                ownWords(reflection.text, language: reflection.language)
                if let question = reflection.question, tier < .help { questionCard(question, copy) }
                if let deeper = reflection.deeper {
                    section(.class("deeper"), .labelledBy("deeper-title")) {
                        h2(.id("deeper-title")) { copy.deeperHeading }
                        ownWords(deeper, language: reflection.language)
                    }
                }
                if let reply = reflection.reply {
                    keptReplyPart(reply, language: reflection.language, isHelpNear: isHelpNear, copy)
                }
                entryActions(reflection, in: frame)
            }
            aside(.class("stack side"), .labelledBy("facts-title")) {
                h2(.id("facts-title"), .class("visually-hidden")) { copy.facts }
                facts(reflection, copy)
                emotionPart(reflection, in: frame)
                sameWeek(related, of: reflection, copy)
            }
        }
    }
}

private func entryActions(_ reflection: Reflection, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return div(.class("actions")) {
        a(.class("button"), .href(Route.editReflection(reflection.id))) {
            icon(.write)
            span { copy.edit }
        }
        post(.deleteReflection(reflection.id), in: frame) {
            button(.class("button danger quiet"), .type("submit")) {
                icon(.bin)
                span { copy.delete }
            }
        }
    }
}

private func facts(_ reflection: Reflection, _ copy: Copy) -> HTML {
    let moment = reflection.moment
    return dl(.class("card facts")) {
        fact(copy.written) {
            time(.dateTime(moment.instant.description)) { copy.dateAndClock(moment.instant, in: moment.zone) }
        }
        if moment.zone.wallClock(at: moment.instant).date != moment.day {
            fact(copy.countedTo) { copy.longDay(moment.day) }
        }
        if let editedAt = reflection.editedAt {
            fact(copy.edited) {
                time(.dateTime(editedAt.description)) { copy.dateAndClock(editedAt, in: moment.zone) }
            }
        }
        fact(copy.mood) {
            if let mood = reflection.mood { moodMark(mood, copy) } else { copy.notSaid }
        }
    }
}

/// The ways from the entry into its day and week.
private func sameWeek(_ related: [Reflection], of reflection: Reflection, _ copy: Copy) -> HTML {
    .group {
        if !related.isEmpty {
            section(.class("stack"), .labelledBy("same-week-title")) {
                h3(.id("same-week-title")) { copy.sameWeek }
                ul(.class("entries")) {
                    for entry in related { li { entryRow(entry, copy, showsDay: true) } }
                }
            }
        }
        div(.class("actions")) {
            a(.class("button text"), .href(Route.history(.day(reflection.moment.day)))) {
                span { copy.toTheDay }
                icon(.onward)
            }
            a(.class("button text"), .href(Route.history(.week(reflection.moment.day)))) {
                span { copy.toTheWeekOfEntry }
                icon(.onward)
            }
        }
    }
}

/// The reading, her own word beside it, and the ways to change either.
private func emotionPart(_ reflection: Reflection, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card"), .labelledBy("emotion-title")) {
        h3(.id("emotion-title")) { copy.readInText }
        if let reading = reflection.reading {
            emotionCard(reading, copy)
        } else {
            p(.class("hint")) { copy.notRead }
        }
        if let correction = reflection.correction {
            p(.class("own-verdict")) {
                span { copy.youSaid }
                verdictMark(correction.verdict, copy)
            }
        }
        details(.class("correct")) {
            summary { reflection.correction == nil ? copy.correctIt : copy.changeCorrection }
            post(.correctEmotion(reflection.id), in: frame, .class("stack")) {
                selectField(
                    .verdict, copy.correctionLabel, options: verdictOptions(copy),
                    chosen: reflection.correction?.verdict.rawValue ?? "")
                submitButton(copy.correctButton, "button")
            }
        }
        post(.readAgain(reflection.id), in: frame) {
            submitButton(reflection.reading == nil ? copy.readNow : copy.readAgain, "button text")
        }
    }
}
