import Commands
import Companion
import Pages
import Wellbeing

extension CommandRun {
    /// `sela checkin`: one of five ratings, and what was going on.
    func checkIn() async throws {
        let rest = invocation.operands.dropFirst()
        let act = invocation.operands.first
        if let act = act.flatMap(CheckInAct.init(rawValue:)) {
            guard let typed = rest.first else { throw UsageError.missingOperand("ID", .checkIn) }
            return try await changeCheckIn(typed, act)
        }
        guard act == "answer" || rest.isEmpty else { throw UsageError.extraOperand(.checkIn) }
        switch act {
        case "answer": try await answerCheckIn(from: rest.first)
        case "list": try await listCheckIns()
        case "undo": try await undoCheckIn()
        default: try await checkIn(act.flatMap { Int($0) })
        }
    }

    private func checkIn(_ given: Int?) async throws {
        let note = try note()
        let rating = try given ?? askRating()
        let open = try await openDiary(isBegun: true)
        let tap = CheckInNow.Tap(rating: rating, note: note)
        let made = try await CheckInNow(diary: open.diary).run(
            tap, as: invocation.id ?? MachineRandom().newID(), at: moment(open.preferences),
            now: MachineClock(fixedInstant: nil, fixedZone: nil).now())
        try terminal.result(checkInFacts(made.checkIn, in: language), json: made.checkIn.json)
        terminal.talk(.checkInSaved)
        if made.checkIn.isOpen { terminal.talk(.checkInAsks) }
        tellOfHelp(of: note, open)
    }

    /// A note comes from a file or standard input and never as an argument, which others could read.
    func note() throws -> String? {
        guard let path = invocation.text(.note) else { return nil }
        return try text(from: path == "-" ? try standardInput() : .file(path))
    }

    private func askRating() throws -> Int {
        guard terminal.isInputTerminal, !terminal.isJSON else {
            throw UsageError.missingOperand("RATING", .checkIn)
        }
        let typed = try Questions.sentence(.askRating, in: language)
        guard let rating = Int(typed), Mood(rawValue: rating) != nil else { throw CheckInError.rating }
        return rating
    }

    /// The newest open check-in of the day gets its words.
    private func answerCheckIn(from operand: String?) async throws {
        let source = try textSource(operand)
        let piped = source == .editor ? nil : try text(from: source)
        let open = try await openDiary()
        let act = AnswerFollowUp(diary: open.diary)
        let now = moment(open.preferences)
        guard let asked = try await act.question(on: now.day) else { throw CommandFailure.nothingAsked }
        guard let piped else { return try await answerInEditor(asked, open, at: now.instant) }
        try await answer(asked.id, with: piped, open, at: now.instant)
    }

    private func answerInEditor(_ asked: CheckIn, _ open: OpenDiary, at now: Instant) async throws {
        terminal.talk(.answersCheckIn(asked.moment.clock, Copy(language).rating(asked.rating)))
        let (text, file) = try Editor.edit("", in: surroundings)
        guard !isBlank(text) else {
            file.remove()
            throw CommandFailure.nothingWritten
        }
        do {
            try await answer(asked.id, with: text, open, at: now)
            file.remove()
        } catch {
            terminal.talk(.textKept(at: file.path))
            throw error
        }
    }

    private func answer(
        _ id: CheckIn.ID, with text: String, _ open: OpenDiary, at now: Instant
    ) async throws {
        let answered = try await AnswerFollowUp(diary: open.diary).answer(id, with: text, at: now)
        try terminal.result(checkInFacts(answered, in: language), json: answered.json)
        terminal.talk(.checkInSaved)
        tellOfHelp(of: answered.note, open)
    }

    func tellOfHelp(of note: String?, _ open: OpenDiary) {
        guard let note else { return }
        tellOfHelp(RuleCrisisReader().tier(of: note), country: open.preferences.country)
    }

    /// Those of the last seven days, or of the days that were named, in the order in which they happened.
    private func listCheckIns() async throws {
        let open = try await openDiary()
        let last = invocation.day(.through) ?? moment(open.preferences).day
        let first = invocation.day(.from) ?? last.adding(days: -6)
        let found = first <= last ? try await open.diary.checkIns(in: first...last) : []
        try terminal.result(
            found.map { checkInLine($0, in: language) + "\n" }.joined(),
            json: .object([.init("check_ins", .array(found.map(\.json)))]))
        if found.isEmpty { terminal.talk(.noCheckIns) }
    }

    private func undoCheckIn() async throws {
        let open = try await openDiary()
        let now = moment(open.preferences)
        let recent = try await open.diary.checkIns(in: now.day.adding(days: -1)...now.day.adding(days: 1))
        guard let newest = recent.last(where: { $0.moment.instant <= now.instant }) else {
            throw CheckInError.tooLate
        }
        try await UndoCheckIn(diary: open.diary).run(newest.id, at: now.instant)
        try terminal.result(
            newest.id.rawValue + "\n",
            json: .object([.init("undone", .array([.string(newest.id.rawValue)]))]))
        terminal.talk(.checkInUndone)
    }
}
