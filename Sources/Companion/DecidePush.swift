public import Wellbeing

/// Takes down where reminders may be pushed to, and whether they may.
public struct DecidePush: Sendable {
    private let records: any ReminderRecords

    public init(records: any ReminderRecords) {
        self.records = records
    }

    /// Keeps an address to be asked about; the same one again changes nothing.
    public func offer(_ address: ServiceAddress, at now: Instant) async throws(DiaryError) {
        guard try await records.pushHook()?.address != address else { return }
        try await records.keep(PushHook(address: address, isGranted: false, decidedAt: now))
    }

    /// Takes a yes down.
    ///
    /// - Parameter shown: the address that the person was asked about.
    /// - Returns: `false` = another address, or none, is kept by now, so nothing was agreed to.
    public func grant(_ shown: ServiceAddress, at now: Instant) async throws(DiaryError) -> Bool {
        guard try await records.pushHook()?.address == shown else { return false }
        try await records.keep(PushHook(address: shown, isGranted: true, decidedAt: now))
        return true
    }

    /// Takes the yes back and forgets the address.
    public func remove() async throws(DiaryError) {
        try await records.keep(nil)
    }
}
