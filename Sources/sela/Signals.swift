import Dispatch
import Foundation

/// The signals `numbers` as they come, instead of what they do by themselves.
///
/// Not isolated to any actor on purpose: a handler written where the main actor is would trap when the
/// first signal comes on a queue of its own.
func signals(_ numbers: [Int32]) -> AsyncStream<Int32> {
    AsyncStream { continuation in
        let queue = DispatchQueue(label: "sela.signals")
        for number in numbers {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { continuation.yield(number) }
            source.resume()
            SignalSources.keep(source)
        }
    }
}

/// Signal sources live as long as the program does.
private enum SignalSources {
    static func keep(_ source: any DispatchSourceSignal) {
        // A source that nobody holds is cancelled; this one has to stay until the process ends.
        _ = Unmanaged.passRetained(source as AnyObject)
    }
}
