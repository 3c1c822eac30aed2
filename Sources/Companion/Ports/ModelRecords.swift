public import Wellbeing

/// What the diary keeps about language models: which one answers, keys, consents and the ledger.
///
/// What is not acceptable (``ModelProvider/isAcceptable`` and the like) is refused with
/// ``DiaryError/refused``. A consent or a line for a purpose that only a later version knows is left out, and
/// grants nothing. Saving settings in which a model elsewhere is not allowed takes back every consent that
/// stands, in the same transaction.
public protocol ModelRecords: EgressLedger {
    /// Who answers; ``ModelProvider/none`` before anything was chosen.
    func modelProvider() async throws(DiaryError) -> ModelProvider
    func save(_ provider: ModelProvider) async throws(DiaryError)
    /// The key kept for the origin of `address`; `nil` = none.
    func modelKey(for address: ServiceAddress) async throws(DiaryError) -> Secret?
    /// Keeps a key for the origin of `address`, or takes it away (`nil`). Throws ``DiaryError/refused`` unless
    /// it ``Secret/isModelKey``.
    func keepModelKey(_ key: Secret?, for address: ServiceAddress) async throws(DiaryError)
    /// The latest answer for each purpose that was ever asked, in the order of ``ModelPurpose``. The one that
    /// was recorded last counts, whatever the clock said.
    func modelConsents() async throws(DiaryError) -> [ModelConsent]
    /// Keeps an answer; earlier ones stay as history.
    func record(_ consent: ModelConsent) async throws(DiaryError)
    /// Lines of the ledger, latest first, those before line `before` if given; at most `limit`, which is
    /// brought into 1…1000. Lines are numbered from 1.
    func egress(
        before: Int64?, limit: Int
    ) async throws(DiaryError) -> [(number: Int64, record: EgressRecord)]
}

extension Secret {
    /// Whether this can be sent as the key of a service: 1…4096 visible ASCII characters.
    public var isModelKey: Bool {
        (1...4_096).contains(exposed.utf8.count) && exposed.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}
