import Companion
import Pages
import Wellbeing

/// Entries, for programs.
///
/// What calls for help in a text is the most private thing that Sela knows of it, and in no answer here.
extension Site {
    func listEntries(_ call: APICall) async throws(APIProblem) -> Response {
        let query = try JournalQuery(program: call.query)
        let page = try await asked { () async throws(DiaryError) in
            try await call.diary.reflections(query)
        }
        return .json(200, page.json)
    }

    func readEntry(_ call: APICall) async throws(APIProblem) -> Response {
        guard let reflection = try await entry(of: call) else { throw APIProblem(.notFound) }
        if Preconditions(call.request).isHeld(reflection.entityTag) {
            return Response(status: 304, headers: [.init("ETag", reflection.entityTag)])
        }
        return reflection.answer(200)
    }

    /// Makes the entry with this id what was sent; sent again, it changes nothing.
    func writeEntry(_ call: APICall) async throws(APIProblem) -> Response {
        let sent = try SentEntry(try call.request.json())
        return try await inTurn(call) { call, id throws(APIProblem) in
            let saved = try await entryForChange(of: call)
            let now = clock.moment(dayStart: call.preferences.dayStart)
            let moment: Moment
            if let saved {
                try sent.checkMoment(of: saved)
                moment = now
            } else {
                moment = Moment(
                    sent.instant ?? now.instant, in: sent.zone ?? now.zone,
                    dayStart: call.preferences.dayStart)
            }
            // What is not sent is taken away: a PUT is the whole of an entry.
            let writing = KeepDraft.Writing(text: sent.text, mood: sent.mood, deeper: sent.deeper ?? "")
            let act = WriteReflection(
                diary: call.diary, understand: UnderstandText(crisis: crisis, emotions: emotions))
            let written: Reflection
            do throws(WritingError) {
                written = try await act.run(
                    writing, as: id, at: moment, language: call.preferences.language
                ).reflection
            } catch {
                throw APIProblem(writing: error)
            }
            var response = written.answer(saved == nil ? 201 : 200)
            if saved == nil {
                let path = APIOperation.prefix + "/entries/" + id.rawValue
                response.headers.append(.init("Location", path))
            }
            return response
        }
    }

    /// Moves the entry to the bin.
    func deleteEntry(_ call: APICall) async throws(APIProblem) -> Response {
        try await inTurn(call) { call, id throws(APIProblem) in
            let saved = try await entryForChange(of: call)
            let isDeleted = try await asked { () async throws(DiaryError) in
                try await call.diary.delete(id, at: clock.now())
            }
            guard saved != nil, isDeleted else { throw APIProblem(.notFound) }
            return Response(status: 204)
        }
    }

    private func entry(of call: APICall) async throws(APIProblem) -> Reflection? {
        guard let id = call.id else { throw APIProblem(.notFound) }
        return try await asked { () async throws(DiaryError) in try await call.diary.reflection(id) }
    }

    /// The entry, if it may be changed: it is what the program takes it for, and the person is not at it.
    private func entryForChange(of call: APICall) async throws(APIProblem) -> Reflection? {
        let saved = try await entry(of: call)
        guard Preconditions(call.request).allowChange(of: saved?.entityTag) else {
            throw APIProblem(.preconditionFailed)
        }
        guard let id = call.id else { throw APIProblem(.notFound) }
        let draft = try await asked { () async throws(DiaryError) in try await call.diary.draft(id) }
        guard draft == nil else { throw APIProblem(.draftOpen) }
        return saved
    }

    /// Lets one request at a time look at an entry and change it, among programs and pages alike.
    private func inTurn(
        _ call: APICall,
        _ change: (APICall, Reflection.ID) async throws(APIProblem) -> Response
    ) async throws(APIProblem) -> Response {
        guard let id = call.id else { throw APIProblem(.notFound) }
        if turns.mustWait(for: id) {
            await withCheckedContinuation { turns.wait(for: id, $0) }
        }
        defer { turns.end(id) }
        return try await change(call, id)
    }
}

extension SentEntry {
    /// The moment at which an entry was written never changes.
    fileprivate func checkMoment(of saved: Reflection) throws(APIProblem) {
        var faults: [APIProblem.Fault] = []
        if let instant, instant != saved.moment.instant {
            faults.append(.body("/instant", "the instant of an entry that is there never changes"))
        }
        if let zone, zone != saved.moment.zone {
            faults.append(.body("/zone", "the zone of an entry that is there never changes"))
        }
        guard faults.isEmpty else { throw APIProblem(.invalid, faults) }
    }
}

extension APIProblem {
    fileprivate init(writing error: WritingError) {
        switch error {
        case .empty: self.init(.invalid, [.body("/text", "must hold more than white space")])
        case .tooLong: self.init(.invalid, [.body("/text", "must have at most 100000 characters")])
        case .unknown: self.init(.notFound)
        case .diary(let error): self.init(diary: error)
        }
    }
}

extension Reflection {
    /// Changes with anything that a program is told of the entry.
    fileprivate var entityTag: String { Assets.entityTag(of: Array(json.line.utf8)) }

    fileprivate func answer(_ status: Int) -> Response {
        var response = Response.json(status, json)
        response.headers.append(.init("ETag", entityTag))
        return response
    }
}
