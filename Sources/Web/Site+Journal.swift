import Companion
import Pages
import Wellbeing

/// Looking back: Today, the list, one entry, the bin.
extension Site {
    func today(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        let week = Week(containing: visit.moment.day, startingOn: visit.preferences.weekStart)
        let isCareOn = try await care(visit, diary).isOn
        var view = TodayView(
            drafts: try await begunTexts(in: diary), week: week,
            counts: try await diary.counts(in: week.first...week.last),
            latest: try await diary.reflections(JournalQuery(limit: 3)).reflections,
            total: try await diary.count(), lastBackup: await lastBackup(visit),
            isCareOn: isCareOn, reminder: try await reminderNotice(diary),
            checkIns: try await todayCheckIns(visit, isCareOn: isCareOn, diary),
            canSpeak: visit.preferences.tracks.contains(.voice))
        view.spoken = try await begunSpoken(in: diary)
        let shown = view
        return page(visit) { todayPage(shown, in: $0) }
    }

    /// `nil` if the folder of backups cannot be read, too: what cannot be found is no backup.
    private func lastBackup(_ visit: Visit) async -> Moment? {
        do {
            let proved = try await backups.list().filter { $0.provedAt != nil }.map(\.madeAt).max()
            return proved.map { Moment($0, in: visit.moment.zone, dayStart: visit.preferences.dayStart) }
        } catch {
            return nil
        }
    }

    func journal(
        _ visit: Visit, _ search: String?, after: JournalCursor?, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        var query = JournalQuery()
        if let search {
            guard let found = sessions[visit.sessionID]?.search(search) else {
                return redirect(visit, to: .journal(search: nil, after: nil), notice: .searchForgotten)
            }
            query = found
        }
        query.after = after
        var view = JournalView(
            page: try await diary.reflections(query), query: query, search: search,
            drafts: try await begunTexts(in: diary), binned: try await diary.binnedCount(),
            tier: tier(of: query.words ?? "", nil))
        view.spoken = try await begunSpoken(in: diary)
        let shown = view
        return page(visit) { journalPage(shown, in: $0) }
    }

    /// What is searched for stays in the session; the address gets a ticket.
    func search(_ visit: Visit) -> Response {
        guard let query = JournalQuery(visit.fields) else {
            return trouble(visit, Edge.Refusal(trouble: .badRequest, status: 400))
        }
        guard !query.isUnfiltered else { return redirect(visit, to: .journal(search: nil, after: nil)) }
        let ticket = random.token()
        sessions[visit.sessionID]?.remember(query, under: ticket)
        return redirect(visit, to: .journal(search: ticket, after: nil))
    }

    func reflection(
        _ visit: Visit, _ id: Reflection.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard let reflection = try await diary.reflection(id) else { return notFound(visit) }
        let care = try await care(visit, diary)
        let tier = tierNow(of: reflection, care)
        let isHelpNear = care.isOn || tier >= .help
        let week = Week(containing: reflection.moment.day, startingOn: visit.preferences.weekStart)
        let others = try await diary.entries(in: week.first...week.last)
        let related = others.nearest(to: reflection, most: 3)
        return page(visit) {
            reflectionPage(reflection, tier: tier, isHelpNear: isHelpNear, related: related, in: $0)
        }
    }

    func delete(_ visit: Visit, _ id: Reflection.ID, _ diary: any Diary) async throws(DiaryError) -> Response
    {
        guard try await diary.delete(id, at: visit.moment.instant) else { return notFound(visit) }
        return redirect(visit, to: .journal(search: nil, after: nil), notice: .deleted(id))
    }

    func restore(_ visit: Visit, _ id: Reflection.ID, _ diary: any Diary) async throws(DiaryError) -> Response
    {
        guard try await diary.restore(id) else { return notFound(visit) }
        return redirect(visit, to: .reflection(id), notice: .restored)
    }

    func destroy(_ visit: Visit, _ id: Reflection.ID, _ diary: any Diary) async throws(DiaryError) -> Response
    {
        guard try await diary.destroy(id) else { return notFound(visit) }
        return redirect(visit, to: .bin, notice: .destroyed)
    }

    func readAgain(_ visit: Visit, _ id: Reflection.ID, _ diary: any Diary) async throws(DiaryError)
        -> Response
    {
        do {
            _ = try await ReadAgain(diary: diary, emotions: emotions).run(id)
        } catch .unknown {
            return notFound(visit)
        } catch .diary(let error) {
            throw error
        } catch {
            return redirect(visit, to: .reflection(id), notice: .readingFailed)
        }
        return redirect(visit, to: .reflection(id), notice: .readAgain)
    }

    func correct(_ visit: Visit, _ id: Reflection.ID, _ diary: any Diary) async throws(DiaryError) -> Response
    {
        let said = visit.fields.said(.verdict)
        let verdict = said.flatMap(EmotionVerdict.init(rawValue:))
        guard said == nil || verdict != nil else {
            return trouble(visit, Edge.Refusal(trouble: .badRequest, status: 400))
        }
        let act = CorrectEmotion(diary: diary)
        guard try await act.run(id, to: verdict, at: visit.moment.instant) != nil else {
            return notFound(visit)
        }
        return redirect(visit, to: .reflection(id), notice: .corrected)
    }

    func bin(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        let now = visit.moment.instant
        func item(_ record: BinView.Record, _ deletedAt: Instant) -> BinView.Item {
            let days = (now.milliseconds - deletedAt.milliseconds) / 86_400_000
            let left = min(max(BinnedReflection.daysKept - days, 0), BinnedReflection.daysKept)
            return BinView.Item(record, deletedAt: deletedAt, daysLeft: Int(left))
        }
        var items = try await diary.bin().map { item(.reflection($0.reflection), $0.deletedAt) }
        items += try await diary.binnedSpokenEntries().map { item(.mood(.spoken($0.record)), $0.deletedAt) }
        items += try await diary.binnedCheckIns().map { item(.mood(.checkIn($0.record)), $0.deletedAt) }
        // Sorting keeps the order of what was deleted at the same instant.
        let ordered = items.sorted { $0.deletedAt > $1.deletedAt }
        return page(visit) { binPage(BinView(items: ordered), in: $0) }
    }
}

extension JournalQuery {
    /// Characters that may be searched for.
    static let acceptedWords = 500

    /// The search that a form describes; `nil` if a field holds what it cannot.
    init?(_ fields: FormFields) {
        self.init()
        let words = (fields.said(.words) ?? "").trimmingSpaces
        guard words.count <= Self.acceptedWords else { return nil }
        self.words = isBlank(words) ? nil : words
        if let said = fields.said(.verdict) {
            guard let verdict = EmotionVerdict(rawValue: said) else { return nil }
            self.verdict = verdict
        }
        if let said = fields.said(.mood) {
            guard let mood = Int(said).flatMap(Mood.init(rawValue:)) else { return nil }
            self.mood = mood
        }
        if let said = fields.said(.from) {
            guard let day = LocalDay(iso: said) else { return nil }
            from = day
        }
        if let said = fields.said(.through) {
            guard let day = LocalDay(iso: said) else { return nil }
            through = day
        }
    }
}
