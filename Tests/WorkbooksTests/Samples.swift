import Foundation
import Testing
import Wellbeing
import Workbooks

/// Words and rows of the tests, and a folder that is gone afterwards.
enum Samples {
    static let words = SpokenDiaryWords(
        sheets: .init(overview: "Übersicht", checkIns: "Momentaufnahmen", diary: "Tagebuch"),
        diaryHeads: [.day: "Tag", .transcript: "Text"], checkInHeads: [.rating: "Wertung"],
        yes: "ja", no: "nein", moods: [.bad: "schlecht", .medium: "mittel", .good: "gut"],
        strengths: [.faint: "leicht", .medium: "mittel", .strong: "stark"],
        degrees: [.none: "keiner", .low: "gering", .medium: "mittel", .high: "hoch"],
        ratings: ["Sehr schlecht", "Schlecht", "Mittel", "Gut", "Sehr gut"],
        sources: [.manual: "von Hand", .notification: "Erinnerung"],
        overview: .init(
            range: "Zeitraum", from: "Von", until: "Bis", checkIns: "Momentaufnahmen",
            average: "Durchschnitt", entries: "Einträge", distribution: "Verteilung", count: "Anzahl"))

    static let created = Instant(milliseconds: 1_788_900_000_000)

    static func entry(_ number: Int, transcript: String) throws -> SpokenEntry {
        let id = try #require(SpokenEntry.ID(rawValue: "00000000-0000-4000-8000-00000000000\(number)"))
        let zone = try #require(Zone(identifier: "Europe/Berlin"))
        // 2026-09-08 20:00 in Berlin, counted to that day.
        let instant = try #require(Instant(iso: "2026-09-08T18:00:00.250Z"))
        let day = try #require(LocalDay(iso: "2026-09-08"))
        return SpokenEntry(
            id: id, moment: Moment(instant: instant, zone: zone, frozenDay: day),
            fields: SpokenFields(
                mood: .good, musicInHead: true, songName: "=Wonderwall", earwormStrength: .strong,
                socialContact: true, distress: .low, countermeasures: true,
                countermeasureActivity: "spazieren"),
            transcript: transcript, language: .german)
    }

    static func checkIn(_ number: Int, rating: Int, note: String?) throws -> CheckIn {
        let entry = try entry(number, transcript: "")
        return CheckIn(
            id: entry.id, moment: entry.moment, rating: try #require(Mood(rawValue: rating)), note: note,
            source: .notification)
    }

    /// Runs `body` with a new folder and removes it.
    static func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sela-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder.path)
    }

    /// All bytes of a finished file.
    static func bytes(of file: ExportedFile) throws -> Data {
        try withFolder { folder in
            let path = folder + "/copy"
            let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
            defer { close(descriptor) }
            try file.copy(to: descriptor)
            return try Data(contentsOf: URL(filePath: path))
        }
    }
}
