import HTML
import Pages
import Wellbeing

extension SamplePage {
    /// The pages of looking back, on the fixed half year.
    func lookingBack(in frame: Frame) throws -> HTML {
        var overview = try HistorySamples.overview()
        switch self {
        case .historyEmpty:
            overview.months = [:]
            return historyPage(overview, in: frame)
        case .historyHelp:
            overview.tier = .help
            return historyPage(overview, in: frame)
        case .week: return periodPage(try HistorySamples.week("2026-06-15"), in: frame)
        case .weekFull: return periodPage(try HistorySamples.week("2026-05-25"), in: frame)
        case .weekEmpty: return periodPage(try HistorySamples.week("2026-03-09"), in: frame)
        case .weekHelp: return periodPage(try HistorySamples.week("2026-06-15", tier: .help), in: frame)
        case .story: return storyPage(try HistorySamples.week("2026-05-25"), in: frame)
        case .storyEmpty: return storyPage(try HistorySamples.week("2026-03-09"), in: frame)
        case .storyHelp: return storyPage(try HistorySamples.week("2026-06-15", tier: .emergency), in: frame)
        case .weekReport: return reportPage(try HistorySamples.week("2026-05-25"), in: frame)
        case .reportTooFew: return reportPage(try HistorySamples.week("2026-03-09"), in: frame)
        case .month: return periodPage(try HistorySamples.month("2026-05"), in: frame)
        case .monthReport: return reportPage(try HistorySamples.month("2026-05"), in: frame)
        case .historyDay: return dayPage(try HistorySamples.day("2026-05-27"), in: frame)
        case .historyDayEmpty: return dayPage(try HistorySamples.day("2026-03-11"), in: frame)
        default: return historyPage(overview, in: frame)
        }
    }
}
