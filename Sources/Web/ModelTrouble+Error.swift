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
            case .model(let error): .model(error)
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
