import Wellbeing

// Words for Today, the list, one entry and the bin.
extension Copy {
    var invitation: String { say(id: "Ambil jeda sejenak", de: "Nimm dir einen Moment", en: "Take a moment") }
    var invitationText: String {
        say(
            id: "Beberapa kata sudah cukup. Tulisanmu tetap di komputer ini.",
            de: "Ein paar Worte genügen. Was du schreibst, bleibt auf diesem Rechner.",
            en: "A few words are enough. What you write stays on this computer.")
    }
    var startWriting: String { say(id: "Mulai menulis", de: "Schreiben beginnen", en: "Start writing") }
    var thisWeek: String { say(id: "Minggu ini", de: "Diese Woche", en: "This week") }
    func entries(_ number: Int) -> String {
        count(number, id: "# catatan", de: ("# Eintrag", "# Einträge"), en: ("# entry", "# entries"))
    }
    func entriesInAll(_ number: Int) -> String {
        count(
            number, id: "# catatan sejauh ini", de: ("# Eintrag bisher", "# Einträge bisher"),
            en: ("# entry so far", "# entries so far"))
    }
    var latest: String { say(id: "Terakhir ditulis", de: "Zuletzt geschrieben", en: "Latest") }
    var wholeJournal: String { say(id: "Seluruh jurnal", de: "Zum Tagebuch", en: "The whole journal") }
    func lastBackup(_ day: String) -> String {
        say(id: "Cadangan terakhir: \(day)", de: "Letzte Sicherung: \(day)", en: "Last backup: \(day)")
    }
    var noBackup: String { say(id: "Belum ada cadangan.", de: "Noch keine Sicherung.", en: "No backup yet.") }
    var makeOne: String { say(id: "Buat sekarang", de: "Jetzt anlegen", en: "Make one") }
    var yesterday: String { say(id: "Kemarin", de: "Gestern", en: "Yesterday") }
    var noDraftText: String { say(id: "Belum ada kata", de: "Noch ohne Worte", en: "No words yet") }

    var search: String { say(id: "Cari", de: "Suchen", en: "Search") }
    var searchWords: String {
        say(id: "Kata dalam catatan", de: "Wörter im Eintrag", en: "Words in the entry")
    }
    var filters: String { say(id: "Saring", de: "Filtern", en: "Filter") }
    var anyEmotion: String { say(id: "Semua emosi", de: "Alle Gefühle", en: "Any emotion") }
    var anyMood: String { say(id: "Semua suasana hati", de: "Alle Stimmungen", en: "Any mood") }
    var from: String { say(id: "Dari tanggal", de: "Von", en: "From") }
    var through: String { say(id: "Sampai tanggal", de: "Bis", en: "Until") }
    var clearSearch: String { say(id: "Tampilkan semua", de: "Alles zeigen", en: "Show everything") }
    var searchStays: String {
        say(
            id: "Yang kamu cari tidak muncul di alamat halaman dan tidak dicatat.",
            de: "Wonach du suchst, steht in keiner Adresse und wird nirgends notiert.",
            en: "What you search for appears in no address and is noted nowhere.")
    }
    var older: String { say(id: "Lebih lama", de: "Ältere", en: "Older") }
    var newest: String { say(id: "Ke yang terbaru", de: "Zu den neuesten", en: "To the newest") }
    var emptyJournal: String {
        say(id: "Jurnalmu masih kosong", de: "Dein Tagebuch ist noch leer", en: "Your journal is still empty")
    }
    var emptyJournalText: String {
        say(
            id: "Catatan pertamamu akan muncul di sini.", de: "Hier erscheint dein erster Eintrag.",
            en: "Your first entry will appear here.")
    }
    var noHits: String { say(id: "Tidak ditemukan", de: "Nichts gefunden", en: "Nothing found") }
    var noHitsText: String {
        say(
            id: "Coba kata yang lebih pendek atau saringan yang lebih longgar.",
            de: "Versuch es mit einem kürzeren Wort oder weniger Filtern.",
            en: "Try a shorter word or fewer filters.")
    }
    var endOfList: String {
        say(id: "Tidak ada lagi di sini", de: "Mehr ist hier nicht", en: "There is nothing more here")
    }
    func binLink(_ number: Int) -> String {
        count(
            number, id: "Tempat sampah (#)", de: ("Papierkorb (#)", "Papierkorb (#)"),
            en: ("Bin (#)", "Bin (#)"))
    }

    var entryTitle: String { say(id: "Catatan", de: "Eintrag", en: "Entry") }
    func entryTitle(_ day: String) -> String {
        say(id: "Catatan \(day)", de: "Eintrag vom \(day)", en: "Entry of \(day)")
    }
    var facts: String { say(id: "Tentang catatan ini", de: "Zu diesem Eintrag", en: "About this entry") }
    var written: String { say(id: "Ditulis", de: "Geschrieben", en: "Written") }
    var countedTo: String { say(id: "Dihitung sebagai", de: "Zählt zu", en: "Counts as") }
    var edited: String { say(id: "Diubah", de: "Geändert", en: "Edited") }
    var notSaid: String { say(id: "tidak diisi", de: "keine Angabe", en: "not said") }
    var notRead: String { say(id: "belum dibaca", de: "nicht gelesen", en: "not read") }
    var youSaid: String { say(id: "Menurutmu", de: "Du sagst", en: "You say") }
    var question: String { say(id: "Pertanyaan", de: "Frage", en: "Question") }
    var deeperHeading: String { say(id: "Lebih dalam", de: "Weiter gedacht", en: "Going deeper") }
    var edit: String { say(id: "Ubah", de: "Ändern", en: "Edit") }
    var delete: String { say(id: "Hapus", de: "Löschen", en: "Delete") }

    var bin: String { say(id: "Tempat sampah", de: "Papierkorb", en: "Bin") }
    var binText: String {
        say(
            id: "Catatan yang dihapus menunggu di sini selama 30 hari, lalu hilang untuk selamanya.",
            de: "Gelöschte Einträge warten hier 30 Tage, dann sind sie endgültig fort.",
            en: "Deleted entries wait here for 30 days, then they are gone for good.")
    }
    var emptyBin: String {
        say(id: "Tidak ada apa-apa di sini", de: "Hier ist nichts", en: "There is nothing here")
    }
    func daysLeft(_ days: Int) -> String {
        guard days > 0 else { return say(id: "hilang hari ini", de: "verschwindet heute", en: "gone today") }
        return count(
            days, id: "# hari lagi", de: ("noch # Tag", "noch # Tage"), en: ("# day left", "# days left"))
    }
    var restore: String { say(id: "Kembalikan", de: "Wiederherstellen", en: "Restore") }
    var destroy: String { say(id: "Hapus selamanya", de: "Endgültig löschen", en: "Delete for good") }
    var destroyQuestion: String {
        say(
            id: "Catatan ini akan hilang untuk selamanya. Ini tidak bisa diurungkan.",
            de: "Dieser Eintrag wird endgültig gelöscht. Das lässt sich nicht zurücknehmen.",
            en: "This entry will be gone for good. This cannot be undone.")
    }
}

extension Copy {
    /// A day of the week card, read out.
    func dayCount(_ day: LocalDay, _ number: Int) -> String { "\(weekday(day)): \(entries(number))" }
}
