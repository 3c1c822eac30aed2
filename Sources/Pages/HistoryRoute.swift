public import Wellbeing

/// The addresses of looking back.
public enum HistoryRoute: Hashable, Sendable {
    /// Weeks newest first; those that begin before `before`, `nil` = from the present one.
    case overview(before: LocalDay?)
    /// The week that holds the day; its own address is that of its first day.
    case week(LocalDay)
    case story(LocalDay)
    case weekReport(LocalDay)
    case month(Month)
    case monthReport(Month)
    case day(LocalDay)
    /// Check-ins and spoken entries of a range.
    case checkIns(CheckInRangeQuery)
    /// Whether the week may be sent to a model.
    case summaryConsent(LocalDay)
    case askSummary(LocalDay)
    case stopSummary(LocalDay)
    case dropSummary(LocalDay)

    init?(_ method: Route.Method, _ parts: [String], _ query: [String: String]) {
        switch method {
        case .get: self.init(looking: parts, query)
        case .post: self.init(acting: parts)
        }
    }

    private init?(acting parts: [String]) {
        guard (3...4).contains(parts.count), parts[0] == "weeks", parts[2] == "summary",
            let day = LocalDay(iso: parts[1])
        else { return nil }
        switch parts.dropFirst(3).first {
        case nil: self = .askSummary(day)
        case "stop"?: self = .stopSummary(day)
        case "drop"?: self = .dropSummary(day)
        default: return nil
        }
    }

    private init?(looking parts: [String], _ query: [String: String]) {
        switch (parts.first, parts.count) {
        case (nil, _): self = .overview(before: query["before"].flatMap(LocalDay.init(iso:)))
        case ("weeks", 2...3):
            guard let day = LocalDay(iso: parts[1]) else { return nil }
            switch parts.dropFirst(2).first {
            case nil: self = .week(day)
            case "story"?: self = .story(day)
            case "report"?: self = .weekReport(day)
            case "summary"?: self = .summaryConsent(day)
            default: return nil
            }
        case ("months", 2...3):
            guard let month = Month(iso: parts[1]) else { return nil }
            switch parts.dropFirst(2).first {
            case nil: self = .month(month)
            case "report"?: self = .monthReport(month)
            default: return nil
            }
        case ("check-ins", 1): self = .checkIns(CheckInRangeQuery(query))
        case ("days", 2):
            guard let day = LocalDay(iso: parts[1]) else { return nil }
            self = .day(day)
        default: return nil
        }
    }

    public var method: Route.Method {
        switch self {
        case .askSummary, .stopSummary, .dropSummary: .post
        default: .get
        }
    }

    var path: String {
        switch self {
        case .overview(before: nil): "/history"
        case .overview(let before?): "/history?before=\(before)"
        case .week(let day): "/history/weeks/\(day)"
        case .story(let day): "/history/weeks/\(day)/story"
        case .weekReport(let day): "/history/weeks/\(day)/report"
        case .month(let month): "/history/months/\(month)"
        case .monthReport(let month): "/history/months/\(month)/report"
        case .day(let day): "/history/days/\(day)"
        case .checkIns(let query):
            query.text.isEmpty ? "/history/check-ins" : "/history/check-ins?" + query.text
        case .summaryConsent(let day), .askSummary(let day): "/history/weeks/\(day)/summary"
        case .stopSummary(let day): "/history/weeks/\(day)/summary/stop"
        case .dropSummary(let day): "/history/weeks/\(day)/summary/drop"
        }
    }

    /// The page of a week or a month.
    static func page(of period: Period) -> HistoryRoute {
        switch period {
        case .week(let week): .week(week.first)
        case .month(let month): .month(month)
        }
    }

    /// The emotion report of a week or a month.
    static func report(of period: Period) -> HistoryRoute {
        switch period {
        case .week(let week): .weekReport(week.first)
        case .month(let month): .monthReport(month)
        }
    }
}
