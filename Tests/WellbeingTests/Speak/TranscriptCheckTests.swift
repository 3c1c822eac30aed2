import Testing

@testable import Wellbeing

struct TranscriptCheckTests {
    /// Segments of two seconds each, heard well.
    private func heard(_ texts: String..., silence: Double = 0.01, confidence: Double = 0.9)
        -> [SpokenSegment]
    {
        texts.enumerated().map { index, text in
            SpokenSegment(
                text: text, start: Double(index) * 2, end: Double(index) * 2 + 2, silence: silence,
                confidence: confidence)
        }
    }

    private func text(_ texts: String...) -> String? {
        let segments = texts.flatMap { heard($0) }
        return TranscriptCheck.transcript(of: segments)?.text
    }

    @Test func whatWasSaidIsPutTogetherWithoutSpaceAroundIt() {
        #expect(
            text(" Heute war ein guter Tag.", " Ich war mit Lena spazieren. ")
                == "Heute war ein guter Tag. Ich war mit Lena spazieren.")
    }

    @Test(arguments: [
        "Untertitelung des ZDF, 2020", "Untertitel der Amara.org-Community",
        "Untertitel im Auftrag des ZDF für funk, 2017",
        "Copyright WDR 2021", "SWR 2020", "Vielen Dank fürs Zuschauen!", "Thanks for watching!",
        "Thank you for watching.",
        "Please subscribe to my channel.", "Don't forget to subscribe!",
        "Subtitles by the Amara.org community",
        "Terima kasih telah menonton!", "Jangan lupa like, share, dan subscribe!",
        "Sampai jumpa di video selanjutnya.",
        "I'll see you in the next video.", "[Musik]", "(Applaus)", "*lacht*", "♪ ♪", "♪ la la la ♪", ". . .",
        "…", "",
    ])
    func whatSubtitlesAreFullOfIsNoSpeech(_ phrase: String) {
        #expect(TranscriptCheck.transcript(of: heard(phrase)) == nil)
        #expect(text("Ich war heute schwimmen.", phrase) == "Ich war heute schwimmen.")
        #expect(text(phrase, "Ich war heute schwimmen.") == "Ich war heute schwimmen.")
    }

    @Test func aCreditInTheMiddleOfASegmentGoesToo() {
        #expect(text("Ich war heute schwimmen. Untertitelung des ZDF, 2020") == "Ich war heute schwimmen.")
    }

    @Test(arguments: [
        "Thank you for watching the children today, Mom.",
        "Er hat sich bedankt und gesagt, vielen Dank fürs Zuschauen beim Spiel.",
        "Die Untertitel im Film waren zu klein.", "I forgot to subscribe to the newspaper.",
        "Terima kasih telah menonton pertandingan adik bersama saya.", "Ich habe im ZDF einen Film gesehen.",
        "Danke, dass du da warst (und für die Blumen).",
    ])
    func aSentenceInWhichSuchWordsOccurStays(_ sentence: String) {
        #expect(text(sentence) == sentence)
    }

    @Test(arguments: ["Vielen Dank.", "Danke.", "Thank you.", "Terima kasih.", "Bye. Bye.", "Ja."])
    func aCourtesyAloneCountsOnlyIfItWasHeardWell(_ phrase: String) {
        #expect(TranscriptCheck.transcript(of: heard(phrase))?.text == phrase)
        #expect(TranscriptCheck.transcript(of: heard(phrase, silence: 0.5)) == nil)
        #expect(TranscriptCheck.transcript(of: heard(phrase, confidence: 0.5)) == nil)
    }

    @Test(arguments: ["you", "You.", "The", "Ähm.", "Hmm. Hm.", "So."])
    func aFillerAloneIsNothing(_ word: String) {
        #expect(TranscriptCheck.transcript(of: heard(word, silence: 0, confidence: 1)) == nil)
    }

    @Test func aCreditAmongSentencesLeavesTheOthers() {
        #expect(text("Untertitelung des ZDF, 2020. Ich war heute schwimmen.") == "Ich war heute schwimmen.")
    }

    @Test func aCourtesyBesideOtherWordsStays() {
        let segments = heard("Ich habe Lena getroffen.", "Vielen Dank.", silence: 0.5, confidence: 0.5)
        #expect(TranscriptCheck.transcript(of: segments)?.text == "Ich habe Lena getroffen. Vielen Dank.")
    }

    @Test func wordsThatAreAlmostCertainlySilenceWereNotSaid() {
        #expect(
            TranscriptCheck.transcript(of: heard("Ich weiß es nicht.", silence: 0.7, confidence: 0.3)) == nil)
        #expect(
            TranscriptCheck.transcript(of: heard("Ich weiß es nicht.", silence: 0.7, confidence: 0.8)) != nil)
    }

    @Test func moreLettersThanAnybodySpeaksInASecondWereNotSaid() {
        // 36 letters; 30 a second are taken.
        let sentence = "Heute war ich lange mit meiner Schwester"
        let letters = sentence.filter(\.isLetter).count
        let segment = { (seconds: Double) in
            [SpokenSegment(text: sentence, start: 0, end: seconds, silence: 0, confidence: 1)]
        }
        #expect(letters == 34)
        #expect(TranscriptCheck.transcript(of: segment(1.1)) == nil)
        #expect(TranscriptCheck.transcript(of: segment(1.2))?.text == sentence)
    }

    @Test func ofALoopItsFirstPartStays() throws {
        let looped = String(repeating: "Ich bin müde. ", count: 12)
        let transcript = try #require(TranscriptCheck.transcript(of: heard("Guten Abend. " + looped)))
        #expect(transcript == Transcript(text: "Guten Abend. Ich bin müde.", isCut: true))
    }

    @Test func aLoopOverManySegmentsIsOneToo() throws {
        let segments = heard(
            "Heute war es laut.", "Das ist sehr schön hier.", "Das ist sehr schön hier.",
            "das ist sehr schön hier,", "Bis morgen früh also.")
        let transcript = try #require(TranscriptCheck.transcript(of: segments))
        #expect(transcript.text == "Heute war es laut. Das ist sehr schön hier. Bis morgen früh also.")
        #expect(transcript.isCut)
    }

    @Test(arguments: [
        "Nein, nein, nein, nein, nein!", "Ich bin so, so, so müde.",
        "Immer wieder, immer wieder, immer wieder.",
        "Es war schlimm für mich. Es war schlimm für mich.", "Hari-hari ini lama, lama, lama sekali.",
    ])
    func aPersonMayRepeatHerself(_ sentence: String) {
        #expect(TranscriptCheck.transcript(of: heard(sentence)) == Transcript(text: sentence, isCut: false))
    }

    @Test func aWordMayComeFiveTimesAndNotSix() {
        #expect(TranscriptLoop.repeated(in: Array(repeating: "ja", count: 5)).isEmpty)
        #expect(TranscriptLoop.repeated(in: Array(repeating: "ja", count: 6)) == [1, 2, 3, 4, 5])
    }

    @Test func nothingHeardIsNoTranscript() {
        #expect(TranscriptCheck.transcript(of: []) == nil)
        #expect(Transcript(text: " … ", isCut: false) == nil)
    }

    @Test func aRecordingHoldsNumbersBetweenMinusOneAndOneForTenMinutesAtMost() throws {
        let recording = try #require(Recording(samples: [2, -3, .nan, 0.5]))
        #expect(recording.samples == [1, -1, 0, 0.5])
        #expect(Recording(samples: [Float](repeating: 0, count: 9_600_000)) != nil)
        #expect(Recording(samples: [Float](repeating: 0, count: 9_600_001)) == nil)
    }

    @Test func noWordFitsIntoAQuarterOfASecondOrIntoSilence() throws {
        let voice = [Float](repeating: 0.1, count: 4_000)
        #expect(try #require(Recording(samples: voice)).isEmpty == false)
        #expect(try #require(Recording(samples: Array(voice.dropLast()))).isEmpty)
        #expect(try #require(Recording(samples: [Float](repeating: 0.00005, count: 16_000))).isEmpty)
    }
}
