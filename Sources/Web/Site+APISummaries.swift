import Companion
import Pages
import Wellbeing

/// Weeks looked back on, for programs.
///
/// Numbers and sentences as on the page of the week. That a text calls for help holds nothing back here: what is
/// missing would tell it.
extension Site {
    /// Weeks that a program gets on one page.
    static let acceptedWeeks = 1...52

    func listSummaries(_ call: APICall) async throws(APIProblem) -> Response {
        let (before, limit) = try page(of: call.query)
        let weeks = try await asked { () async throws(DiaryError) in
            try await LookBack(diary: call.diary).weeks(
                before: before, limit: limit, startingOn: call.preferences.weekStart, today: today(call))
        }
        let language = call.preferences.language
        var summaries: [JSON] = []
        for review in weeks.reviews {
            let week = Week(first: review.period.first)
            summaries.append(review.json(in: language, written: try await written(of: week, call)))
        }
        return .json(
            200,
            .object([
                .init("summaries", .array(summaries)),
                .init("next", .optional(weeks.older) { .string($0.description) }),
            ]))
    }

    func readSummary(_ call: APICall) async throws(APIProblem) -> Response {
        guard let day = call.day else { throw APIProblem(.notFound) }
        let week = Week(containing: day, startingOn: call.preferences.weekStart)
        let review = try await asked { () async throws(DiaryError) in
            try await LookBack(diary: call.diary).review(.week(week), today: today(call))
        }
        let json = review.json(in: call.preferences.language, written: try await written(of: week, call))
        let tag = Assets.entityTag(of: Array(json.line.utf8))
        if Preconditions(call.request).isHeld(tag) {
            return Response(status: 304, headers: [.init("ETag", tag)])
        }
        var response = Response.json(200, json)
        response.headers.append(.init("ETag", tag))
        return response
    }

    private func written(of week: Week, _ call: APICall) async throws(APIProblem) -> WeekSummary? {
        try await asked { () async throws(DiaryError) in
            try await summarising(call.diary).kept(
                week, language: call.preferences.language, today: today(call))
        }
    }

    private func today(_ call: APICall) -> LocalDay {
        clock.moment(dayStart: call.preferences.dayStart).day
    }

    private func page(of query: [String: String]) throws(APIProblem) -> (before: LocalDay?, limit: Int) {
        var faults: [APIProblem.Fault] = []
        for name in query.keys.sorted() where name != "limit" && name != "cursor" {
            faults.append(.parameter("", "there is a parameter that is not known"))
        }
        let limit = query["limit"].map { Int($0) ?? 0 } ?? 10
        if !Self.acceptedWeeks.contains(limit) {
            faults.append(.parameter("limit", "must be a whole number from 1 to 52"))
        }
        let before = query["cursor"].flatMap { LocalDay(iso: $0) }
        if before == nil, query["cursor"] != nil {
            faults.append(.parameter("cursor", "must be the next of an earlier answer"))
        }
        guard faults.isEmpty else { throw APIProblem(.invalid, faults) }
        return (before, limit)
    }
}
