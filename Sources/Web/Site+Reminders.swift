import Companion
import Pages
import Wellbeing

/// When reminders come and how they reach the person.
extension Site {
    func reminders(
        _ visit: Visit, _ route: ReminderRoute, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        let decide = DecidePush(records: diary)
        switch route {
        case .overview: return try await reminders(visit, diary)
        case .save: return try await saveReminders(visit, diary)
        case .tryDesktop:
            _ = await remind.tryDesktop(in: visit.preferences.language)
        case .offerPush: return try await offerPush(visit, decide, diary)
        case .allowPush:
            guard let shown = address(in: visit), try await decide.grant(shown, at: visit.moment.instant)
            else {
                return try await reminders(visit, problem: .otherAddress, diary)
            }
        case .tryPush:
            _ = await remind.tryPush(in: visit.preferences.language)
        case .removePush:
            try await decide.remove()
            return redirect(visit, to: .reminders(.overview), notice: .pushRemoved)
        }
        // How a try went stands on the page.
        return redirect(visit, to: .reminders(.overview))
    }

    /// Where a reminder leads; it is taken up then.
    func takeUpReminder(_ visit: Visit) async -> Response {
        if !visit.isHead, !visit.isRefresh { await remind.takeUp() }
        return fromReminder(visit)
    }

    /// What Today tells of reminders; `nil` = none is on.
    func reminderNotice(_ diary: any Diary) async throws(DiaryError) -> TodayView.Reminder? {
        if await remind.waiting() != nil { return .waiting }
        return try await diary.reminderPlan().on.isEmpty ? nil : .quiet
    }

    private func reminders(
        _ visit: Visit, problem: ReminderProblem? = nil, typed: [ReminderSlot: String] = [:],
        plan: ReminderPlan? = nil, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        let deliveries = await remind.lastDeliveries()
        let isAgain = problem != nil
        var view = RemindersView(
            plan: try await diary.reminderPlan(), zone: visit.moment.zone,
            obstacle: await remind.desktopObstacle().map(ReminderTrouble.init),
            desktop: deliveries[.desktop].map(RemindersView.Delivery.init), hook: try await diary.pushHook(),
            push: deliveries[.push].map(RemindersView.Delivery.init), problem: problem, typed: typed,
            typedAddress: isAgain ? visit.fields[.pushAddress] ?? "" : "")
        if let plan { view.plan = plan }
        let shown = view
        return page(visit, status: isAgain ? 422 : 200) { remindersPage(shown, in: $0) }
    }

    private func saveReminders(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        var plan = try await diary.reminderPlan()
        var typed: [ReminderSlot: String] = [:]
        let on = visit.fields.all(.reminder)
        for slot in ReminderSlot.allCases {
            plan[slot].isOn = on.contains(slot.rawValue)
            let text = (visit.fields[FieldName.time(of: slot)] ?? "").trimmingSpaces
            if let time = ClockTime(clock: text) { plan[slot].time = time } else { typed[slot] = text }
        }
        guard typed.isEmpty else {
            return try await reminders(
                visit, problem: .times(Set(typed.keys)), typed: typed, plan: plan, diary)
        }
        _ = try await SetReminders(records: diary).run(
            plan, at: visit.moment.instant, in: visit.moment.zone)
        return redirect(visit, to: .reminders(.overview), notice: .remindersSaved)
    }

    private func offerPush(
        _ visit: Visit, _ decide: DecidePush, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        let address: ServiceAddress
        do throws(PushHook.Fault) {
            address = try PushHook.address(parsing: visit.fields[.pushAddress] ?? "")
        } catch {
            return try await reminders(visit, problem: .address(error), diary)
        }
        try await decide.offer(address, at: visit.moment.instant)
        return redirect(visit, to: .reminders(.overview))
    }

    private func address(in visit: Visit) -> ServiceAddress? {
        do throws(PushHook.Fault) {
            return try PushHook.address(parsing: visit.fields[.pushAddress] ?? "")
        } catch {
            return nil
        }
    }
}

extension RemindersView.Delivery {
    fileprivate init(_ delivery: ReminderDelivery) {
        let trouble: ReminderTrouble? =
            switch delivery.failure {
            case nil: nil
            case .desktop(let error)?: ReminderTrouble(error)
            case .push(let error)?: ReminderTrouble(error)
            }
        self.init(at: delivery.at, trouble: trouble)
    }
}

extension ReminderTrouble {
    init(_ error: NotifierError) {
        self =
            switch error {
            case .programMissing: .programMissing
            case .noSession: .noSession
            case .refused: .desktopRefused
            case .noAnswerInTime: .desktopSilent
            }
    }

    init(_ error: PushError) {
        self =
            switch error {
            case .notAllowed: .pushNotAllowed
            case .diary(.locked): .pushLocked
            case .diary: .pushNotWritten
            case .unreachable: .pushUnreachable
            case .untrustedCertificate: .pushUntrusted
            case .redirected: .pushRedirected
            case .noAnswerInTime: .pushSilent
            case .refused(let status): .pushRefused(status: status)
            }
    }
}
