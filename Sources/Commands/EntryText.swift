public import Companion
import Pages
public import Wellbeing

// Entries as a person reads them on a terminal.

/// One entry on one line: id, day, clock, mood, emotion and how it begins.
///
/// No line feed at its end.
public func entryLine(_ reflection: Reflection, in language: Language) -> String {
    let mood = reflection.mood.map { String($0.rawValue) } ?? "-"
    let emotion = padded(reflection.verdict.map { Copy(language).name(of: $0) } ?? "-", to: 14)
    let when = "\(reflection.moment.day) \(reflection.moment.clock)"
    return
        "\(reflection.id.rawValue.prefix(8))  \(when)  \(mood)  \(emotion)  \(beginning(of: reflection.text))"
}

/// The whole entry.
///
/// Ends with a line feed.
public func entryText(_ reflection: Reflection, in language: Language) -> String {
    var text = entryFacts(reflection, in: language)
    text += "\n" + reflection.text + "\n"
    if let deeper = reflection.deeper {
        text += "\n" + CommandCopy.deeperLabel(language) + ":\n\n" + deeper + "\n"
    }
    if let reply = reflection.reply {
        text += "\n" + Copy(language).replyOf(reply.model) + ":\n\n" + reply.text + "\n"
    }
    return text
}

/// What is known of an entry besides its words, a line each.
public func entryFacts(_ reflection: Reflection, in language: Language) -> String {
    let moment = reflection.moment
    var rows: [(CommandCopy, String)] = [
        (.idLabel, reflection.id.rawValue),
        (.dayLabel, "\(moment.day) \(moment.clock) \(moment.zone.identifier)"),
    ]
    if let mood = reflection.mood {
        rows.append((.moodLabel, "\(mood.rawValue) " + Copy(language).name(of: mood)))
    }
    if let correction = reflection.correction {
        rows.append((.emotionLabel, Copy(language).name(of: correction.verdict)))
    }
    if let reading = reflection.reading {
        rows.append((.readingLabel, readingText(reading, in: language)))
    }
    if let question = reflection.question { rows.append((.questionLabel, question.text)) }
    return rows.map { padded($0.0(language), to: 12) + $0.1 + "\n" }.joined()
}

/// Such as `Happiness, quite sure (83 %)`.
public func readingText(_ reading: EmotionReading, in language: Language) -> String {
    let copy = Copy(language)
    let (name, sureness) = (copy.name(of: reading.verdict), copy.sureness(reading.confidence))
    return "\(name), \(sureness) (\(copy.percent(reading.confidence)))"
}

/// One backup on one line.
public func backupLine(_ record: BackupRecord, in language: Language) -> String {
    let proof = record.provedAt == nil ? CommandCopy.backupUnproved : .backupProved
    let entries = CommandCopy.entryCount(record.reflections)(language)
    return "\(record.madeAt)  \(padded(entries, to: 14))  \(proof(language))  \(record.path)"
}

/// The first words of `text` on one line, at most 60 characters; nothing in it can command a terminal.
func beginning(of text: String) -> String {
    let line = text.prefix(400).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short = line.count > 60 ? line.prefix(59) + "…" : line[...]
    return harmlessOnTerminal(String(short))
}

/// `text` with control characters, which could command a terminal, shown as `�`; line feeds and tabs stay.
public func harmlessOnTerminal(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
        let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
        result.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(result)
}

func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}
