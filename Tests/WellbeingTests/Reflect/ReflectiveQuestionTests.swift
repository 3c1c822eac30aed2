import Testing

@testable import Wellbeing

struct ReflectiveQuestionTests {
    @Test(arguments: Language.allCases)
    func everyWordingIsOneQuestionWithOneQuote(language: Language) {
        let wording = QuestionWording.of(language)
        for verdict in EmotionVerdict.allCases {
            #expect(wording.quoting[verdict]?.count == 3, "\(verdict)")
            #expect(wording.plain[verdict]?.count == 3, "\(verdict)")
            for sentence in wording.quoting[verdict] ?? [] {
                #expect(
                    sentence.split(separator: "{}", omittingEmptySubsequences: false).count == 2,
                    "\(sentence)")
            }
            for sentence in wording.plain[verdict] ?? [] { #expect(!sentence.contains("{"), "\(sentence)") }
            for sentence in (wording.quoting[verdict] ?? []) + (wording.plain[verdict] ?? []) {
                #expect(
                    sentence.hasSuffix("?") && sentence.filter { "?.!".contains($0) }.count == 1,
                    "\(sentence)")
                let accusing = [
                    "why", "warum", "wieso", "weshalb", "kenapa", "mengapa", "should you", "solltest",
                ]
                for word in accusing { #expect(!sentence.lowercased().contains(word), "\(sentence)") }
            }
        }
        #expect(wording.fallback.hasSuffix("?"))
    }

    /// Written by hand for one text each; the hash picks the wording.
    @Test(arguments: [
        ("aku capek kerja", Language.indonesian, "“kerja”"),
        ("Ich habe Angst vor der Prüfung", .german, "„Prüfung“"),
        ("I am so sad about the garden", .english, "“garden”"),
    ])
    func quotesInTheLanguagesQuotationMarks(text: String, language: Language, quoted: String) {
        for verdict in EmotionVerdict.allCases {
            let question = reflectiveQuestion(about: text, verdict: verdict, in: language)
            #expect(question.text.contains(quoted))
            #expect(question.language == language)
            #expect(question.keyword.map { question.text.contains($0) } == true)
            let sentences = QuestionWording.of(language).quoting[verdict] ?? []
            #expect(sentences.map { $0.replacing("{}", with: quoted) }.contains(question.text))
        }
    }

    @Test func theSameTextIsAlwaysAskedTheSame() {
        // FNV-1a 64 of "a" is a published test value.
        #expect(stableHash("") == 0xcbf2_9ce4_8422_2325)
        #expect(stableHash("a") == 0xaf63_dc4c_8601_ec8c)
        #expect(stableHash("foobar") == 0x8594_4171_f739_67e8)
        let text = "Der Chef war laut. Der Kaffee war kalt."
        let first = reflectiveQuestion(about: text, verdict: .felt(.anger), in: .german)
        for _ in 0..<50 {
            #expect(reflectiveQuestion(about: text, verdict: .felt(.anger), in: .german) == first)
        }
    }

    @Test func differentTextsMeetEveryWording() {
        var seen: Set<String> = []
        for number in 0..<60 {
            let text = "the garden " + String(repeating: "!", count: number)
            seen.insert(reflectiveQuestion(about: text, verdict: .unclear, in: .english).text)
        }
        #expect(seen.count == 3)
    }

    @Test func asksWithoutAKeywordWhereNoneStandsOut() {
        let question = reflectiveQuestion(about: "😭😭", verdict: .felt(.sadness), in: .german)
        #expect(question.keyword == nil)
        #expect(QuestionWording.german.plain[.felt(.sadness)]?.contains(question.text) == true)
        #expect(fallbackQuestion(in: .english).text == "What do you feel most right now?")
        #expect(fallbackQuestion(in: .german).text == "Was spürst du gerade am stärksten?")
        #expect(fallbackQuestion(in: .indonesian).text == "Apa yang paling kamu rasakan sekarang?")
    }

    @Test(arguments: [
        String(repeating: "x", count: 100_000), String(repeating: "😭", count: 100_000),
        String(repeating: "e\u{301}", count: 100_000),
        String(repeating: "teman ", count: 16_000), "a\u{0}b\u{7}garden\u{1B}[31m\u{85}",
        "\u{202E}nedrag eht\u{202C}",
        "gar\u{200B}den\u{2028}\u{2029}", String(repeating: "\u{301}", count: 1_000) + "garden",
        "g" + String(repeating: "\u{301}", count: 1_000), "{} {keyword} garden{}", "\"garden\"; '—' <script>",
    ])
    func hostileTextsGiveAShortCleanSentence(text: String) {
        for language in Language.allCases {
            let question = reflectiveQuestion(about: text, verdict: .unclear, in: language)
            #expect(question.text.count <= 140)
            #expect(question.text.unicodeScalars.count <= 160)
            #expect(!question.text.contains("{"))
            #expect(
                question.text.unicodeScalars.allSatisfy { scalar in
                    ![.control, .format, .lineSeparator, .paragraphSeparator].contains(
                        scalar.properties.generalCategory)
                })
        }
    }
}
