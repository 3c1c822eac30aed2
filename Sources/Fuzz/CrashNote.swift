import Glibc

/// Keeps the input that is being read, and writes it to a file when the process is about to die of it.
///
/// A trap in Swift raises SIGILL or SIGTRAP; by then only what was put aside before can be saved.
enum CrashNote {
    private static let capacity = 1 << 20
    // Each is global because a signal handler reaches nothing else, and one thread alone uses it.
    nonisolated(unsafe) private static let bytes = memory()  // because of the handler
    nonisolated(unsafe) private static var count = 0  // because of the handler
    nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?  // because of the handler

    private static func memory() -> UnsafeMutablePointer<UInt8> { .allocate(capacity: capacity) }

    /// From now on, a trap leaves the last noted input at `path`.
    static func begin(at path: String) {
        Self.path = strdup(path)
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
            signal(number) { number in
                CrashNote.save()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    static func note(_ input: [UInt8]) {
        count = min(input.count, capacity)
        input.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { bytes.update(from: start, count: count) }
        }
    }

    private static func save() {
        guard let path else { return }
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard file >= 0 else { return }
        _ = write(file, bytes, count)
        close(file)
    }
}
