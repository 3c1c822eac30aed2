public import Wellbeing

/// Reminds a person of saying how she is, while Sela runs.
///
/// Asked again and again, at the latest each minute: so a computer that slept and a clock that was set are noticed.
/// Once the diary was open, its plan stays in memory, so that reminders come while it is locked as well; before that
/// nothing is known and nothing comes. A reminder is written down as dealt with before it is shown, or as soon as the
/// diary is open again.
public actor Remind {
    private let vault: any Vault
    private let notifier: any Notifier
    private let push: any PushSender
    private let clock: any WallClock
    private let words: @Sendable (Language) -> ReminderWords
    private let address: String

    /// What the diary said when it was last open.
    private struct Known {
        var plan: ReminderPlan
        var dealtWith: Set<ReminderFiring>
        var language: Language
        /// Whether a push was agreed to: what is missed while the diary is locked is told.
        var isPushed: Bool
    }

    private var known: Known?
    /// What could not be written down yet.
    private var pending: Set<ReminderFiring> = []
    /// Whether the diary was locked when it was first looked at, so that somebody has to open it.
    private var wasLocked = false
    private var latest: Instant?
    private var deliveries: [ReminderWay: ReminderDelivery] = [:]

    /// - Parameters:
    ///   - words: what a reminder says in a language.
    ///   - address: what a reminder opens.
    public init(
        vault: any Vault, notifier: any Notifier, push: any PushSender, clock: any WallClock, address: String,
        words: @escaping @Sendable (Language) -> ReminderWords
    ) {
        self.vault = vault
        self.notifier = notifier
        self.push = push
        self.clock = clock
        self.address = address
        self.words = words
    }

    /// What a look brought, for a log.
    public struct Report: Hashable, Sendable {
        /// `nil` = nothing was due.
        public var shown: ReminderSlot?
        /// When the next reminder is due; `nil` = none is on, or nothing is known yet.
        public var next: Instant?
        /// What stood in the way of the desktop; also told where reminders are set.
        public var notifierError: NotifierError?
        public var pushError: PushError?
        /// What kept the plan from being read or a reminder from being written down.
        public var failure: DiaryError?

        public init() {}
    }

    /// Looks at the clock and shows what is due.
    public func look() async -> Report {
        var report = Report()
        let now = clock.now()
        let diary = await learn(at: now, noting: &report)
        guard let plan = known?.plan, let dealtWith = known?.dealtWith else { return report }
        let look = ReminderSchedule(plan: plan, zone: clock.zone()).look(at: now, dealtWith: dealtWith)
        report.next = look.next
        guard !look.passed.isEmpty else { return report }
        known?.dealtWith.formUnion(look.passed)
        pending.formUnion(look.passed)
        if let diary { await writeDown(in: diary, noting: &report) }
        guard let due = look.due else { return report }
        report.shown = due
        latest = now
        await deliver(through: diary, at: now, noting: &report)
        return report
    }

    /// Reads what the diary says, if it is open; answers it.
    private func learn(at now: Instant, noting report: inout Report) async -> (any Diary)? {
        switch await vault.state() {
        case .locked:
            wasLocked = wasLocked || known == nil
            return nil
        case .absent:
            // What belonged to a diary that was destroyed goes with it.
            (known, pending, latest, deliveries, wasLocked) = (nil, [], nil, [:], false)
            return nil
        case .open: break
        }
        do throws(DiaryError) {
            let diary = try await vault.diary()
            await writeDown(in: diary, noting: &report)
            let plan = try await diary.reminderPlan()
            var dealtWith = try await diary.reminderFirings().union(pending)
            if known == nil, wasLocked {
                // Somebody had to open it and is here now. And what was shown before a restart, while the diary was
                // locked, stands nowhere.
                let schedule = ReminderSchedule(plan: plan, zone: clock.zone())
                let isOver = schedule.look(at: now, dealtWith: dealtWith).passed
                pending.formUnion(isOver)
                dealtWith.formUnion(isOver)
                await writeDown(in: diary, noting: &report)
            }
            known = Known(
                plan: plan, dealtWith: dealtWith,
                language: try await diary.preferences()?.language ?? .english,
                isPushed: try await diary.pushHook()?.isInForce == true)
            return diary
        } catch {
            report.failure = error
            return nil
        }
    }

    private func writeDown(in diary: any Diary, noting report: inout Report) async {
        guard !pending.isEmpty else { return }
        let firings = pending
        do throws(DiaryError) {
            try await diary.note(firings)
            pending.subtract(firings)
        } catch {
            // Kept in memory meanwhile; tried again at the next look.
            report.failure = error
        }
    }

    private func deliver(through diary: (any Diary)?, at now: Instant, noting report: inout Report) async {
        guard let known else { return }
        // Side by side: neither has to wait until the other has failed.
        async let desktop = showOnDesktop(in: known.language, at: now)
        async let elsewhere = known.isPushed ? pushed(through: diary, in: known.language, at: now) : nil
        (report.notifierError, report.pushError) = (await desktop, await elsewhere)
    }

    /// What stood in the way; `nil` = it is shown.
    private func showOnDesktop(in language: Language, at now: Instant) async -> NotifierError? {
        do throws(NotifierError) {
            try await notifier.show(words(language), opening: address)
            deliveries[.desktop] = ReminderDelivery(at: now)
            return nil
        } catch {
            deliveries[.desktop] = ReminderDelivery(at: now, failure: .desktop(error))
            return error
        }
    }

    /// What stood in the way; `nil` = it was sent.
    private func pushed(
        through diary: (any Diary)?, in language: Language, at now: Instant
    ) async -> PushError? {
        do throws(PushError) {
            guard let diary else { throw .diary(.locked) }
            try await send(in: language, through: diary)
            deliveries[.push] = ReminderDelivery(at: now)
            return nil
        } catch {
            deliveries[.push] = ReminderDelivery(at: now, failure: .push(error))
            return error
        }
    }

    /// The only place where a ``PushConsent`` is made.
    private func send(in language: Language, through diary: any Diary) async throws(PushError) {
        let hook: PushHook?
        do {
            hook = try await diary.pushHook()
        } catch {
            throw .diary(error)
        }
        guard let hook, hook.isInForce else { throw .notAllowed }
        try await push.send(
            words(language).text, by: PushConsent(address: hook.address), ledger: diary)
    }
}

/// What pages show and ask for.
extension Remind {
    /// For so long a reminder stands on an open page if nobody takes it up, in seconds.
    public static let shownFor: Int64 = 1_800

    /// When the reminder came that nobody has taken up yet; `nil` = there is none of the last half hour.
    public func waiting() -> Instant? {
        guard let latest, latest <= clock.now(), clock.now() < latest.adding(seconds: Self.shownFor) else {
            return nil
        }
        return latest
    }

    /// The person has taken the reminder up.
    public func takeUp() {
        latest = nil
    }

    /// How the last reminder or try went each way; none = nothing was sent that way since the start.
    public func lastDeliveries() -> [ReminderWay: ReminderDelivery] { deliveries }

    /// What stands in the way of the desktop now; `nil` = nothing that can be told beforehand.
    public func desktopObstacle() async -> NotifierError? { await notifier.obstacle() }

    /// Shows a reminder now, because the person asked for it; what stood in the way, `nil` = it is shown.
    public func tryDesktop(in language: Language) async -> NotifierError? {
        await showOnDesktop(in: language, at: clock.now())
    }

    /// Pushes a reminder now, as above.
    public func tryPush(in language: Language) async -> PushError? {
        do throws(DiaryError) {
            return await pushed(through: try await vault.diary(), in: language, at: clock.now())
        } catch {
            return .diary(error)
        }
    }
}

/// How a reminder reaches somebody who has no page open.
public enum ReminderWay: Hashable, Sendable, CaseIterable { case desktop, push }

/// How it went.
public struct ReminderDelivery: Hashable, Sendable {
    public enum Failure: Hashable, Sendable {
        case desktop(NotifierError)
        case push(PushError)
    }

    public let at: Instant
    /// `nil` = it went well.
    public let failure: Failure?

    public init(at: Instant, failure: Failure? = nil) {
        self.at = at
        self.failure = failure
    }
}
