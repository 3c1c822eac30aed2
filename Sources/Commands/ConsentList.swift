public import Pages
public import Wellbeing

/// What `sela consent` answers: what may be sent, to whom, to which model, and since when.
public struct ConsentList: Sendable {
    private let permissions: EgressPermissions

    public init(_ permissions: EgressPermissions) {
        self.permissions = permissions
    }

    private enum Answer: String { case granted, declined, open }

    private var generalAnswer: Answer {
        guard let general = permissions.general, general.version == AIConsent.currentVersion else {
            return .open
        }
        return general.isGranted ? .granted : .declined
    }

    /// The answer that counts today: to the question as it would be asked now.
    private func answer(to purpose: ModelPurpose) -> (answer: Answer, consent: ModelConsent?) {
        guard let question = permissions.question(for: purpose),
            let consent = permissions.consents.first(where: { $0.answers(question) })
        else { return (.open, nil) }
        return (permissions.isGranted(purpose) ? .granted : .declined, consent)
    }

    public var json: JSON {
        .object([
            .init(
                "cloud",
                .object([
                    .init("answer", .string(generalAnswer.rawValue)),
                    .init("decided_at", .optional(permissions.general) { .string($0.decidedAt.description) }),
                ])),
            .init("purposes", .array(ModelPurpose.consented.map(json))),
        ])
    }

    private func json(_ purpose: ModelPurpose) -> JSON {
        let question = permissions.question(for: purpose)
        let (answer, consent) = answer(to: purpose)
        return .object([
            .init("purpose", .string(purpose.word)), .init("answer", .string(answer.rawValue)),
            .init("address", .optional(question) { .string($0.address.description) }),
            .init("model", .optional(question) { .string($0.model) }),
            .init("decided_at", .optional(consent) { .string($0.decidedAt.description) }),
        ])
    }

    /// A line for the general answer and two for each purpose.
    ///
    /// Ends with a line feed.
    public func text(in language: Language) -> String {
        var text = padded(ConsentWord.cloud.rawValue, to: 20) + words(for: generalAnswer)(language)
        text += permissions.general.map { "  \($0.decidedAt)" } ?? ""
        text += "\n" + wrapped(CommandCopy.generalConsentMeaning(language), indent: 4)
        for purpose in ModelPurpose.consented {
            let (answer, consent) = answer(to: purpose)
            text += padded(purpose.word, to: 20) + words(for: answer)(language)
            text += (consent.map { "  \($0.decidedAt)" } ?? "") + "\n"
            text += wrapped(what(purpose)(language), indent: 4)
        }
        return text
    }

    /// What would be sent for `purpose`, to whom and to which model.
    private func what(_ purpose: ModelPurpose) -> CommandCopy {
        let question = permissions.question(for: purpose)
        return .consentMeaning(purpose, address: question?.address.description, model: question?.model)
    }

    private func words(for answer: Answer) -> CommandCopy {
        switch answer {
        case .granted: .consentGranted
        case .declined: .consentDeclined
        case .open: .consentOpen
        }
    }
}
