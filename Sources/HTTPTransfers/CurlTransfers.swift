import Foundation

/// HTTP exchanges by libcurl.
///
/// Each exchange has a thread, a connection and a handle of its own, so one that waits holds up nobody.
/// No proxy, no cookies, no file with passwords and nothing from the environment take part; certificates
/// are checked against those of this machine.
public struct CurlTransfers: Transfers {
    private let certificates: String?

    /// - Parameter certificates: a file of certificates in PEM that are trusted besides those of this
    ///   machine, for people with an authority of their own; `nil` = none.
    public init(certificates: String? = nil) {
        self.certificates = certificates
    }

    public func run(
        _ request: TransferRequest,
        head: @escaping @Sendable (TransferHead) throws(TransferError) -> Void,
        bytes: @escaping @Sendable ([UInt8]) throws(TransferError) -> Void
    ) async throws(TransferError) {
        let certificates = certificates
        let stop = CurlStop()
        let result: Result<Void, TransferError> = await withTaskCancellationHandler {
            await withCheckedContinuation { done in
                Thread.detachNewThread {
                    blockBrokenPipeSignal()
                    let exchange = CurlExchange(request, head: head, bytes: bytes, stop: stop)
                    done.resume(returning: exchange.run(certificates: certificates))
                }
            }
        } onCancel: {
            stop.cancel()
        }
        try result.get()
    }
}

/// A peer that goes while we write must not end the process.
///
/// Blocked on this thread only, so that the rest of the program decides for itself.
private func blockBrokenPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
}
