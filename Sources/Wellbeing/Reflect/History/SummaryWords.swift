/// The words by which a summary is held to the numbers, in one language; all folded as for the search.
struct SummaryWords {
    /// Number words from two on.
    let numbers: Set<String>
    /// Beginnings of words for each feeling; three letters and fewer stand for the whole word.
    let feelings: [Emotion: [String]]
    /// Beginnings of words for a mood that rises.
    let lighter: [String]
    /// Beginnings of words for a mood that falls.
    let heavier: [String]

    init(_ language: Language) {
        switch language {
        case .english: self = Self.english
        case .german: self = Self.german
        case .indonesian: self = Self.indonesian
        }
    }

    private init(numbers: String, feelings: [Emotion: String], lighter: String, heavier: String) {
        self.numbers = Set(Self.all(of: numbers))
        self.feelings = feelings.mapValues(Self.all)
        self.lighter = Self.all(of: lighter)
        self.heavier = Self.all(of: heavier)
    }

    /// The words of a text, folded as for the search.
    static func all(of text: String) -> [String] {
        searchFolded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether one of `words` begins with one of `stems`.
    static func hold(_ words: [String], oneOf stems: [String]) -> Bool {
        words.contains { word in
            stems.contains { $0.count <= 3 ? word == $0 : word.hasPrefix($0) }
        }
    }

    private static let english = SummaryWords(
        numbers: """
            two three four five six seven eight nine ten eleven twelve twice thrice dozen hundred percent half
            """,
        feelings: [
            .sadness: "sad sadness sadly sadder sorrow grief grieving",
            .anger: "anger angry angrily angrier furious rage", .love: "love loves loved loving",
            .fear: "fear fears afraid scared anxious anxiety frighten",
            .happy: "happy happiness happily happier joy joyful joyous",
        ],
        lighter: "better lighter brighter easier improve", heavier: "worse heavier harder darker worsen")

    private static let german = SummaryWords(
        numbers: """
            zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zweimal dreimal viermal fünfmal sechsmal siebenmal
            dutzend hundert prozent hälfte
            """,
        feelings: [
            .sadness: "traurig trauer kummer", .anger: "wut wütend ärger zorn verärgert",
            .love: "liebe lieben liebt geliebt liebevoll", .fear: "angst ängst furcht fürcht",
            .happy: "glücklich freude freudig fröhlich froh freut",
        ],
        lighter: "besser leichter heller", heavier: "schlechter schwerer dunkler schlimmer")

    private static let indonesian = SummaryWords(
        numbers: """
            dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas belas puluh ratus persen separuh setengah
            """,
        feelings: [
            .sadness: "sedih kesedihan duka", .anger: "marah kemarahan amarah kesal",
            .love: "cinta kasih sayang mencintai menyayangi",
            .fear: "takut ketakutan cemas kecemasan khawatir", .happy: "bahagia kebahagiaan senang gembira",
        ],
        lighter: "membaik meringan ringan", heavier: "memburuk memberat berat")
}
