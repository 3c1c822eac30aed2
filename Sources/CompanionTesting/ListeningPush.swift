public import Companion
import Synchronization

/// Sends nothing and writes down what was to be sent.
public final class ListeningPush: PushSender {
    private let state = Mutex<(sent: [String], failure: PushError?)>(([], nil))

    public init() {}

    /// Sentence and address of each, such as `How are you? https://ntfy.sh/mine`.
    public var sent: [String] { state.withLock { $0.sent } }

    /// Makes every later call throw `error`; `nil` ends that.
    public func fail(with error: PushError?) { state.withLock { $0.failure = error } }

    public func send(
        _ sentence: String, by consent: PushConsent, ledger: any EgressLedger
    ) async throws(PushError) {
        if let failure = state.withLock({ $0.failure }) { throw failure }
        state.withLock { $0.sent.append("\(sentence) \(consent.address)") }
    }
}
