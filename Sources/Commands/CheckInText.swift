import Pages
public import Wellbeing

// Check-ins as a person reads them on a terminal.

/// One check-in on one line: id, day, clock, rating and how its note begins.
///
/// No line feed at its end.
public func checkInLine(_ checkIn: CheckIn, in language: Language) -> String {
    let when = "\(checkIn.moment.day) \(checkIn.moment.clock)"
    let rating = padded("\(checkIn.rating.rawValue) " + Copy(language).rating(checkIn.rating), to: 15)
    return "\(checkIn.id.rawValue.prefix(8))  \(when)  \(rating)  \(checkIn.note.map(beginning) ?? "-")"
}

/// A check-in in full: what is known of it, and its note.
public func checkInText(_ checkIn: CheckIn, in language: Language) -> String {
    var bare = checkIn
    bare.note = nil
    return checkInFacts(bare, in: language) + (checkIn.note.map { "\n\($0)\n" } ?? "")
}

/// What is known of a check-in, a line each; of its note the beginning.
public func checkInFacts(_ checkIn: CheckIn, in language: Language) -> String {
    let moment = checkIn.moment
    var rows: [(CommandCopy, String)] = [
        (.idLabel, checkIn.id.rawValue),
        (.dayLabel, "\(moment.day) \(moment.clock) \(moment.zone.identifier)"),
        (.ratingLabel, "\(checkIn.rating.rawValue) " + Copy(language).rating(checkIn.rating)),
    ]
    if let note = checkIn.note { rows.append((.noteLabel, beginning(of: note))) }
    return rows.map { padded($0.0(language), to: 12) + $0.1 + "\n" }.joined()
}
