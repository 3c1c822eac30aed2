public import Wellbeing

/// What the diary keeps about language models: which one answers, keys, consents and the ledger.
public protocol ModelRecords: EgressLedger {
    /// Who answers; ``ModelProvider/none`` before anything was chosen.
    func modelProvider() async throws(DiaryError) -> ModelProvider
    func save(_ provider: ModelProvider) async throws(DiaryError)
    /// The key kept for the origin of `address`; `nil` = none.
    func modelKey(for address: ServiceAddress) async throws(DiaryError) -> Secret?
    /// Keeps a key for the origin of `address`, or takes it away (`nil`).
    func keepModelKey(_ key: Secret?, for address: ServiceAddress) async throws(DiaryError)
    /// The latest answer for each purpose that was ever asked, in the order of ``ModelPurpose``.
    func modelConsents() async throws(DiaryError) -> [ModelConsent]
    /// Keeps an answer; earlier ones stay as history.
    func record(_ consent: ModelConsent) async throws(DiaryError)
    /// Lines of the ledger, latest first, those before line `before` if given; at most `limit`, 1…1000.
    func egress(
        before: Int64?, limit: Int
    ) async throws(DiaryError) -> [(number: Int64, record: EgressRecord)]
}
