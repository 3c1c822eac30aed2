import Companion
import Pages
public import Wellbeing

// Spoken entries as a person reads them on a terminal.

/// One entry on one line: id, day, clock, mood and how it begins; no line feed at its end.
public func spokenLine(_ entry: SpokenEntry, in language: Language) -> String {
    let mood = entry.fields.word(.mood).map { Copy(language).word($0, of: .mood) } ?? "-"
    let when = "\(entry.moment.day) \(entry.moment.clock)"
    return
        "\(entry.id.rawValue.prefix(8))  \(when)  \(padded(mood, to: 10))\(beginning(of: entry.transcript))"
}

/// The whole entry; ends with a line feed.
public func spokenText(_ entry: SpokenEntry, in language: Language) -> String {
    let rows = [
        (CommandCopy.idLabel(language), entry.id.rawValue),
        (
            CommandCopy.dayLabel(language),
            "\(entry.moment.day) \(entry.moment.clock) \(entry.moment.zone.identifier)"
        ),
    ]
    return rows.map { padded($0.0, to: 28) + $0.1 + "\n" }.joined()
        + fieldLines(entry.fields, in: language) { _ in nil }
        + (entry.transcript.isEmpty ? "" : "\n" + entry.transcript + "\n")
}

/// What was heard, and each field with the words that it rests on; ends with a line feed.
public func spokenDraftText(_ draft: SpokenDraft, in language: Language) -> String {
    let lines = fieldLines(draft.fields, in: language) { field in
        guard let words = draft.wordsHeard(for: field) else { return nil }
        let begun = beginning(of: words)
        let note: CommandCopy =
            draft.proposed.contains(field) ? .proposedBecause(begun) : .because(begun)
        return note(language)
    }
    return draft.transcript + "\n\n" + lines
}

private func fieldLines(
    _ fields: SpokenFields, in language: Language, note: (SpokenFields.Field) -> String?
) -> String {
    let copy = Copy(language)
    return SpokenFields.Field.allCases.compactMap { field in
        fields.word(field).map { word in
            let said = copy.word(word, of: field)
            return padded(copy.name(of: field), to: 28)
                + (note(field).map { padded(said, to: 16) + $0 } ?? said) + "\n"
        }
    }.joined()
}
