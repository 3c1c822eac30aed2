import Testing

@testable import Wellbeing

/// How loosely spoken entries are read, and what is left alone.
struct SpokenSpeechTests {
    private func read(_ transcript: String, _ language: Language) -> [SpokenFields.Field: String] {
        let fields = SpokenReader(language).read(transcript).fields
        var said: [SpokenFields.Field: String] = [:]
        for field in SpokenFields.Field.allCases { said[field] = fields.word(field) }
        return said
    }

    @Test(arguments: [
        (Language.english, "I was in the middle of cooking when the alarm went off."),
        (.english, "Good evening. I cleaned the good pan and went to bed."),
        (.english, "I hit my head on the shelf while the radio was playing."),
        (.english, "If I had a song in my head I'd tell you."),
        (.german, "Ob ich ein Lied im Kopf hatte, hab ich nicht drauf geachtet."),
        (
            .german,
            "Hab heute früh ein Lied geschrieben, zwei Strophen und ein Refrain, gar nicht schlecht geworden."
        ),
        (.german, "Wenn der Umzug vorbei ist, hab ich weniger Stress, sagen alle."),
        (.indonesian, "Kepala saya kejedot rak waktu radio nyala, sekarang benjol."),
        (.indonesian, "Ada lagu di kepala atau nggak, jujur aku nggak merhatiin."),
    ])
    func `words that only look like an answer are none`(language: Language, transcript: String) {
        #expect(read(transcript, language) == [:])
    }

    @Test(arguments: [
        (Language.english, "I had some Abba song in my head."),
        (.german, "Ich hatte ein Lied von ABBA im Kopf."),
        (.indonesian, "tadi ada lagu abba nyangkut di kepala"),
    ])
    func `who plays it is no title`(language: Language, transcript: String) {
        #expect(read(transcript, language) == [.musicInHead: "true"])
    }

    @Test(arguments: [
        (
            Language.german, "Ein Ohrwurm? Nö.", [SpokenFields.Field.musicInHead: "false"]
        ),
        (
            .german, "Ich hab ein Lied im Kopf. Laut? Mittel. Nervt es? Nee.",
            [.musicInHead: "true", .earwormStrength: "mittel", .distress: "keiner"]
        ),
        (
            .english, "There's a tune in my head. Does it bother me? Nah.",
            [.musicInHead: "true", .distress: "keiner"]
        ),
        (
            .indonesian, "Ada lagu di kepala. Ganggu? Nggak.", [.musicInHead: "true", .distress: "keiner"]
        ),
    ])
    func `a short answer to one's own question counts`(
        language: Language, transcript: String, said: [SpokenFields.Field: String]
    ) {
        #expect(read(transcript, language) == said)
    }

    @Test(arguments: [
        (
            Language.german, "Meine Kollegin hat seit Tagen einen Ohrwurm. Bei mir ist da zum Glück Ruhe.",
            "false"
        ),
        (.english, "My roommate has a song stuck in her head. Mine's been blissfully silent.", "false"),
        (.indonesian, "Melodi yang kemarin udah nggak ada. Hening.", "false"),
        (.english, "There was an earworm, and it's still there.", "true"),
        (.english, "Everyone at work has that tune stuck in their heads apparently.", ""),
        (
            .german,
            "Meine Schwester freut sich. Die hört seit Tagen dasselbe Lied in Dauerschleife, sagt sie.", ""
        ),
    ])
    func `whose music it is decides`(language: Language, transcript: String, music: String) {
        #expect(read(transcript, language)[.musicInHead] ?? "" == music)
    }

    @Test(arguments: [
        (
            Language.english,
            "I wanted to put the radio on to drown out Black Cat but then left it. The song is in my head.",
            "Black Cat"
        ),
        (
            .german,
            "Und dauernd höre ich innerlich das Lied, das sie immer gesungen hat, Kommt ein Schiff geladen, leise.",
            "Kommt ein Schiff geladen"
        ),
        (
            .indonesian, "Tadinya mau nyalain radio buat nutupin Kucing Hitam, lagunya nempel di kepala.",
            "Kucing Hitam"
        ),
    ])
    func `a title is found where it is named in passing`(
        language: Language, transcript: String, title: String
    ) {
        #expect(read(transcript, language)[.songName] == title)
    }

    @Test(arguments: [
        (Language.german, "Heute um sechs aufgestanden.", ""), (.english, "zero earworms today", ""),
        (.german, "Stimmung im Büro war mies.", ""), (.english, "The mood at the office was lousy.", ""),
        (.english, "I'm not feeling great.", "schlecht"), (.german, "Gut gehts mir nicht.", "schlecht"),
        (.indonesian, "gue lagi happy parah", "gut"), (.english, "A delightful day.", "gut"),
    ])
    func `a mood is a verdict on the speaker's own day`(
        language: Language, transcript: String, mood: String
    ) {
        #expect(read(transcript, language)[.mood] ?? "" == mood)
    }
}
