import HTML
import Wellbeing

/// A check-in or a spoken entry in a list: when, what, the rating as face and word, how its words begin.
///
/// The whole row is the link; below an open one of today there is the way to answer it.
func recordRow(_ record: MoodRecord, showsDay: Bool, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return .group {
        a(.class("entry"), .href(route(of: record))) {
            span(.class("entry-when")) {
                if showsDay { span { copy.day(record.moment.day) } }
                clockMark(record.moment, copy)
                span { copy.kind(of: record) }
            }
            span(.class("marks")) { recordMark(record, copy) }
            recordWords(record)
        }
        if case .checkIn(let checkIn) = record, checkIn.isOpen, checkIn.moment.day == frame.today {
            p(.class("entry-answer")) {
                a(.class("button text"), .href(Route.checkIns(.edit(checkIn.id)))) { copy.answerCheckIn }
            }
        }
    }
}

private func route(of record: MoodRecord) -> Route {
    switch record {
    case .checkIn(let checkIn): .checkIns(.detail(checkIn.id))
    case .spoken(let entry): .spoken(.detail(entry.id))
    }
}

func recordMark(_ record: MoodRecord, _ copy: Copy) -> HTML {
    switch record {
    case .checkIn(let checkIn): ratingMark(checkIn.rating, copy)
    case .spoken(let entry): entry.fields.mood.map { spokenMoodMark($0, copy) } ?? .nothing
    }
}

func recordWords(_ record: MoodRecord) -> HTML {
    let (text, language): (String, Language?) =
        switch record {
        case .checkIn(let checkIn): (checkIn.note ?? "", nil)
        case .spoken(let entry): (entry.transcript, entry.language)
        }
    let beginning = excerpt(of: text, length: 160)
    guard !beginning.isEmpty else { return .nothing }
    return span(.class("entry-words"), .lang(language?.rawValue ?? "")) { beginning }
}

/// The mood of a spoken entry: the diamond of the drawings, and its word.
func spokenMoodMark(_ mood: SpokenFields.Mood, _ copy: Copy) -> HTML {
    span(.class("mark mood-\(mood.step.rawValue)")) {
        svg(.class("spoken-sign"), .viewBox("0 0 10 10"), .hiddenFromReaders) {
            path(.d("M5 1l4 4l-4 4l-4-4z"))
        }
        span { copy.spokenMood(mood) }
    }
}
