import Foundation

/// The cases in `Tests/Fixtures/cases/probes.json`.
struct Probes: Decodable {
    let streaks: [StreakProbe]
    let weeks: [WeekProbe]

    struct StreakProbe: Decodable {
        let id: String
        let deviceZone: String
        let nowUTC: String
        let today: String
        let perfectDayKeys: [String]
        let expected: Expected

        struct Expected: Decodable {
            let current: Int
            let longest: Int
        }
    }

    struct WeekProbe: Decodable {
        let id: String
        let firstDay: String
        let day: String
        let week: [String]
        let iso: String?
    }

    static func load() throws -> Probes {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/cases/probes.json")
        return try JSONDecoder().decode(Probes.self, from: Data(contentsOf: file))
    }
}
