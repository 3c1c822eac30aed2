public import Wellbeing

// What the pages about language models show: plain values, made by Web.

/// Who answers, and the ways to choose.
public struct ModelsView: Hashable, Sendable {
    public var provider: ModelProvider
    /// The name of the model that Sela runs, if one is chosen.
    public var managedName: String?
    /// What a try sends.
    public var sentence: String
    /// What came of the last try; `nil` = none since the choice was made.
    public var trial: TrialView?
    public var problem: ModelProblem?

    public init(
        provider: ModelProvider, managedName: String? = nil, sentence: String, trial: TrialView? = nil,
        problem: ModelProblem? = nil
    ) {
        self.provider = provider
        self.managedName = managedName
        self.sentence = sentence
        self.trial = trial
        self.problem = problem
    }
}

/// What came of sending the fixed sentence.
public enum TrialView: Hashable, Sendable {
    /// The beginning of the answer, whether it was what was asked for, and how long it took, in milliseconds,
    /// at least 0.
    case answered(String, isRight: Bool, milliseconds: Int)
    case failed(ModelTrouble)
}

/// The models of the catalogue.
public struct ManagedModelsView: Hashable, Sendable {
    public struct Item: Hashable, Sendable {
        public let model: ManagedModel
        public let state: ManagedModelState
        /// Whether it is the one that answers.
        public let isChosen: Bool
        /// Why the last act about it did not go through; `nil` = it did.
        public let fault: ModelLibraryFault?

        public init(
            model: ManagedModel, state: ManagedModelState, isChosen: Bool, fault: ModelLibraryFault? = nil
        ) {
            self.model = model
            self.state = state
            self.isChosen = isChosen
            self.fault = fault
        }
    }

    public var items: [Item]
    public var problem: ModelProblem?

    public init(items: [Item], problem: ModelProblem? = nil) {
        self.items = items
        self.problem = problem
    }
}

/// Other programs on this machine.
public struct LocalModelsView: Hashable, Sendable {
    /// What answered; `nil` = nobody has looked.
    public var found: [FoundModelServer]?
    /// Who answers now; shown as chosen where it is in the list.
    public var provider: ModelProvider
    /// As it was typed.
    public var typed: String
    public var problem: ModelProblem?

    public init(
        found: [FoundModelServer]?, provider: ModelProvider, typed: String = "", problem: ModelProblem? = nil
    ) {
        self.found = found
        self.provider = provider
        self.typed = typed
        self.problem = problem
    }
}

/// A service elsewhere.
public struct ElsewhereView: Hashable, Sendable {
    /// The answer to whether a service elsewhere may be used at all.
    public var consent: AIConsent?
    public var address: String
    public var general: String
    public var weeklySummary: String
    /// Whether a key is kept for the address; the key itself never comes here.
    public var hasKey: Bool
    /// The service that is chosen; `nil` = none elsewhere.
    public var chosen: ServiceAddress?
    public var problem: ModelProblem?

    public init(
        consent: AIConsent?, address: String = "", general: String = "", weeklySummary: String = "",
        hasKey: Bool = false, chosen: ServiceAddress? = nil, problem: ModelProblem? = nil
    ) {
        self.consent = consent
        self.address = address
        self.general = general
        self.weeklySummary = weeklySummary
        self.hasKey = hasKey
        self.chosen = chosen
        self.problem = problem
    }

    /// Whether the person said yes to the present wording.
    public var isAllowed: Bool {
        consent?.isInForce ?? false
    }
}

/// What is wrong with a choice that was sent.
public enum ModelProblem: Hashable, Sendable {
    case address(ServiceAddress.Fault)
    /// Nothing was typed.
    case addressMissing
    /// The address is another machine, where one of this machine is asked for.
    case isElsewhere
    /// The address is this machine, where a service elsewhere is asked for.
    case isHere
    /// Nobody there speaks chat completions.
    case nobodyThere
    /// The model is not among those of the server any more.
    case modelGone
    /// The server would pass the text on to another machine.
    case passesOn
    case modelMissing
    /// The key holds what no key holds, such as a line break.
    case unusableKey
    /// Services elsewhere are not allowed.
    case notAllowed
    /// The model that was to be used is not ready.
    case notReady
    /// The diary could not keep it.
    case notSaved
    /// The question was about another service or model than the one that is chosen now.
    case otherQuestion
}

/// One purpose and what the person said to it.
public struct ConsentsView: Hashable, Sendable {
    public struct Item: Hashable, Sendable {
        public let purpose: ModelPurpose
        /// What would be asked today; `nil` = no service elsewhere is chosen.
        public let question: ConsentQuestion?
        /// The latest answer; `nil` = never asked.
        public let latest: ModelConsent?

        public init(purpose: ModelPurpose, question: ConsentQuestion?, latest: ModelConsent?) {
            self.purpose = purpose
            self.question = question
            self.latest = latest
        }

        /// Whether ``latest`` is an answer to ``question``.
        public var isAnswered: Bool {
            guard let question, let latest else { return false }
            return latest.answers(question)
        }
    }

    public var items: [Item]
    /// Whether a service elsewhere may be used at all.
    public var isAllowed: Bool
    /// Where dates are shown.
    public var zone: Zone
    public var problem: ModelProblem?

    public init(items: [Item], isAllowed: Bool, zone: Zone, problem: ModelProblem? = nil) {
        self.items = items
        self.isAllowed = isAllowed
        self.zone = zone
        self.problem = problem
    }
}

/// A page of the ledger.
public struct EgressView: Hashable, Sendable {
    public struct Line: Hashable, Sendable {
        public let number: Int64
        public let record: EgressRecord

        public init(number: Int64, record: EgressRecord) {
            self.number = number
            self.record = record
        }
    }

    /// Latest first.
    public var lines: [Line]
    /// The line before which the next page begins; `nil` = there is none.
    public var next: Int64?
    public var isFirst: Bool
    /// Where times are shown.
    public var zone: Zone

    public init(lines: [Line], next: Int64?, isFirst: Bool, zone: Zone) {
        self.lines = lines
        self.next = next
        self.isFirst = isFirst
        self.zone = zone
    }
}
