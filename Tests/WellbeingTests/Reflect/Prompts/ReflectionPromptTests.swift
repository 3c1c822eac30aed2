import Testing

@testable import Wellbeing

struct ReflectionPromptTests {
    private static let all = EmotionVerdict.allCases.flatMap { verdict in
        Language.allCases.flatMap { ReflectionPrompt.all(for: verdict, in: $0) }
    }

    @Test func hasTheSameNumberForEachVerdictAndLanguage() {
        for verdict in EmotionVerdict.allCases {
            for language in Language.allCases {
                let prompts = ReflectionPrompt.all(for: verdict, in: language)
                #expect(prompts.count == ReflectionPrompt.daysWithoutRepeat)
                #expect(prompts.map(\.id) == (1...14).map { "\(verdict.rawValue)-\($0)" })
                #expect(prompts.allSatisfy { $0.verdict == verdict && $0.language == language })
            }
        }
    }

    @Test func everyTextIsThereOnce() {
        #expect(Set(Self.all.map(\.text)).count == Self.all.count)
        #expect(Set(Self.all.map { "\($0.id) \($0.language.rawValue)" }).count == Self.all.count)
    }

    @Test func isNoneOfTheQuestionsThatAreAskedFirst() {
        for language in Language.allCases {
            let wording = QuestionWording.of(language)
            let asked = Set(wording.plain.values.flatMap(\.self) + [wording.fallback])
            #expect(asked.isDisjoint(with: Self.all.map(\.text)))
        }
    }

    @Test func isOneSentenceThatAsksOrInvites() {
        for prompt in Self.all {
            #expect(prompt.text.count <= 160, "\(prompt.text)")
            #expect(writtenSentences(of: prompt.text).count == 1, "\(prompt.text)")
            #expect(prompt.text.hasSuffix("?") || prompt.text.hasSuffix("."), "\(prompt.text)")
            #expect(recognisedLanguage(of: prompt.text) == prompt.language, "\(prompt.text)")
        }
        // The last of each verdict invites, all others ask.
        #expect(Self.all.filter { $0.text.hasSuffix(".") }.allSatisfy { $0.id.hasSuffix("-14") })
    }

    /// Advice and demands, reasons to be given, diagnoses, bodies, judgement.
    private static let forbidden = QuestionWords.set(
        """
        should must ought need-to have-to why reason because diagnosis disorder depressed depression therapy therapist
        symptom patient body weight eat food fat thin calm-down cheer mistake fault guilt wrong
        solltest musst sollst müsstest warum wieso weshalb grund diagnose störung depression depressiv therapie
        therapeut symptom körper gewicht essen dick dünn fehler schuld falsch
        harus mesti wajib kenapa mengapa alasan diagnosis gangguan depresi terapi terapis gejala pasien tubuh badan
        gemuk kurus salah dosa sebaiknya seharusnya jangan
        """)

    @Test func asksNothingThatHurts() {
        for prompt in Self.all {
            let words = writtenWords(of: prompt.text).map(\.key)
            #expect(Self.forbidden.isDisjoint(with: words), "\(prompt.text)")
            #expect(!words.contains { isGrave($0, in: prompt.language) }, "\(prompt.text)")
            #expect(crisisFinding(in: prompt.text).tier == .none, "\(prompt.text)")
        }
    }

    @Test func fourteenDaysInARowHaveFourteenPrompts() {
        for start in [0, 20_731, -5] {
            let ids = (0..<14).map {
                ReflectionPrompt.choose(
                    for: .felt(.love), language: .german, on: LocalDay(number: start + $0))?.id
            }
            #expect(Set(ids).count == 14)
        }
    }

    @Test func neverRepeatsWithinFourteenDays() throws {
        var generator = SeededGenerator(seed: 8)
        var used: [(day: Int, id: String)] = []
        for day in 0..<200 where !Int.random(in: 0..<4, using: &generator).isMultiple(of: 4) {
            let recent = used.filter { $0.day > day - ReflectionPrompt.daysWithoutRepeat }.map(\.id)
            let prompt = try #require(
                ReflectionPrompt.choose(
                    for: .unclear, language: .english, on: LocalDay(number: day), avoiding: recent))
            #expect(!recent.contains(prompt.id))
            used.append((day, prompt.id))
        }
        #expect(Set(used.map(\.id)).count == 14)
    }

    @Test func takesTheOneUsedLongestAgoWhenAllWereUsed() {
        let ids = ReflectionPrompt.all(for: .unclear, in: .indonesian).map(\.id)
        let recent = ["unclear-9"] + ids.filter { $0 != "unclear-9" }
        for day in 0..<14 {
            let prompt = ReflectionPrompt.choose(
                for: .unclear, language: .indonesian, on: LocalDay(number: day), avoiding: recent)
            #expect(prompt?.id == "unclear-9")
        }
        // Used again today, it is no longer the one of longest ago.
        let again = ReflectionPrompt.choose(
            for: .unclear, language: .indonesian, on: LocalDay(number: 0), avoiding: recent + ["unclear-9"])
        #expect(again?.id == "unclear-1")
    }

    @Test func neverAsksWhatWasAsked() {
        for prompt in ReflectionPrompt.all(for: .felt(.fear), in: .english) {
            for day in 0..<14 {
                let other = ReflectionPrompt.choose(
                    for: .felt(.fear), language: .english, on: LocalDay(number: day),
                    differentFrom: prompt.text)
                #expect(other != nil && other != prompt)
            }
        }
    }
}
