import Companion
import Pages
import Wellbeing

extension LanguageModelMessage {
    /// The words for `error`.
    init(_ error: LanguageModelError) {
        self =
            switch error {
            case .unreachable: .unreachable
            case .notLoopback: .notLoopback
            case .passedOn: .passedOn
            case .untrustedCertificate: .untrustedCertificate
            case .redirected: .redirected
            case .noAnswerInTime: .noAnswerInTime
            case .unfinishedInTime: .unfinishedInTime
            case .keyRefused: .keyRefused
            case .noCredit: .noCredit
            case .tooManyRequests(let seconds): .tooManyRequests(retryAfter: seconds)
            case .unknownModel: .unknownModel
            case .noPrivateProvider: .noPrivateProvider
            case .refused(let status): .refused(status: status)
            case .serverFault(let status): .serverFault(status: status)
            case .emptyAnswer: .emptyAnswer
            case .answerTooLong: .answerTooLong
            case .answerCutOff: .answerCutOff
            case .unreadableAnswer: .unreadableAnswer
            case .unfitAnswer: .unfitAnswer
            case .wrongLanguage: .wrongLanguage
            case .engine(let fault): .engine(fault)
            case .notInstalled: .notInstalled
            case .ledgerFailed: .ledgerFailed
            case .cancelled: .cancelled
            }
    }
}
