import HTML
import Pages
import Testing
import Wellbeing

struct CopyTests {
    @Test(arguments: Language.allCases)
    func fiveMoodsHaveFiveNamesAndSixVerdictsSix(language: Language) {
        let copy = Copy(language)
        #expect(Set(Mood.allCases.map(copy.name(of:))).count == 5)
        #expect(Set(EmotionVerdict.allCases.map(copy.name(of:))).count == 6)
    }

    /// Source: spec/reflect.md 1.1 and 1.2.
    @Test func indonesianNamesAreTheOnesPeopleKnow() {
        let copy = Copy(.indonesian)
        #expect(Mood.allCases.map(copy.name(of:)) == ["Berat", "Lelah", "Netral", "Lega", "Tenteram"])
        #expect(
            Emotion.allCases.map { copy.name(of: .felt($0)) } == [
                "Sedih", "Marah", "Cinta", "Takut", "Bahagia",
            ])
    }

    /// PRODUCT.md, "Scales, side by side": the check-in has words of its own.
    @Test func germanMoodsAreNotTheWordsOfTheCheckIn() {
        let checkIn: Set = ["Sehr schlecht", "Schlecht", "Mittel", "Gut", "Sehr gut"]
        #expect(checkIn.isDisjoint(with: Mood.allCases.map(Copy(.german).name(of:))))
    }

    @Test func surenessChangesAtTheStatedBounds() {
        let copy = Copy(.english)
        #expect(copy.sureness(0.549) == "more of a guess")
        #expect(copy.sureness(0.55) == "fairly sure")
        #expect(copy.sureness(0.749) == "fairly sure")
        #expect(copy.sureness(0.75) == "quite sure")
    }

    @Test func datesAreWrittenAsTheLanguageWritesThem() throws {
        let day = try Samples.day("2026-03-14")
        #expect(Copy(.indonesian).longDay(day) == "Sabtu, 14 Maret 2026")
        #expect(Copy(.german).longDay(day) == "Samstag, 14. März 2026")
        #expect(Copy(.english).longDay(day) == "Saturday, 14 March 2026")
        #expect(Copy(.german).day(day) == "14. März 2026")
    }

    /// 14:53 UTC is 21:53 in Jakarta, wherever the page is read.
    @Test func theClockIsTheOneAtThePlaceOfWriting() throws {
        let moment = try Samples.moment("2026-03-14T14:53:00Z")
        #expect(Copy(.indonesian).clock(moment) == "21.53")
        #expect(Copy(.german).clock(moment) == "21:53")
        #expect(
            Copy(.english).dateAndClock(moment.instant, in: moment.zone) == "14 March 2026 at 21:53")
    }

    /// 01:20 on the 14th counts to the 13th; the date written is still the calendar's.
    @Test func aNightEntryShowsTheDateOfItsClock() throws {
        let moment = try Samples.moment("2026-03-13T18:20:00Z")
        #expect(moment.day.description == "2026-03-13")
        #expect(
            Copy(.german).dateAndClock(moment.instant, in: moment.zone) == "14. März 2026 um 01:20")
    }

    /// German puts U+00A0 before the sign (PLATFORM section 4).
    @Test func percentagesAreWholeAndBounded() {
        #expect(Copy(.german).percent(0.725) == "73\u{A0}%")
        #expect(Copy(.indonesian).percent(0.724) == "72%")
        #expect(Copy(.english).percent(1.4) == "100%")
        #expect(Copy(.english).percent(-0.1) == "0%")
    }

    @Test func numbersAreGroupedAsTheLanguageDoes() {
        #expect(Copy(.indonesian).number(100_000) == "100.000")
        #expect(Copy(.english).number(100_000) == "100,000")
    }

    @Test func oneAndManyAreSaidRight() throws {
        let page = binPage(try Samples.bin(), in: try Samples.frame(.german)).rendered()
        for words in ["noch 30 Tage<", "noch 1 Tag<", "verschwindet heute<"] { #expect(page.contains(words)) }
        let settings = settingsPage(try Samples.settings(.english), in: try Samples.frame(.english))
            .rendered()
        for words in ["37 entries", "1 entry"] { #expect(settings.contains(words)) }
    }

    @Test(arguments: Language.allCases)
    func everyStoreMessageSaysWhatHappenedAndWhatToDo(language: Language) {
        let said = StoreMessage.allCases.map { Copy(language).message($0) }
        #expect(said.allSatisfy { !$0.message.isEmpty && !$0.hint.isEmpty })
        #expect(Set(said.map(\.message)).count == StoreMessage.allCases.count, "two cases say the same")
    }

    @Test func everythingIsDeletedOnlyByTheWord() {
        for typed in ["HAPUS", "löschen", " Delete "] { #expect(Copy.confirmsDeletion(typed)) }
        for typed in ["", "yes", "HAPUS!", "LOSCHEN", "delet"] { #expect(!Copy.confirmsDeletion(typed)) }
    }

    @Test(arguments: SamplePage.allCases)
    func noPageIsTheSameInTwoLanguages(sample: SamplePage) throws {
        let pages = try Language.allCases.map { try sample.page(in: $0).rendered().dropFirst(40) }
        #expect(Set(pages).count == 3)
    }
}
