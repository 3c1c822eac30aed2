import HTML
import Pages
import Testing
import Wellbeing

extension SamplePage {
    /// Check-ins and spoken entries looked back on, on the fixed quarter.
    func checkIns(in frame: Frame) throws -> HTML {
        switch self {
        case .checkInsWeek:
            return checkInHistoryPage(try QuarterSamples.view(CheckInRangeQuery(.last(.week))), in: frame)
        case .checkInsMonth:
            return checkInHistoryPage(try QuarterSamples.view(CheckInRangeQuery()), in: frame)
        case .checkInsYear:
            return checkInHistoryPage(try QuarterSamples.view(CheckInRangeQuery(.last(.year))), in: frame)
        case .checkInsEmpty:
            let query = CheckInRangeQuery(.custom(from: "2025-01-01", through: "2025-01-31"))
            return checkInHistoryPage(try QuarterSamples.view(query), in: frame)
        case .checkInsProblem:
            let query = CheckInRangeQuery(.custom(from: "2026-06-02", through: "2026-06-01"))
            return checkInHistoryPage(try QuarterSamples.view(query, problem: .reversed), in: frame)
        case .checkInsHelp:
            var view = try QuarterSamples.view(CheckInRangeQuery(.last(.week)))
            view.tier = .help
            view.isHeld = true
            return checkInHistoryPage(view, in: frame)
        default: return try one(in: frame)
        }
    }

    private func one(in frame: Frame) throws -> HTML {
        let jakarta = try #require(Zone(identifier: "Asia/Jakarta"))
        let berlin = try #require(Zone(identifier: "Europe/Berlin"))
        var frame = frame
        switch self {
        case .checkInDetail:
            return checkInDetailPage(try QuarterSamples.checkIn(), zone: berlin, in: frame)
        case .checkInOpen:
            frame.today = try QuarterSamples.checkIn().moment.day
            return checkInDetailPage(try QuarterSamples.checkIn(note: nil), zone: jakarta, in: frame)
        case .checkInEdit:
            return checkInEditPage(CheckInEditView(checkIn: try QuarterSamples.checkIn()), in: frame)
        case .checkInEditProblem:
            let view = CheckInEditView(
                checkIn: try QuarterSamples.checkIn(), tier: .checkIn, problem: .longNote)
            return checkInEditPage(view, in: frame)
        case .spokenRecording:
            frame.notice = .checkInDeleted(try Samples.id(900))
            return spokenEntryPage(
                try QuarterSamples.spokenEntry(), recordingLength: 63.4, tier: .help, zone: jakarta, in: frame
            )
        case .spokenGone:
            frame.notice = .spokenDeleted(try Samples.id(901))
            return checkInHistoryPage(try QuarterSamples.view(CheckInRangeQuery(.last(.week))), in: frame)
        default:
            var entry = try QuarterSamples.spokenEntry()
            entry.fields = SpokenFields(mood: .bad, musicInHead: false, stress: .high)
            entry.transcript = ""
            return spokenEntryPage(entry, recordingLength: nil, zone: jakarta, in: frame)
        }
    }
}
