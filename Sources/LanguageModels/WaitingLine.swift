/// Lets one in at a time, in the order of coming.
///
/// Belongs to an actor, which keeps it from being used by two at once.
struct WaitingLine {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Resumes `continuation` when it is its turn.
    mutating func enter(_ continuation: CheckedContinuation<Void, Never>) {
        if isTaken {
            waiting.append(continuation)
        } else {
            isTaken = true
            continuation.resume()
        }
    }

    mutating func leave() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
