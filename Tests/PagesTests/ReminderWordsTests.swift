import Pages
import Testing
import Wellbeing

struct ReminderWordsTests {
    private static let troubles: [ReminderTrouble] = [
        .programMissing, .noSession, .desktopRefused, .desktopSilent, .pushNotAllowed, .pushLocked,
        .pushNotWritten, .pushUnreachable, .pushUntrusted, .pushRedirected, .pushSilent,
        .pushRefused(status: 403), .pushRefused(status: 500),
    ]

    @Test(arguments: Language.allCases)
    func eachTroubleHasWordsOfItsOwnAndAWayOn(language: Language) {
        let said = Self.troubles.map { Copy(language).message($0) }
        #expect(Set(said.map(\.message)).count == Self.troubles.count)
        #expect(said.allSatisfy { !$0.hint.isEmpty && $0.hint != $0.message })
    }

    @Test func whatAReminderSaysIsTheSameForEverybody() {
        #expect(Copy(.english).reminderSentence == "How are you right now?")
        #expect(Copy(.german).reminderSentence == "Wie geht es dir gerade?")
        #expect(Copy(.indonesian).reminderSentence == "Bagaimana perasaanmu sekarang?")
        for language in Language.allCases {
            let copy = Copy(language)
            #expect(copy.reminderWhereToLook.hasPrefix(copy.reminderSentence))
        }
    }
}
