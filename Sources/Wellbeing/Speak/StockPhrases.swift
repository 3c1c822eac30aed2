/// Sentences that speech recognisers make up where nobody speaks, because subtitles taught them to.
enum StockPhrases {
    /// Whether a sentence is the credit of a subtitle or the farewell of a video: nobody says that to a diary.
    ///
    /// - Parameter words: of the whole sentence, folded as ``searchFolded(_:)`` does.
    static func isCredit(_ words: [String]) -> Bool {
        guard (1...longestCredit).contains(words.count) else { return false }
        let sentence = words.joined(separator: " ")
        return credits.contains(sentence) || beginnings.contains { sentence.hasPrefix($0) }
            || isAboutSubtitles(words[0]) && words.contains { makers.contains($0) }
    }

    private static func isAboutSubtitles(_ word: String) -> Bool {
        word.hasPrefix("subtit") || word.hasPrefix("untertit")
    }

    /// Whether a sentence is one that people say as well, and recognisers too where they heard nothing.
    static func isCourtesy(_ words: [String]) -> Bool {
        courtesies.contains(words.joined(separator: " "))
    }

    /// Whether a word says nothing where it stands alone: recognisers write it for a beat of music or a breath.
    static func isFiller(_ words: [String]) -> Bool {
        words.count == 1 && fillers.contains(words[0])
    }

    /// Words of the longest credit that is told.
    private static let longestCredit = 9

    /// Sentences that are a credit as a whole.
    private static let credits: Set<String> = [
        // German
        "untertitel", "untertitelung", "vielen dank furs zuschauen", "danke furs zuschauen",
        "vielen dank fur die aufmerksamkeit", "vielen dank furs zusehen", "danke furs zusehen",
        "vielen dank fur ihre aufmerksamkeit", "bis zum nachsten video", "wir sehen uns im nachsten video",
        "das wars fur heute bis zum nachsten mal",
        // English
        "subtitles", "thanks for watching", "thank you for watching", "thank you so much for watching",
        "thank you very much for watching", "thanks for watching and see you next time",
        "thank you for watching and see you next time", "please subscribe", "please subscribe to my channel",
        "please subscribe to the channel", "dont forget to subscribe",
        "like and subscribe", "please like and subscribe", "see you in the next video",
        "ill see you in the next video", "thanks for listening",
        "thank you for listening",
        // Indonesian
        "terima kasih telah menonton", "terima kasih sudah menonton", "terima kasih telah menonton video ini",
        "terima kasih sudah menonton video ini", "jangan lupa subscribe", "jangan lupa like dan subscribe",
        "jangan lupa like share dan subscribe", "sampai jumpa di video selanjutnya",
        "sampai jumpa di video berikutnya", "selamat menikmati",
    ]

    /// How credits begin that go on with a name or a year.
    private static let beginnings = [
        "untertitel der ", "untertitel von ", "untertitel im auftrag ", "untertitelung des ",
        "untertitelung im auftrag ",
        "untertitelung aufgrund ", "untertitelung zdf", "untertitel ard", "copyright wdr", "copyright zdf",
        "swr 20",
        "wdr 20", "ard text im auftrag", "im auftrag des zdf", "subtitles by ", "subtitle by ",
        "captions by ",
        "captioning by ", "transcribed by ", "transcription by ", "subtitled by ", "subtitling by ",
        "translated by ", "terjemahan oleh ", "subtitle oleh ", "diterjemahkan oleh ", "alih bahasa ",
    ]

    /// Who makes subtitles.
    private static let makers: Set<String> = [
        "amara", "zdf", "ard", "funk", "wdr", "swr", "ndr", "opensubtitles",
    ]

    private static let courtesies: Set<String> = [
        // German
        "vielen dank", "danke", "danke schon", "dankeschon", "tschuss", "auf wiedersehen",
        "bis zum nachsten mal",
        "bis bald", "ja", "nein", "okay", "ok",
        // English
        "thank you", "thank you very much", "thank you so much", "thanks", "bye", "bye bye", "goodbye",
        "yeah", "yes", "no", "see you next time",
        // Indonesian
        "terima kasih", "terima kasih banyak", "sampai jumpa", "ya", "tidak", "oke",
    ]

    private static let fillers: Set<String> = [
        "you", "the", "i", "a", "and", "so", "uh", "um", "hm", "hmm", "mm", "ah", "oh", "eh", "ahm", "und",
        "dan",
        "musik", "music", "applaus", "applause", "tik",
    ]
}
