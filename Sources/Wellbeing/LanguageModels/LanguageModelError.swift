/// Why a language model gave no answer that can be used.
///
/// No case holds a word of the request or of the answer.
public enum LanguageModelError: Error, Hashable, Sendable {
    /// Nobody answers at the address.
    case unreachable
    /// An address that was to be this machine resolves elsewhere.
    case notLoopback
    /// The server on this machine would pass the text on to another one.
    case passedOn
    /// The certificate of the other side is not one that this machine trusts.
    case untrustedCertificate
    /// The other side points elsewhere, and is not followed.
    case redirected
    /// No piece of an answer came in time.
    case noAnswerInTime
    /// The answer did not end in time.
    case unfinishedInTime
    /// 401 or 403: the key is missing, wrong or not allowed to.
    case keyRefused
    /// 402: the account has no credit left.
    case noCredit
    /// 429 after every try; seconds that were asked for, `nil` = not said.
    case tooManyRequests(retryAfter: Int?)
    /// 404 and the like: the server knows no such model, or serves it no longer.
    case unknownModel
    /// The service has nobody who would take the text without keeping it.
    case noPrivateProvider
    /// Another status of 4xx.
    case refused(status: Int)
    /// 5xx after every try, or an error told in the middle of an answer.
    case serverFault(status: Int?)
    /// There was nothing in it.
    case emptyAnswer
    /// More than was allowed for.
    case answerTooLong
    /// Cut off at the limit of tokens.
    case answerCutOff
    /// Not what the protocol says, or no UTF-8.
    case unreadableAnswer
    /// Not the object that was asked for.
    case unfitAnswer(AnswerFault)
    case wrongLanguage
    /// The engine that Sela runs itself does not run.
    case engine(EngineFault)
    /// The model is not installed.
    case notInstalled
    /// The ledger could not be written, so nothing was sent.
    case ledgerFailed
    case cancelled
}

/// For a log.
extension LanguageModelError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreachable: "model: unreachable"
        case .notLoopback: "model: address is not loopback"
        case .passedOn: "model: would be passed on to another machine"
        case .untrustedCertificate: "model: untrusted certificate"
        case .redirected: "model: redirected"
        case .noAnswerInTime: "model: no answer in time"
        case .unfinishedInTime: "model: unfinished in time"
        case .keyRefused: "model: key refused"
        case .noCredit: "model: no credit"
        case .tooManyRequests(let seconds): "model: too many requests, retry after \(seconds ?? 0) s"
        case .unknownModel: "model: unknown model"
        case .noPrivateProvider: "model: no private provider"
        case .refused(let status): "model: refused with \(status)"
        case .serverFault(let status): "model: server fault \(status ?? 0)"
        case .emptyAnswer: "model: empty answer"
        case .answerTooLong: "model: answer too long"
        case .answerCutOff: "model: answer cut off"
        case .unreadableAnswer: "model: unreadable answer"
        case .unfitAnswer: "model: unfit answer"
        case .wrongLanguage: "model: wrong language"
        case .engine(let fault): "model: engine \(fault)"
        case .notInstalled: "model: not installed"
        case .ledgerFailed: "model: ledger not written"
        case .cancelled: "model: cancelled"
        }
    }
}
