import Pages
import Wellbeing

/// A recording that is being transcribed: how far it is, and who listens.
///
/// In memory only; what comes of it is kept in the diary.
struct Hearing: Sendable {
    var run = ModelRun<HearingTrouble>()
    /// The share that is done, 0…1.
    var share = 0.0
    /// All that was heard so far; `nil` = nothing yet.
    var words: String?
    var tier = CrisisTier.none
    /// Whether our script is there to show it; otherwise the browser is told to come again.
    var hasScript = true
    private var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    private var count = 0

    /// Everything so far as events; then each step to `listener` until it is removed.
    mutating func add(_ listener: AsyncStream<[UInt8]>.Continuation) -> Int {
        count += 1
        listener.yield(progress)
        if let words { listener.yield(EventStream.event("heard", words)) }
        if tier > .none { listener.yield(EventStream.event("tier", String(tier.rawValue))) }
        listeners[count] = listener
        return count
    }

    mutating func remove(_ listener: Int) {
        listeners[listener] = nil
    }

    mutating func advance(to share: Double) {
        self.share = share
        tell(progress)
    }

    mutating func hear(_ words: String, tier: CrisisTier) {
        self.words = words
        tell(EventStream.event("heard", words))
        guard tier != self.tier else { return }
        self.tier = tier
        tell(EventStream.event("tier", String(tier.rawValue)))
    }

    /// Sends every listener to the page, which knows how to go on.
    mutating func end() {
        run.stop()
        tell(Self.ended)
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }

    static let ended = EventStream.event("end", "")

    private var progress: [UInt8] { EventStream.event("progress", String(Int(share * 1_000))) }

    private func tell(_ event: [UInt8]) {
        for listener in listeners.values { listener.yield(event) }
    }
}
