public import Companion
import Synchronization

/// A desktop that shows nothing and writes down what it was to show.
public final class ListeningNotifier: Notifier {
    private let state = Mutex<(shown: [String], failure: NotifierError?)>(([], nil))

    public init() {}

    /// Text and address of each reminder, such as `How are you? http://127.0.0.1:7352/from-reminder`.
    public var shown: [String] { state.withLock { $0.shown } }

    /// Makes every later call throw `error`; `nil` ends that.
    public func fail(with error: NotifierError?) { state.withLock { $0.failure = error } }

    public func obstacle() async -> NotifierError? { state.withLock { $0.failure } }

    public func show(_ words: ReminderWords, opening address: String) async throws(NotifierError) {
        if let failure = await obstacle() { throw failure }
        state.withLock { $0.shown.append("\(words.text) \(address)") }
    }
}
