import Testing

@testable import Wellbeing

struct CountedWordTests {
    @Test(arguments: [
        ("temanku", Language.indonesian, "teman", "teman"),
        ("Teman-temannya", .indonesian, "teman", "Teman-teman"),
        ("teman2", .indonesian, "teman", "teman"), ("buku", .indonesian, "buku", "buku"),
        ("bukumu", .indonesian, "buku", "buku"), ("ilmu", .indonesian, "ilmu", "ilmu"),
        ("sekolah", .indonesian, "sekolah", "sekolah"), ("do'aku", .indonesian, "doa", "do'a"),
        ("friend's", .english, "friend", "friend"), ("Mum’s", .english, "mum", "Mum"),
        ("parties", .english, "party", "parties"), ("boxes", .english, "box", "boxes"),
        ("boss", .english, "boss", "boss"), ("news", .english, "news", "news"),
        ("bus", .english, "bus", "bus"),
        ("Oma's", .german, "oma", "Oma"), ("Prüfung", .german, "prüfung", "Prüfung"),
        ("U\u{308}bung", .german, "übung", "U\u{308}bung"),
    ])
    func foldsWhatHangsOnAWord(spelling: String, language: Language, folded: String, shown: String) {
        let word = CountedWord(spelling: spelling, hasDigit: spelling.hasSuffix("2"), in: language)
        #expect(word?.folded == folded)
        #expect(word?.shown == shown)
    }

    @Test(arguments: [
        // Negations, particles, pronouns, fillers, days and times.
        ("nggak", Language.indonesian), ("gak", .indonesian), ("sih", .indonesian), ("dong", .indonesian),
        ("aku", .indonesian), ("diriku", .indonesian), ("kemarin", .indonesian), ("Senin", .indonesian),
        ("hari-hari", .indonesian), ("harinya", .indonesian), ("minta", .indonesian), ("tangan", .indonesian),
        ("bangeeeet", .indonesian),
        ("wkwkwk", .indonesian),
        ("nicht", .german), ("halt", .german), ("ihr", .german), ("Montag", .german), ("heute", .german),
        ("geht's", .german), ("Woche", .german), ("don't", .english), ("really", .english),
        ("myself", .english),
        ("Friday", .english), ("weeks", .english), ("moments", .english), ("it’s", .english),
        ("hahaha", .english),
        // Function words of another language, where somebody mixes two.
        ("because", .indonesian), ("banget", .english), ("nicht", .english), ("the", .german),
        // Never shown back.
        ("pills", .english), ("bunuh", .indonesian), ("Selbstmord", .german), ("suicidal", .indonesian),
        // Too short, a number, another script.
        ("ab", .english), ("covid19", .english), ("عمل", .indonesian), ("仕事", .english),
    ])
    func leavesOutWhatSaysNothing(spelling: String, language: Language) {
        #expect(
            CountedWord(spelling: spelling, hasDigit: spelling.contains(where: \.isNumber), in: language)
                == nil)
    }

    @Test(arguments: [
        ("war", Language.english, CountedWord.Standing.topic), ("meeting", .english, .topic),
        ("laughing", .english, .word), ("sadness", .english, .word), ("Wut", .german, .word),
        ("Garten", .german, .large), ("garten", .german, .small), ("schule", .german, .topic),
        ("menyanyi", .indonesian, .word), ("berita", .indonesian, .topic), ("kebakaran", .indonesian, .topic),
        ("kangen", .indonesian, .word), ("tidur", .indonesian, .topic),
    ])
    func knowsWhatCanBeATopic(spelling: String, language: Language, expected: CountedWord.Standing) {
        #expect(CountedWord(spelling: spelling, hasDigit: false, in: language)?.standing == expected)
    }

    @Test func heedsTheListsOfAllLanguagesWhereNoneWasRecognised() {
        for word in ["aku", "nicht", "the", "war", "hari"] {
            #expect(CountedWord(spelling: word, hasDigit: false, in: nil) == nil)
        }
        #expect(CountedWord(spelling: "Garten", hasDigit: false, in: nil)?.folded == "garten")
    }
}
