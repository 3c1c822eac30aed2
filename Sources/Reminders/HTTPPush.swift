public import Companion
public import HTTPTransfers
import Wellbeing

/// Sends a sentence by HTTP POST, as ntfy and its like take it: the body is what is shown.
public struct HTTPPush: PushSender {
    private let transfers: any Transfers
    private let clock: any WallClock
    private let patience: Duration

    /// More than an answer to a push has to say.
    private static let mostBytes = 65_536

    public init(transfers: any Transfers, clock: any WallClock, patience: Duration = .seconds(15)) {
        self.transfers = transfers
        self.clock = clock
        self.patience = patience
    }

    public func send(
        _ sentence: String, by consent: PushConsent, ledger: any EgressLedger
    ) async throws(PushError) {
        let body = Array(sentence.utf8)
        let line: Int64
        do throws(DiaryError) {
            line = try await ledger.record(record(of: body, to: consent.address))
        } catch {
            throw .diary(error)
        }
        let result = await exchange(body, with: consent.address)
        // The line as it was begun says "sent", which is true, should this fail.
        _ = await Task { try await ledger.finish(line, result == nil ? .answered : .failed) }.result
        if let result { throw result }
    }

    private func record(of body: [UInt8], to address: ServiceAddress) -> EgressRecord {
        var hash = SHA256()
        body.withUnsafeBytes { hash.update($0) }
        return EgressRecord(
            instant: clock.now(), purpose: .reminder, address: address, model: "push", bytes: body.count,
            digest: hash.hexadecimal())
    }

    /// `nil` = the other side has taken it.
    private func exchange(_ body: [UInt8], with address: ServiceAddress) async -> PushError? {
        var request = TransferRequest(
            address: address.description, reach: address.isLoopback ? .loopback : .anywhere)
        request.method = .post
        request.headers = [("Content-Type", "text/plain; charset=utf-8"), ("Title", "Sela")]
        request.body = body
        request.connect = min(.seconds(5), patience)
        request.total = patience
        let answer = Locked(Answer())
        do throws(TransferError) {
            try await transfers.run(request) { head throws(TransferError) in
                answer.withLock { $0.status = head.status }
            } bytes: { bytes throws(TransferError) in
                // Nothing of it is read, and it may not go on for ever.
                let count = answer.withLock { answer in
                    answer.bytes += bytes.count
                    return answer.bytes
                }
                if count > Self.mostBytes { throw .stopped }
            }
        } catch {
            if error != .stopped { return PushError(error) }
        }
        let status = answer.withLock { $0.status }
        return (200...299).contains(status) ? nil : .refused(status: status)
    }

    private struct Answer {
        var status = 0
        var bytes = 0
    }
}

extension PushError {
    fileprivate init(_ error: TransferError) {
        self =
            switch error {
            case .redirected: .redirected
            case .untrustedCertificate: .untrustedCertificate
            case .noByteInTime, .silent, .unfinishedInTime: .noAnswerInTime
            case .badAddress, .unreachable, .notLoopback, .brokenOff, .cancelled, .stopped: .unreachable
            }
    }
}
