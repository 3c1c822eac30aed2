import Testing

@testable import Wellbeing

struct RecognisedLanguageTests {
    @Test(arguments: [
        "Aku capek banget hari ini, gak tau kenapa.",
        "aku nggak bisa tidur lagi",
        "gue sebel bgt sama dia",
        "Ibu sudah pulang dari rumah sakit, alhamdulillah.",
        "Teman-teman kantor bikin kejutan buat ulang tahunku.",
        "ga mau ngapa2in, cuma pengen rebahan",
        "Hujan dari pagi. Jemuran belum kering.",
        "AKU SENENG BANGET HARI INI",
        "bapak udah tidur",
        "meeting-nya di-reschedule lagi, aku capek nunggu",
    ])
    func readsIndonesian(text: String) {
        #expect(recognisedLanguage(of: text) == .indonesian)
    }

    @Test(arguments: [
        "Ich bin heute so müde und weiß nicht warum.",
        "ich bin heute so muede und weiss nicht warum",
        "Keine Lust auf gar nichts.",
        "hab mich über den Brief gefreut",
        "Oma hat angerufen. Sie klang gut.",
        "Schon wieder Streit wegen der Küche",
        "DAS WAR EIN SCHÖNER TAG",
        "war nix besonderes, bin früh ins bett",
        "Prüfung bestanden!!!",
        "I hob heid koa Lust, mei is des fad",
    ])
    func readsGerman(text: String) {
        #expect(recognisedLanguage(of: text) == .german)
    }

    @Test(arguments: [
        "I am so tired today and I don't know why.",
        "cant sleep again",
        "She didn’t call, and I kept looking at my phone.",
        "Dinner with my sister. It was lovely.",
        "WHY IS IT ALWAYS ME",
        "nothing happened today, just rain",
        "the dog is home",
        "i feel like nobody listens",
        "We finally signed the papers!",
        "My boss was in a mood, so was everyone else.",
    ])
    func readsEnglish(text: String) {
        #expect(recognisedLanguage(of: text) == .english)
    }

    /// A text in two languages goes to the one that it mostly lives in.
    @Test(arguments: [
        ("Aku literally nggak ngerti kenapa dia so mean sama aku.", Language.indonesian),
        ("Heute war das Meeting so awkward, ich wollte einfach nur weg.", .german),
        ("My mum said 'sabar ya', and I could only laugh because it is what she always says.", .english),
        ("Ich bin done, aber meine Freundin hat gesagt, alles wird gut, udahlah.", .german),
    ])
    func codeSwitchedTextGoesWhereItMostlyLives(text: String, language: Language) {
        #expect(recognisedLanguage(of: text) == language)
    }

    @Test(arguments: [
        "", " \n\t ", "😭😭😭", "?!…", "12:30 – 14:00", "hm", "Kevin", "www", "a", "ok",
        "\u{200B}\u{200D}\u{FEFF}", "مرحبا كيف حالك اليوم", "今日はとても疲れた", "Сегодня я очень устал",
        "Je suis très fatigué et je ne sais pas pourquoi.",
        "Hoy estoy muy cansado y no sé por qué.",
        "Ik ben vandaag zo moe en ik weet niet waarom het zo is.",
        "Oggi sono molto stanco e non so perché.",
        "Hoje eu estou muito cansado e não sei por quê.",
        "Jag är så trött och det är inte bra.",
    ])
    func doesNotGuessWhenWordsDoNotTell(text: String) {
        #expect(recognisedLanguage(of: text) == nil)
    }

    @Test func anAccentMayBeComposedOrNot() {
        let composed = "Müde. Schön wär's."
        let decomposed = "Mu\u{308}de. Scho\u{308}n wa\u{308}r's."
        #expect(recognisedLanguage(of: composed) == .german)
        #expect(recognisedLanguage(of: decomposed) == .german)
    }

    @Test func invisibleCharactersDoNotHideAWord() {
        #expect(recognisedLanguage(of: "i\u{200B}ch b\u{AD}in mü\u{200D}de") == .german)
    }

    @Test func readsTheWholeOfALongText() {
        let long =
            String(repeating: "Aku pulang. ", count: 3)
            + String(repeating: "Ich gehe nach Hause. ", count: 4_700)
        #expect(long.count > 95_000)
        let clock = ContinuousClock()
        let time = clock.measure { #expect(recognisedLanguage(of: long) == .german) }
        #expect(time < .seconds(5), "a debug build on a busy machine; a release build takes milliseconds")
    }
}
