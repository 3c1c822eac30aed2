import Foundation

/// A value that one thread at a time may touch.
///
/// Not `Synchronization.Mutex`: with it the thread sanitiser reports races on Linux that are none, and a
/// sanitiser that cries wolf is switched off.
package final class Locked<Value>: @unchecked Sendable {  // because every access holds the mutex
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    package init(_ value: sending Value) {
        self.value = value
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    package func withLock<Answer>(_ use: (inout Value) -> Answer) -> Answer {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return use(&value)
    }
}
