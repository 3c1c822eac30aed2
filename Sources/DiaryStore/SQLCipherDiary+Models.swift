public import Companion
public import Wellbeing

// Until the tables are there, nothing is chosen and nothing can be kept.
extension SQLCipherDiary {
    public func modelProvider() async throws(DiaryError) -> ModelProvider { .none }
    public func save(_ provider: ModelProvider) async throws(DiaryError) { throw .refused }
    public func modelKey(for address: ServiceAddress) async throws(DiaryError) -> Secret? { nil }
    public func keepModelKey(_ key: Secret?, for address: ServiceAddress) async throws(DiaryError) {
        throw .refused
    }
    public func modelConsents() async throws(DiaryError) -> [ModelConsent] { [] }
    public func record(_ consent: ModelConsent) async throws(DiaryError) { throw .refused }
    public func record(_ record: EgressRecord) async throws(DiaryError) -> Int64 { throw .refused }
    public func finish(_ number: Int64, _ outcome: EgressRecord.Outcome) async throws(DiaryError) -> Bool {
        false
    }
    public func egress(
        before: Int64?, limit: Int
    ) async throws(DiaryError) -> [(number: Int64, record: EgressRecord)] { [] }
}
