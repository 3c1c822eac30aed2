import HTTPTransfers

/// A value that comes once; whoever asks for it waits until then.
final class AwaitedValue<Value: Sendable>: Sendable {
    private enum State {
        case awaited([CheckedContinuation<Value, Never>])
        case here(Value)
    }

    private let state = Locked(State.awaited([]))

    /// `nil` = not here yet.
    var current: Value? {
        state.withLock { if case .here(let value) = $0 { value } else { nil } }
    }

    /// Only the first value counts.
    func set(_ value: Value) {
        let waiting = state.withLock { state -> [CheckedContinuation<Value, Never>] in
            guard case .awaited(let waiting) = state else { return [] }
            state = .here(value)
            return waiting
        }
        for continuation in waiting { continuation.resume(returning: value) }
    }

    func value() async -> Value {
        await withCheckedContinuation { continuation in
            let here = state.withLock { state -> Value? in
                switch state {
                case .here(let value): return value
                case .awaited(let waiting):
                    state = .awaited(waiting + [continuation])
                    return nil
                }
            }
            if let here { continuation.resume(returning: here) }
        }
    }
}
