import Foundation
import Pages
import Testing
import Wellbeing

@Suite struct SpokenDiaryWordsTests {
    @Test(arguments: Language.allCases) func everyColumnAndChoiceHasAWordOfItsOwn(language: Language) {
        let words = Copy(language).spokenDiaryWords
        #expect(Set(words.diaryHeads.values).count == SpokenDiaryTable.Column.allCases.count)
        #expect(Set(words.checkInHeads.values).count == CheckInTable.Column.allCases.count)
        #expect(Set(words.moods.values).count == SpokenFields.Mood.allCases.count)
        #expect(Set(words.strengths.values).count == SpokenFields.Strength.allCases.count)
        #expect(Set(words.degrees.values).count == SpokenFields.Degree.allCases.count)
        #expect(Set(words.ratings).count == 5)
        #expect(Set(words.sources.values).count == CheckIn.Source.allCases.count)
        #expect(Copy(language).leftOutOfCell(1_000_000).utf16.count <= 200)
    }

    @Test(arguments: Language.allCases) func anExportIsReadBackWhateverItsLanguage(language: Language) throws
    {
        let moment = Moment(
            instant: try #require(Instant(iso: "2026-10-25T00:30:00.250Z")),
            zone: try #require(Zone(identifier: "Europe/Berlin")),
            frozenDay: try #require(LocalDay(iso: "2026-10-24")))
        let fields = [
            SpokenFields(
                mood: .bad, musicInHead: true, songName: "-", earwormStrength: .faint, socialContact: false,
                distress: SpokenFields.Degree.none, countermeasures: true,
                countermeasureActivity: "lari; tidur"),
            SpokenFields(mood: .medium, musicInHead: false, stress: .high), SpokenFields(mood: .good),
        ]
        let id = try #require(SpokenEntry.ID(rawValue: UUID().uuidString))
        let rows = fields.map {
            SpokenEntry(
                id: id, moment: moment, fields: $0, transcript: "“hari ini”\n", language: language,
                isSpoken: true)
        }
        let table = SpokenDiaryTable(words: Copy(language).spokenDiaryWords)
        let writer = CSVWriter(CSVDialect(for: language))
        let csv = ([table.heads] + rows.map(table.cells)).map(writer.record).joined()
        let back = try SpokenDiaryTable.rows(
            ofCSV: writer.beginning + csv, languages: Copy.spokenDiaryWordsOfAllLanguages)
        #expect(back == rows)
    }

    @Test(arguments: Language.allCases) func checkInsAreReadBackWhateverTheirLanguage(language: Language)
        throws
    {
        let moment = Moment(
            instant: try #require(Instant(iso: "2026-10-25T00:30:00.250Z")),
            zone: try #require(Zone(identifier: "Europe/Berlin")),
            frozenDay: try #require(LocalDay(iso: "2026-10-24")))
        let id = try #require(CheckIn.ID(rawValue: UUID().uuidString))
        let rows = Mood.allCases.map { rating in
            CheckIn(
                id: id, moment: moment, rating: rating, note: rating == .low ? "=1;\n'x" : nil,
                isDismissed: rating == .light, source: rating == .heavy ? .notification : .manual)
        }
        let table = CheckInTable(words: Copy(language).spokenDiaryWords)
        let writer = CSVWriter(CSVDialect(for: language))
        let csv = ([table.heads] + rows.map(table.cells)).map(writer.record).joined()
        let words = Copy.spokenDiaryWordsOfAllLanguages
        #expect(try CheckInTable.rows(ofCSV: writer.beginning + csv, languages: words) == rows)
        #expect(throws: ExportFault.unknownColumns) {
            try SpokenDiaryTable.rows(ofCSV: csv, languages: words)
        }
    }
}
