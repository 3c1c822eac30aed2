public import Wellbeing

/// Gets text from a language model, wherever it runs.
///
/// Nothing in Sela needs one: every caller has an answer of its own. With ``ModelSampling/temperature`` 0 and
/// the same model the same request gives the same answer. Cancelling the task that waits ends the request at
/// once, with ``LanguageModelError/cancelled``.
public protocol LanguageModel: Sendable {
    /// Asks `access` and waits for the whole answer.
    ///
    /// - Parameters:
    ///   - ledger: told of every try before its first byte goes out, unless the model is managed by Sela; if
    ///     it cannot write, nothing is sent.
    ///   - pieces: called with each new piece of text as it comes; `nil` = nobody watches. What was handed out is
    ///     not checked yet.
    func complete(
        _ request: ModelRequest, by access: ModelAccess, ledger: any EgressLedger,
        pieces: (@Sendable (String) async -> Void)?
    ) async throws(LanguageModelError) -> ModelAnswer
}

/// The way to a model that may be used.
public enum ModelAccess: Sendable {
    case managed(ManagedModel.ID)
    /// Another program on this machine. A client refuses an address that does not resolve to loopback.
    case local(ServiceAddress, model: String)
    /// Another machine. Without a consent there is no such value.
    case cloud(EgressConsent, key: Secret?)
}

/// What a model is asked.
public struct ModelRequest: Hashable, Sendable {
    public let purpose: ModelPurpose
    public let messages: [ModelMessage]
    public let sampling: ModelSampling
    public let limits: ModelLimits
    /// What the answer has to look like; `nil` = free text.
    public let schema: AnswerSchema?
    /// The language that free text of the answer has to be in; `nil` = any.
    public let language: Language?

    public init(
        purpose: ModelPurpose, messages: [ModelMessage], sampling: ModelSampling = .steady,
        limits: ModelLimits = ModelLimits(), schema: AnswerSchema? = nil, language: Language? = nil
    ) {
        self.purpose = purpose
        self.messages = messages
        self.sampling = sampling
        self.limits = limits
        self.schema = schema
        self.language = language
    }
}

public struct ModelMessage: Hashable, Sendable {
    public enum Role: String, Hashable, Sendable { case system, user, assistant }

    public let role: Role
    public let text: String

    public init(_ role: Role, _ text: String) {
        self.role = role
        self.text = text
    }
}

/// How a model chooses its words.
public struct ModelSampling: Hashable, Sendable {
    /// 0 (always the likeliest word) … 2.
    public let temperature: Double
    /// Tokens of the answer at most, at least 1.
    public let maximumTokens: Int

    public init(temperature: Double, maximumTokens: Int) {
        self.temperature = temperature
        self.maximumTokens = maximumTokens
    }

    /// The same answer every time, of at most 512 tokens.
    public static let steady = ModelSampling(temperature: 0, maximumTokens: 512)
}

/// How long and how much is waited for.
public struct ModelLimits: Hashable, Sendable {
    public let connect: Duration
    /// Until the first piece of the answer, connecting included.
    public let firstPiece: Duration
    /// Until the end of the last try, waiting between tries included.
    public let total: Duration
    /// Bytes of text that are read at most; what a stream wraps around it may be sixteen times that.
    public let maximumBytes: Int
    /// Tries at most, the first included.
    public let tries: Int

    public init(
        connect: Duration = .seconds(3), firstPiece: Duration = .seconds(60), total: Duration = .seconds(180),
        maximumBytes: Int = 262_144, tries: Int = 3
    ) {
        self.connect = connect
        self.firstPiece = firstPiece
        self.total = total
        self.maximumBytes = maximumBytes
        self.tries = tries
    }
}

/// What a model said.
public struct ModelAnswer: Hashable, Sendable {
    /// Without code fences, a model's thoughts, or space around it; for a typed answer, the object.
    public let text: String
    /// The fields, checked, if a schema was asked for.
    public let fields: [String: AnswerValue]
    /// The name under which the model calls itself; as asked if it does not say.
    public let model: String

    public init(text: String, fields: [String: AnswerValue] = [:], model: String) {
        self.text = text
        self.fields = fields
        self.model = model
    }
}
