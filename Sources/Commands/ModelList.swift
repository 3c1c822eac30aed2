public import Pages
public import Wellbeing

/// What `sela model list` answers: who reads emotions, who could answer and who does.
public struct ModelList: Sendable {
    /// A model that reads emotions.
    public struct EmotionModel: Sendable {
        let name: String
        let folder: String
        let isBuiltIn: Bool
        let isInUse: Bool

        public init(name: String, folder: String, isBuiltIn: Bool, isInUse: Bool) {
            self.name = name
            self.folder = folder
            self.isBuiltIn = isBuiltIn
            self.isInUse = isInUse
        }

        public func line(in language: Language) -> String {
            let origin: CommandCopy = isBuiltIn ? .modelBuiltIn : .modelOwn
            let use = isInUse ? ", " + CommandCopy.modelInUse(language) : ""
            return "\(name)  (\(origin(language))\(use))  \(folder)\n"
        }

        public var json: JSON {
            .object([
                .init("name", .string(name)), .init("folder", .string(folder)),
                .init("origin", .string(isBuiltIn ? "built-in" : "own")), .init("in_use", .bool(isInUse)),
            ])
        }
    }

    private let emotions: [EmotionModel]
    private let catalogue: [(model: ManagedModel, state: ManagedModelState)]
    private let provider: ModelProvider?

    /// - Parameter provider: `nil` = not known while the diary is not open.
    public init(
        emotions: [EmotionModel], catalogue: [(model: ManagedModel, state: ManagedModelState)],
        provider: ModelProvider?
    ) {
        self.emotions = emotions
        self.catalogue = catalogue
        self.provider = provider
    }

    public var json: JSON {
        .object([
            .init("models", .array(emotions.map(\.json))),
            .init(
                "language_models",
                .array(rows { $0.answers })),
            .init("speech_models", .array(rows { !$0.answers })),
            .init("provider", .optional(provider, Self.json)),
        ])
    }

    private func rows(_ isWanted: (ManagedModel) -> Bool) -> [JSON] {
        catalogue.filter { isWanted($0.model) }
            .map { Self.json($0.model, $0.state, isInUse: isInUse($0.model)) }
    }

    private func lines(in language: Language, _ isWanted: (ManagedModel) -> Bool) -> String {
        catalogue.filter { isWanted($0.model) }.map { row($0.model, $0.state, in: language) }.joined()
    }

    /// Four parts, each under a heading.
    ///
    /// Ends with a line feed.
    public func text(in language: Language) -> String {
        var text = CommandCopy.emotionModelsHeading(language) + ":\n"
        text += emotions.map { "  " + $0.line(in: language) }.joined()
        text += "\n" + CommandCopy.languageModelsHeading(language) + ":\n"
        text += lines(in: language) { $0.answers }
        text += "\n" + CommandCopy.speechModelsHeading(language) + ":\n"
        text += lines(in: language) { !$0.answers }
        let answering = provider.map { Self.words(for: $0, in: language) }
        text += "\n" + CommandCopy.answeringHeading(language) + ": "
        return text + (answering ?? CommandCopy.unknownWhileLocked(language)) + "\n"
    }

    private func isInUse(_ model: ManagedModel) -> Bool { provider == .managed(model.id) }

    private func row(_ model: ManagedModel, _ state: ManagedModelState, in language: Language) -> String {
        let copy = Copy(language)
        let mark = isInUse(model) ? "* " : "  "
        let languages = model.statedLanguages.map(\.rawValue).joined(separator: " ")
        let needs = CommandCopy.modelNeeds(
            disk: copy.size(model.source.bytes), memory: copy.size(model.memory))
        return mark + padded(model.id.rawValue, to: 22) + Self.words(for: state, of: model, in: language)
            + "\n"
            + "      \(model.name); \(needs(language)); \(model.licence.name)"
            + (languages.isEmpty ? "" : "; " + languages) + "\n"
    }

    /// One line about one model.
    public static func line(
        _ model: ManagedModel, _ state: ManagedModelState, in language: Language
    ) -> String {
        "\(model.id.rawValue)  \(words(for: state, of: model, in: language))\n"
    }

    static func words(
        for state: ManagedModelState, of model: ManagedModel, in language: Language
    ) -> String {
        let percent = { (bytes: Int) in
            Copy(language).percent(Double(bytes) / Double(max(1, model.source.bytes)))
        }
        let words: CommandCopy =
            switch state {
            case .absent: .modelAbsent
            case .downloading(let bytes): .modelDownloading(percent(bytes))
            case .paused(let bytes): .modelPaused(percent(bytes))
            case .verifying: .modelVerifying
            case .ready: .modelReady
            case .failed(let fault): CommandCopy.trouble(fault).problem
            }
        return words(language)
    }

    public static func words(for provider: ModelProvider, in language: Language) -> String {
        switch provider {
        case .none: CommandCopy.answersNobody(language)
        case .managed(let id): id.rawValue
        case .local(let address, let model): "\(model) (\(address))"
        case .cloud(let address, let models):
            "\(models.general)" + (models.weeklySummary.map { ", \($0)" } ?? "") + " (\(address))"
        }
    }

    public static func json(_ provider: ModelProvider) -> JSON {
        switch provider {
        case .none: .object([.init("kind", "none")])
        case .managed(let id): .object([.init("kind", "managed"), .init("id", .string(id.rawValue))])
        case .local(let address, let model):
            .object([
                .init("kind", "local"), .init("address", .string(address.description)),
                .init("model", .string(model)),
            ])
        case .cloud(let address, let models):
            .object([
                .init("kind", "cloud"), .init("address", .string(address.description)),
                .init("model", .string(models.general)),
                .init("summary_model", .optional(models.weeklySummary, JSON.string)),
            ])
        }
    }

    public static func json(_ model: ManagedModel, _ state: ManagedModelState, isInUse: Bool) -> JSON {
        let (name, bytes, fault) = stateMembers(state)
        return .object([
            .init("id", .string(model.id.rawValue)), .init("name", .string(model.name)),
            .init("engine", .string(model.engine.rawValue)),
            .init("languages", .array(model.statedLanguages.map { .string($0.rawValue) })),
            .init("licence", .string(model.licence.name)), .init("terms", .string(model.licence.address)),
            .init("needs_acceptance", .bool(model.licence.needsAcceptance)),
            .init("bytes", .integer(model.source.bytes)), .init("memory", .integer(model.memory)),
            .init("state", .string(name)), .init("done_bytes", .optional(bytes, JSON.integer)),
            .init("failure", .optional(fault) { .string(CommandFailure($0).code) }),
            .init("in_use", .bool(isInUse)),
        ])
    }

    private static func stateMembers(
        _ state: ManagedModelState
    ) -> (name: String, bytes: Int?, fault: ModelLibraryFault?) {
        switch state {
        case .absent: ("absent", nil, nil)
        case .downloading(let bytes): ("downloading", bytes, nil)
        case .paused(let bytes): ("paused", bytes, nil)
        case .verifying(let bytes): ("verifying", bytes, nil)
        case .ready: ("ready", nil, nil)
        case .failed(let fault): ("failed", nil, fault)
        }
    }
}
