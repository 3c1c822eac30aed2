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
        case .weekAsk, .weekWaiting, .weekFailed, .weekWritten, .summaryConsent:
            return try summary(in: frame)
        default: return historyPage(overview, in: frame)
        }
    }

    /// A week with a model's words, or on the way to them.
    private func summary(in frame: Frame) throws -> HTML {
        var view = try HistorySamples.week("2026-05-25")
        switch self {
        case .weekAsk: view.summary = .ask
        case .weekWaiting: view.summary = .waiting
        case .weekFailed: view.summary = .failed(.unfit(.number))
        case .summaryConsent:
            let question = ConsentQuestion(
                purpose: .weeklySummary, address: .openRouter, model: "openai/gpt-oss-20b", wasDeclined: false
            )
            return summaryConsentPage(question, for: view.period.first, in: frame)
        default:
            let summary = WeekSummary(
                first: view.period.first, language: frame.language, text: "Rain <b>and</b> tea.",
                moments: [.init(entry: try Samples.id(3), text: "The tea & the rain.")], model: "qwen3:1.7b",
                madeAt: Instant(milliseconds: 0))
            view.summary = .written(summary, isHelpNear: true)
        }
        return periodPage(view, in: frame)
    }
}
