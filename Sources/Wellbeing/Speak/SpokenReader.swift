/// Reads the fields of a diary entry from what was said, by rules alone.
///
/// A field counts only if it is said of oneself and of today; what is not said stays absent. Equal transcripts give
/// equal readings, and the work grows with the length of the transcript.
public struct SpokenReader: Sendable {
    let rules: SpokenRules

    /// - Parameter language: the one that the transcript is mostly in.
    public init(_ language: Language) {
        rules = SpokenRules.of(language)
    }

    /// The longest transcript that is read, in Unicode scalars; of a longer one only its beginning counts.
    public static let longestTranscript = 200_000

    public func read(_ transcript: String) -> SpokenReading {
        let scalars = transcript.unicodeScalars
        let isLong = scalars.count > Self.longestTranscript
        let read = isLong ? String(scalars.prefix(Self.longestTranscript)) : transcript
        var text = SpokenText(read, rules: rules)
        guard !text.words.isEmpty else { return .empty }
        let titles = text.titles()
        // What is only known by its capitals may as well be somebody's name.
        for title in titles where title.rank > 1 || title.order == 3 || title.rank == 0 && text.isCased {
            for index in title.range { text.isTitle[index] = true }
        }
        text.markNames()
        text.markForeign()

        let measures = text.measures()
        let mood = text.mood(measures)
        let measure = text.countermeasure()
        let strength = text.strength(measures, besides: measure?.value.activityRange)
        let distress = text.distress(measures)
        let isNamed = titles.contains { $0.rank == 2 && text.isOwn($0) }
        let signs = [strength != nil, distress != nil, measure?.value.isDone == true, isNamed]
        let music = text.music(titles: titles, isFelt: signs.count { $0 } > 1)
        let song = music?.value == true ? text.song(of: titles) : nil
        let contact = text.contact()
        let stress = text.stress(measures)

        let fields = SpokenFields(
            mood: mood?.value, musicInHead: music?.value, songName: song.map { text.spoken($0) },
            earwormStrength: strength?.value, socialContact: contact?.value, distress: distress?.value,
            countermeasures: measure?.value.isDone,
            countermeasureActivity: measure?.value.activity, stress: stress?.value)
        let ranges: [SpokenFields.Field: Range<Int>?] = [
            .mood: mood?.range, .musicInHead: music?.range, .songName: song,
            .earwormStrength: strength?.range,
            .socialContact: contact?.range, .distress: distress?.range, .countermeasures: measure?.range,
            .countermeasureActivity: measure?.value.activityRange, .stress: stress?.range,
        ]
        return SpokenReading(fields, spans: ranges.compactMapValues { $0.map(text.span) })
    }
}
