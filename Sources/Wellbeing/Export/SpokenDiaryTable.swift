import Foundation

/// The spoken diary as a table: one row an entry.
///
/// The same columns in a workbook and in CSV. The clock is the one at the place of writing; the last three
/// columns hold what a program needs to read an entry back as it was.
public struct SpokenDiaryTable: Hashable, Sendable {
    /// In their order.
    public enum Column: String, Hashable, Sendable, CaseIterable {
        /// The frozen day that the person counted the entry to.
        case day
        /// Calendar and clock at the place of writing.
        case time
        case mood, musicInHead, songName, earwormStrength, distress, countermeasures, countermeasureActivity
        case socialContact, stress, transcript
        /// The language that was spoken, as its code.
        case language
        /// Whether the words were heard in a recording, not typed.
        case isSpoken
        /// The zone's IANA identifier.
        case zone
        /// The instant in UTC, to the millisecond, as text.
        case instant
        case id
    }

    public let words: SpokenDiaryWords

    public init(words: SpokenDiaryWords) {
        self.words = words
    }

    /// The first record.
    public var heads: [SheetCell] {
        Column.allCases.map { .text(words.diaryHeads[$0] ?? $0.rawValue) }
    }

    /// The cells of an entry, one a column.
    ///
    /// What was not said, or has no meaning there, is empty.
    public func cells(_ row: SpokenEntry) -> [SheetCell] {
        Column.allCases.map { cell($0, row) }
    }

    private func cell(_ column: Column, _ row: SpokenEntry) -> SheetCell {
        let fields = row.fields
        switch column {
        case .day: return .day(row.moment.day)
        case .time: return .wallClock(of: row.moment)
        case .mood: return text(fields.mood.flatMap { words.moods[$0] })
        case .musicInHead: return text(fields.musicInHead.map(word))
        case .songName: return text(fields.songName)
        case .earwormStrength: return text(fields.earwormStrength.flatMap { words.strengths[$0] })
        case .distress: return text(fields.distress.flatMap { words.degrees[$0] })
        case .countermeasures: return text(fields.countermeasures.map(word))
        case .countermeasureActivity: return text(fields.countermeasureActivity)
        case .socialContact: return text(fields.socialContact.map(word))
        case .stress: return text(fields.stress.flatMap { words.degrees[$0] })
        case .transcript: return .text(row.transcript)
        case .language: return text(row.language?.rawValue)
        case .isSpoken: return .text(word(row.isSpoken))
        case .zone: return .text(row.moment.zone.identifier)
        case .instant: return .text(row.moment.instant.description)
        case .id: return .text(row.id.rawValue)
        }
    }

    private func text(_ value: String?) -> SheetCell { value.map { .text($0) } ?? .empty }

    private func word(_ isSo: Bool) -> String { isSo ? words.yes : words.no }
}
