// Words of the days after a text called for help.
extension Copy {
    var allHelp: String { say(id: "Lihat semua bantuan", de: "Alle Hilfe ansehen", en: "See all help") }
    var findCountry: String {
        say(
            id: "Cari yang siap mendengarkan di negaramu", de: "Menschen finden, die in deinem Land zuhören",
            en: "Find people who listen in your country")
    }
    var helpByCountry: String {
        say(id: "Nomor menurut negara", de: "Nummern nach Land", en: "Numbers by country")
    }
    var careTitle: String {
        say(
            id: "Sela sedang lebih tenang", de: "Sela hält sich gerade zurück",
            en: "Sela is holding back for now")
    }
    var careText: String {
        say(
            id:
                "Ada tulisanmu yang terdengar berat. Selama tiga hari Sela tidak menilai dan tidak menghitung apa pun, dan bantuan tetap dekat. Kamu bisa mengakhirinya kapan saja.",
            de:
                "Etwas, das du geschrieben hast, klang schwer. Drei Tage lang bewertet und zählt Sela nichts, und Hilfe bleibt nah. Du kannst das jederzeit beenden.",
            en:
                "Something you wrote sounded heavy. For three days Sela scores nothing and counts nothing, and help stays close. You can end that whenever you like."
        )
    }
    var endCare: String {
        say(
            id: "Aku aman sekarang, tampilkan semuanya lagi",
            de: "Ich bin jetzt sicher, zeig wieder alles", en: "I am safe now, show everything again")
    }
    var careEndedTitle: String {
        say(
            id: "Semuanya tampil lagi", de: "Alles wird wieder gezeigt", en: "Everything is shown again")
    }
    var careEndedText: String {
        say(
            id: "Kamu bilang kamu aman. Kalau terasa berat lagi, bantuan bisa didekatkan kembali.",
            de:
                "Du hast gesagt, dass du sicher bist. Wenn es wieder schwer wird, kann Hilfe wieder nah sein.",
            en: "You said that you are safe. If it gets hard again, help can be close again.")
    }
    var resumeCare: String {
        say(id: "Dekatkan bantuan lagi", de: "Hilfe wieder nah haben", en: "Keep help close again")
    }
    var careWasResumed: String {
        say(id: "Bantuan tetap dekat.", de: "Hilfe bleibt nah.", en: "Help stays close.")
    }
}
