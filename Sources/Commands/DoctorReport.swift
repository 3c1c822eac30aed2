public import Companion
public import Pages
public import Wellbeing

/// What `sela doctor` found.
public struct DoctorReport: Sendable {
    /// The model that reads emotions.
    public struct Model: Sendable {
        let folder: String?
        let name: String?
        let failure: CommandFailure?

        /// - Parameter failure: `nil` = it works.
        public init(folder: String?, name: String?, failure: CommandFailure?) {
            self.folder = folder
            self.name = name
            self.failure = failure
        }
    }

    /// Who answers, and what runs models here.
    public struct Answering: Sendable {
        let provider: ModelProvider?
        let state: (model: ManagedModel, state: ManagedModelState)?
        let engines: Set<ManagedModel.Engine>
        let freeBytes: Int?

        /// - Parameters:
        ///   - provider: `nil` = not known while the diary is not open.
        ///   - state: of the model that Sela runs itself; `nil` = another answers, or nobody.
        ///   - engines: those that are installed.
        ///   - freeBytes: of the disk with the diary; `nil` = unknown.
        public init(
            provider: ModelProvider?, state: (model: ManagedModel, state: ManagedModelState)?,
            engines: Set<ManagedModel.Engine>, freeBytes: Int?
        ) {
            self.provider = provider
            self.state = state
            self.engines = engines
            self.freeBytes = freeBytes
        }

        /// Whether who was chosen can answer, as far as can be seen without asking.
        var isHealthy: Bool {
            guard case .managed? = provider else { return true }
            guard let state else { return false }
            return state.state == .ready && engines.contains(state.model.engine)
        }
    }

    /// What writes down what is said.
    public struct Speech: Sendable {
        let obstacle: CommandFailure?
        let hasConverter: Bool

        /// - Parameters:
        ///   - obstacle: `nil` = a recording can be transcribed.
        ///   - hasConverter: whether recordings of other kinds than WAV can be read.
        public init(obstacle: SpeechError?, hasConverter: Bool) {
            self.obstacle = obstacle.map { CommandFailure($0) }
            self.hasConverter = hasConverter
        }
    }

    let version: String
    let store: StoreReport
    let model: Model
    let answering: Answering
    let notifications: CommandFailure?
    let speech: Speech

    /// - Parameter notifications: what stands in the way of reminders on the desktop; `nil` = nothing. It is no
    ///   illness: who wants no reminders needs none of it.
    public init(
        version: String, store: StoreReport, model: Model, answering: Answering,
        notifications: CommandFailure?, speech: Speech
    ) {
        self.notifications = notifications
        self.speech = speech
        self.version = version
        self.store = store
        self.model = model
        self.answering = answering
    }

    /// Whether nothing needs care.
    ///
    /// A diary that is locked or not there yet is healthy.
    public var isHealthy: Bool {
        (store.damage ?? []).isEmpty && store.exposedFiles.isEmpty && store.cipherVersion != nil
            && model.failure == nil && answering.isHealthy
    }

    public var json: JSON {
        .object([
            .init("healthy", .bool(isHealthy)),
            .init("version", .string(version)),
            .init("folder", .string(store.folder)),
            .init("state", .string(stateName)),
            .init("cipher_version", .optional(store.cipherVersion, JSON.string)),
            .init("sqlite_version", .string(store.sqliteVersion)),
            .init("schema", .optional(store.schema, JSON.integer)),
            .init("newest_schema", .integer(store.newestSchema)),
            .init(
                "key_slots",
                .array(
                    store.keySlots.map { slot in
                        .object([
                            .init("kind", .string(slot.kind.rawValue)),
                            .init("created_at", .string(slot.createdAt.description)),
                        ])
                    })),
            .init("damage", .optional(store.damage) { .array($0.map(JSON.string)) }),
            .init("reflections", .optional(store.reflections, JSON.integer)),
            .init("drafts", .optional(store.drafts, JSON.integer)),
            .init("binned", .optional(store.binned, JSON.integer)),
            .init("bytes", .optional(store.size, JSON.integer)),
            .init("last_proved_backup", .optional(store.lastProvedBackup, \.json)),
            .init("exposed_files", .array(store.exposedFiles.map(JSON.string))),
            .init("model", .optional(model.name, JSON.string)),
            .init("model_folder", .optional(model.folder, JSON.string)),
            .init("model_failure", .optional(model.failure) { .string($0.code) }),
            .init("provider", .optional(answering.provider, ModelList.json)),
            .init(
                "language_model",
                .optional(answering.state) { ModelList.json($0.model, $0.state, isInUse: true) }),
            .init(
                "engines",
                .array(
                    ManagedModel.Engine.allCases.filter(answering.engines.contains).map {
                        .string($0.rawValue)
                    })),
            .init("speech_obstacle", .optional(speech.obstacle) { .string($0.code) }),
            .init("ffmpeg", .bool(speech.hasConverter)),
            .init("free_bytes", .optional(answering.freeBytes, JSON.integer)),
            .init("notifications_failure", .optional(notifications) { .string($0.code) }),
        ])
    }

    /// A line each.
    ///
    /// Ends with a line feed.
    public func text(in language: Language) -> String {
        let notOpen = CommandCopy.unknownWhileLocked(language)
        let keys = store.keySlots.map(\.kind.rawValue).joined(separator: ", ")
        var rows: [(CommandCopy, String)] = [
            (.versionLabel, version),
            (.folderLabel, store.folder),
            (.stateLabel, state(language)),
            (.cipherLabel, store.cipherVersion.map { "SQLCipher " + $0 } ?? CommandCopy.none(language)),
            (.keysLabel, keys.isEmpty ? CommandCopy.none(language) : keys),
            (.schemaLabel, store.schema.map { "\($0) / \(store.newestSchema)" } ?? notOpen),
            (.entriesLabel, store.reflections.map(String.init) ?? notOpen),
            (.integrityLabel, integrity(language) ?? notOpen),
            (.backupLabel, store.lastProvedBackup?.madeAt.description ?? CommandCopy.none(language)),
            (.modelLabel, model.failure?.problem(language) ?? model.name ?? CommandCopy.none(language)),
        ]
        rows.append((.answeringHeading, answers(language) ?? notOpen))
        let engines = ManagedModel.Engine.allCases.filter(answering.engines.contains).map(\.rawValue)
        rows.append(
            (.enginesLabel, engines.isEmpty ? CommandCopy.none(language) : engines.joined(separator: ", ")))
        rows.append(
            (
                .notificationsLabel,
                notifications?.problem(language) ?? CommandCopy.notificationsReady(language)
            ))
        rows.append((.speechLabel, speech.obstacle?.problem(language) ?? CommandCopy.canHear(language)))
        rows.append(
            (
                .converterLabel,
                speech.hasConverter ? CommandCopy.installed(language) : CommandCopy.none(language)
            ))
        if let free = answering.freeBytes { rows.append((.freeLabel, Copy(language).size(free))) }
        rows += store.exposedFiles.map { (.exposedLabel, $0) }
        return rows.map { padded($0.0(language), to: 16) + $0.1 + "\n" }.joined()
    }

    private func answers(_ language: Language) -> String? {
        answering.provider.map { provider in
            let name = ModelList.words(for: provider, in: language)
            guard case .managed = provider else { return name }
            let state = answering.state.map { ModelList.words(for: $0.state, of: $0.model, in: language) }
            return name + ", " + (state ?? CommandCopy.modelAbsent(language))
        }
    }

    private var stateName: String {
        switch store.state {
        case .absent: "absent"
        case .locked: "locked"
        case .open: "open"
        }
    }

    private func state(_ language: Language) -> String {
        switch store.state {
        case .absent: CommandCopy.stateAbsent(language)
        case .locked: CommandCopy.stateLocked(language)
        case .open: CommandCopy.stateOpen(language)
        }
    }

    private func integrity(_ language: Language) -> String? {
        store.damage.map { damage in
            damage.isEmpty ? CommandCopy.sound(language) : CommandCopy.damagedState(language)
        }
    }
}
