import Companion
import Pages
import Wellbeing

/// Check-ins, for programs.
///
/// That a note calls for help is in no answer here, as with entries.
extension Site {
    /// Check-ins that a program gets on one page.
    static let acceptedCheckIns = 1...500

    func listCheckIns(_ call: APICall) async throws(APIProblem) -> Response {
        let query = try CheckInQuery(program: call.query)
        // One more than asked for tells whether there is a next page.
        let found = try await asked { () async throws(DiaryError) in
            guard query.from <= query.through else { return [CheckIn]() }
            return try await call.diary.checkIns(
                in: query.from...query.through, after: query.after, limit: query.limit + 1)
        }
        let shown = found.prefix(query.limit)
        let last = found.count > query.limit ? shown.last : nil
        return .json(
            200,
            .object([
                .init("check_ins", .array(shown.map(\.json))),
                .init(
                    "next",
                    .optional(last) {
                        .string(JournalCursor(instant: $0.moment.instant, id: $0.id).token)
                    }),
            ]))
    }

    func readCheckIn(_ call: APICall) async throws(APIProblem) -> Response {
        guard let id = call.id else { throw APIProblem(.notFound) }
        let found = try await asked { () async throws(DiaryError) in try await call.diary.checkIn(id) }
        guard let found else { throw APIProblem(.notFound) }
        if Preconditions(call.request).isHeld(found.entityTag) {
            return Response(status: 304, headers: [.init("ETag", found.entityTag)])
        }
        return found.answer(200)
    }

    /// Saves a check-in; sent again with the same id, it changes nothing.
    func makeCheckIn(_ call: APICall) async throws(APIProblem) -> Response {
        let sent = try SentCheckIn(try call.request.json())
        let id = sent.id ?? random.newID()
        if turns.mustWait(for: id) {
            await withCheckedContinuation { turns.wait(for: id, $0) }
        }
        defer { turns.end(id) }
        let now = clock.moment(dayStart: call.preferences.dayStart)
        let moment = Moment(
            sent.instant ?? now.instant, in: sent.zone ?? now.zone, dayStart: call.preferences.dayStart)
        let tap = CheckInNow.Tap(rating: sent.rating, note: sent.note, source: sent.source)
        let made: (checkIn: CheckIn, isNew: Bool)
        do throws(CheckInError) {
            made = try await CheckInNow(diary: call.diary).run(tap, as: id, at: moment, now: now.instant)
        } catch {
            throw APIProblem(checkIn: error)
        }
        var response = made.checkIn.answer(made.isNew ? 201 : 200)
        if made.isNew {
            let path = APIOperation.prefix + "/check-ins/" + made.checkIn.id.rawValue
            response.headers.append(.init("Location", path))
        }
        return response
    }
}

extension APIProblem {
    fileprivate init(checkIn error: CheckInError) {
        switch error {
        case .rating: self.init(.invalid, [.body("/rating", "must be a whole number from 1 to 5")])
        case .future: self.init(.invalid, [.body("/instant", "must not be in the future")])
        case .emptyNote: self.init(.invalid, [.body("/note", "must hold more than white space")])
        case .longNote: self.init(.invalid, [.body("/note", "must have at most 10000 characters")])
        case .taken: self.init(.idTaken)
        case .unknown, .answered, .tooLate: self.init(.notFound)
        case .diary(let error): self.init(diary: error)
        }
    }
}

extension CheckIn {
    /// Changes with anything that a program is told of the check-in.
    fileprivate var entityTag: String { Assets.entityTag(of: Array(json.line.utf8)) }

    fileprivate func answer(_ status: Int) -> Response {
        var response = Response.json(status, json)
        response.headers.append(.init("ETag", entityTag))
        return response
    }
}
