import Testing
import Wellbeing

/// What a model proposes where the rules are silent.
struct SpokenProposalTests {
    private let transcript = "Kein Ohrwurm, war ein langer Tag mit viel Ärger"
    private let read = SpokenReading(SpokenFields(musicInHead: false), spans: [.musicInHead: 0..<12])

    @Test func `what was read stays, and silent fields are filled`() {
        let proposal = SpokenReading(
            SpokenFields(mood: .bad, musicInHead: false, stress: .high),
            spans: [.mood: 18..<30, .musicInHead: 5..<12, .stress: 35..<46])
        let filled = read.filled(from: proposal, in: transcript)
        #expect(filled.fields == SpokenFields(mood: .bad, musicInHead: false, stress: .high))
        #expect(filled.spans == [.musicInHead: 0..<12, .mood: 18..<30, .stress: 35..<46])
    }

    @Test func `a proposal against what was read is dropped with all that hangs on it`() {
        let proposal = SpokenReading(
            SpokenFields(musicInHead: true, songName: "Ärger", distress: .high),
            spans: [.musicInHead: 5..<12, .songName: 41..<46, .distress: 41..<46])
        #expect(read.filled(from: proposal, in: transcript) == read)
    }

    @Test(arguments: [40..<60, -3..<4, 5..<5, 47..<48])
    func `a proposal without words in the transcript is dropped`(span: Range<Int>) {
        let proposal = SpokenReading(SpokenFields(mood: .bad), spans: [.mood: span])
        #expect(read.filled(from: proposal, in: transcript) == read)
        #expect(
            read.filled(from: SpokenReading(SpokenFields(mood: .bad), spans: [:]), in: transcript) == read)
    }

    @Test func `a title or an activity that was not spoken is dropped`() {
        let heard = SpokenReading(SpokenFields(musicInHead: true), spans: [.musicInHead: 0..<2])
        let text = "im Ohr Blaue Möwe, hab gesungen und gelesen"
        func proposal(_ title: String, _ activity: String) -> SpokenReading {
            SpokenReading(
                SpokenFields(
                    musicInHead: true, songName: title, countermeasures: true,
                    countermeasureActivity: activity),
                spans: [.songName: 7..<17, .countermeasures: 19..<31, .countermeasureActivity: 23..<31])
        }
        let right = heard.filled(from: proposal("blaue möwe", "gesungen; gelesen"), in: text)
        #expect(right.fields.songName == "blaue möwe")
        #expect(right.fields.countermeasureActivity == "gesungen; gelesen")
        let wrong = heard.filled(from: proposal("Rote Möwe", "gesungen; gekocht"), in: text)
        #expect(wrong.fields == SpokenFields(musicInHead: true, countermeasures: true))
        #expect(wrong.spans.keys.sorted { $0.rawValue < $1.rawValue } == [.countermeasures, .musicInHead])
    }

    @Test func `open is what is not said and could be`() {
        #expect(SpokenReading.empty.openFields == Set(SpokenFields.Field.allCases))
        #expect(read.openFields == [.mood, .socialContact, .stress])
        let song = SpokenReading(
            SpokenFields(mood: .good, musicInHead: true, songName: "x", countermeasures: false), spans: [:])
        #expect(song.openFields == [.earwormStrength, .socialContact, .distress])
    }
}
