import Commands
import Companion
import LocalServer
import Pages
import Wellbeing

extension CommandFailure {
    /// The failure that `error`, thrown by a port, means to a person.
    ///
    /// A command asks many ports and throws what they throw; here is the one place that turns it into words.
    init(any error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as UsageError: self.init(error)
        case let error as DiaryError: self.init(error)
        case let error as WritingError: self.init(error)
        case let error as CheckInError: self.init(error)
        case let error as SpokenEntryError: self.init(error)
        case let kept as KeptAsDraft: self.init(kept.error)
        case let error as EmotionReaderError: self.init(error)
        case let error as AskModelError: self.init(error)
        case let error as SummaryError: self.init(error)
        case let error as ConsentError: self.init(error)
        case let error as ChooseModelError: self.init(error)
        case let error as LanguageModelError: self.init(error)
        case let error as SpeechError: self.init(error)
        case let error as RecordingError: self.init(error)
        case let error as ExportError: self.init(error)
        case let error as WorkbookError: self.init(error)
        case let fault as ExportFault: self.init(fault)
        case let fault as ModelLibraryFault: self.init(fault)
        case let error as NotifierError: self.init(error)
        case let fault as EngineFault: self.init(fault)
        case ReadAgain.Failure.unknown: self = .noSuchEntry
        case ReadAgain.Failure.diary(let error): self.init(error)
        case ReadAgain.Failure.reader(let error): self.init(error)
        case ServerError.portInUse: self = .portTaken
        case ServerError.addressNotAllowed: self = .addressInvalid
        case ServerError.notStarted(let code):
            self.init("server_not_started", .serverNotStarted(code))
        default: self.init("storage", .storageError(0), hint: .storageErrorHint)
        }
    }
}
