import Companion
import Pages
import Wellbeing

extension ModelTrouble {
    /// What an act that asked a model said.
    init(_ error: AskModelError) {
        self =
            switch error {
            case .noModel: .noModel
            case .cloudDeclined: .notAllowed
            case .needsConsent: .needsConsent
            case .diary(let error): ModelTrouble(error)
            case .model(let error): .model(LanguageModelMessage(error))
            }
    }

    private init(_ error: DiaryError) {
        if case .storage(let storage) = Edge.Refusal(error).trouble {
            self = .storage(storage)
        } else {
            self = .storage(.other)
        }
    }
}

extension LanguageModelMessage {
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
