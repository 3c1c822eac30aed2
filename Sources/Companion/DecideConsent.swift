public import Wellbeing

/// Takes down what a person says about sending words elsewhere, for each purpose by itself.
///
/// The general answer, whether a model elsewhere may be used at all, is part of ``Preferences``; a no to it
/// takes back every purpose.
public struct DecideConsent: Sendable {
    private let diary: any Diary

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// Yes to exactly what was asked.
    public func grant(_ question: ConsentQuestion, at instant: Instant) async throws(ConsentError) {
        try await decide(question, isGranted: true, at: instant)
    }

    /// "Not now": it is asked again only when the person acts again.
    public func decline(_ question: ConsentQuestion, at instant: Instant) async throws(ConsentError) {
        try await decide(question, isGranted: false, at: instant)
    }

    /// Takes back the yes to one purpose, also one that no longer applies; `false` if there is none.
    public func revoke(_ purpose: ModelPurpose, at instant: Instant) async throws(DiaryError) -> Bool {
        let standing = try await diary.modelConsents().first { $0.purpose == purpose && $0.isGranted }
        guard let standing else { return false }
        try await diary.record(
            ModelConsent(
                purpose: purpose, address: standing.address, model: standing.model, isGranted: false,
                version: standing.version, decidedAt: instant))
        return true
    }

    /// Takes back the yes to every purpose; answers which.
    public func revokeAll(at instant: Instant) async throws(DiaryError) -> [ModelPurpose] {
        var revoked: [ModelPurpose] = []
        for consent in try await diary.modelConsents() where consent.isGranted {
            if try await revoke(consent.purpose, at: instant) { revoked.append(consent.purpose) }
        }
        return revoked
    }

    private func decide(
        _ question: ConsentQuestion, isGranted: Bool, at instant: Instant
    ) async throws(ConsentError) {
        let permissions: EgressPermissions
        do {
            permissions = try await diary.egressPermissions()
        } catch {
            throw .diary(error)
        }
        guard let asked = permissions.question(for: question.purpose) else { throw .notAsked }
        // A page that lay open while another address or model was chosen must not grant what it did not show.
        guard asked.address == question.address, asked.model == question.model else {
            throw .outdated(asked)
        }
        guard permissions.isCloudAllowed || !isGranted else { throw .cloudDeclined }
        let consent = ModelConsent(
            purpose: asked.purpose, address: asked.address, model: asked.model, isGranted: isGranted,
            decidedAt: instant)
        do {
            try await diary.record(consent)
        } catch {
            throw .diary(error)
        }
    }
}

/// Why an answer about sending words elsewhere was not taken down.
public enum ConsentError: Error, Hashable, Sendable {
    /// Nobody elsewhere is chosen, or the purpose is none that is asked for.
    case notAsked
    /// Another address or model is chosen by now; this is what is asked today.
    case outdated(ConsentQuestion)
    /// A model elsewhere may not be used at all.
    case cloudDeclined
    case diary(DiaryError)
}
