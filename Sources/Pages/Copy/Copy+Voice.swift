public import Wellbeing

// Words for the settings of the voice.
extension Copy {
    var spokenLanguageLabel: String {
        say(
            id: "Bahasa yang kamu ucapkan", de: "Sprache, in der du sprichst", en: "The language you speak in"
        )
    }
    var spokenLanguageHint: String {
        say(
            id: "Bisa diubah untuk setiap rekaman. Mencari tahu sendiri sering keliru pada rekaman pendek.",
            de:
                "Lässt sich für jede Aufnahme ändern. Beim Herausfinden irrt sich Sela bei kurzen Aufnahmen leicht.",
            en: "It can be changed for each recording. Finding out is easily wrong with short ones.")
    }
    public func name(of spoken: SpokenLanguage) -> String {
        switch spoken {
        case .likePages: say(id: "Seperti halaman", de: "Wie die Seiten", en: "Like the pages")
        case .pinned(let language): language.ownName
        case .foundOut: say(id: "Cari tahu", de: "Herausfinden", en: "Find out")
        }
    }
    var keepRecordings: String {
        say(id: "Simpan rekaman", de: "Aufnahmen behalten", en: "Keep recordings")
    }
    var keepRecordingsHint: String {
        say(
            id:
                "Suaramu tetap terenkripsi di jurnal, juga setelah catatannya disimpan. Jika tidak, rekaman dihapus saat itu juga dan hanya kata-katanya yang tinggal.",
            de:
                "Deine Stimme bleibt verschlüsselt im Tagebuch, auch wenn der Eintrag gespeichert ist. Sonst wird sie dabei gelöscht, und nur die Worte bleiben.",
            en:
                "Your voice stays in the diary, encrypted, once the entry is saved. Otherwise it is deleted with the saving, and only the words stay."
        )
    }
}
