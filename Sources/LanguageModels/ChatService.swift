import Companion
import HTTPTransfers
import Wellbeing

/// Where a request goes, and what has to be minded there.
struct ChatService {
    enum Kind {
        case managed(ManagedModel.ID)
        case local
        case cloud
    }

    let kind: Kind
    let address: ServiceAddress
    let key: Secret?
    /// The name to ask for.
    let model: String

    /// Whether the words leave Sela, so that the ledger has to know.
    var isInLedger: Bool {
        if case .managed = kind { false } else { true }
    }

    /// A machine elsewhere may be reached only where a consent says so.
    var reach: TransferRequest.Reach {
        if case .cloud = kind, !address.isLoopback { .anywhere } else { .loopback }
    }

    /// OpenRouter passes requests on to others, and takes wishes about them.
    var isOpenRouter: Bool {
        guard case .cloud = kind else { return false }
        return address.host == ServiceAddress.openRouter.host
            || address.host.hasSuffix("." + ServiceAddress.openRouter.host)
    }

    /// Whether the model writes its thoughts down unless it is told not to.
    var thinksUnlessTold: Bool {
        guard case .managed(let id) = kind else { return false }
        return id.rawValue.hasPrefix("qwen3")
    }
}
