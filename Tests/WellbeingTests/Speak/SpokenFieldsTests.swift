import Testing
import Wellbeing

/// Fields that depend on others.
struct SpokenFieldsTests {
    private func full(musicInHead: Bool?, countermeasures: Bool?) -> SpokenFields {
        SpokenFields(
            mood: .good, musicInHead: musicInHead, songName: "a", earwormStrength: .faint,
            socialContact: false,
            distress: .high, countermeasures: countermeasures, countermeasureActivity: "b", stress: .low)
    }

    private func said(_ fields: SpokenFields) -> Set<SpokenFields.Field> {
        Set(SpokenFields.Field.allCases.filter { fields.word($0) != nil })
    }

    @Test func `song, strength, distress and countermeasures need music in the head`() {
        let with = full(musicInHead: true, countermeasures: true)
        #expect(said(with) == Set(SpokenFields.Field.allCases).subtracting([.stress]))
        #expect(said(full(musicInHead: nil, countermeasures: true)) == [.mood, .socialContact])
    }

    @Test func `the activity needs countermeasures`() {
        for countermeasures in [false, nil] {
            let fields = full(musicInHead: true, countermeasures: countermeasures)
            #expect(fields.countermeasureActivity == nil)
            #expect(fields.countermeasures == countermeasures)
        }
    }

    @Test func `stress needs a head without music, not one of which nothing is known`() {
        #expect(full(musicInHead: false, countermeasures: nil).stress == .low)
        #expect(full(musicInHead: true, countermeasures: nil).stress == nil)
        #expect(full(musicInHead: nil, countermeasures: nil).stress == nil)
        #expect(
            said(full(musicInHead: false, countermeasures: true)) == [
                .mood, .musicInHead, .socialContact, .stress,
            ])
    }

    @Test func `words are those of the data files`() {
        let fields = full(musicInHead: true, countermeasures: true)
        let words = SpokenFields.Field.allCases.map { fields.word($0) }
        #expect(words == ["gut", "true", "a", "leicht", "false", "hoch", "true", "b", nil])
        #expect(SpokenFields.Degree.allCases.map(\.rawValue) == ["keiner", "gering", "mittel", "hoch"])
    }

    @Test func `a reading keeps no span of a field that is not said`() {
        let reading = SpokenReading(
            SpokenFields(mood: .bad, stress: .high), spans: [.mood: 0..<2, .stress: 3..<4])
        #expect(reading.spans == [.mood: 0..<2])
    }
}
