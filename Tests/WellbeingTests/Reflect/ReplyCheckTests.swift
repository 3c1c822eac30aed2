import Testing
import Wellbeing

/// What a model may say to a person.
struct ReplyCheckTests {
    @Test(arguments: [
        (
            Language.english,
            "That sounds like a long day, and you still found a quiet hour for yourself. It is good that you wrote it down."
        ),
        (
            .german,
            "Das klingt nach einem langen Tag, und du hast trotzdem eine ruhige Stunde gefunden. Schön, dass du es aufgeschrieben hast."
        ),
        (
            .indonesian,
            "Hari ini terasa panjang, dan kamu tetap menemukan waktu yang tenang untuk dirimu. Terima kasih sudah menuliskannya."
        ),
        (.english, "Missing her is part of loving her. Your words hold both."),
        (.german, "Du hast geträumt und gehofft, und das darf sein."),
    ])
    func `a warm reply of a few sentences may be shown`(language: Language, reply: String) {
        #expect(replyFault(in: reply, language: language) == nil)
    }

    @Test(arguments: [
        ("", ReplyFault.length), (" \n ", .length), ("…", .length),
        ("You are here. It is late. The day was long. You wrote it down. That is enough.", .length),
        ("It was a long day for you. What made it so long?", .question),
        ("It was a long day for you. What made it so long？", .question),
        ("**You** had a long day, and that is what it was.", .markup),
        ("- You had a long day.\n- You wrote it down.", .markup), ("1. You had a long day.", .markup),
        ("<b>You had a long day.</b>", .markup), ("TEXT-0123456789ab You had a long day.", .markup),
        ("You had a long day. Look at www.example.org for more.", .contact),
        ("You had a long day. Write to me@example.org when you like.", .contact),
        ("You had a long day. Call 0 800 1 when you like.", .contact),
        ("You can go to example.com.", .contact),
        ("This sounds like a depression, and that is hard.", .diagnosis),
        ("You may have an anxiety disorder, and that is hard.", .diagnosis),
        ("It would be good to see a doctor about this.", .diagnosis),
        ("A small dose of something may help you sleep.", .medicine),
        ("You could take a sleeping pill tonight.", .medicine), ("Take 20 mg of it tonight.", .medicine),
        ("It is not the time to hang yourself over this.", .harm),
        ("I want to die too when I read this.", .harm),
        ("As a therapist I see how long the day was for you.", .pretence),
        ("I’ve been there, and I know how long such a day is.", .pretence),
        ("Das klingt nach einem langen Tag, und du bist noch da.", .language),
        ("Ta journée était longue et tu es là.", .language),
    ])
    func `what does not belong in an English reply is found`(reply: String, fault: ReplyFault) {
        #expect(replyFault(in: reply, language: .english) == fault)
    }

    @Test(arguments: [
        (Language.german, "Das klingt nach einer Angststörung, und das ist schwer.", ReplyFault.diagnosis),
        (.german, "Das klingt nach einer Angststo\u{308}rung, und das ist schwer.", .diagnosis),
        (.german, "Vielleicht hilft dir heute ein Beruhigungsmedikament.", .medicine),
        (.german, "Ich bin ein Mensch und kenne solche Tage.", .pretence),
        (.german, "Du musst dich nicht umbringen wegen so etwas.", .harm),
        (.german, "The day was long, and you are still here.", .language),
        (.indonesian, "Sepertinya kamu mengalami gangguan kecemasan.", .diagnosis),
        (.indonesian, "Mungkin kamu bisa minum obat tidur malam ini.", .medicine),
        (.indonesian, "Aku juga pernah merasakan hal yang sama.", .pretence),
        (.indonesian, "Jangan sampai kamu bunuh diri karena hal ini.", .harm),
        (.indonesian, "Apa yang membuat kamu merasa begitu?", .question),
    ])
    func `what does not belong in a reply is found in every language`(
        language: Language, reply: String, fault: ReplyFault
    ) {
        #expect(replyFault(in: reply, language: language) == fault)
    }

    @Test func `six hundred characters may be shown, and one more not`() {
        let sentence = "The day was long and you are still here with it, and that is what it is now"
        let long = String(repeating: sentence + ", ", count: 8)
        let fits = String(long.prefix(599)) + "."
        #expect(fits.count == 600 && replyFault(in: fits, language: .english) == nil)
        #expect(replyFault(in: "x" + fits, language: .english) == .length)
    }
}
