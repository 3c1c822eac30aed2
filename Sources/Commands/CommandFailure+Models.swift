public import Companion
import Pages
public import Wellbeing

extension CommandFailure {
    public init(_ error: AskModelError) {
        switch error {
        case .noModel: self = .noModelChosen
        case .cloudDeclined: self = .generalConsentMissing
        case .needsConsent(let question):
            self.init(
                "no_consent", .consentMissing, hint: .consentGrantHint(question.purpose.word))
        case .diary(let error): self.init(error)
        case .model(let error): self.init(error)
        }
    }

    public init(_ error: SummaryError) {
        switch error {
        case .nothingToSay:
            self.init("no_summary", .nothingToSummarise, hint: .nothingToSummariseHint)
        case .changed: self.init("week_changed", .weekChanged, hint: .askAgain)
        case .unfit(let fault):
            self.init("unfit_summary", .summaryNotShown(fault), hint: .askAgain)
        case .model(let error): self.init(error)
        }
    }

    public init(_ error: ConsentError) {
        switch error {
        case .notAsked, .outdated: self = .noCloudChosen
        case .cloudDeclined: self = .generalConsentMissing
        case .diary(let error): self.init(error)
        }
    }

    public init(_ error: ChooseModelError) {
        switch error {
        case .notLoopback: self = .localIsNotLoopback
        case .unfitName: self.init(UsageError.badValue(.name))
        case .unfitKey: self = .keyUnfit
        case .diary(let error): self.init(error)
        }
    }

    public init(_ error: LanguageModelError) {
        let words = CommandCopy.trouble(error)
        // Where the command line knows the very next command, it says so.
        let hint: CommandCopy? =
            switch error {
            case .keyRefused: .keyWays
            case .notInstalled: .seeModelList
            case .notLoopback: .localIsNotLoopbackHint
            default: words.hint
            }
        self.init(Self.code(of: error), words.problem, hint: hint)
    }

    public init(_ fault: ModelLibraryFault) {
        let words = CommandCopy.trouble(fault)
        let hint: CommandCopy? =
            switch fault {
            case .unknownModel, .notReady: .seeModelList
            case .termsNotAccepted: .acceptTermsHint
            default: words.hint
            }
        self.init(Self.code(of: fault), words.problem, hint: hint)
    }

    public init(_ fault: EngineFault) {
        let words = CommandCopy.trouble(fault)
        self.init(Self.code(of: fault), words.problem, hint: words.hint)
    }

    /// An address that was typed is wrong usage.
    public init(_ fault: ServiceAddress.Fault) {
        let words = CommandCopy.trouble(fault)
        self.init("usage", words.problem, hint: words.hint, exitCode: 64)
    }

    private static func code(of error: LanguageModelError) -> String {
        switch error {
        case .unreachable: "model_unreachable"
        case .notLoopback: "not_loopback"
        case .passedOn: "model_elsewhere"
        case .untrustedCertificate: "untrusted_certificate"
        case .redirected: "redirected"
        case .noAnswerInTime: "no_answer_in_time"
        case .unfinishedInTime: "unfinished_in_time"
        case .keyRefused: "key_refused"
        case .noCredit: "no_credit"
        case .tooManyRequests: "too_many_requests"
        case .unknownModel: "unknown_model"
        case .noPrivateProvider: "no_private_provider"
        case .refused: "model_refused"
        case .serverFault: "model_server_fault"
        case .emptyAnswer: "empty_answer"
        case .answerTooLong: "answer_too_long"
        case .answerCutOff: "answer_cut_off"
        case .unreadableAnswer: "unreadable_answer"
        case .unfitAnswer: "unfit_answer"
        case .wrongLanguage: "wrong_language"
        case .engine(let fault): code(of: fault)
        case .notInstalled: "model_not_ready"
        case .ledgerFailed: "ledger_failed"
        case .cancelled: "cancelled"
        }
    }

    private static func code(of fault: ModelLibraryFault) -> String {
        switch fault {
        case .unknownModel: "unknown_model"
        case .busy: "model_busy"
        case .noSpace: "no_space"
        case .termsNotAccepted: "terms_not_accepted"
        case .unreachable: "download_unreachable"
        case .refused: "download_refused"
        case .wrongSize: "wrong_size"
        case .wrongSignature: "wrong_signature"
        case .wrongDigest: "wrong_digest"
        case .changed: "file_changed"
        case .ledgerUnwritable: "ledger_failed"
        case .engine(let fault): code(of: fault)
        case .unreadableFile: "file_unreadable"
        case .unwritableFolder: "unwritable_folder"
        case .notReady: "model_not_ready"
        case .cancelled: "cancelled"
        }
    }

    private static func code(of fault: EngineFault) -> String {
        switch fault {
        case .missing: "engine_missing"
        case .notInstalled: "model_not_ready"
        case .noMemory: "no_memory"
        case .ended: "engine_ended"
        case .notReady: "engine_not_ready"
        case .unstable: "engine_unstable"
        }
    }
}

extension CommandFailure {
    public static let noModelChosen = Self("no_model", .noModelChosen, hint: .chooseModelHint)
    public static let noCloudChosen = Self("no_cloud_model", .noCloudChosen, hint: .chooseCloudHint)
    public static let generalConsentMissing = Self(
        "no_consent", .generalConsentMissing, hint: .consentGrantHint(ConsentWord.cloud.rawValue))
    public static let notAgreed = Self("not_confirmed", .notAgreed, hint: .notAgreedHint)
    public static let grantOneByOne = Self(
        "usage", .grantOneByOne, hint: .seeCommandHelp("consent"), exitCode: 64)
    public static let keyMissing = Self("key_missing", .keyMissing, hint: .keyWays)
    public static let keyUnfit = Self("key_unfit", .keyUnfit, hint: .keyWays)
    public static let localIsNotLoopback = Self(
        "not_loopback", .localIsNotLoopback, hint: .localIsNotLoopbackHint, exitCode: 64)
    public static let cloudIsHere = Self(
        "loopback", .cloudIsHere, hint: .cloudIsHereHint, exitCode: 64)
    public static let modelIsElsewhere = Self(
        "model_elsewhere", .modelIsElsewhere, hint: .modelIsElsewhereHint)
    public static let readsNothingWithoutModel = Self(
        "no_reader", .readsNothingWithoutModel, hint: .readsNothingWithoutModelHint)

    /// A download that the person stopped.
    public static func paused(_ id: ManagedModel.ID) -> Self {
        Self("paused", .downloadPaused, hint: .downloadPausedHint(id.rawValue))
    }
}
