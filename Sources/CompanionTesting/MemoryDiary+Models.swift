public import Companion
public import Wellbeing

extension MemoryDiary {
    public func modelProvider() async throws(DiaryError) -> ModelProvider {
        try checkFailure()
        if let act = meanwhile {
            meanwhile = nil
            await act()
        }
        return models.provider
    }

    public func save(_ provider: ModelProvider) throws(DiaryError) {
        try checkFailure()
        guard provider.isAcceptable else { throw .refused }
        models.provider = provider
    }

    public func modelKey(for address: ServiceAddress) throws(DiaryError) -> Secret? {
        try checkFailure()
        return models.keys[address.origin]
    }

    public func keepModelKey(_ key: Secret?, for address: ServiceAddress) throws(DiaryError) {
        try checkFailure()
        if let key, !key.isModelKey { throw .refused }
        models.keys[address.origin] = key
    }

    public func modelConsents() throws(DiaryError) -> [ModelConsent] {
        try checkFailure()
        return models.latestConsents
    }

    public func record(_ consent: ModelConsent) throws(DiaryError) {
        try checkFailure()
        guard consent.isAcceptable else { throw .refused }
        models.consents.append(consent)
    }

    public func record(_ record: EgressRecord) throws(DiaryError) -> Int64 {
        try checkFailure()
        guard record.isAcceptable else { throw .refused }
        models.ledger.append(record)
        return Int64(models.ledger.count)
    }

    public func finish(_ number: Int64, _ outcome: EgressRecord.Outcome) throws(DiaryError) -> Bool {
        try checkFailure()
        guard number >= 1, number <= Int64(models.ledger.count) else { return false }
        models.ledger[Int(number) - 1].outcome = outcome
        return true
    }

    public func egress(
        before: Int64?, limit: Int
    ) throws(DiaryError) -> [(number: Int64, record: EgressRecord)] {
        try checkFailure()
        let lines = models.ledger.enumerated().map { (number: Int64($0.offset) + 1, record: $0.element) }
        let accepted = EgressRecord.acceptedLimit
        let count = min(max(limit, accepted.lowerBound), accepted.upperBound)
        return Array(lines.filter { $0.number < before ?? .max }.suffix(count).reversed())
    }
}

/// What a diary in memory keeps about language models.
struct MemoryModelRecords {
    var provider = ModelProvider.none
    var keys: [String: Secret] = [:]
    var consents: [ModelConsent] = []
    var ledger: [EgressRecord] = []

    var latestConsents: [ModelConsent] {
        ModelPurpose.allCases.compactMap { purpose in consents.last { $0.purpose == purpose } }
    }

    mutating func revokeAll(at instant: Instant?) {
        for consent in latestConsents where consent.isGranted {
            consents.append(
                ModelConsent(
                    purpose: consent.purpose, address: consent.address, model: consent.model,
                    isGranted: false, version: consent.version, decidedAt: instant ?? consent.decidedAt))
        }
    }
}
