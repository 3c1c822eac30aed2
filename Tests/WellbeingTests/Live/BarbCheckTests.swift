import Testing
import Wellbeing

struct BarbCheckTests {
    struct Refusal: Sendable {
        let text: String
        let language: Language
        let fault: BarbFault?
        var target = BarbTarget.sleepUnder
        var intensity = BarbIntensity.spicy
    }

    @Test(arguments: [
        Refusal(text: "  \n ", language: .english, fault: .empty),
        Refusal(text: String(repeating: "you sleep ", count: 23), language: .english, fault: .tooLong),
        Refusal(text: "You slept like a phone\nwith no charge left.", language: .english, fault: .lineBreak),
        Refusal(text: "You slept like a phone\rwith no charge left.", language: .english, fault: .lineBreak),
        Refusal(text: "You slept 4 hours like a phone on charge.", language: .english, fault: .number),
        Refusal(text: "You slept ٤ hours like a phone on charge.", language: .english, fault: .number),
        Refusal(text: "You slept ½ an hour like a phone on charge.", language: .english, fault: .number),
        Refusal(text: "You slept like a phone on four percent 😴 today.", language: .english, fault: .symbol),
        Refusal(text: "You slept like a phone on four percent #tired.", language: .english, fault: .symbol),
        Refusal(text: "You \"slept\" like a phone on four percent.", language: .english, fault: .symbol),
        Refusal(text: "You 'slept' like a phone on four percent.", language: .english, fault: .symbol),
        Refusal(text: "Du „schliefst“ wie ein Telefon ohne Strom heute.", language: .german, fault: .symbol),
        Refusal(
            text: "You slept badly. You also skipped dinner and dodged training.", language: .english,
            fault: .sentences),
        Refusal(text: "Slept badly, you did.", language: .english, fault: .wordCount),
        Refusal(
            text: "The pillow is still waiting for a real appointment.", language: .english, fault: .address),
        Refusal(
            text: "The pillow knows only a rumour of yourself these days.", language: .english,
            fault: .address,
            intensity: .gentle),
        Refusal(
            text: "Bantalmu masih menunggu tamu yang tidak kunjung datang.", language: .indonesian,
            fault: .address, intensity: .gentle),
        Refusal(
            text: "Maybe you slept like a phone on four percent.", language: .english, fault: .hedging),
        Refusal(
            text: "Du hast vielleicht geschlafen wie ein Toaster ohne Strom.", language: .german,
            fault: .hedging),
        Refusal(
            text: "You should sleep like a cat on a printer.", language: .english, fault: .preaching),
        Refusal(
            text: "Du solltest schlafen wie eine Katze auf dem Drucker.", language: .german, fault: .preaching
        ),
        Refusal(
            text: "Kamu harus tidur seperti kucing di atas mesin cetak.", language: .indonesian,
            fault: .preaching),
        Refusal(
            text: "You slept like a damned phone on four percent.", language: .english, fault: .profanity),
        Refusal(
            text: "Kamu tidur seperti anjing yang kehabisan baterai hari ini.", language: .indonesian,
            fault: .profanity),
        Refusal(
            text: "You slept like a lazy phone on four percent.", language: .english, fault: .person),
        Refusal(
            text: "Dein Schlaf passt zu deinem Gewicht, nämlich gar nicht.", language: .german, fault: .person
        ),
        Refusal(
            text: "Kamu tidur seperti panda gemuk yang lupa bangun pagi.", language: .indonesian,
            fault: .person),
        Refusal(
            text: "You slept like a case of depression in slippers.", language: .english, fault: .health),
        Refusal(
            text: "Du schläfst, als gehörte der Wahnsinn bei dir zum Mobiliar.", language: .german,
            fault: .health),
        Refusal(
            text: "Kamu tidur seperti orang gila yang kehabisan baterai.", language: .indonesian,
            fault: .health),
        Refusal(
            text: "You sleep as if your mother had hidden the bed.", language: .english, fault: .people),
        Refusal(
            text: "You sleep like Napoleon on the eve of a parade.", language: .english, fault: .people),
        Refusal(
            text: "Du schläfst wie Sabine vor dem großen Umzug.", language: .german, fault: .people),
        Refusal(
            text: "You slept through dinner like a phone on four percent.", language: .english, fault: .topic),
        Refusal(
            text: "Du schläfst wie ein Laufband ohne Strom und Bewegung.", language: .german, fault: .topic),
        Refusal(
            text: "Kamu tidur seperti botol kosong di pinggir lapangan.", language: .indonesian, fault: .topic
        ),
        Refusal(
            text: "You slept like a phone on four percent.", language: .english, fault: .topic,
            target: .allGood),
        Refusal(text: "You slept like a phone on four percent.", language: .english, fault: nil),
    ])
    func refusesWhatWasAgreed(_ row: Refusal) {
        let check = BarbCheck(target: row.target, intensity: row.intensity, language: row.language)
        #expect(check.fault(in: row.text) == row.fault, "\(row.text)")
    }

    @Test func refusesAnotherLanguage() {
        let check = BarbCheck(target: .allGood, intensity: .gentle, language: .german)
        #expect(check.fault(in: "The day went so well that it is almost a nuisance.") == .language)
    }

    @Test func refusesWhatWasSaidBefore() {
        let said = "You slept like a phone that someone unplugged at four percent."
        let check = BarbCheck(target: .sleepUnder, intensity: .spicy, language: .english, recent: [said])
        #expect(check.fault(in: said) == .repeated)
        #expect(check.fault(in: "  " + said.uppercased().lowercased() + " ") == .repeated)
        #expect(
            check.fault(in: "You slept like a phone that somebody unplugged at four percent.") == .repeated)
        #expect(check.fault(in: "You sleep like a traffic light changes, briefly and under protest.") == nil)
    }

    @Test func readsOnlySoMuch() {
        let check = BarbCheck(target: .allGood, intensity: .playful, language: .english)
        #expect(check.fault(in: String(repeating: "e\u{301}", count: 100_000)) == .tooLong)
        // One character of many scalars is as long as they are.
        #expect(check.fault(in: "You" + String(repeating: "\u{301}", count: 5_000)) == .tooLong)
    }
}
