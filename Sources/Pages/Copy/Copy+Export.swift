import Wellbeing

// Words of the page of exports.
extension Copy {
    var exporting: String { say(id: "Ekspor", de: "Exportieren", en: "Export") }
    var exportHint: String {
        say(
            id: "Catatan suara dan cek suasana sebagai lembar kerja atau CSV",
            de: "Gesprochene Einträge und Momentaufnahmen als Tabelle oder CSV",
            en: "Spoken entries and check-ins as a spreadsheet or CSV")
    }
    var exportingText: String {
        say(
            id:
                "Catatan suara dan cek suasanamu sebagai berkas. Berkasnya dibuat di komputer ini dan hanya pergi ke tempat yang kamu pilih.",
            de:
                "Deine gesprochenen Einträge und Momentaufnahmen als Datei. Sie entsteht auf diesem Rechner und geht nur dorthin, wo du sie hinlegst.",
            en:
                "Your spoken entries and check-ins as a file. It is made on this computer and goes only where you put it."
        )
    }
    var exportIsReadable: String {
        say(
            id: "Berkasnya tidak dienkripsi: siapa pun yang memegangnya bisa membacanya.",
            de: "Die Datei ist nicht verschlüsselt: wer sie hat, kann sie lesen.",
            en: "The file is not encrypted: whoever has it can read it.")
    }
    var makeExport: String { say(id: "Buat berkas", de: "Datei erstellen", en: "Make the file") }
    var whichDays: String { say(id: "Hari yang mana?", de: "Welche Tage?", en: "Which days?") }
    var whichRecords: String { say(id: "Isinya apa?", de: "Was soll hinein?", en: "What goes in?") }
    var whichFormat: String { say(id: "Bentuk apa?", de: "In welcher Form?", en: "In what form?") }
    var fromDay: String { say(id: "Dari", de: "Von", en: "From") }
    var throughDay: String { say(id: "Sampai", de: "Bis", en: "Through") }
    var csvDialect: String { say(id: "Jenis CSV", de: "Art der CSV-Datei", en: "Kind of CSV") }
    var csvDialectHint: String {
        say(
            id: "Hanya untuk CSV. Pilihan awalnya cocok dengan lembar kerja bahasamu.",
            de: "Nur für CSV. Die Vorauswahl passt zu Tabellenprogrammen in deiner Sprache.",
            en: "Only for CSV. The first choice fits spreadsheets in your language.")
    }

    func name(of days: ExportForm.Days) -> String {
        switch days {
        case .week: say(id: "7 hari", de: "7 Tage", en: "7 days")
        case .month: say(id: "30 hari", de: "30 Tage", en: "30 days")
        case .quarter: say(id: "90 hari", de: "90 Tage", en: "90 days")
        case .year: say(id: "Setahun", de: "Ein Jahr", en: "A year")
        case .all: say(id: "Semua", de: "Alle", en: "All")
        case .custom: say(id: "Dari … sampai", de: "Von … bis", en: "From … through")
        }
    }

    func name(of content: ExportContent) -> String {
        switch content {
        case .everything:
            say(
                id: "Catatan suara dan cek suasana", de: "Gesprochene Einträge und Momentaufnahmen",
                en: "Spoken entries and check-ins")
        case .spoken: say(id: "Catatan suara", de: "Gesprochene Einträge", en: "Spoken entries")
        case .checkIns: say(id: "Cek suasana", de: "Momentaufnahmen", en: "Check-ins")
        }
    }

    func name(of format: ExportFile.Format) -> String {
        switch format {
        case .xlsx: say(id: "Buku kerja (XLSX)", de: "Arbeitsmappe (XLSX)", en: "Workbook (XLSX)")
        case .csv: "CSV"
        }
    }

    func hint(about format: ExportFile.Format) -> String {
        switch format {
        case .xlsx:
            say(
                id: "Tiga lembar: ringkasan dengan grafik, cek suasana, jurnal.",
                de: "Drei Blätter: Übersicht mit Diagramm, Momentaufnahmen, Tagebuch.",
                en: "Three sheets: overview with a chart, check-ins, diary.")
        case .csv:
            say(
                id: "Satu jenis catatan. Sela bisa membacanya kembali dengan “sela import”.",
                de: "Eine Art von Einträgen. Sela liest sie mit „sela import“ wieder ein.",
                en: "One kind of record. Sela reads it back with “sela import”.")
        }
    }

    func name(of dialect: CSVDialect) -> String {
        switch dialect {
        case .excelGerman:
            say(
                id: "Excel Indonesia atau Jerman (titik koma)", de: "Excel deutsch (Semikolon)",
                en: "Excel, German or Indonesian (semicolon)")
        case .excel:
            say(id: "Excel Inggris (koma)", de: "Excel englisch (Komma)", en: "Excel, English (comma)")
        case .rfc4180:
            say(id: "Untuk program (RFC 4180)", de: "Für Programme (RFC 4180)", en: "For programs (RFC 4180)")
        case .tab: say(id: "Tabulator", de: "Tabulatoren", en: "Tabs")
        }
    }

    func message(_ problem: ExportProblem) -> (message: String, hint: String?) {
        switch problem {
        case .days(.noSuchDay):
            (
                say(id: "Hari itu tidak ada.", de: "Diesen Tag gibt es nicht.", en: "There is no such day."),
                say(id: "Contoh: 2026-05-27.", de: "Zum Beispiel 2026-05-27.", en: "For example 2026-05-27.")
            )
        case .days(.reversed):
            (
                say(
                    id: "Hari terakhir lebih awal dari hari pertama.",
                    de: "Der letzte Tag liegt vor dem ersten.", en: "The last day is before the first."),
                say(
                    id: "Tukar keduanya.", de: "Vertausche die beiden.", en: "Swap the two.")
            )
        case .oneKindOnly:
            (
                say(
                    id: "Berkas CSV hanya memuat satu jenis catatan.",
                    de: "Eine CSV-Datei enthält nur eine Art von Einträgen.",
                    en: "A CSV file holds one kind of record."),
                say(
                    id: "Pilih catatan suara atau cek suasana, atau ambil buku kerja.",
                    de: "Wähle gesprochene Einträge oder Momentaufnahmen, oder nimm die Arbeitsmappe.",
                    en: "Choose spoken entries or check-ins, or take the workbook.")
            )
        case .workbook(let error): exportTrouble(error)
        }
    }
}
