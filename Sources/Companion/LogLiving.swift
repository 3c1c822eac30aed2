public import Wellbeing

/// Logs sleep, water, food and exercise.
///
/// The id is given by whoever asks, so that saving the same twice is saving it once.
public struct LogLiving: Sendable {
    private let diary: any LiveRecords

    public init(diary: any LiveRecords) {
        self.diary = diary
    }

    /// Logs so many minutes of sleep for the day on which the person woke.
    ///
    /// - Parameters:
    ///   - moment: now, and that day.
    ///   - addsToHealth: whether it comes on top of what a device measured, such as a nap without the watch.
    ///   - today: no day after it is taken.
    /// - Returns: all sleep of that day.
    public func sleep(
        _ minutes: Int, as id: SleepLog.ID, at moment: Moment, addsToHealth: Bool = false, today: LocalDay
    ) async throws(LivingError) -> SleepDay {
        let log = SleepLog(
            id: id, moment: moment, minutes: minutes, source: .manual, addsToHealth: addsToHealth)
        var day = try await askingLiving { () async throws(DiaryError) in
            try await LookAtDay(diary: diary).run(moment.day).sleep
        }
        if day.logs.contains(log) { return day }
        try await refuseTaken(id, .sleep)
        do {
            try day.add(log, today: today)
        } catch {
            throw .sleep(error)
        }
        try await askingLiving { () async throws(DiaryError) in try await diary.save([.sleep(log)]) }
        return day
    }

    /// Logs something drunk, and stamps the goal on the day if it has none.
    ///
    /// - Parameter goal: the person's goal at present.
    /// - Returns: all that was drunk on that day.
    public func water(
        _ amount: WaterAmount, as id: WaterLog.ID, at moment: Moment, goal: WaterGoal, today: LocalDay
    ) async throws(LivingError) -> WaterDay {
        let log = WaterLog(id: id, moment: moment, amount: amount)
        let stamped = try await askingLiving { () async throws(DiaryError) in
            try await LookAtDay(diary: diary).run(moment.day).water
        }
        if stamped.logs.contains(log) { return stamped }
        try await refuseTaken(id, .water)
        var day = WaterDay(day: moment.day, goal: stamped.goal ?? goal, logs: stamped.logs)
        do {
            try day.add(log, today: today)
        } catch {
            throw .water(error)
        }
        let isStamped = stamped.goal != nil
        try await askingLiving { () async throws(DiaryError) in
            try await diary.save([.water(log)])
            if !isStamped { try await diary.stamp(goal, on: moment.day) }
        }
        return day
    }

    /// Logs something eaten or drunk, judged by what the person said of the same words before, else by word lists.
    ///
    /// - Parameters:
    ///   - language: of the text; `nil` = its words decide.
    ///   - now: no moment after it is taken.
    public func food(
        _ text: String, as id: FoodEntry.ID, at moment: Moment, language: Language?, now: Instant
    ) async throws(LivingError) -> FoodEntry {
        let words = try checkedLivingText(text)
        guard moment.instant <= now else { throw .future }
        if case .food(let saved)? = try await entry(id, .food) {
            guard saved.text == words else { throw .taken }
            return saved
        }
        var entry = FoodEntry(id: id, moment: moment, text: words)
        let finding = FoodReader.read(words, language: language)
        let memory = try await askingLiving { () async throws(DiaryError) in
            FoodMemory(try await diary.foodCorrections())
        }
        if let known = memory.exact(for: words) {
            entry.take(known, with: finding)
        } else if let finding {
            entry.take(finding)
        }
        let judged = entry
        try await askingLiving { () async throws(DiaryError) in try await diary.save([.food(judged)]) }
        return judged
    }

    /// Logs exercise, with the kind and the length that its words say.
    public func exercise(
        _ text: String, as id: ExerciseEntry.ID, at moment: Moment, language: Language?, now: Instant
    ) async throws(LivingError) -> ExerciseEntry {
        let words = try checkedLivingText(text)
        guard moment.instant <= now else { throw .future }
        if case .exercise(let saved)? = try await entry(id, .exercise) {
            guard saved.text == words else { throw .taken }
            return saved
        }
        let entry = ExerciseEntry(id: id, moment: moment, text: words, language: language)
        try await askingLiving { () async throws(DiaryError) in try await diary.save([.exercise(entry)]) }
        return entry
    }

    private func entry(
        _ id: LiveEntry.ID, _ kind: LiveEntry.Kind
    ) async throws(LivingError) -> LiveEntry? {
        try await askingLiving { () async throws(DiaryError) in try await diary.liveEntry(id, kind) }
    }

    private func refuseTaken(_ id: LiveEntry.ID, _ kind: LiveEntry.Kind) async throws(LivingError) {
        if try await entry(id, kind) != nil { throw .taken }
    }
}
